// Makes sure that text can be read on the back: a soft veil of the picture's own colour, no stronger than it must be.
import { type Colour, lchOf, oklch, type Rgb, rgbOf } from '../colour/colour.ts'
import { contrast, luminance } from '../colour/contrast.ts'
import type { Box, Easel } from '../paint/easel.ts'
import { readPicture } from '../paint/materials/picture.ts'

/** APCA contrast that text of a back cover needs. */
const wanted = 60
/** Units between samples, about the size of a letter. */
const step = 14
/** Specks smaller than this share of the area do not hinder reading. */
const specks = 0.05

export const lightInk = 1
export const darkInk = 0.008

const samplesIn = (easel: Easel, zone: Box): Rgb[] => {
  const { columns, rows, scale, data } = readPicture(easel, step)
  const samples: Rgb[] = []
  for (let y = Math.max(0, Math.floor(zone.y * scale)); y < Math.min(rows, (zone.y + zone.h) * scale); y++)
    for (let x = Math.max(0, Math.floor(zone.x * scale)); x < Math.min(columns, (zone.x + zone.w) * scale); x++) {
      const at = (y * columns + x) * 4
      samples.push([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0])
    }
  return samples
}

/** The contrast that the better of light and dark type has nearly everywhere on these colours. */
const legibility = (samples: readonly Rgb[]): { isDark: boolean; contrast: number } => {
  const ordered = samples.map(luminance).toSorted((one, other) => one - other)
  const at = (share: number): number => ordered[Math.floor((ordered.length - 1) * share)] ?? 0
  const light = contrast(lightInk, at(1 - specks))
  const dark = contrast(darkInk, at(specks))
  return { isDark: light >= dark, contrast: Math.max(light, dark) }
}

/** How well text can be read on a part of the sheet, as APCA contrast. */
export const legibilityIn = (easel: Easel, zone: Box): number => legibility(samplesIn(easel, zone)).contrast

const meanOf = (samples: readonly Rgb[]): Colour => {
  const mean = [0, 1, 2].map((channel) => {
    const sum = samples.reduce((total, sample) => total + (sample[channel] ?? 0), 0)
    return Math.round(sum / Math.max(1, samples.length))
  })
  return `#${mean.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** The colour of the veil: the area's own, dark or light enough to read on. */
const veilOf = (samples: readonly Rgb[], isDark: boolean): Colour => {
  const { l, c, h } = lchOf(meanOf(samples))
  return isDark ? oklch(Math.min(l, 0.3), Math.min(c, 0.09), h) : oklch(Math.max(l, 0.9), Math.min(c, 0.06), h)
}

const veiled = (samples: readonly Rgb[], veil: Rgb, alpha: number): Rgb[] =>
  samples.map(([red, green, blue]) => [
    red + (veil[0] - red) * alpha,
    green + (veil[1] - green) * alpha,
    blue + (veil[2] - blue) * alpha,
  ])

interface Veil {
  readonly colour: Colour
  readonly alpha: number
}

const mostVeil = 0.8

/** The weakest veil of this kind on which text can be read. */
const weakest = (samples: readonly Rgb[], isDark: boolean): Veil => {
  const colour = veilOf(samples, isDark)
  let alpha = 0
  while (alpha < mostVeil && legibility(veiled(samples, rgbOf(colour), alpha)).contrast < wanted) alpha += 0.04
  return { colour, alpha }
}

/** Lightness from which a ground is light, and asks for a light veil: a shadow over a sky would be seen. */
const lightFrom = 0.6

const veilFor = (samples: readonly Rgb[]): Veil => {
  const isDark = lchOf(meanOf(samples)).l < lightFrom
  const fitting = weakest(samples, isDark)
  return fitting.alpha < mostVeil ? fitting : weakest(samples, !isDark)
}

/** Bands of the area that are judged apart, as text above and below may be in different inks: sky, middle, ground. */
const bands = 3
/** Units over which one band runs into the next. */
const softness = 50

/** `fade` is the share of the area over which the veil runs out towards the spine, where another picture begins. */
export const calmTextArea = (easel: Easel, zone: Box, fade: number): void => {
  const tall = zone.h / bands
  const veils = Array.from({ length: bands }, (_, at) => {
    const [isFirst, isLast] = [at === 0, at === bands - 1]
    const y = zone.y + at * tall
    const veil = veilFor(samplesIn(easel, { ...zone, y, h: tall }))
    return { ...veil, y: isFirst ? -easel.h : y, h: isFirst ? easel.h + y + tall : isLast ? easel.h * 2 : tall }
  })
  if (veils.every(({ alpha }) => alpha === 0)) return
  const veil = easel.layer(
    (ctx) => {
      ctx.filter = `blur(${softness * easel.scale * 0.25}px)`
      for (const { colour, alpha, y, h } of veils) {
        ctx.globalAlpha = alpha
        ctx.fillStyle = colour
        ctx.fillRect(-easel.w, y, easel.w * 3, h)
      }
      ctx.filter = 'none'
      ctx.globalAlpha = 1
      const end = zone.x + zone.w
      const fading = ctx.createLinearGradient(end - Math.max(1, zone.w * fade), 0, end, 0)
      fading.addColorStop(0, '#000000ff')
      fading.addColorStop(1, fade > 0 ? '#00000000' : '#000000ff')
      ctx.globalCompositeOperation = 'destination-in'
      ctx.fillStyle = fading
      ctx.fillRect(0, 0, easel.w, easel.h)
    },
    { detail: 0.25 },
  )
  easel.lay(veil)
}
