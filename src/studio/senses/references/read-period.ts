// The time a picture feels to be from, told by its palette, tone and technique together.
import { clamp, smooth } from '../../paint/curves.ts'
import { isBetween } from './planes.ts'
import { type Period, periods, type ReferenceReading, rounded, type Swatch } from './reading.ts'

const leastConfidence = 0.3

type Known = Pick<ReferenceReading, 'palette' | 'tone' | 'colour' | 'textures' | 'composition'>

const shareOf = (palette: readonly Swatch[], test: (swatch: Swatch) => boolean): number =>
  palette.reduce((sum, swatch) => sum + (test(swatch) ? swatch.weight : 0), 0)

const isPaper = ({ l, c, h }: Swatch): boolean => l > 0.4 && c > 0.018 && c < 0.11 && isBetween(h, 55, 105)
const isBrown = ({ l, c, h }: Swatch): boolean => l <= 0.55 && c < 0.09 && (c < 0.02 || isBetween(h, 35, 105))
const isPlainInk = ({ c }: Swatch): boolean => c > 0.06 && c < 0.17
const isShout = ({ l, c }: Swatch): boolean => c > 0.14 && l > 0.42
const isTubeLight = ({ l, c, h }: Swatch): boolean =>
  c > 0.13 && l > 0.45 && (isBetween(h, 285, 20) || isBetween(h, 150, 265))
const isTender = ({ l, c }: Swatch): boolean => l > 0.72 && c < 0.11

const signs: Readonly<Record<Period, (known: Known) => number>> = {
  aged: ({ palette, colour }) =>
    smooth(
      0.6,
      0.92,
      shareOf(palette, (swatch) => isPaper(swatch) || isBrown(swatch)),
    ) *
    smooth(0.2, 0.5, shareOf(palette, isPaper)) *
    smooth(0.2, 0.7, colour.temperature),
  'mid-century': ({ palette, textures, colour }) =>
    smooth(0.25, 0.6, textures.flat) *
    smooth(0.25, 0.6, shareOf(palette, isPlainInk)) *
    (colour.structure === 'mono' || colour.structure === 'neutral' ? 0.4 : 0.85),
  pulp: ({ palette, tone, colour }) =>
    smooth(0.15, 0.45, shareOf(palette, isShout)) *
    smooth(0.45, 0.75, tone.contrast) *
    smooth(-0.1, 0.4, colour.temperature) *
    (tone.key === 'high' ? 0.3 : 0.9),
  neon: ({ palette, tone }) =>
    (1 - smooth(0.3, 0.48, tone.median)) *
    smooth(0.005, 0.06, shareOf(palette, isTubeLight)) *
    smooth(0.12, 0.3, tone.contrast),
  minimal: ({ composition, textures, tone, palette }) =>
    smooth(0.6, 0.92, composition.space.share) *
    clamp(textures.flat + textures.smooth + 0.2) *
    smooth(0.1, 0.3, tone.contrast + (palette.length <= 2 ? 0.2 : 0)) *
    0.8,
  pastel: ({ palette, tone, colour }) =>
    smooth(0.6, 0.9, shareOf(palette, isTender)) *
    smooth(0.66, 0.8, tone.median) *
    smooth(0.012, 0.03, colour.saturation),
  noir: ({ tone, colour }) =>
    (1 - smooth(0.012, 0.03, colour.saturation)) *
    (1 - smooth(0.4, 0.62, tone.median)) *
    smooth(0.3, 0.6, tone.contrast),
}

export const readPeriod = (known: Known): ReferenceReading['period'] => {
  const [best] = periods
    .map((name) => ({ name, confidence: rounded(clamp(signs[name](known))) }))
    .toSorted((one, other) => other.confidence - one.confidence)
  return best !== undefined && best.confidence >= leastConfidence ? best : null
}
