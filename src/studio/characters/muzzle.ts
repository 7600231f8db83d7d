// Muzzles, noses, beaks and trunks. Each says where the mouth is.
import { type Colour, mix, withAlpha } from '../colour/colour.ts'
import { lerp } from '../paint/curves.ts'
import type { Point } from '../paint/point.ts'
import { fillShape, strokeLine } from '../paint/shapes/lay.ts'
import { curve, type Outline, oval, plate, ribbon } from '../paint/shapes/line.ts'
import { type Brush, paintPart } from './brush.ts'
import { ink } from './eye.ts'
import { darker, lighter } from './light.ts'
import type { Face } from './moods.ts'
import type { Bite } from './mouth.ts'
import { type Coat, hasMark, type Kind } from './species.ts'

export interface Snout {
  readonly kind: Kind
  readonly coat: Coat
  readonly face: Face
  /** The middle of the muzzle. */
  readonly at: Point
}

export interface MouthPlace {
  readonly at: Point
  readonly width: number
  readonly bite: Bite
}

const nose = (brush: Brush, x: number, y: number, w: number, h: number, colour: Colour): void => {
  paintPart(
    brush,
    curve([
      [x - w, y - h * 0.5],
      [x, y - h],
      [x + w, y - h * 0.5],
      [x + w * 0.5, y + h * 0.6],
      [x, y + h],
      [x - w * 0.5, y + h * 0.6],
    ]),
    colour,
    { shade: 0.3, roundness: 0.6 },
  )
  fillShape(brush.ctx, oval(x - w * 0.3, y - h * 0.5, w * 0.34, h * 0.24, -0.2), '#ffffffa6')
}

const whiskers = ({ ctx }: Brush, [x, y]: Point, colour: Colour): void => {
  for (const side of [-1, 1])
    for (const up of [-1, 1])
      strokeLine(
        ctx,
        curve(
          [
            [x + side * 34, y + 10 + up * 5],
            [x + side * 66, y + 4 + up * 9],
            [x + side * 96, y + 8 + up * 14],
          ],
          5,
          false,
        ),
        withAlpha(colour, 0.65),
        2.2,
      )
}

const nostrils = ({ ctx }: Brush, x: number, y: number, apart: number, w: number, h: number, colour: Colour): void => {
  for (const side of [-1, 1]) fillShape(ctx, oval(x + side * apart, y, w, h, side * 0.3), colour)
}

type Painter = (brush: Brush, snout: Snout) => MouthPlace

const placed = ({ kind }: Snout, at: Point, bite: Bite = {}): MouthPlace => ({ at, width: kind.muzzle.mouth, bite })

const snout: Painter = (brush, it) => {
  const {
    kind,
    coat,
    at: [x, y],
  } = it
  const { w, h } = kind.muzzle
  paintPart(brush, oval(x, y + 4, w, h), coat.light, {
    hide: kind.hide === 'fur' ? 'fur' : 'felt',
    roundness: 0.6,
    shade: 0.6,
    isFringed: false,
  })
  nose(brush, x, y - h * 0.42, w * 0.39, h * 0.35, coat.extra)
  strokeLine(
    brush.ctx,
    [
      [x, y - 4],
      [x, y + 9],
    ],
    ink,
    4,
  )
  return placed(it, [x, y + 11])
}

const fox: Painter = (brush, it) => {
  const {
    kind,
    coat,
    at: [x, y],
  } = it
  const { w, h } = kind.muzzle
  const shape = curve([
    [x - w, y + 4],
    [x - w * 0.6, y - h * 0.66],
    [x, y - h],
    [x + w * 0.6, y - h * 0.66],
    [x + w, y + 4],
    [x + w * 0.5, y + h * 0.9],
    [x, y + h],
    [x - w * 0.5, y + h * 0.9],
  ])
  paintPart(brush, shape, coat.light, { hide: kind.hide, roundness: 0.5, shade: 0.4, isFringed: false })
  nose(brush, x, y - 10, 15, 11, coat.extra)
  return placed(it, [x, y + 14], { fangs: hasMark(kind, 'fangs') })
}

const pads: Painter = (brush, it) => {
  const {
    kind,
    coat,
    at: [x, y],
  } = it
  const { w, h } = kind.muzzle
  for (const side of [-1, 1])
    paintPart(brush, oval(x + side * w * 0.46, y + 10, w * 0.56, h * 0.86), coat.light, {
      hide: kind.hide,
      roundness: 0.5,
      shade: 0.4,
      isFringed: false,
    })
  nose(brush, x, y - 8, w * 0.32, h * 0.34, coat.extra)
  strokeLine(
    brush.ctx,
    [
      [x, y],
      [x, y + 8],
    ],
    ink,
    3.6,
  )
  const isRabbit = kind.muzzle.kind === 'rabbit'
  whiskers(brush, it.at, isRabbit ? coat.dark : '#ffffff')
  return placed(it, [x, y + 12], { teeth: isRabbit })
}

const mouse: Painter = (brush, it) => {
  const {
    kind,
    coat,
    at: [x, y],
  } = it
  const { w, h } = kind.muzzle
  const shape = curve([
    [x - w * 1.25, y + 2],
    [x - w * 0.54, y - h],
    [x + w * 0.54, y - h],
    [x + w * 1.25, y + 2],
    [x + w * 0.62, y + h * 1.2],
    [x - w * 0.62, y + h * 1.2],
  ])
  paintPart(brush, shape, coat.light, {
    hide: kind.hide === 'fur' ? 'fur' : 'felt',
    roundness: 0.5,
    shade: 0.4,
    isFringed: false,
  })
  nose(brush, x, y - 12, 13, 11, coat.extra)
  if (kind.tail === 'string') whiskers(brush, [x, y - 14], coat.dark)
  return placed(it, [x, y + 8])
}

const human: Painter = (brush, it) => {
  const {
    coat,
    at: [x, y],
  } = it
  const { ctx } = brush
  ctx.strokeStyle = withAlpha(darker(coat.base, 0.4), 0.8)
  ctx.lineWidth = 4
  ctx.lineCap = 'round'
  ctx.beginPath()
  ctx.arc(x, y - 14, 7, 0.5, 2.6)
  ctx.stroke()
  return placed(it, [x, y + 6])
}

const isOpen = ({ mouth }: Face): boolean => mouth === 'open' || mouth === 'grin' || mouth === 'round'

/** Beaks and bills open downwards and have no other mouth. */
const beak = (brush: Brush, it: Snout, isBill: boolean): null => {
  const {
    kind,
    coat,
    face,
    at: [x, y],
  } = it
  const { w, h } = kind.muzzle
  const gape = isOpen(face) ? 12 + face.open * 10 : 0
  if (gape > 0) {
    paintPart(
      brush,
      curve([
        [x - w * 0.8, y - 6],
        [x, y + gape + 12],
        [x + w * 0.8, y - 6],
      ]),
      darker(coat.extra, 0.2),
      { shade: 0.5 },
    )
    fillShape(brush.ctx, oval(x, y + 3, w * 0.5, gape * 0.6), '#7c2436')
    fillShape(brush.ctx, oval(x, y + 7, w * 0.36, gape * 0.34), '#f0787c')
  }
  const upper: Outline = isBill
    ? [
        [x - w, y - 2],
        [x - w * 0.5, y - h * 0.8],
        [x, y - h * 1.1],
        [x + w * 0.5, y - h * 0.8],
        [x + w, y - 2],
        [x + w * 0.6, y + h * 0.5],
        [x, y + h * (gape > 0 ? 0.3 : 0.7)],
        [x - w * 0.6, y + h * 0.5],
      ]
    : [
        [x - w, y - 10],
        [x, y - h - 6],
        [x + w, y - 10],
        [x + w * 0.35, y + h * 0.5],
        [x, y + h * (gape > 0 ? 0.5 : 0.9)],
        [x - w * 0.35, y + h * 0.5],
      ]
  paintPart(brush, curve(upper), coat.extra, { shade: 0.5, roundness: 0.7 })
  if (isBill) nostrils(brush, x, y - h * 0.5, w * 0.2, 3, 4, withAlpha(ink, 0.6))
  const bend = face.mouth === 'frown' ? -4 : 3
  if (gape === 0)
    strokeLine(
      brush.ctx,
      curve(
        [
          [x - w * 0.9, y - 6],
          [x, y + bend],
          [x + w * 0.9, y - 6],
        ],
        5,
        false,
      ),
      withAlpha(ink, 0.6),
      3,
    )
  return null
}

const hippo: Painter = (brush, it) => {
  const {
    kind,
    coat,
    at: [x, y],
  } = it
  const { w, h } = kind.muzzle
  paintPart(brush, plate(x - w, y - h * 0.62, w * 2, h * 1.75, 52), mix(coat.base, coat.light, 0.22), {
    hide: kind.hide,
  })
  for (const side of [-1, 1]) {
    paintPart(brush, oval(x + side * w * 0.48, y - h * 0.3, 17, 12, side * 0.3), lighter(coat.base, 0.14), { shade: 0 })
    fillShape(brush.ctx, oval(x + side * w * 0.48, y - h * 0.28, 8, 6), darker(coat.base, 0.6))
  }
  return placed(it, [x, y + h * 0.38])
}

const saur: Painter = (brush, it) => {
  const {
    kind,
    coat,
    at: [x, y],
  } = it
  const { w, h } = kind.muzzle
  const shape = curve([
    [x - w, y - 4],
    [x - w * 0.7, y - h * 0.7],
    [x, y - h * 0.86],
    [x + w * 0.7, y - h * 0.7],
    [x + w, y - 4],
    [x + w * 0.72, y + h * 0.8],
    [x, y + h],
    [x - w * 0.72, y + h * 0.8],
  ])
  paintPart(brush, shape, lighter(coat.base, 0.1), { hide: 'felt' })
  nostrils(brush, x, y - h * 0.42, 24, 6, 5, darker(coat.base, 0.65))
  return placed(it, [x, y + h * 0.14], { fangs: hasMark(kind, 'wings') })
}

/** The wide soft muzzle of cows, sheep, horses and giraffes. */
const cow: Painter = (brush, it) => {
  const {
    kind,
    coat,
    at: [x, y],
  } = it
  const { w, h } = kind.muzzle
  const colour = hasMark(kind, 'fleece')
    ? lighter(coat.light, 0.3)
    : mix(coat.light, coat.extra, kind.hide === 'felt' ? 0.35 : 0.1)
  paintPart(brush, oval(x, y + 8, w, h), colour, { roundness: 0.7, shade: 0.5 })
  nostrils(brush, x, y - h * 0.16, w * 0.42, w * 0.11, h * 0.16, darker(colour, 0.55))
  return placed(it, [x, y + h * 0.34 + 6])
}

const pig: Painter = (brush, it) => {
  const {
    kind,
    coat,
    at: [x, y],
  } = it
  const { w, h } = kind.muzzle
  paintPart(brush, oval(x, y - 8, w, h), coat.extra, { roundness: 0.7, shade: 0.5 })
  nostrils(brush, x, y - 8, w * 0.36, w * 0.16, h * 0.34, darker(coat.extra, 0.5))
  return placed(it, [x, y + h * 0.84])
}

const frog: Painter = (brush, it) => {
  const {
    kind,
    coat,
    at: [x, y],
  } = it
  nostrils(brush, x, y - 26, 12, 3, 4, darker(coat.base, 0.6))
  return placed(it, [x, y - (kind.eyes.y < -40 ? 6 : 0)])
}

const raised = new Set(['joy', 'open', 'grin', 'smile'])

const trunk: Painter = (brush, it) => {
  const {
    kind,
    coat,
    face,
    at: [x, y],
  } = it
  const isUp = raised.has(face.mouth)
  const line: Point[] = isUp
    ? [
        [x, y - 36],
        [x + 4, y + 14],
        [x + 46, y + 54],
        [x + 98, y + 34],
        [x + 108, y - 18],
      ]
    : [
        [x, y - 36],
        [x + 2, y + 20],
        [x + 6, y + 74],
        [x + 30, y + 104],
        [x + 56, y + 92],
      ]
  const shape = ribbon(line, (t) => lerp(31, 16, t))
  paintPart(brush, shape, lighter(coat.base, 0.06), { hide: kind.hide })
  const spine = curve(line, 7, false)
  for (let fold = 1; fold < 6; fold++) {
    const at = Math.floor((fold / 7) * spine.length)
    const [[ax, ay], [bx, by]] = [spine[at] ?? [x, y], spine[at + 1] ?? [x, y]]
    const [angle, half] = [Math.atan2(by - ay, bx - ax) + Math.PI / 2, lerp(28, 15, fold / 7) * 0.8]
    const across: Outline = [
      [ax - Math.cos(angle) * half, ay - Math.sin(angle) * half],
      [ax + (bx - ax) * 1.2, ay + (by - ay) * 1.2],
      [ax + Math.cos(angle) * half, ay + Math.sin(angle) * half],
    ]
    strokeLine(brush.ctx, curve(across, 5, false), withAlpha(coat.dark, 0.4), 3)
  }
  return placed(it, [x - (isUp ? 16 : 44), y + (isUp ? 40 : 34)])
}

const none: Painter = (_, it) =>
  placed(it, [it.at[0], it.at[1] + (hasMark(it.kind, 'boxy') ? -8 : -6)], { fangs: hasMark(it.kind, 'fangs') })

const painters: Readonly<Record<Exclude<Kind['muzzle']['kind'], 'beak' | 'bill'>, Painter>> = {
  none,
  snout,
  fox,
  rabbit: pads,
  cat: pads,
  mouse,
  human,
  trunk,
  hippo,
  saur,
  cow,
  pig,
  frog,
  screen: (_, it) => placed(it, [it.at[0], it.kind.head.h * 0.3], { isLit: true }),
}

/** Before the eyes are painted, as their sockets rise out of it: hippos and dragons. */
export const liesUnderEyes = ({ muzzle }: Kind): boolean => muzzle.kind === 'hippo' || muzzle.kind === 'saur'

export const paintMuzzle = (brush: Brush, it: Snout): MouthPlace | null => {
  const { kind } = it.kind.muzzle
  return kind === 'beak' || kind === 'bill' ? beak(brush, it, kind === 'bill') : painters[kind](brush, it)
}
