// Things in a hand: lantern, flower, wooden sword, cup, torch, spoon, balloon, map and star; and the book that somebody reads.
import { type Colour, withAlpha } from '../colour/colour.ts'
import { tau } from '../paint/curves.ts'
import type { Point } from '../paint/point.ts'
import { fillShape, strokeLine } from '../paint/shapes/lay.ts'
import { curve, moved, type Outline, oval, plate } from '../paint/shapes/line.ts'
import { asOwn, type Brush, paintPart } from './brush.ts'
import type { PropKind } from './figure.ts'

interface Held {
  readonly colour: Colour
  /** Moves an outline to the hand. */
  at(outline: Outline): Outline
}

const brass = '#54402f'

export const starShape = (radius: number, points = 5, inner = 0.45): Outline =>
  Array.from({ length: points * 2 }, (_, at): Point => {
    const [angle, reach] = [(at * tau) / (points * 2) - tau / 4, at % 2 === 1 ? radius * inner : radius]
    return [Math.cos(angle) * reach, Math.sin(angle) * reach]
  })

const lantern = (brush: Brush, { at }: Held): void => {
  const { ctx, pixels } = brush
  strokeLine(
    ctx,
    at([
      [0, 0],
      [0, 14],
    ]),
    brass,
    4,
  )
  ctx.save()
  ctx.shadowColor = '#ffd67a'
  ctx.shadowBlur = 44 * pixels
  fillShape(ctx, at(plate(-22, 24, 44, 52, 10)), '#ffe9a0')
  ctx.restore()
  fillShape(ctx, at(oval(0, 52, 9, 16)), '#ffffff')
  paintPart(
    brush,
    at([
      [-27, 26],
      [-12, 10],
      [12, 10],
      [27, 26],
    ]),
    brass,
    { shade: 0 },
  )
  paintPart(brush, at(plate(-27, 74, 54, 10, 3)), brass, { shade: 0 })
  for (const x of [-22, 22])
    strokeLine(
      ctx,
      at([
        [x, 26],
        [x, 74],
      ]),
      brass,
      4,
    )
}

const props: Readonly<Record<PropKind, (brush: Brush, held: Held) => void>> = {
  lantern: (brush, held) => asOwn(brush, 'lantern', () => lantern(brush, held)),
  flower: (brush, { at, colour }) => {
    strokeLine(
      brush.ctx,
      at([
        [0, 20],
        [-4, -40],
      ]),
      '#4f8f4a',
      6,
    )
    asOwn(brush, 'petals', () => {
      for (let petal = 0; petal < 6; petal++)
        paintPart(
          brush,
          at(oval(-4 + Math.cos((petal * tau) / 6) * 17, -48 + Math.sin((petal * tau) / 6) * 17, 13, 13)),
          colour,
          { shade: 0 },
        )
    })
    paintPart(brush, at(oval(-4, -48, 11, 11)), '#ffc23a', { shade: 0 })
  },
  sword: (brush, { at, colour }) => {
    asOwn(brush, 'blade', () =>
      paintPart(
        brush,
        at([
          [-7, -12],
          [-9, -120],
          [0, -140],
          [9, -120],
          [7, -12],
        ]),
        colour,
      ),
    )
    paintPart(brush, at(plate(-28, -18, 56, 13, 6)), '#8a5a34', { shade: 0 })
  },
  cup: (brush, { at, colour }) => {
    strokeLine(brush.ctx, at(oval(28, -6, 14, 15).slice(28, 40)), colour, 8)
    strokeLine(brush.ctx, at(oval(28, -6, 14, 15).slice(0, 12)), colour, 8)
    paintPart(brush, at(plate(-26, -32, 54, 54, 12)), colour)
    fillShape(brush.ctx, at(oval(1, -30, 25, 7)), '#6b3b25')
  },
  torch: (brush, { at, colour }) => {
    paintPart(brush, at(plate(-10, -20, 20, 56, 6)), colour)
    paintPart(
      brush,
      at([
        [-11, -18],
        [-20, -44],
        [20, -44],
        [11, -18],
      ]),
      '#f3c14e',
    )
  },
  spoon: (brush, { at }) => {
    strokeLine(
      brush.ctx,
      at([
        [0, 30],
        [0, -60],
      ]),
      '#a8713f',
      10,
    )
    paintPart(brush, at(oval(0, -76, 17, 24)), '#b98350', { shade: 0 })
  },
  balloon: (brush, { at, colour }) => {
    strokeLine(
      brush.ctx,
      curve(
        at([
          [0, 0],
          [14, -70],
          [-6, -150],
        ]),
        6,
        false,
      ),
      '#fff6e0',
      3,
    )
    asOwn(brush, 'toy', () =>
      paintPart(
        brush,
        at(
          curve([
            [-6, -150],
            [-54, -210],
            [-44, -276],
            [0, -300],
            [44, -276],
            [46, -208],
          ]),
        ),
        colour,
      ),
    )
    fillShape(brush.ctx, at(oval(-20, -254, 10, 18, 0.5)), '#ffffff99')
  },
  map: (brush, { at }) => {
    paintPart(
      brush,
      at([
        [-58, -46],
        [-20, -36],
        [20, -46],
        [58, -36],
        [58, 42],
        [20, 32],
        [-20, 42],
        [-58, 32],
      ]),
      '#f3dfae',
    )
    strokeLine(
      brush.ctx,
      at([
        [-40, 16],
        [-14, -8],
        [10, 8],
        [34, -16],
      ]),
      '#c8452f',
      5,
    )
  },
  star: (brush, { at }) => {
    brush.ctx.save()
    brush.ctx.shadowColor = '#ffe9a0'
    brush.ctx.shadowBlur = 40 * brush.pixels
    fillShape(brush.ctx, at(moved(starShape(44), 0, -30)), '#ffd85a')
    brush.ctx.restore()
    paintPart(brush, at(moved(curve(starShape(42, 5, 0.55), 4), 0, -30)), '#ffd85a', { shade: 0 })
  },
}

export const paintProp = (brush: Brush, kind: PropKind, colour: Colour, [x, y]: Point, scale = 1): void =>
  props[kind](brush, { colour, at: (outline) => moved(outline, x, y, 0, scale) })

/** An open book, its cover towards whoever looks. */
export const paintBook = (brush: Brush, colour: Colour, [x, y]: Point, scale: number): void => {
  const at = (outline: Outline): Outline => moved(outline, x, y, 0, scale)
  const { ctx } = brush
  paintPart(
    brush,
    at([
      [-62, -34],
      [0, -24],
      [62, -34],
      [62, 44],
      [0, 54],
      [-62, 44],
    ]),
    colour,
  )
  strokeLine(
    ctx,
    at([
      [0, -24],
      [0, 54],
    ]),
    withAlpha('#000000', 0.3),
    3,
  )
  fillShape(ctx, at(oval(31, 8, 13, 13)), withAlpha('#ffe9a0', 0.9))
  strokeLine(
    ctx,
    at([
      [-46, -12],
      [-14, -7],
    ]),
    withAlpha('#ffe9a0', 0.8),
    5,
  )
  fillShape(
    ctx,
    at([
      [-62, -36],
      [0, -26],
      [62, -36],
      [62, -30],
      [0, -20],
      [-62, -30],
    ]),
    '#fff6e0',
  )
}
