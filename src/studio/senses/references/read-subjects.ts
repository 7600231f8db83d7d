// What a picture may show, as far as colour and place can tell without a trained eye. Words with honest doubts, never names.
import { clamp, smooth } from '../../paint/curves.ts'
import { hueOf, isBetween, type Raster } from './planes.ts'
import { type ReferenceReading, rounded, type Subject, subjects, type Tone } from './reading.ts'

/** Fainter than this is a guess. */
const leastConfidence = 0.35

interface Pixel {
  readonly l: number
  readonly c: number
  readonly h: number
  /** Place on the sheet, 0 to 1. */
  readonly x: number
  readonly y: number
}

type Test = (pixel: Pixel) => boolean

const isSkyBlue: Test = ({ l, c, h }) => l > 0.5 && c > 0.02 && isBetween(h, 200, 275)
const isWaterBlue: Test = ({ l, c, h }) => l > 0.18 && l < 0.75 && c > 0.03 && isBetween(h, 180, 270)
const isLeafGreen: Test = ({ l, c, h }) => l < 0.75 && c > 0.03 && isBetween(h, 110, 170)
const isLamp: Test = ({ l, c }) => l > 0.62 && (l > 0.8 || c > 0.1)
const isGlow: Test = ({ l, c, h }) => l > 0.55 && c > 0.09 && isBetween(h, 20, 95)
const isSkin: Test = ({ l, c, h }) => l > 0.42 && l < 0.9 && c > 0.035 && c < 0.13 && isBetween(h, 30, 75)
const isSnow: Test = ({ l, c, h }) => l > 0.86 && c < 0.03 && (c < 0.012 || isBetween(h, 180, 290))

const isHigh: Test = ({ y }) => y < 0.4
const isLow: Test = ({ y }) => y > 0.6
const isMiddle: Test = ({ x, y }) => ((x - 0.5) / 0.28) ** 2 + ((y - 0.45) / 0.32) ** 2 < 1
const isRim: Test = ({ x, y }) => x < 0.12 || x > 0.88 || y < 0.08 || y > 0.92

const samplesWanted = 5000

const samplesOf = ({ width, height, l, a, b }: Raster): readonly Pixel[] => {
  const step = Math.max(1, Math.floor(l.length / samplesWanted))
  const pixels: Pixel[] = []
  for (let at = Math.floor(step / 2); at < l.length; at += step)
    pixels.push({
      l: l[at] ?? 0,
      ...hueOf(a[at] ?? 0, b[at] ?? 0),
      x: ((at % width) + 0.5) / width,
      y: (Math.floor(at / width) + 0.5) / height,
    })
  return pixels
}

/** Confidence that a picture of this tone, horizon and busyness shows each. */
export const readSubjects = (
  raster: Raster,
  { tone, composition, textures }: Pick<ReferenceReading, 'tone' | 'composition' | 'textures'>,
): ReferenceReading['subjects'] => {
  const pixels = samplesOf(raster)
  /** Share of the pixels in a region that pass. */
  const share = (test: Test, region: Test = () => true): number => {
    const inside = pixels.filter(region)
    return inside.filter(test).length / Math.max(1, inside.length)
  }
  const calmAbove = composition.space.where === 'top' || composition.space.where === 'around' ? 1 : 0.6
  const parted = composition.horizon === null ? 0.55 : 1
  const found: Readonly<Record<Subject, number>> = {
    sky: smooth(0.35, 0.8, share(isSkyBlue, isHigh)) * calmAbove * (1 - 0.6 * share(isSkyBlue, isLow)),
    sea: smooth(0.35, 0.8, share(isWaterBlue, isLow)) * parted * (1 - 0.5 * share(isWaterBlue, isHigh)),
    forest: smooth(0.18, 0.5, share(isLeafGreen)) * 0.9,
    'night-lights': nightOf(tone) * smooth(0.15, 0.45, lampSpread(pixels)) * (1 - smooth(0.08, 0.2, share(isLamp))),
    sunset:
      smooth(
        0.2,
        0.55,
        share(isGlow, ({ y }) => y < 0.65),
      ) * smooth(0.05, 0.3, darkBelow(pixels)),
    figure:
      0.75 *
      smooth(0.3, 0.6, share(isSkin, isMiddle)) *
      smooth(0.2, 0.45, share(isSkin, isMiddle) - share(isSkin, isRim)),
    snow: smooth(0.45, 0.85, share(isSnow, isLow)) * smooth(0.3, 0.6, tone.contrast) * parted,
    fire:
      nightOf(tone) *
      smooth(
        0.03,
        0.12,
        share((pixel) => isGlow(pixel) && pixel.c > 0.12),
      ),
  }
  // A blue field of a flat print is no sea: where nothing is modelled, little can be recognised.
  const modelled = 1 - 0.6 * Math.max(textures.flat, textures.line)
  return subjects
    .map((name) => ({ name, confidence: rounded(clamp(found[name] * modelled)) }))
    .filter(({ confidence }) => confidence >= leastConfidence)
    .toSorted((one, other) => other.confidence - one.confidence)
}

const nightOf = ({ median }: Tone): number => 1 - smooth(0.28, 0.42, median)

const lampGrid = 8

/** Share of the sheet's parts with a light in them: letters stand in a few rows, the lights of a night all over. */
const lampSpread = (pixels: readonly Pixel[]): number => {
  const parts = new Set<number>()
  for (const pixel of pixels)
    if (isLamp(pixel)) parts.add(Math.floor(pixel.y * lampGrid) * lampGrid + Math.floor(pixel.x * lampGrid))
  return parts.size / lampGrid ** 2
}

/** How much darker the foot is than what lies over it. */
const darkBelow = (pixels: readonly Pixel[]): number => {
  const mean = (region: Test): number => {
    const inside = pixels.filter(region)
    return inside.reduce((sum, { l }) => sum + l, 0) / Math.max(1, inside.length)
  }
  return mean(({ y }) => y < 0.65) - mean(({ y }) => y > 0.8)
}
