// The largest shapes of a front that is only a picture, on its back: enlarged, without their details, a tone off the ground. They lie low on
// the left, and run out where text, barcode and fold are.
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { rgbOf } from '../colour/colour.ts'
import type { Palette } from '../colour/palette.ts'
import { smooth } from '../paint/curves.ts'
import type { Box, Easel } from '../paint/easel.ts'
import { lightnessOf } from './reading-tones.ts'
import { rowOfTones, softened, toneMapOf } from './tone-map.ts'

/** The picture is read so coarsely that letters are lost, and drawn so fine that edges are not steps. */
const readColumns = 56
const breadth = 2
const drawnColumns = 300
/** How much larger than on the front, and which place of it (as shares) comes to the lower left corner. */
const enlarged = 1.35
const corner = { across: 0.28, down: 0.84 } as const
/** The shares of a picture that are its dark and its light shapes, and how far apart they must be (0 to 1) to be any. */
const [darkShare, lightShare] = [0.3, 0.7]
const leastApart = 0.05
/** How soft an edge is, in lightness. */
const edge = 0.025
/** What is laid over the ground. */
const alphas = { dark: 0.3, light: 0.17 } as const
const lightnessesOf = (front: Canvas, width: number, height: number): Float32Array => {
  const map = softened(toneMapOf(front, readColumns), breadth)
  const row = new Float32Array(width * 3)
  const lights = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    rowOfTones(map, y, width, height, row)
    for (let x = 0; x < width; x++)
      lights[y * width + x] = lightnessOf([row[x * 3] ?? 0, row[x * 3 + 1] ?? 0, row[x * 3 + 2] ?? 0])
  }
  return lights
}

/** 0 to 1: how much is seen of them at a place, given as shares of the stage. */
const seenAt = (across: number, down: number): number => (1 - smooth(0.5, 0.97, across)) * smooth(0.34, 0.66, down)

/** `stage` is the back, with what is cut off at its left. The title of a front stands above more often than not: no trace of it is seen. */
export const echoShapes = (easel: Easel, front: Canvas, stage: Box, { deep, light }: Palette): void => {
  const [width, height] = [drawnColumns, Math.round((drawnColumns * front.height) / front.width)]
  const lights = lightnessesOf(front, width, height)
  const sorted = lights.toSorted()
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
  const [low, high] = [at(darkShare), at(lightShare)]
  if (high - low < leastApart) return
  const shapes = createCanvas(width, Math.round((width * stage.h) / stage.w))
  const ctx = shapes.getContext('2d')
  const image = ctx.createImageData(shapes.width, shapes.height)
  const [darkTone, lightTone] = [rgbOf(deep), rgbOf(light)]
  for (let y = 0; y < shapes.height; y++)
    for (let x = 0; x < width; x++) {
      const [across, down] = [(x + 0.5) / width, (y + 0.5) / shapes.height]
      const column = Math.min(width - 1, Math.floor((corner.across + across / enlarged) * width))
      const row = Math.max(0, Math.floor((corner.down - (1 - down) / enlarged) * height))
      const lightness = lights[row * width + column] ?? 0
      const dark = (1 - smooth(low - edge, low + edge, lightness)) * alphas.dark
      const lit = smooth(high - edge, high + edge, lightness) * alphas.light
      image.data.set(
        [...(dark > lit ? darkTone : lightTone), Math.max(dark, lit) * seenAt(across, down) * 255],
        (y * width + x) * 4,
      )
    }
  ctx.putImageData(image, 0, 0)
  easel.spend({ canvas: shapes, box: stage, scale: shapes.width / stage.w })
}
