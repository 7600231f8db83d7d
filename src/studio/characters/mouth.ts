// Mouths: seven lines and openings, with tongue, teeth and fangs where somebody has them.
import { lerp } from '../paint/curves.ts'
import type { Context } from '../paint/easel.ts'
import type { Point } from '../paint/point.ts'
import { fillShape, pathOf, strokeLine } from '../paint/shapes/lay.ts'
import { curve, type Outline, oval, plate } from '../paint/shapes/line.ts'
import { ink, screenLight } from './eye.ts'
import type { Face } from './moods.ts'

export interface Bite {
  readonly fangs?: boolean
  readonly teeth?: boolean
  /** On the screen of a robot. */
  readonly isLit?: boolean
}

const tooth = '#fffdf2'

const lines = {
  smile: (w: number): Outline => [
    [-w, -w * 0.18],
    [-w * 0.5, w * 0.22],
    [0, w * 0.34],
    [w * 0.5, w * 0.22],
    [w, -w * 0.18],
  ],
  smirk: (w: number): Outline => [
    [-w * 0.8, w * 0.12],
    [w * 0.2, w * 0.24],
    [w * 0.7, w * 0.06],
    [w * 1.05, -w * 0.3],
  ],
  wavy: (w: number): Outline => [
    [-w * 0.8, w * 0.2],
    [-w * 0.4, -w * 0.02],
    [0, w * 0.12],
    [w * 0.4, w * 0.26],
    [w * 0.8, w * 0.02],
  ],
  frown: (w: number): Outline => [
    [-w * 0.7, w * 0.32],
    [-w * 0.3, w * 0.06],
    [w * 0.3, w * 0.06],
    [w * 0.7, w * 0.32],
  ],
  tiny: (w: number): Outline => [
    [-w * 0.35, 0],
    [0, w * 0.16],
    [w * 0.35, 0],
  ],
} as const

const openingOf = (w: number, { mouth, open }: Face): Outline => {
  if (mouth === 'round') return oval(0, w * 0.26, w * 0.46, w * 0.47)
  const [deep, wide] = [w * lerp(0.5, 1.05, open), w * lerp(0.72, 1, open)]
  return curve(
    [
      [-wide, -w * 0.14],
      [0, w * 0.06],
      [wide, -w * 0.14],
      [wide * 0.72, deep * 0.62],
      [0, deep],
      [-wide * 0.72, deep * 0.62],
    ],
    7,
  )
}

const paintOpening = (
  ctx: Context,
  w: number,
  face: Face,
  { teeth = false, isLit = false }: Bite,
  width: number,
): void => {
  const shape = openingOf(w, face)
  const [deep, wide] = [w * lerp(0.5, 1.05, face.open), w * lerp(0.72, 1, face.open)]
  fillShape(ctx, shape, isLit ? '#1c5a6a' : '#571a2c')
  if (!isLit) {
    ctx.save()
    ctx.clip(pathOf(shape))
    fillShape(ctx, oval(0, deep * 0.98, wide * 0.68, deep * 0.42), '#f0787c')
    const across = teeth ? 0.3 : 0.8
    if (teeth || face.mouth === 'grin')
      fillShape(ctx, plate(-wide * across, -w * 0.25, wide * across * 2, w * 0.46, Math.min(5, w * 0.2)), tooth)
    ctx.restore()
  }
  strokeLine(ctx, [...shape, shape[0] ?? [0, 0]], isLit ? screenLight : ink, width * 0.7)
}

export const paintMouth = (ctx: Context, [x, y]: Point, w: number, face: Face, bite: Bite = {}): void => {
  const { fangs = false, teeth = false, isLit = false } = bite
  const colour = isLit ? screenLight : ink
  const width = isLit ? 5 : Math.max(4, w * 0.13)
  ctx.save()
  ctx.translate(x, y)
  const { mouth } = face
  if (mouth === 'open' || mouth === 'grin' || mouth === 'round') paintOpening(ctx, w, face, bite, width)
  else {
    strokeLine(ctx, curve(lines[mouth](w), 6, false), colour, width)
    if (mouth === 'smile')
      for (const side of [-1, 1])
        strokeLine(
          ctx,
          [
            [side * w * 1.1, -w * 0.12],
            [side * w * 0.92, -w * 0.26],
          ],
          colour,
          width * 0.8,
        )
    if (teeth)
      for (const from of [-w * 0.26, w * 0.01])
        fillShape(ctx, plate(from, w * 0.18, w * 0.25, w * 0.36, Math.min(3, w * 0.1)), tooth)
  }
  if (fangs && mouth !== 'round')
    for (const side of [-1, 1])
      fillShape(
        ctx,
        [
          [side * w * 0.5 - 6, w * 0.1],
          [side * w * 0.5 + 6, w * 0.1],
          [side * w * 0.5, w * 0.1 + 15],
        ],
        tooth,
      )
  ctx.restore()
}
