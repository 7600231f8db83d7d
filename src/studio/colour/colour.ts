// Colours are hex strings; they are mixed and moved in OKLab and OKLCH, where equal steps look equal.
import { clampChroma, converter, formatHex, interpolate, type Oklab } from 'culori'
import { keepLast } from '../keep-last.ts'
import { clamp } from '../paint/curves.ts'

/** `#rrggbb`, or `#rrggbbaa` where it is only drawn with. */
export type Colour = string

export interface Lch {
  /** Lightness, 0 to 1. */
  readonly l: number
  /** Chroma, 0 (grey) to about .3. */
  readonly c: number
  /** Hue in degrees. */
  readonly h: number
}

const toOklch = converter('oklch')
const toRgb = converter('rgb')

/** The colour of these coordinates, or the nearest that a screen can show. */
export const oklch = (l: number, c: number, h: number): Colour =>
  formatHex(clampChroma({ mode: 'oklch', l: clamp(l), c: Math.max(0, c), h: ((h % 360) + 360) % 360 }, 'oklch'))

export const lchOf = (colour: Colour): Lch => {
  const found = toOklch(colour.slice(0, 7))
  if (!found) throw new TypeError(`expected a colour like #aabbcc but received ${colour}`)
  return { l: found.l, c: found.c, h: found.h ?? 0 }
}

/** A colour made lighter (positive `l`), more colourful (`c` over 1) or turned (degrees of `h`). */
export const shift = (colour: Colour, change: { l?: number; c?: number; h?: number }): Colour => {
  const { l, c, h } = lchOf(colour)
  return oklch(l + (change.l ?? 0), c * (change.c ?? 1), h + (change.h ?? 0))
}

export const withAlpha = (colour: Colour, alpha: number): Colour =>
  colour.slice(0, 7) +
  Math.round(clamp(alpha) * 255)
    .toString(16)
    .padStart(2, '0')

/** A painting mixes a few pairs thousands of times, and to read a pair takes longer than to mix it. */
const keptPair = keepLast<(share: number) => Oklab>(2000)

export const mix = (one: Colour, other: Colour, share: number): Colour => {
  const pair = [one.slice(0, 7), other.slice(0, 7)]
  return formatHex(keptPair(pair.join(), () => interpolate(pair, 'oklab'))(clamp(share)))
}

export type Rgb = readonly [red: number, green: number, blue: number]

export const rgbOf = (colour: Colour): Rgb => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
]

export const hexOf = (channels: readonly number[]): Colour =>
  `#${channels
    .map((channel) =>
      Math.round(Math.min(255, Math.max(0, channel)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** A stop of a ramp: a colour at an even place, or at a place of its own (0 to 1). */
export type Stop = Colour | readonly [at: number, colour: Colour]

const rampSize = 512

/** A ramp looked up by number while painting fields. */
export interface Ramp {
  /** RGB triples, `steps` of them. */
  readonly rgb: Uint8Array
  readonly steps: number
}

/** Interpolates stops in OKLab, so that no grey or muddy middle appears. */
export const ramp = (stops: readonly Stop[]): Ramp => {
  const placed = stops.map((stop, at): readonly [number, Colour] =>
    typeof stop === 'string' ? [at / Math.max(1, stops.length - 1), stop] : stop,
  )
  const between = interpolate(
    placed.map(([at, colour]) => [colour.slice(0, 7), at] as [string, number]),
    'oklab',
  )
  const rgb = new Uint8Array(rampSize * 3)
  for (let step = 0; step < rampSize; step++) {
    const colour = toRgb(between(step / (rampSize - 1)))
    rgb[step * 3] = clamp(colour.r) * 255
    rgb[step * 3 + 1] = clamp(colour.g) * 255
    rgb[step * 3 + 2] = clamp(colour.b) * 255
  }
  return { rgb, steps: rampSize }
}
