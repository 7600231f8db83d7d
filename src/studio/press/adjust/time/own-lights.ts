// The lights of a picture: windows, lamps, moon and stars, which go on shining when the hour or a storm darkens everything else.
import { createCanvas } from '@napi-rs/canvas'
import { smooth } from '../../../paint/curves.ts'
import type { Easel, Layer } from '../../../paint/easel.ts'
import { freeCanvas } from '../../../paint/free-canvas.ts'
import { darknessOf, readPicture } from '../../../paint/materials/picture.ts'
import { toneOfSheet } from '../tone-of-art.ts'

/** Pixels across in which lights are looked for, whatever the size of the sheet. */
const across = 600
/** Units around a light that are compared with it. */
const around = 240
/** Light from which something may shine, and how much it outshines what is around it. */
const bright = [0.42, 0.62] as const
const outshining = [0.1, 0.24] as const
/** Light of what is around, up to which a lamp would be seen, and from which it is no lamp. */
const lampsUnder = [0.4, 0.6] as const
/** Art lighter than this is lit by day: of its light things only warm ones are lamps. */
const byDay = 0.32

/** From 0 to 1: yellow and orange light, not white and not skin. */
const warmth = (red: number, green: number, blue: number): number =>
  red >= green && green >= blue ? smooth(0.32, 0.55, (red - blue) / Math.max(1, red)) : 0

/** The lights of the picture as they are now, on nothing. */
export const lightsOf = (easel: Easel): Layer => {
  const step = easel.w / across
  const { columns, rows, data } = readPicture(easel, step)
  const darkness = darknessOf(readPicture(easel, around))
  const isDay = toneOfSheet(easel).light > byDay
  const canvas = createCanvas(columns, rows)
  const ctx = canvas.getContext('2d')
  const image = ctx.createImageData(columns, rows)
  for (let at = 0; at < columns * rows; at++) {
    const [red, green, blue] = [data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0]
    const light = (red * 0.299 + green * 0.587 + blue * 0.114) / 255
    const ground = 1 - darkness(easel.extent.x + ((at % columns) + 0.5) * step, (Math.floor(at / columns) + 0.5) * step)
    const shines =
      smooth(...bright, light) * smooth(...outshining, light - ground) * (1 - smooth(...lampsUnder, ground))
    image.data.set([red, green, blue], at * 4)
    image.data[at * 4 + 3] = 255 * shines * (isDay ? warmth(red, green, blue) : 1)
  }
  ctx.putImageData(image, 0, 0)
  return { canvas, box: easel.extent, scale: columns / easel.extent.w }
}

/** Lays lights again where the art has become darker, with a breath of glow around them. */
export const relight = (easel: Easel, lights: Layer): void => {
  easel.lay(lights, { blend: 'screen', alpha: 0.5, blur: 16 })
  easel.lay(lights, { blend: 'lighten', alpha: 0.95 })
  freeCanvas(lights.canvas)
}
