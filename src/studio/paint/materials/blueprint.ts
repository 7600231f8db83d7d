// Drawing office paper: a blueprint or graph grid with heavier main lines, ticks and worn folds of light.
import { type Colour, withAlpha } from '../../colour/colour.ts'
import { smooth } from '../curves.ts'
import type { Box, Easel } from '../easel.ts'
import { paintCover } from './rows.ts'

export interface BlueprintOptions {
  /** The ground; left out, only lines are drawn. */
  readonly colour?: Colour
  readonly line: Colour
  /** Units per small square. */
  readonly square?: number
  /** Small squares per main square. */
  readonly main?: number
  readonly strength?: number
  readonly box?: Box
}

export const blueprint = (easel: Easel, options: BlueprintOptions): void => {
  const { colour, line, square = 32, main = 5, strength = 0.5 } = options
  const box = options.box ?? { x: 0, y: 0, w: easel.w, h: easel.h }
  const { ctx, noise } = easel
  // On an open sheet the squares go on beyond its edge.
  const left = options.box ? box.x : easel.extent.x
  const seen = { ...box, x: left, w: box.x + box.w - left }
  if (colour) {
    ctx.fillStyle = colour
    ctx.fillRect(box.x, box.y, box.w, box.h)
    paintCover(easel, '#000000', (x, y) => smooth(0.4, 0.75, noise.fractal(x / 480, y / 480, 3)) * 0.3, {
      box: seen,
      step: 10,
    })
    paintCover(easel, line, (x, y) => smooth(0.5, 0.8, noise.fractal(x / 260 + 30, y / 260, 3)) * 0.16, {
      box: seen,
      step: 8,
    })
  }
  ctx.save()
  for (const [isMain, width, alpha] of [
    [false, 1.1, 0.34],
    [true, 2.2, 0.62],
  ] as const) {
    ctx.strokeStyle = withAlpha(line, alpha * strength)
    ctx.lineWidth = width
    ctx.beginPath()
    const across = Math.ceil(box.w / square)
    const down = Math.ceil(box.h / square)
    const insetX = (box.w - Math.floor(box.w / square / main) * main * square) / 2
    const insetY = (box.h - Math.floor(box.h / square / main) * main * square) / 2
    const first = Math.floor((left - box.x) / square / main - 1) * main
    for (let column = first; column <= across; column++) {
      const x = box.x + insetX + column * square
      if ((column % main === 0) !== isMain || x < left || x > box.x + box.w) continue
      ctx.moveTo(x, box.y)
      ctx.lineTo(x, box.y + box.h)
    }
    for (let row = -main; row <= down; row++) {
      const y = box.y + insetY + row * square
      if ((row % main === 0) !== isMain || y < box.y || y > box.y + box.h) continue
      ctx.moveTo(left, y)
      ctx.lineTo(box.x + box.w, y)
    }
    ctx.stroke()
  }
  ctx.restore()
}
