// Marks of coats on the head: masks, stripes and patches under the face; manes, horns, combs and forelocks around it.
import { withAlpha } from '../colour/colour.ts'
import { lerp, tau } from '../paint/curves.ts'
import type { Point } from '../paint/point.ts'
import { Random } from '../paint/random.ts'
import { fillShape, strokeLine } from '../paint/shapes/lay.ts'
import { curve, moved, oval, ribbon } from '../paint/shapes/line.ts'
import { type Brush, paintPart } from './brush.ts'
import { darker, lighter } from './light.ts'
import { type Coat, hasMark, type Kind, type Mark } from './species.ts'

export interface MarkedHead {
  readonly kind: Kind
  readonly coat: Coat
  /** How far the face has slid to the side and down. */
  readonly slide: Point
}

type Painter = (brush: Brush, head: MarkedHead) => void

const flat = { shade: 0, isFringed: false, roundness: 0.45 } as const

const painters: Partial<Readonly<Record<Mark, Painter>>> = {
  spots: ({ ctx }, { kind, coat }) => {
    const random = new Random(9)
    const { w, h } = kind.head
    for (let spot = 0; spot < 9; spot++)
      fillShape(
        ctx,
        oval(
          (random.next() - 0.5) * w * 1.9,
          -h * 0.55 - random.next() * h * 0.5,
          6 + random.next() * 9,
          6 + random.next() * 7,
        ),
        withAlpha(kind.spots ?? coat.dark, 0.6),
      )
  },
  cheeks: (brush, { kind, coat, slide: [x] }) => {
    const { w, h } = kind.head
    for (const side of [-1, 1])
      paintPart(
        brush,
        curve([
          [side * 8 + x, h * 1.2],
          [side * 14 + x, h * 0.2],
          [side * 40 + x * 0.8, h * 0.22],
          [side * w * 0.86, h * 0.02],
          [side * w * 1.3, h * 0.5],
          [side * 60, h * 1.2],
        ]),
        coat.light,
        { ...flat, hide: kind.hide },
      )
    fillShape(brush.ctx, oval(x, h, 16, h * 0.5), coat.light)
  },
  mask: (brush, { kind, coat, slide: [x, y] }) => {
    const { w, h } = kind.head
    for (const side of [-1, 1])
      paintPart(brush, oval(side * w * 0.39 + x, h * 0.15 + y, w * 0.5, h * 0.59), coat.light, flat)
    paintPart(brush, oval(x, h * 0.56 + y, w * 0.67, h * 0.44), coat.light, { ...flat, roundness: 0.25 })
  },
  tabby: ({ ctx }, { kind, coat, slide: [x] }) => {
    const { w, h } = kind.head
    for (const stripe of [-1, 0, 1])
      strokeLine(
        ctx,
        [
          [stripe * 22 + x * 0.6, -h],
          [stripe * 17 + x * 0.6, -h * 0.58],
        ],
        withAlpha(coat.dark, 0.75),
        11,
      )
    for (const side of [-1, 1])
      for (const low of [0.05, 0.35])
        strokeLine(
          ctx,
          [
            [side * w * 1.1, h * low],
            [side * w * 0.8, h * low + 5],
          ],
          withAlpha(coat.dark, 0.7),
          9,
        )
  },
  tiger: ({ ctx }, { kind, coat, slide: [x] }) => {
    const { w, h } = kind.head
    const stripe = (points: readonly Point[], width: number): void =>
      fillShape(
        ctx,
        ribbon(points, (t) => width * Math.sin(Math.PI * (0.2 + t * 0.8)), false),
        coat.dark,
      )
    stripe(
      [
        [x * 0.6, -h * 1.05],
        [x * 0.6, -h * 0.62],
      ],
      8,
    )
    for (const side of [-1, 1]) {
      stripe(
        [
          [side * 34 + x * 0.6, -h * 1.02],
          [side * 24 + x * 0.6, -h * 0.62],
        ],
        8,
      )
      for (const [level, long] of [
        [-0.12, 0.72],
        [0.2, 0.7],
        [0.48, 0.66],
      ] as const)
        stripe(
          [
            [side * w * 1.16, h * level],
            [side * w * 0.9, h * level + 5],
            [side * w * long, h * level + 2],
          ],
          8,
        )
      paintPartLight(ctx, side * kind.eyes.x + x, kind.eyes.y - 4, kind.eyes.size, coat)
    }
  },
  patch: (brush, { kind, coat, slide: [x, y] }) =>
    paintPart(brush, oval(38 + x, -14 + y, 36, 42, 0.3), coat.dark, { ...flat, hide: kind.hide }),
  patches: (brush, { kind, coat, slide: [x, y] }) => {
    paintPart(brush, oval(48 + x * 0.7, -30 + y, 44, 52, 0.4), kind.spots ?? coat.dark, { ...flat, hide: kind.hide })
    paintPart(brush, oval(-70 + x * 0.4, -60 + y, 26, 36, -0.3), kind.spots ?? coat.dark, { ...flat, hide: kind.hide })
  },
  panda: (brush, { kind, coat, slide: [x, y] }) => {
    for (const side of [-1, 1])
      paintPart(brush, oval(side * (kind.eyes.x + 3) + x, kind.eyes.y + 5 + y, 25, 33, side * 0.5), coat.extra, {
        ...flat,
        hide: kind.hide,
      })
  },
  badger: (brush, { kind, coat, slide: [x] }) => {
    const { w, h } = kind.head
    paintPart(brush, oval(x, 0, w * 1.1, h * 1.2), coat.light, { ...flat, hide: kind.hide, roundness: 0.6 })
    for (const side of [-1, 1])
      paintPart(
        brush,
        ribbon(
          [
            [side * 22 + x * 0.4, -h * 1.1],
            [side * kind.eyes.x + x, kind.eyes.y],
            [side * 22 + x, h * 0.7],
          ],
          (t) => lerp(22, 9, t),
        ),
        coat.dark,
        { ...flat, hide: kind.hide },
      )
  },
  bandit: (brush, { kind, coat, slide: [x, y] }) => {
    const { w, h } = kind.head
    for (const side of [-1, 1]) {
      paintPart(brush, oval(side * w * 0.62 + x, h * 0.5 + y, w * 0.5, h * 0.4, side * -0.3), coat.light, {
        ...flat,
        hide: kind.hide,
      })
      paintPart(brush, oval(side * (kind.eyes.x + 8) + x, kind.eyes.y + 4 + y, 36, 27, side * 0.35), coat.dark, {
        ...flat,
        hide: kind.hide,
      })
      strokeLine(
        brush.ctx,
        [
          [side * 22 + x, kind.eyes.y - 26 + y],
          [side * w * 0.8 + x, kind.eyes.y - 20 + y],
        ],
        coat.light,
        9,
      )
    }
  },
  dapple: ({ ctx }, { kind, slide: [x, y] }) => {
    for (const [dx, dy] of [
      [-14, -48],
      [12, -54],
      [0, -38],
    ] as const)
      fillShape(ctx, oval(dx + x, dy + y, 5, 6), kind.spots ?? '#fff3da')
  },
}

/** A pale patch around an eye. */
const paintPartLight = (ctx: Brush['ctx'], x: number, y: number, size: number, { light }: Coat): void =>
  fillShape(ctx, oval(x, y, size * 1.35, size * 1.5), withAlpha(light, 0.75))

/** Under the face; the head is clipped to. */
export const paintFaceMarks = (brush: Brush, head: MarkedHead): void => {
  for (const mark of head.kind.marks) painters[mark]?.(brush, head)
}

const tufted = (w: number, h: number, shift: number, inner: number, outer: number, count: number): readonly Point[] =>
  curve(
    Array.from({ length: count * 2 }, (_, at): Point => {
      const [angle, reach] = [(at / (count * 2)) * tau, at % 2 === 0 ? outer : inner]
      return [Math.cos(angle) * w * reach - shift, Math.sin(angle) * h * reach]
    }),
    3,
  )

/** Behind the head: manes and spines. */
export const paintBehindHead = (brush: Brush, { kind, coat, slide: [x] }: MarkedHead): void => {
  const { w, h } = kind.head
  if (hasMark(kind, 'mane')) {
    paintPart(brush, tufted(w, h, x * 0.3, 1.42, 1.62, 15), coat.dark, { hide: 'shag', isFringed: false })
    paintPart(brush, tufted(w, h, x * 0.2, 1.2, 1.36, 13), lighter(coat.dark, 0.16), {
      hide: 'shag',
      isFringed: false,
      shade: 0.6,
    })
  }
  if (hasMark(kind, 'fleece'))
    paintPart(brush, tufted(w * 1.02, h * 0.9, 0, 1.2, 1.34, 10), coat.base, { hide: 'wool' })
  if (hasMark(kind, 'forelock'))
    paintPart(
      brush,
      curve([
        [-20, -h * 1.1],
        [w * 0.7, -h],
        [w * 1.25, -h * 0.2],
        [w * 1.1, h * 0.7],
        [w * 1.35, h * 1.4],
        [w * 0.7, h * 1.1],
        [w * 0.5, 0],
      ]),
      coat.extra,
      { hide: 'fur', isFringed: false },
    )
  if (hasMark(kind, 'spines')) {
    const count = 24
    const spikes = Array.from({ length: count + 1 }, (_, at): Point => {
      const [angle, reach] = [2.75 + (at / count) * 3.93, at % 2 === 1 ? 1.5 : 1.16]
      return [Math.cos(angle) * w * reach - x * 0.4, -4 + Math.sin(angle) * h * reach]
    })
    paintPart(brush, spikes, coat.dark, { hide: 'shag', isFringed: false })
  }
  if (hasMark(kind, 'ridge'))
    for (const at of [-1, 0, 1])
      paintPart(
        brush,
        moved(
          curve(
            [
              [-16, 12],
              [0, -34],
              [16, 12],
            ],
            4,
          ),
          -x * 0.6 + at * 26,
          -h * (at === 0 ? 1.02 : 0.9),
          at * 0.4,
        ),
        coat.extra,
      )
  if (hasMark(kind, 'comb'))
    for (const at of [-1, 0, 1])
      paintPart(brush, oval(at * 17 - x * 0.4, -h * (at === 0 ? 1.16 : 1.04), 17, 22), kind.spots ?? coat.dark)
  for (const side of [-1, 1]) {
    if (hasMark(kind, 'horns'))
      paintPart(
        brush,
        ribbon(
          [
            [side * w * 0.5, -h * 0.8],
            [side * w * 0.86, -h * 1.02],
            [side * w * 0.92, -h * 1.42],
          ],
          (t) => lerp(15, 4, t),
        ),
        '#efdcb4',
      )
    if (hasMark(kind, 'knobs')) {
      paintPart(
        brush,
        ribbon(
          [
            [side * 20 - x * 0.4, -h * 0.8],
            [side * 26 - x * 0.5, -h * 1.36],
          ],
          () => 8,
        ),
        coat.base,
      )
      paintPart(brush, oval(side * 26 - x * 0.5, -h * 1.4, 14, 12), coat.dark)
    }
  }
}

/** Over the forehead: horns, quiffs and fleece. */
export const paintOverHead = (brush: Brush, { kind, coat, slide: [x, y] }: MarkedHead): void => {
  const { w, h } = kind.head
  if (hasMark(kind, 'fleece'))
    paintPart(brush, moved(tufted(w * 0.72, h * 0.4, 0, 1, 1.18, 9), x * 0.4, -h * 0.86), coat.base, { hide: 'wool' })
  if (hasMark(kind, 'forelock'))
    paintPart(
      brush,
      curve([
        [-26 + x, -h * 1.04],
        [10 + x, -h * 1.16],
        [34 + x, -h * 0.82],
        [16 + x, -h * 0.5],
        [-8 + x, -h * 0.36],
        [-4 + x, -h * 0.7],
      ]),
      coat.extra,
      { hide: 'fur', isFringed: false },
    )
  if (hasMark(kind, 'horn')) {
    const horn = ribbon(
      [
        [x * 0.8, -h * 0.86 + y],
        [x * 0.8 + 10, -h * 1.86 + y],
      ],
      (t) => lerp(15, 2, t),
    )
    paintPart(brush, horn, '#f3c95a')
    for (let ring = 1; ring < 5; ring++)
      strokeLine(
        brush.ctx,
        [
          [x * 0.8 - 14 + ring * 4.6, -h * (0.86 + ring * 0.18) + y],
          [x * 0.8 + 14 - ring * 0.6, -h * (0.92 + ring * 0.18) + y],
        ],
        '#b8862f',
        3,
      )
  }
  if (hasMark(kind, 'quiff'))
    for (const at of [-1, 0, 1])
      paintPart(
        brush,
        ribbon(
          [
            [x * 0.3, -h * 0.9],
            [x * 0.3 + at * 10, -h * 1.16],
            [x * 0.3 + at * 24, -h * 1.3],
          ],
          (t) => lerp(9, 3, t),
        ),
        lighter(coat.base, 0.1),
      )
  if (hasMark(kind, 'comb'))
    paintPart(brush, oval(x * 1.2, h * 0.94, 13, 20), darker(kind.spots ?? coat.dark, 0.05), { shade: 0.5 })
}
