// Tails, and what is behind a body: wings, spines, shells.
import { withAlpha } from '../colour/colour.ts'
import { lerp } from '../paint/curves.ts'
import type { Point } from '../paint/point.ts'
import { fillShape, pathOf, strokeLine } from '../paint/shapes/lay.ts'
import { curve, moved, type Outline, oval, ribbon } from '../paint/shapes/line.ts'
import { asOwn, type Brush, paintPart, type Touch } from './brush.ts'
import { darker, lighter } from './light.ts'
import { leant } from './skeleton.ts'
import { type Coat, hasMark, type Kind } from './species.ts'

interface Behind {
  readonly kind: Kind
  readonly coat: Coat
  readonly lean: number
  /** In baskets and windows nothing is seen of a tail. */
  readonly isUpper: boolean
}

type Painter = (brush: Brush, behind: Behind) => void

const touchOf = ({ hide }: Kind): Touch => ({ hide })

const bushy = (brush: Brush, { kind, coat }: Behind, line: Outline, width: number): void => {
  paintPart(
    brush,
    ribbon(line, (u) => lerp(14, width, Math.sin(u * 2.5)) * (u > 0.8 ? 1.9 - u * 1.1 : 1)),
    coat.base,
    touchOf(kind),
  )
}

const thick: Painter = (brush, { kind, coat }) => {
  const hip = kind.body.hip
  const line: Outline = [
    [-hip * 0.3, 20],
    [-hip * 1.3, 44],
    [-hip * 2.1, 10],
    [-hip * 2.5, -60],
  ]
  paintPart(
    brush,
    ribbon(line, (u) => lerp(48, 7, u)),
    coat.base,
    touchOf(kind),
  )
}

const painters: Readonly<Record<Kind['tail'], Painter>> = {
  none: () => {},
  bush: (brush, it) => {
    const { hip } = it.kind.body
    bushy(
      brush,
      it,
      [
        [-hip * 0.5, 10],
        [-hip * 1.5, 10],
        [-hip * 2, -70],
        [-hip * 1.7, -140],
      ],
      46,
    )
    const tip = ribbon(
      [
        [-hip * 2.02, -90],
        [-hip * 1.86, -130],
        [-hip * 1.62, -168],
      ],
      (u) => lerp(34, 6, u),
    )
    paintPart(brush, tip, it.coat.light, { hide: it.kind.hide, shade: 0 })
  },
  brush: (brush, it) => {
    const { hip } = it.kind.body
    const line: Outline = [
      [-hip * 0.4, 16],
      [-hip * 1.5, 10],
      [-hip * 1.75, -90],
      [-hip * 1.5, -170],
      [-hip * 2.1, -200],
    ]
    paintPart(
      brush,
      ribbon(line, (u) => lerp(18, 56, Math.sin(u * 2.4))),
      it.coat.base,
      touchOf(it.kind),
    )
    paintPart(
      brush,
      ribbon(line.slice(1), (u) => 16 * Math.sin(0.4 + u * 2.4)),
      lighter(it.coat.base, 0.3),
      { hide: it.kind.hide, shade: 0, isFringed: false },
    )
  },
  long: (brush, { kind, coat }) => {
    const { hip } = kind.body
    paintPart(
      brush,
      ribbon(
        [
          [-hip * 0.6, 16],
          [-hip * 1.6, 20],
          [-hip * 1.9, -60],
          [-hip * 1.4, -120],
        ],
        (u) => 13 - u * 3,
      ),
      coat.base,
      touchOf(kind),
    )
  },
  ringed: (brush, { kind, coat }) => {
    const { hip } = kind.body
    const line: Outline = [
      [-hip * 0.6, 16],
      [-hip * 1.5, 20],
      [-hip * 1.85, -50],
      [-hip * 1.6, -130],
    ]
    const shape = ribbon(line, (u) => lerp(16, 24, Math.sin(u * 2.2)))
    paintPart(brush, shape, coat.base, touchOf(kind))
    const spine = curve(line, 7, false)
    brush.ctx.save()
    brush.ctx.clip(pathOf(shape))
    for (let ring = 1; ring < 6; ring++) {
      const [x, y] = spine[Math.floor((ring / 6) * spine.length)] ?? [0, 0]
      const [nx, ny] = spine[Math.floor((ring / 6) * spine.length) + 1] ?? [x, y + 1]
      const angle = Math.atan2(ny - y, nx - x) + Math.PI / 2
      strokeLine(
        brush.ctx,
        [
          [x - Math.cos(angle) * 40, y - Math.sin(angle) * 40],
          [x + Math.cos(angle) * 40, y + Math.sin(angle) * 40],
        ],
        withAlpha(coat.dark, 0.85),
        13,
      )
    }
    brush.ctx.restore()
  },
  string: ({ ctx }, { kind }) => {
    const { hip } = kind.body
    strokeLine(
      ctx,
      curve(
        [
          [-hip * 0.6, 20],
          [-hip * 1.6, 40],
          [-hip * 2.1, -20],
          [-hip * 2.6, -50],
        ],
        8,
        false,
      ),
      '#dd9c94',
      8,
    )
  },
  wag: (brush, { kind, coat }) => {
    const { hip } = kind.body
    paintPart(
      brush,
      ribbon(
        [
          [-hip * 0.7, 4],
          [-hip * 1.3, -20],
          [-hip * 1.5, -80],
        ],
        (u) => 17 - u * 6,
      ),
      coat.base,
      touchOf(kind),
    )
  },
  thin: ({ ctx }, { kind, coat }) => {
    const { hip } = kind.body
    strokeLine(
      ctx,
      curve(
        [
          [-hip * 0.8, -10],
          [-hip * 1.25, -10],
          [-hip * 1.35, 30],
        ],
        8,
        false,
      ),
      coat.dark,
      7,
    )
  },
  tuft: (brush, { kind, coat }) => {
    const { hip } = kind.body
    paintPart(
      brush,
      ribbon(
        [
          [-hip * 0.6, 6],
          [-hip * 1.4, 16],
          [-hip * 1.7, -50],
          [-hip * 1.9, -84],
        ],
        () => 8,
      ),
      coat.base,
      touchOf(kind),
    )
    paintPart(brush, moved(oval(0, 0, 17, 26), -hip * 1.94, -100, -0.3), coat.dark, { hide: 'shag', isFringed: false })
  },
  puff: (brush, { kind, coat }) => {
    const { hip } = kind.body
    paintPart(brush, oval(-hip * 0.98, 0, 27, 26), kind.ears.kind === 'long' ? coat.light : coat.base, touchOf(kind))
  },
  thick: (brush, it) => {
    thick(brush, it)
    const { hip } = it.kind.body
    for (const [at, y] of [4, 6, -6, -22].entries())
      paintPart(
        brush,
        moved(
          [
            [-13, 0],
            [0, -24],
            [13, 0],
          ],
          lerp(-hip * 1.2, -hip * 2.2, at / 3),
          y,
          -0.3 - at * 0.2,
        ),
        it.coat.extra,
        { shade: 0 },
      )
  },
  spade: (brush, it) => {
    thick(brush, it)
    const tip = curve(
      [
        [0, -46],
        [26, -4],
        [12, 8],
        [0, 4],
        [-12, 8],
        [-26, -4],
      ],
      5,
    )
    paintPart(brush, moved(tip, -it.kind.body.hip * 2.52, -64, -0.2), it.coat.extra)
  },
  fluke: (brush, { kind, coat }) => {
    paintPart(
      brush,
      ribbon(
        [
          [-60, 60],
          [-190, 64],
          [-266, 10],
          [-292, -60],
        ],
        (u) => lerp(92, 17, u ** 0.7),
      ),
      coat.base,
      touchOf(kind),
    )
    for (const side of [-1, 1])
      paintPart(
        brush,
        moved(
          curve([
            [0, 8],
            [side * 40, -34],
            [side * 84, -30],
            [side * 62, 4],
            [side * 20, 22],
          ]),
          -294,
          -62,
          -0.1,
        ),
        coat.base,
        touchOf(kind),
      )
  },
  curl: (brush, { kind, coat }) => {
    const { hip } = kind.body
    const line: Outline = [
      [-hip * 0.6, 14],
      [-hip * 1.7, 26],
      [-hip * 2.2, -60],
      [-hip * 1.7, -120],
      [-hip * 1.3, -84],
      [-hip * 1.6, -60],
    ]
    paintPart(
      brush,
      ribbon(line, (u) => 12 - u * 4),
      coat.base,
      touchOf(kind),
    )
  },
  corkscrew: ({ ctx }, { kind, coat }) => {
    const { hip } = kind.body
    const line: Outline = [
      [-hip * 0.9, -8],
      [-hip * 1.2, -26],
      [-hip * 1.36, -4],
      [-hip * 1.16, 8],
      [-hip * 1.14, -20],
      [-hip * 1.46, -38],
    ]
    strokeLine(ctx, curve(line, 8, false), coat.extra, 9)
  },
  plume: (brush, { kind, coat }) => {
    const { hip } = kind.body
    for (const at of [0, 1, 2])
      paintPart(
        brush,
        moved(
          curve([
            [20, 0],
            [-26, -30],
            [-66, -40],
            [-54, -2],
            [-20, 26],
          ]),
          -hip * 0.72,
          -8 - at * 16,
          0.3 + at * 0.42,
          1 - at * 0.12,
        ),
        at === 1 ? coat.dark : lighter(coat.dark, 0.2),
        touchOf(kind),
      )
  },
  flow: (brush, { kind, coat }) => {
    const { hip } = kind.body
    for (const at of [0, 1])
      paintPart(
        brush,
        ribbon(
          [
            [-hip * 0.6, -10],
            [-hip * 1.5, -30 + at * 24],
            [-hip * 1.9, 50 + at * 16],
            [-hip * (2.3 - at * 0.6), 100],
          ],
          (u) => lerp(22, 4, u),
        ),
        at === 0 ? coat.dark : coat.extra,
        { hide: 'fur', isFringed: false },
      )
  },
  tentacles: (brush, { kind, coat }) => {
    const { hip } = kind.body
    for (const at of [-1, 1, -0.45, 0.45])
      paintPart(
        brush,
        ribbon(
          [
            [at * hip * 0.5, -20],
            [at * hip * 1.1, 50],
            [at * hip * 1.5, 44],
            [at * hip * 1.75, 10],
          ],
          (u) => lerp(26, 9, u),
        ),
        coat.base,
        touchOf(kind),
      )
  },
}

const paintWings = (brush: Brush, { kind, coat, lean }: Behind): void => {
  const { height } = kind.body
  const at = (x: number, y: number): Point => leant([x, y * height], lean)
  for (const side of [-1, 1]) {
    const edge = [
      [20, -0.7],
      [130, -1.9],
      [250, -1.62],
      [206, -1.2],
      [214, -0.7],
      [150, -0.78],
      [120, -0.34],
      [70, -0.52],
    ] as const
    paintPart(brush, curve(edge.map(([x, y]) => at(side * x, y))), coat.extra)
    for (const [x, y] of [
      [250, 1.62],
      [206, 0.78],
      [120, 0.42],
    ] as const)
      strokeLine(
        brush.ctx,
        [at(side * 34, -0.72), at(side * 91 * (x / 250 + 0.3), -(1.4 * (y / 1.62) + 0.1)), at(side * x * 0.97, -y)],
        withAlpha(darker(coat.extra, 0.5), 0.6),
        5,
      )
  }
}

export const paintBehindBody = (brush: Brush, it: Behind): void => {
  const { kind, coat, lean } = it
  const { hip, height } = kind.body
  if (hasMark(kind, 'wings')) asOwn(brush, 'wings', () => paintWings(brush, it))
  if (!it.isUpper) asOwn(brush, 'tail', () => painters[kind.tail](brush, it))
  if (hasMark(kind, 'spines')) {
    const count = 26
    const spikes = Array.from({ length: count + 1 }, (_, at): Point => {
      const [angle, reach] = [2.45 + (at / count) * 4.53, at % 2 === 1 ? 1.44 : 1.16]
      return leant([Math.cos(angle) * hip * reach, -height * 0.52 + Math.sin(angle) * height * 0.86 * reach], lean)
    })
    paintPart(brush, spikes, coat.dark, { hide: 'shag', isFringed: false })
  }
  if (hasMark(kind, 'shell')) {
    const shell = oval(0, -height * 0.5, hip * 1.36, height * 0.74)
    paintPart(brush, shell, kind.spots ?? coat.dark)
    fillShape(
      brush.ctx,
      oval(0, -height * 0.5, hip * 1.2, height * 0.62),
      withAlpha(lighter(kind.spots ?? coat.dark, 0.3), 0.4),
    )
  }
}
