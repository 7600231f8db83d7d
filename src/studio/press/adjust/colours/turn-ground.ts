// Gives a cover another ground: what is ground, wherever it is, takes the colour that was asked for. Things that stand on it keep theirs.
import { type Colour, type Rgb, rgbOf } from '../../../colour/colour.ts'
import type { Easel } from '../../../paint/easel.ts'
import { groundOf, smallPicture, toneIn } from '../tone-of-art.ts'
import { type GroundMap, mapGround } from './ground-map.ts'
import { setOnNewGround } from './ground-pixels.ts'
import { tintPlace, tintsPlace } from './tint-place.ts'

/** Unrest (mean distance of light) under which a ground is flat. */
const flat = 0.045
/** Distance of colours (of 255 a channel) up to which a pixel is ground, and from which it is picture. */
const isGround = { flat: 26, painted: 32 } as const
const isPicture = { flat: 64, painted: 112 } as const
/** How much of its light and shade a painted ground keeps in its new colour. */
const keptShade = { flat: 1, painted: 0.55 } as const
/** A painted cover with less ground than this takes the colour in its things too. */
const enough = 0.3
/** Share of the sheet from which one colour is its ground, wherever it lies. */
const prevails = 0.22
/** Distance of colours within which a colour is the same. */
const same = 40
const other = 62
/** Unrest of the edges, measured by their light, from which they are shaded. */
const shaded = 0.05
/** Distance of colours from cell to cell that is a break, and how many of the edges' steps may be one. */
const hardStep = 44
const mostBreaks = 0.05
/** Unrest of edges with breaks from which all that has the hue of the ground is ground: rays of two yellows. */
const rays = 0.07
/** Distance of colours between head and foot of a sheet from which a land lies under a sky. */
const horizon = 90
/** Units within which something is thin. */
const thinness = 13

/** The colour that most of the sheet has, but for its things; null where there is none such. */
const prevailingIn = (easel: Easel, isThing: (x: number, y: number) => boolean): Rgb | null => {
  const { data, columns, rows } = smallPicture(easel)
  const bins = new Map<number, number[]>()
  for (let at = 0; at < columns * rows; at++) {
    if (isThing(((at % columns) + 0.5) / columns, (Math.floor(at / columns) + 0.5) / rows)) continue
    const bin = [0, 1, 2].reduce((sum, nth) => sum * 12 + Math.floor((data[at * 4 + nth] ?? 0) / 22), 0)
    bins.set(bin, [...(bins.get(bin) ?? []), at])
  }
  const [most] = [...bins.values()].toSorted((one, other) => other.length - one.length)
  if (!most) return null
  const mean = (nth: number): number => most.reduce((sum, at) => sum + (data[at * 4 + nth] ?? 0), 0) / most.length
  const colour: Rgb = [mean(0), mean(1), mean(2)]
  let count = 0
  for (let at = 0; at < columns * rows; at++) if (distanceTo(colour, data, at) < same) count++
  return count / (columns * rows) >= prevails ? colour : null
}

const distanceTo = ([red, green, blue]: Rgb, data: ArrayLike<number>, at: number): number =>
  Math.hypot((data[at * 4] ?? 0) - red, (data[at * 4 + 1] ?? 0) - green, (data[at * 4 + 2] ?? 0) - blue)

/** Whether the edges run through many shades without a break: cloth in folds, or a gradient. */
const isShadedIn = (easel: Easel): boolean => {
  const { unrest, light } = groundOf(easel)
  if (unrest / (light + 0.15) < shaded) return false
  const { data, columns, rows } = smallPicture(easel)
  let breaks = 0
  const step = (one: number, next: number): void => {
    if (distanceTo([data[one * 4] ?? 0, data[one * 4 + 1] ?? 0, data[one * 4 + 2] ?? 0], data, next) > hardStep)
      breaks++
  }
  for (let column = 0; column + 1 < columns; column++)
    for (const row of [1, rows - 2]) step(row * columns + column, row * columns + column + 1)
  for (let row = 0; row + 1 < rows; row++)
    for (const column of [1, columns - 2]) step(row * columns + column, (row + 1) * columns + column)
  return breaks / (2 * (columns + rows)) < mostBreaks
}

/** Whether head and foot are of two colours, and the sheet has edges of both: neither alone is the ground. */
const isLandUnderSky = (easel: Easel): boolean => {
  const picture = smallPicture(easel)
  const strip = { x: 0, w: easel.w, h: easel.h * 0.06 }
  const [head, foot] = [toneIn(picture, { ...strip, y: 0 }), toneIn(picture, { ...strip, y: easel.h - strip.h })]
  const apart = Math.hypot(...head.colour.map((value, nth) => value - (foot.colour[nth] ?? 0)))
  return apart > horizon && head.unrest < shaded && foot.unrest < shaded
}

interface FoundGround {
  readonly map: GroundMap
  readonly isFlat: boolean
  readonly isFolded: boolean
}

/** The ground: the colour that prevails, or what runs on from the edges. */
const groundIn = (easel: Easel, isThing: (x: number, y: number) => boolean): FoundGround => {
  const isShaded = isShadedIn(easel)
  const prevailing = isShaded || isLandUnderSky(easel) ? null : prevailingIn(easel, isThing)
  if (prevailing === null) {
    const isFlat = !isShaded && groundOf(easel).unrest < flat
    return { map: mapGround(easel, undefined, isThing), isFlat, isFolded: isShaded }
  }
  const { data, columns, rows } = smallPicture(easel)
  const isKnown = (x: number, y: number): boolean =>
    distanceTo(prevailing, data, Math.floor(y * rows) * columns + Math.floor(x * columns)) < same
  // Only what comes near to it: the ground must not run on into things that are laid around it.
  const isOther = (x: number, y: number): boolean =>
    isThing(x, y) || distanceTo(prevailing, data, Math.floor(y * rows) * columns + Math.floor(x * columns)) > other
  return { map: mapGround(easel, isKnown, isOther), isFlat: true, isFolded: groundOf(easel).unrest >= rays }
}

/** `things` says how much of every pixel (of 255) is a thing that must keep its colours. */
export const turnGround = (easel: Easel, colour: Colour, things: Uint8Array | null): void => {
  const { width, height } = easel.canvas
  const known = things ?? new Uint8Array(width * height)
  if (tintsPlace(easel, colour)) {
    tintPlace(easel, colour, known)
    return
  }
  const isThing = (x: number, y: number): boolean =>
    (known[Math.min(height - 1, Math.floor(y * height)) * width + Math.min(width - 1, Math.floor(x * width))] ?? 0) >
    127
  const { map, isFlat, isFolded } = groundIn(easel, isThing)
  const kind = isFlat ? 'flat' : 'painted'
  const image = easel.ctx.getImageData(0, 0, width, height)
  setOnNewGround({
    width,
    height,
    data: image.data,
    things: known,
    groundRow: map.rowAt,
    wanted: rgbOf(colour),
    near: isGround[kind],
    far: isPicture[kind],
    kept: keptShade[kind],
    pull: isFlat || map.coverage >= enough ? 0 : 1 - map.coverage / enough,
    isFolded,
    thinness: Math.max(2, Math.round(thinness * easel.scale)),
  })
  easel.ctx.putImageData(image, 0, 0)
}
