// Ears, horns and the like: what stands out of a head at its sides.
import { mix, withAlpha } from '../colour/colour.ts'
import { lerp } from '../paint/curves.ts'
import type { Point } from '../paint/point.ts'
import { fillShape } from '../paint/shapes/lay.ts'
import { curve, moved, type Outline, oval, plate, ribbon } from '../paint/shapes/line.ts'
import { type Brush, paintPart, type Touch } from './brush.ts'
import type { Coat, Kind } from './species.ts'

interface Ear {
  readonly x: number
  readonly y: number
  readonly size: number
  /** -1 the left one, 1 the right. */
  readonly side: number
  readonly coat: Coat
  readonly hide: Kind['hide']
}

const inner: Touch = { shade: 0, roundness: 0.6, isFringed: false }

const round = (brush: Brush, { x, y, size, side, coat, hide }: Ear): void => {
  paintPart(brush, oval(x, y, size, size), coat.base, { hide, roundness: 0.9 })
  const inside = hide === 'smooth' ? coat.extra : mix(coat.light, '#f0a090', 0.5)
  paintPart(brush, oval(x + side, y + size * 0.12, size * 0.62, size * 0.62), inside, inner)
}

const point = (brush: Brush, { x, y, size, side, coat, hide }: Ear): void => {
  const shape = curve([
    [-size * 0.52, 6],
    [-size * 0.34, -size * 0.5],
    [0, -size * 1.06],
    [size * 0.34, -size * 0.5],
    [size * 0.52, 6],
    [0, 22],
  ])
  paintPart(brush, moved(shape, x, y + 4, side * 0.34), coat.base, { hide, roundness: 0.9 })
  paintPart(brush, moved(shape, x, y + 4, side * 0.34, 0.6, 0.7), mix(coat.light, '#e58d7a', 0.4), inner)
  const tip: Outline = [
    [-size * 0.2, -size * 0.72],
    [0, -size * 1.07],
    [size * 0.2, -size * 0.72],
    [0, -size * 0.8],
  ]
  fillShape(brush.ctx, moved(tip, x, y + 4, side * 0.34), withAlpha(coat.dark, 0.75))
}

const long = (brush: Brush, { x, y, size, side, coat, hide }: Ear): void => {
  const top: Point = [x + side * (18 + (side < 0 ? -0.1 : 0.32) * 60), y - size * (side < 0 ? 1.02 : 0.82)]
  const spine: Point[] = [[x, y + 20], [x + side * 2, y - size * 0.5], top]
  const whole: Point[] = side > 0 ? [...spine, [top[0] + 34, top[1] + 26]] : spine
  paintPart(
    brush,
    ribbon(whole, (t) => size * lerp(0.13, 0.2, Math.sin(t * 2.6)) * (1 - t * 0.35)),
    coat.base,
    { hide, roundness: 0.9 },
  )
  paintPart(
    brush,
    ribbon(spine, (t) => size * 0.1 * Math.sin(0.4 + t * 2.3)),
    coat.extra,
    inner,
  )
}

const flap = (brush: Brush, { x, y, size, side, coat, hide }: Ear): void => {
  const shape = curve(
    [
      [0, -40],
      [side * size * 0.6, -64],
      [side * size * 1.08, -16],
      [side * size * 0.94, 44],
      [side * size * 0.5, 70],
      [side * 4, 36],
    ],
    7,
  )
  paintPart(brush, moved(shape, x - side * 10, y), coat.base, { hide, roundness: 0.9 })
  paintPart(brush, moved(shape, x - side * 4, y, 0, 0.76), coat.extra, { ...inner, roundness: 0.7 })
}

const tuft = (brush: Brush, { x, y, size, side, coat, hide }: Ear): void =>
  paintPart(
    brush,
    curve([
      [x - side * 34, y + 16],
      [x - side * 4, y - 14],
      [x + side * 22, y - size],
      [x + side * 24, y - 4],
      [x + side * 20, y + 30],
    ]),
    coat.base,
    { hide, roundness: 0.9 },
  )

const flop = (brush: Brush, { x, y, size, side, coat, hide }: Ear): void => {
  const shape = curve(
    [
      [0, -14],
      [side * size * 0.38, 2],
      [side * size * 0.5, size * 0.6],
      [side * size * 0.2, size * 1.1],
      [-side * size * 0.16, size * 0.8],
      [-side * size * 0.14, size * 0.25],
    ],
    7,
  )
  paintPart(brush, moved(shape, x, y), coat.dark, { hide, roundness: 0.9 })
}

/** Ears of cows, sheep and giraffes, that stand out sideways; of pigs they are folded forward. */
const leaf = (brush: Brush, { x, y, size, side, coat, hide }: Ear, droop: number): void => {
  const shape = curve([
    [0, -size * 0.2],
    [side * size * 0.55, -size * 0.34],
    [side * size * 1.05, 0],
    [side * size * 0.55, size * 0.3],
    [0, size * 0.2],
  ])
  const outside = hide === 'wool' ? coat.light : coat.base
  paintPart(brush, moved(shape, x - side * 16, y, side * droop), outside, {
    hide: hide === 'wool' ? 'felt' : hide,
    roundness: 0.9,
  })
  paintPart(brush, moved(shape, x - side * 8, y, side * droop, 0.7, 0.6), mix(coat.light, '#f0a090', 0.6), inner)
}

const fold = (brush: Brush, { x, y, size, side, coat, hide }: Ear): void => {
  const shape = curve([
    [-side * size * 0.5, size * 0.3],
    [-side * size * 0.16, -size * 0.6],
    [side * size * 0.42, -size * 0.74],
    [side * size * 0.66, -size * 0.1],
    [side * size * 0.5, size * 0.46],
    [0, size * 0.4],
  ])
  paintPart(brush, moved(shape, x, y), coat.base, { hide, roundness: 0.9 })
  paintPart(brush, moved(shape, x + side * 2, y + 6, 0, 0.6, 0.64), coat.extra, inner)
}

const horn = (brush: Brush, { x, y, size, side, coat }: Ear, isCurved: boolean): void =>
  paintPart(
    brush,
    ribbon(
      [
        [x, y + 20],
        [x + side * 10, y - size * 0.5],
        [x + side * (isCurved ? 30 : 2), y - size],
      ],
      (t) => lerp(17, isCurved ? 3 : 5, t),
    ),
    isCurved ? '#eecf92' : coat.extra,
    { roundness: 0.8 },
  )

const human = (brush: Brush, { x, y, size, coat }: Ear): void => {
  paintPart(brush, oval(x, y, size * 0.8, size), coat.base, { roundness: 0.6 })
  fillShape(brush.ctx, oval(x, y + 2, size * 0.36, size * 0.5), withAlpha(coat.dark, 0.3))
}

const painters: Readonly<Record<Kind['ears']['kind'], (brush: Brush, ear: Ear) => void>> = {
  none: () => {},
  round,
  point,
  long,
  flap,
  tuft,
  flop,
  horn: (brush, ear) => horn(brush, ear, true),
  stub: (brush, ear) => horn(brush, ear, false),
  dial: (brush, { x, y, coat }) => paintPart(brush, plate(x - 14, y - 24, 28, 48, 9), coat.extra, { hide: 'metal' }),
  human,
  leaf: (brush, ear) => leaf(brush, ear, 0.25),
  fold,
}

/** Both ears; they go a little the other way when the head turns. */
export const paintEars = (brush: Brush, { ears, hide }: Kind, coat: Coat, turn: number): void => {
  for (const side of [-1, 1])
    painters[ears.kind](brush, { x: side * ears.x - turn * 10, y: ears.y, size: ears.size, side, coat, hide })
}
