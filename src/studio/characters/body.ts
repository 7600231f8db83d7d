// The body: a pear with its belly and marks.
import { withAlpha } from '../colour/colour.ts'
import type { Point } from '../paint/point.ts'
import { Random } from '../paint/random.ts'
import { fillShape, pathOf, strokeLine } from '../paint/shapes/lay.ts'
import { curve, moved, type Outline, oval, plate, ribbon, symmetric } from '../paint/shapes/line.ts'
import { asOwn, type Brush, paintPart } from './brush.ts'
import type { Figure } from './figure.ts'
import { darker } from './light.ts'
import { leant } from './skeleton.ts'
import { hasMark, type Kind } from './species.ts'

export const bodyOf = ({ body: { shoulder, hip, height } }: Kind): Outline =>
  symmetric([
    [0, -height * 1.02],
    [shoulder * 0.78, -height * 0.95],
    [shoulder, -height * 0.7],
    [((shoulder + hip) / 2) * 1.04, -height * 0.34],
    [hip, 0],
    [hip * 0.78, hip * 0.4],
    [0, hip * 0.5],
  ])

const paintPlates = ({ ctx }: Brush, { kind: { body }, coat }: Figure, slide: number, lean: number): void => {
  for (let plateAt = 0; plateAt < 7; plateAt++) {
    const y = -body.height * 0.78 + plateAt * 25
    const line = curve(
      [
        [-body.hip, y],
        [slide, y + 11],
        [body.hip, y],
      ],
      6,
      false,
    )
    strokeLine(
      ctx,
      line.map((point) => leant(point, lean)),
      withAlpha(darker(coat.light, 0.35), 0.45),
      3,
    )
  }
}

const paintBars = ({ ctx }: Brush, { kind: { body }, coat }: Figure, lean: number): void => {
  for (let row = 0; row < 4; row++)
    for (let at = -3; at < 4; at++) {
      const [x, y] = [at * 22 + (row % 2) * 11, -body.height * 0.55 + row * 27]
      const bar: Outline = [
        [x - 6, y],
        [x, y + 7],
        [x + 6, y],
      ]
      strokeLine(
        ctx,
        bar.map((point) => leant(point, lean)),
        withAlpha(coat.dark, 0.6),
        3.4,
      )
    }
}

const paintPanel = (brush: Brush, { kind: { body }, coat }: Figure, lean: number): void => {
  const { shoulder, height } = body
  const at = (outline: Outline): Outline => outline.map((point) => leant(point, lean))
  paintPart(brush, at(plate(-shoulder * 0.62, -height * 0.74, shoulder * 1.24, 62, 12)), coat.light, { shade: 0 })
  for (const [index, colour] of ['#ff6b5a', '#ffd25a', '#6fd08c'].entries())
    fillShape(brush.ctx, at(oval(-28 + index * 28, -height * 0.74 + 20, 8, 8)), colour)
  strokeLine(
    brush.ctx,
    at([
      [-32, -50],
      [-16, -50],
      [-8, -62],
      [2, -42],
      [10, -50],
      [32, -50],
    ]),
    coat.dark,
    4,
  )
}

const paintBelly = (brush: Brush, figure: Figure, slide: number, lean: number): void => {
  const { kind, coat } = figure
  const { hip, height, belly } = kind.body
  if (belly === 'panel') paintPanel(brush, figure, lean)
  if (belly !== 'patch' && belly !== 'plated') return
  const isMasked = hasMark(kind, 'mask') && kind.arm.kind === 'wing'
  const patch = oval(slide, -height * 0.28, hip * (isMasked ? 0.86 : 0.66), height * (isMasked ? 0.74 : 0.52)).map(
    (point) => leant(point, lean),
  )
  paintPart(brush, patch, coat.light, {
    hide: kind.hide === 'scale' ? 'felt' : kind.hide,
    shade: 0,
    isFringed: kind.hide === 'fur',
    roundness: 0.55,
  })
  if (belly === 'plated') {
    brush.ctx.clip(pathOf(patch))
    paintPlates(brush, figure, slide, lean)
  }
  if (hasMark(kind, 'bars')) paintBars(brush, figure, lean)
}

const paintSpots = ({ ctx }: Brush, { kind, coat }: Figure, lean: number): void => {
  const { hip, height } = kind.body
  const random = new Random(4)
  const isLarge = hasMark(kind, 'knobs') || hasMark(kind, 'patches')
  for (let spot = 0; spot < (isLarge ? 9 : 12); spot++) {
    const x = (spot % 2 === 1 ? 1 : -1) * (hip * 0.62 + random.next() * hip * 0.4)
    const y = -height + random.next() * height * 1.3
    const size = isLarge ? 14 + random.next() * 14 : 7 + random.next() * 9
    fillShape(
      ctx,
      oval(...leant([x, y], lean), size, size * 0.86, spot),
      withAlpha(kind.spots ?? coat.dark, isLarge ? 0.95 : 0.7),
    )
  }
}

const paintStripes = ({ ctx }: Brush, { kind, coat }: Figure, lean: number): void => {
  const { hip, height } = kind.body
  for (const side of [-1, 1])
    for (const [at, level] of [0.86, 0.6, 0.34, 0.08].entries()) {
      const line: Outline = [
        [side * hip * 1.2, -height * level - 8],
        [side * hip * 0.8, -height * level],
        [side * hip * (0.52 - at * 0.02), -height * level + 6],
      ]
      fillShape(
        ctx,
        ribbon(
          line.map((point) => leant(point, lean)),
          (t) => 9 * (1 - t),
          false,
        ),
        coat.dark,
      )
    }
}

export const paintBody = (brush: Brush, figure: Figure, turn: number, lean: number): void => {
  const { kind, coat } = figure
  const { shoulder, hip, height } = kind.body
  if (kind.leg.length === 0 && kind.head.neck === 0) return
  const outline = (hasMark(kind, 'boxy') ? plate(-shoulder, -height, shoulder * 2, height + 26, 24) : bodyOf(kind)).map(
    (point): Point => leant(point, lean),
  )
  paintPart(brush, outline, hasMark(kind, 'panda') ? coat.base : coat.base, { hide: kind.hide })
  brush.ctx.save()
  brush.ctx.clip(pathOf(outline))
  if (hasMark(kind, 'spots') || hasMark(kind, 'dapple') || hasMark(kind, 'patches')) paintSpots(brush, figure, lean)
  if (hasMark(kind, 'tiger')) paintStripes(brush, figure, lean)
  if (hasMark(kind, 'panda'))
    paintPart(brush, moved(oval(0, 0, hip * 1.2, height * 0.3), ...leant([0, -height * 0.92], lean)), coat.extra, {
      hide: kind.hide,
      shade: 0,
      isFringed: false,
    })
  brush.ctx.save()
  asOwn(brush, 'belly', () => paintBelly(brush, figure, turn * 16, lean))
  brush.ctx.restore()
  brush.ctx.restore()
}

/** The neck of those whose head is high over their shoulders. */
export const paintNeck = (brush: Brush, { kind, coat }: Figure, head: Point, lean: number): void => {
  if (kind.head.neck < 1.2) return
  const { shoulder, height } = kind.body
  const neck = ribbon(
    [leant([0, -height * 0.72], lean), leant([0, -height], lean), [head[0], head[1] + kind.head.h * 0.3]],
    (t) => shoulder * (0.72 - t * 0.24),
    false,
  )
  paintPart(brush, neck, coat.base, { hide: kind.hide })
  brush.ctx.save()
  brush.ctx.clip(pathOf(neck))
  const random = new Random(7)
  for (let spot = 0; spot < 7; spot++)
    fillShape(
      brush.ctx,
      oval((spot % 2 === 1 ? 1 : -1) * (shoulder * 0.34 + random.next() * 10), -height - spot * 13 + 10, 13, 11, spot),
      kind.spots ?? coat.dark,
    )
  brush.ctx.restore()
}
