// How light the painted art is, and in which colour: what an adjustment must know before it can be sure to show.
import type { Rgb } from '../../colour/colour.ts'
import type { Box, Easel } from '../../paint/easel.ts'
import { type Picture, readPicture } from '../../paint/materials/picture.ts'

/** Samples across the sheet. */
const columns = 40

export const smallPicture = (easel: Easel): Picture => readPicture(easel, easel.w / columns)

export const lightOf = ([red, green, blue]: Rgb): number => (red * 0.299 + green * 0.587 + blue * 0.114) / 255

const pixelAt = ({ data }: Picture, at: number): Rgb => [
  data[at * 4] ?? 0,
  data[at * 4 + 1] ?? 0,
  data[at * 4 + 2] ?? 0,
]

export interface Tone {
  readonly colour: Rgb
  /** 0 to 1, as the eye weighs the channels. */
  readonly light: number
  /** Mean distance from that light. */
  readonly unrest: number
}

const toneOf = (pixels: readonly Rgb[]): Tone => {
  const count = Math.max(1, pixels.length)
  const sums = [0, 0, 0]
  for (const [red, green, blue] of pixels) {
    sums[0] = (sums[0] ?? 0) + red
    sums[1] = (sums[1] ?? 0) + green
    sums[2] = (sums[2] ?? 0) + blue
  }
  const colour: Rgb = [(sums[0] ?? 0) / count, (sums[1] ?? 0) / count, (sums[2] ?? 0) / count]
  const light = lightOf(colour)
  return { colour, light, unrest: pixels.reduce((sum, pixel) => sum + Math.abs(lightOf(pixel) - light), 0) / count }
}

/** The tone inside a box of the sheet. */
export const toneIn = (picture: Picture, box: Box): Tone => {
  const pixels: Rgb[] = []
  const bottom = Math.min(picture.rows, Math.ceil((box.y + box.h) * picture.scale))
  const right = Math.min(picture.columns, Math.ceil((box.x + box.w) * picture.scale))
  for (let row = Math.max(0, Math.floor(box.y * picture.scale)); row < bottom; row++)
    for (let column = Math.max(0, Math.floor(box.x * picture.scale)); column < right; column++)
      pixels.push(pixelAt(picture, row * picture.columns + column))
  return toneOf(pixels)
}

export const toneOfSheet = (easel: Easel): Tone => toneIn(smallPicture(easel), { x: 0, y: 0, w: easel.w, h: easel.h })

/** Share of a picture that is looked at for its light. */
const ofLight = 0.25

/** Mean light of the lightest quarter of what is painted inside a box: what is seen of dark art. */
export const lightestIn = ({ data, scale, rows, columns: across }: Picture, box: Box): number => {
  const lights: number[] = []
  const bottom = Math.min(rows, Math.ceil((box.y + box.h) * scale))
  for (let at = Math.max(0, Math.floor(box.y * scale)) * across * 4; at < bottom * across * 4; at += 4)
    if ((data[at + 3] ?? 0) >= 128) lights.push(lightOf([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]))
  const lightest = lights.toSorted((one, other) => other - one).slice(0, Math.ceil(lights.length * ofLight))
  return lightest.reduce((sum, light) => sum + light, 0) / Math.max(1, lightest.length)
}

/** The ground of a cover: the middle one of the colours along its edges. */
export const groundOf = (easel: Easel): Tone => {
  const picture = smallPicture(easel)
  const rim: Rgb[] = []
  for (let row = 0; row < picture.rows; row++)
    for (let column = 0; column < picture.columns; column++) {
      const isRim = row < 3 || row >= picture.rows - 3 || column < 2 || column >= picture.columns - 2
      if (isRim) rim.push(pixelAt(picture, row * picture.columns + column))
    }
  const ordered = rim.toSorted((one, other) => lightOf(one) - lightOf(other))
  const quarter = Math.floor(ordered.length / 4)
  return toneOf(ordered.slice(quarter, ordered.length - quarter))
}
