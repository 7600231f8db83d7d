// Clothes on the body: jumpers, coats, dresses, dungarees and suits; capes behind, scarves and bows at the neck.
import { mix, withAlpha } from '../colour/colour.ts'
import { lerp } from '../paint/curves.ts'
import type { Context } from '../paint/easel.ts'
import type { GarmentName } from '../paint/part-names.ts'
import type { Point } from '../paint/point.ts'
import { fillShape, strokeLine } from '../paint/shapes/lay.ts'
import { curve, moved, type Outline, oval, plate, ribbon, symmetric } from '../paint/shapes/line.ts'
import { asOwn, type Brush, paintPart } from './brush.ts'
import type { Figure, TopKind } from './figure.ts'
import { darker } from './light.ts'
import { leant } from './skeleton.ts'

const hems = { jumper: 0.16, coat: 0.42, dress: 0.55, dungarees: 0.3, suit: 0.46, spacesuit: 0.34 } as const

const topOutline = ({ kind, outfit: { top } }: Figure): Outline => {
  const { shoulder, hip, height } = kind.body
  const cut = top?.kind ?? 'jumper'
  const [hem, flare] = [hems[cut], cut === 'dress' || cut === 'coat' ? 1.5 : 1.05]
  return symmetric([
    [0, -height * 0.98],
    [shoulder * 0.8, -height * 0.95],
    [shoulder * 1.06, -height * 0.68],
    [((shoulder + hip) / 2) * 1.1, -height * 0.34],
    [hip * 1.06 * lerp(1, flare, 0.3), 0],
    [hip * flare, hip * hem],
    [0, hip * hem + 12],
  ])
}

const paintBib = (brush: Brush, { kind, outfit: { top } }: Figure, lean: number): void => {
  if (!top) return
  const { shoulder, hip, height } = kind.body
  const at = (outline: Outline): Outline => outline.map((point) => leant(point, lean))
  asOwn(brush, 'trousers', () => {
    paintPart(
      brush,
      at(plate(-shoulder * 0.62, -height * 0.66, shoulder * 1.24, height * 0.8 + hip * 0.3, 10)),
      top.colour,
      { shade: 0.4 },
    )
    for (const side of [-1, 1]) {
      strokeLine(
        brush.ctx,
        at([
          [side * shoulder * 0.56, -height * 0.62],
          [side * shoulder * 0.62, -height * 0.95],
        ]),
        top.colour,
        13,
      )
      fillShape(brush.ctx, at(oval(side * shoulder * 0.52, -height * 0.57, 6, 6)), '#ffd75a')
    }
  })
}

const paintButtons = ({ ctx }: Brush, { kind, outfit: { top } }: Figure, turn: number, lean: number): void => {
  const { hip, height } = kind.body
  const at = (outline: Outline): Outline => outline.map((point) => leant(point, lean))
  const x = turn * 12
  strokeLine(
    ctx,
    at([
      [x, -height * 0.9],
      [x, hip * 0.42],
    ]),
    withAlpha(darker(top?.colour ?? '#000000', 0.5), 0.6),
    3.4,
  )
  for (let button = 0; button < 3; button++)
    fillShape(ctx, at(oval(x + 12, -height * 0.66 + button * 34, 6, 6)), top?.trim ?? '#fff2cf')
}

/** What a top is called by those who wear and edit it. */
export const garmentOf = (kind: TopKind): GarmentName =>
  kind === 'dungarees' ? 'jumper' : kind === 'spacesuit' ? 'suit' : kind

/** The hard parts of a space suit: a collar that the helmet sits on, a belt, a box of switches on the chest. */
const paintSuitParts = (brush: Brush, { kind, outfit: { top } }: Figure, turn: number, lean: number): void => {
  if (!top) return
  const { shoulder, hip, height } = kind.body
  const at = (outline: Outline): Outline => outline.map((point) => leant(point, lean))
  const steel = mix(top.colour, '#7f8ca0', 0.45)
  paintPart(brush, at(plate(-hip * 1.08, -height * 0.1, hip * 2.16, height * 0.12, 12)), steel, { hide: 'metal' })
  paintPart(brush, at(oval(0, -height * 0.95, shoulder * 0.98, height * 0.1)), steel, { hide: 'metal' })
  const x = turn * 14
  const wide = shoulder * 0.86
  paintPart(brush, at(plate(x - wide / 2, -height * 0.64, wide, height * 0.3, 10)), steel, { hide: 'metal' })
  for (const [nth, colour] of ['#e8453c', '#f4c542', top.trim].entries())
    fillShape(brush.ctx, at(oval(x + (nth - 1) * wide * 0.27, -height * 0.55, 8, 8)), colour)
  strokeLine(
    brush.ctx,
    at([
      [x - wide * 0.32, -height * 0.42],
      [x + wide * 0.32, -height * 0.42],
    ]),
    withAlpha('#10182a', 0.7),
    7,
  )
}

export const paintTop = (brush: Brush, figure: Figure, turn: number, lean: number): void => {
  const {
    kind,
    outfit: { top },
  } = figure
  if (!top) return
  const { hip, height } = kind.body
  const isDungarees = top.kind === 'dungarees'
  const stripes = (ctx: Context): void => {
    for (let stripe = 0; stripe < 8; stripe++) {
      const y = -height + stripe * 34
      const line = curve(
        [
          [-hip * 1.7, y],
          [0, y + 10],
          [hip * 1.7, y],
        ],
        6,
        false,
      )
      strokeLine(
        ctx,
        line.map((point) => leant(point, lean)),
        top.trim,
        13,
      )
    }
  }
  asOwn(brush, garmentOf(top.kind), () => {
    const pattern = top.striped ? stripes : undefined
    const hide = top.kind === 'jumper' ? 'knit' : 'felt'
    const outline = topOutline(figure).map((point): Point => leant(point, lean))
    paintPart(brush, outline, isDungarees ? top.trim : top.colour, pattern ? { hide, pattern } : { hide })
    if (top.kind === 'coat' || top.kind === 'suit') paintButtons(brush, figure, turn, lean)
    if (top.kind === 'spacesuit') paintSuitParts(brush, figure, turn, lean)
  })
  if (isDungarees) paintBib(brush, figure, lean)
}

export const paintCape = (brush: Brush, { kind, outfit: { cape }, wind = 0.3 }: Figure, lean: number): void => {
  if (!cape) return
  const { shoulder, hip, height } = kind.body
  const long = kind.leg.length * 0.8
  const shape = symmetric([
    [0, -height],
    [shoulder * 1.05, -height * 0.9],
    [hip * 1.5, 20],
    [hip * 1.6, long],
    [hip * 0.9, long * 0.82],
    [hip * 0.45, long + 6],
    [0, long * 0.87],
  ])
  asOwn(brush, 'cape', () =>
    paintPart(
      brush,
      shape.map((point) => leant(point, lean)).map(([x, y]): Point => [x - (y + height) * wind, y]),
      cape,
    ),
  )
}

export const paintPack = (brush: Brush, { kind, outfit: { pack } }: Figure, lean: number, isFront: boolean): void => {
  if (!pack) return
  const { shoulder, height } = kind.body
  const at = (outline: Outline): Outline => outline.map((point) => leant(point, lean))
  if (!isFront) paintPart(brush, at(plate(-shoulder * 1.3, -height * 0.95, shoulder * 2.6, height * 0.86, 26)), pack)
  else
    for (const side of [-1, 1])
      strokeLine(
        brush.ctx,
        at([
          [side * shoulder * 0.66, -height * 0.97],
          [side * shoulder * 0.74, -height * 0.4],
        ]),
        darker(pack, 0.25),
        12,
      )
}

/** In the frame of the head. */
export const paintNeckwear = (brush: Brush, { kind, outfit: { scarf, bow }, wind = 0 }: Figure): void => {
  const { shoulder } = kind.body
  // Long necks are dressed where they begin.
  const drop = kind.head.neck > 1.2 ? kind.head.h * (kind.head.neck - 0.9) : 0
  const h = kind.head.h
  if (scarf)
    asOwn(brush, 'scarf', () => {
      const blown = wind > 0.4 ? wind * 90 : 0
      const end: Outline = [
        [-shoulder * 0.2, h * 0.86 + drop],
        [-shoulder * 0.55, h * 1.3 + drop],
        [-shoulder * 0.4 - blown, h * 1.75 + drop - blown * 0.5],
      ]
      paintPart(
        brush,
        ribbon(end, () => 19, false),
        darker(scarf, 0.1),
        { hide: 'knit' },
      )
      paintPart(
        brush,
        ribbon(
          [
            [-shoulder * 0.95, h * 0.74 + drop],
            [0, h * 1.02 + drop],
            [shoulder * 0.95, h * 0.74 + drop],
          ],
          () => 20,
        ),
        scarf,
        { hide: 'knit' },
      )
    })
  if (bow)
    asOwn(brush, 'bow', () => {
      const y = h * 1.02 + drop
      for (const side of [-1, 1])
        paintPart(
          brush,
          curve(
            [
              [0, y],
              [side * 34, y - 20],
              [side * 38, y + 16],
            ],
            5,
          ),
          bow,
          { shade: 0.6 },
        )
      paintPart(brush, moved(oval(0, 0, 10, 10), 0, y), darker(bow, 0.15))
    })
}
