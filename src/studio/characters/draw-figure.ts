// Puts a figure together on a layer of its own, in the order in which its parts overlap, and lays it on the easel.
import { withAlpha } from '../colour/colour.ts'
import type { Box, Context, Easel } from '../paint/easel.ts'
import type { Point } from '../paint/point.ts'
import { Random } from '../paint/random.ts'
import { boundsOf } from '../paint/shapes/line.ts'
import { paintBody, paintNeck } from './body.ts'
import { asOwn, type Brush } from './brush.ts'
import { paintCape, paintPack, paintTop } from './clothes.ts'
import type { Figure, Placing } from './figure.ts'
import { paintHairBehind } from './hair.ts'
import { type Bearing, paintHead } from './head.ts'
import { paintArm, paintLeg, type Side } from './limbs.ts'
import { faceOf } from './moods.ts'
import { paintBook, paintProp } from './props.ts'
import { gazeAt, type Skeleton, skeletonOf } from './skeleton.ts'
import { paintBehindBody } from './tail.ts'

/** Furthest that a figure reaches to the sides, up and down, in its own units. */
const reach = { side: 480, up: 720, down: 330 } as const

const bearingOf = (figure: Figure, placing: Placing, { pose }: Skeleton): Bearing => {
  const face = { ...faceOf(figure.mood), ...placing.face }
  const gaze = placing.lookAt ? gazeAt(figure, placing, placing.lookAt) : face.gaze
  const { turn, nod } = { ...pose.head, ...placing.head }
  // A head turns after the eyes, where nothing is said of it.
  const isFree = placing.lookAt !== undefined && placing.head?.turn === undefined
  return {
    face,
    gaze,
    turn: isFree ? gaze[0] * 0.42 : turn,
    nod: isFree && placing.head?.nod === undefined ? gaze[1] * 0.22 : nod,
  }
}

const frontOf = ({ front }: Skeleton['pose'], turn: number): readonly [left: boolean, right: boolean] => {
  const side = front ?? (turn >= 0 ? 'right' : 'left')
  return [side === 'left' || side === 'both', side === 'right' || side === 'both']
}

const paintHeld = (brush: Brush, { prop }: Figure, hand: Point): void => {
  if (prop) paintProp(brush, prop.kind, prop.colour, hand, prop.scale)
}

const paintUpright = (brush: Brush, figure: Figure, bones: Skeleton, bearing: Bearing, isUpper: boolean): void => {
  const { ctx } = brush
  const { pose, head, headTurn, hands } = bones
  const { lean } = pose
  const inHead = (paint: () => void): void => {
    ctx.save()
    ctx.translate(head[0], head[1])
    ctx.rotate(headTurn)
    paint()
    ctx.restore()
  }
  const legs = (): void => {
    if (!isUpper) for (const side of [0, 1] as const) paintLeg(brush, figure, bones, side, bearing.turn)
  }
  const [isLeftFront, isRightFront] = frontOf(pose, bearing.turn)
  const arm = (side: Side): void => paintArm(brush, figure, bones, side)
  paintCape(brush, figure, lean)
  const { hair } = figure
  if (hair)
    inHead(() => asOwn(brush, 'hair', () => paintHairBehind(brush, hair, figure.kind.head.w, figure.kind.head.h)))
  paintBehindBody(brush, { kind: figure.kind, coat: figure.coat, lean, isUpper })
  paintPack(brush, figure, lean, false)
  if (!isLeftFront) arm(0)
  if (!isRightFront) arm(1)
  if (!pose.sits) legs()
  paintBody(brush, figure, bearing.turn, lean)
  paintNeck(brush, figure, head, lean)
  paintTop(brush, figure, bearing.turn, lean)
  if (pose.sits) legs()
  paintPack(brush, figure, lean, true)
  if (isLeftFront && !isRightFront) arm(0)
  inHead(() => paintHead(brush, figure, bearing, false))
  if (pose.reads) {
    const [left, right] = hands
    paintBook(brush, figure.book ?? '#d8473f', [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2 - 4], 1.15)
  }
  if (isLeftFront && isRightFront) arm(0)
  if (isRightFront) arm(1)
  paintHeld(brush, figure, hands[1])
}

/** What is seen on a canvas, in the units in which is drawn on it. */
const seenOn = (ctx: Context): Box => {
  const { width, height } = ctx.canvas
  const back = ctx.getTransform().inverse()
  const corners = [
    [0, 0],
    [width, 0],
    [0, height],
    [width, height],
  ] as const
  return boundsOf(corners.map(([x, y]) => [back.a * x + back.c * y + back.e, back.b * x + back.d * y + back.f]))
}

const boxOf = ({ x, y, scale, turned = 0, showing }: Placing, onto: Context): Box | null => {
  const seen = seenOn(onto)
  const isTurned = Math.abs(turned) > 0.2
  const [side, up, down] =
    showing === 'head' ? [260, 330, 260] : isTurned ? [720, 720, 720] : [reach.side, reach.up, reach.down]
  const [left, top] = [Math.max(seen.x, x - side * scale), Math.max(seen.y, y - up * scale)]
  const right = Math.min(seen.x + seen.w, x + side * scale)
  const foot = Math.min(seen.y + seen.h, y + down * scale)
  return right - left > 1 && foot - top > 1 ? { x: left, y: top, w: right - left, h: foot - top } : null
}

const paintShadow = (ctx: Context, { kind, light }: Figure, { x, y, scale, shadow = 0 }: Placing): void => {
  if (shadow === 0) return
  const radius = (Math.max(kind.body.hip, 60) * 1.5 + kind.leg.foot * 0.4) * scale
  ctx.save()
  ctx.translate(x - light.from[0] * radius * 0.1, y + 4 * scale)
  ctx.scale(1, 0.16)
  const shade = ctx.createRadialGradient(0, 0, radius * 0.15, 0, 0, radius)
  shade.addColorStop(0, withAlpha('#180e34', shadow))
  shade.addColorStop(1, withAlpha('#180e34', 0))
  ctx.fillStyle = shade
  ctx.fillRect(-radius, -radius, radius * 2, radius * 2)
  ctx.restore()
}

/** Draws a figure on the easel, or on a layer of it that is laid later. */
export const drawFigure = (easel: Easel, figure: Figure, placing: Placing, onto: Context = easel.ctx): void => {
  const { kind } = figure
  const box = boxOf(placing, onto)
  if (easel.without.has(kind.id) || box === null || placing.scale <= 0) return
  easel.things.add(kind.id)
  const bones = skeletonOf(figure, placing)
  const bearing = bearingOf(figure, placing, bones)
  const { x, y, scale, flip = false, turned = 0, showing = 'whole' } = placing
  const light = flip ? { ...figure.light, from: [-figure.light.from[0], figure.light.from[1]] as const } : figure.light
  using layer = easel.layer(
    (ctx) => {
      ctx.translate(x, y)
      ctx.scale(flip ? -scale : scale, scale)
      ctx.rotate(turned)
      ctx.translate(0, bones.rise)
      const brush: Brush = {
        easel,
        ctx,
        pixels: scale * easel.scale,
        manner: figure.manner,
        light,
        random: new Random(figure.seed),
      }
      if (showing !== 'head') paintUpright(brush, figure, bones, bearing, showing === 'upper')
      else {
        ctx.rotate(bones.headTurn)
        paintHead(brush, figure, bearing, true)
      }
    },
    { box },
  )
  paintShadow(onto, figure, placing)
  onto.drawImage(layer.canvas, layer.box.x, layer.box.y, layer.box.w, layer.box.h)
}
