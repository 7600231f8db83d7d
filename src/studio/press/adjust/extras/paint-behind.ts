// Paints what hangs in the sky behind what stands before it: trunks and towers are darker than the sky around them.
import { createCanvas } from '@napi-rs/canvas'
import { smooth } from '../../../paint/curves.ts'
import type { Box, Easel } from '../../../paint/easel.ts'
import { freeCanvas } from '../../../paint/free-canvas.ts'

/** Pixels across in which dark and light are told apart. */
const across = 160
/** Light (0 to 1) of sky, under which everything is dark and nothing stands before it; and how much darker a thing is than sky. */
const darkSky = 0.09
const darker = [0.1, 0.045] as const
/** Shares of the place that may be covered, so that it is worth it; and how much more its lower half is, as what stands does not hang. */
const worth = [0.04, 0.7] as const
const standing = 1.3

const lightAt = (data: Uint8ClampedArray, at: number): number =>
  ((data[at * 4] ?? 0) * 0.299 + (data[at * 4 + 1] ?? 0) * 0.587 + (data[at * 4 + 2] ?? 0) * 0.114) / 255

/** Paints in a box, and puts back what stood before it there. */
export const paintBehind = (easel: Easel, { x, y, w, h }: Box, paint: () => void): void => {
  const pixels = easel.canvas.width / easel.extent.w
  const [columns, rows] = [across, Math.max(1, Math.round((across * h) / w))]
  const canvas = createCanvas(columns, rows)
  const ctx = canvas.getContext('2d')
  const [left, top] = [(x - easel.extent.x) * pixels, y * pixels]
  ctx.drawImage(easel.canvas, left, top, w * pixels, h * pixels, 0, 0, columns, rows)
  const image = ctx.getImageData(0, 0, columns, rows)
  const lights = Array.from({ length: columns * rows }, (_, at) => lightAt(image.data, at))
  const sky = lights.toSorted((one, other) => one - other)[Math.floor(lights.length * 0.72)] ?? 0
  const halves: [number, number] = [0, 0]
  for (const [at, light] of lights.entries()) {
    const share = sky < darkSky ? 0 : smooth(darker[1], darker[0], sky - light)
    image.data[at * 4 + 3] = 255 * share
    halves[at < lights.length / 2 ? 0 : 1] += share / lights.length
  }
  paint()
  const [upper, lower] = halves
  const covered = upper + lower
  if (covered > worth[0] && covered < worth[1] && lower > upper * standing) {
    ctx.putImageData(image, 0, 0)
    easel.ctx.drawImage(canvas, x, y, w, h)
  }
  freeCanvas(canvas)
}
