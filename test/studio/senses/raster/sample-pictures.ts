// Pictures that raster tests look at: grounds whose every pixel is known, and lettering on them.
import { createCanvas } from '@napi-rs/canvas'
import type { Mask, Picture } from '../../../../src/studio/senses/raster/picture.ts'
import { useFont } from '../../../../src/studio/type/use-font.ts'

export type ColourAt = (x: number, y: number) => readonly [number, number, number]

export const pictureOf = (width: number, height: number, colourAt: ColourAt): Picture => {
  const rgb = new Uint8Array(width * height * 3)
  for (let at = 0; at < width * height; at++) rgb.set(colourAt(at % width, Math.floor(at / width)), at * 3)
  return { width, height, rgb }
}

/** A dusk: darker upwards, a little warmer to the right. */
export const dusk = (width: number, height: number): Picture =>
  pictureOf(width, height, (x, y) => [40 + (60 * y) / height + (20 * x) / width, 50 + (50 * y) / height, 90])

export interface Lettering {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size: number
}

/** Where letters are drawn, by their coverage, 0 to 255. */
const inkOf = (width: number, height: number, lettering: readonly Lettering[]): Uint8Array => {
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = '#ffffff'
  for (const { text, x, y, size } of lettering) {
    useFont(ctx, { text, face: 'playfair', size, tracking: 0.02 })
    ctx.fillText(text, x, y)
  }
  const { data } = ctx.getImageData(0, 0, width, height)
  return Uint8Array.from({ length: width * height }, (_, at) => data[at * 4 + 3] ?? 0)
}

/** The ground with cream letters on it, and which pixels they changed. */
export const lettered = (ground: Picture, lettering: readonly Lettering[]): { picture: Picture; ink: Mask } => {
  const cover = inkOf(ground.width, ground.height, lettering)
  const cream = [245, 236, 214] as const
  const rgb = Uint8Array.from(ground.rgb, (value, at) => {
    const share = (cover[Math.floor(at / 3)] ?? 0) / 255
    return Math.round(value + ((cream[at % 3] ?? 0) - value) * share)
  })
  const bits = Uint8Array.from(cover, (value) => (value > 20 ? 1 : 0))
  return { picture: { ...ground, rgb }, ink: { width: ground.width, height: ground.height, bits } }
}

export const title: readonly Lettering[] = [
  { text: 'THE LONG', x: 52, y: 98, size: 63 },
  { text: 'WINTER ROAD', x: 30, y: 172, size: 54 },
  { text: 'MARGARET HALE', x: 90, y: 245, size: 27 },
]
