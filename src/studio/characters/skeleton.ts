// Where the joints of a figure are, in its own units: x = 0 is its middle, y = 0 the ground. What figures look at and reach for is told here.
import type { Point } from '../paint/point.ts'
import type { Figure, Placing } from './figure.ts'
import { type PoseShape, poseOf } from './poses.ts'
import type { Kind } from './species.ts'

export interface Skeleton {
  readonly pose: PoseShape
  /** How far the pelvis is from the ground, upwards negative. */
  readonly rise: number
  readonly shoulders: readonly [Point, Point]
  readonly hips: readonly [Point, Point]
  readonly hands: readonly [Point, Point]
  readonly feet: readonly [Point, Point]
  /** The middle of the head. */
  readonly head: Point
  /** Radians. */
  readonly headTurn: number
}

/** Whales have no legs to stand on, and their arms are fins. */
const afloat: Partial<PoseShape> = {
  hands: [
    [-0.75, 0.85],
    [0.7, 0.95],
  ],
  bend: [0.15, -0.15],
  lean: 0,
  front: 'right',
}

const isAfloat = ({ leg }: Kind): boolean => leg.length === 0

/** A hand never leaves its arm. */
const longest = 1.15

const within = ([fx, fy]: Point, [tx, ty]: Point, most: number): Point => {
  const long = Math.hypot(tx - fx, ty - fy)
  const share = long > most ? most / long : 1
  return [fx + (tx - fx) * share, fy + (ty - fy) * share]
}

/** A place on the sheet in units of the figure, before it leans. */
export const inFigure = (
  [x, y]: Point,
  { x: px, y: py, scale, flip = false, turned = 0 }: Placing,
  rise: number,
): Point => {
  const [dx, dy] = [((x - px) / scale) * (flip ? -1 : 1), (y - py) / scale]
  const angle = -turned
  return [dx * Math.cos(angle) - dy * Math.sin(angle), dx * Math.sin(angle) + dy * Math.cos(angle) - rise]
}

/** The same the other way round. */
export const onSheet = (
  [x, y]: Point,
  { x: px, y: py, scale, flip = false, turned = 0 }: Placing,
  rise: number,
): Point => {
  const [dx, dy] = [x, y + rise]
  const [tx, ty] = [dx * Math.cos(turned) - dy * Math.sin(turned), dx * Math.sin(turned) + dy * Math.cos(turned)]
  return [px + tx * scale * (flip ? -1 : 1), py + ty * scale]
}

export const leant = ([x, y]: Point, lean: number): Point => [
  x * Math.cos(lean) - y * Math.sin(lean),
  x * Math.sin(lean) + y * Math.cos(lean),
]

export const skeletonOf = ({ kind, pose: name }: Figure, placing: Placing): Skeleton => {
  const { body, arm, leg, head } = kind
  const pose: PoseShape = { ...poseOf(name), ...(isAfloat(kind) ? afloat : {}), ...placing.shape }
  const isHead = placing.showing === 'head'
  const rise = isHead ? 0 : pose.sits ? -body.hip * 0.5 : -leg.length - 8 - pose.lift
  const shoulder = (side: number): Point => leant([side * body.shoulder * 0.86, -body.height * 0.74], pose.lean)
  const shoulders: [Point, Point] = [shoulder(-1), shoulder(1)]
  const hips: [Point, Point] = [
    [-body.hip * 0.5, body.hip * 0.12],
    [body.hip * 0.5, body.hip * 0.12],
  ]
  const hand = (at: 0 | 1): Point => {
    const [from, [across, down], target] = [shoulders[at], pose.hands[at], placing.reach?.[placing.flip ? 1 - at : at]]
    if (target) return within(from, inFigure(target, placing, rise), arm.length * longest)
    return [from[0] + across * arm.length, from[1] + down * arm.length]
  }
  const foot = (at: 0 | 1): Point => {
    const [from, [across, down]] = [hips[at], pose.feet[at]]
    return [from[0] + across * (leg.length * 0.7 + 18), from[1] + down * leg.length - (pose.sits ? 0 : body.hip * 0.12)]
  }
  return {
    pose,
    rise,
    shoulders,
    hips,
    hands: [hand(0), hand(1)],
    feet: [foot(0), foot(1)],
    head: isHead ? [0, 0] : leant([0, -body.height - head.h * head.neck], pose.lean),
    headTurn: (placing.head?.tilt ?? pose.head.tilt) + pose.lean * 0.35,
  }
}

/** How tall a figure is, from its soles to the top of its head, ears not counted. */
export const tallOf = ({ body, leg, head }: Kind, showing: Placing['showing'] = 'whole'): number =>
  showing === 'head' ? head.h * 2 : body.height + head.h * (head.neck + 1) + leg.length + 8

export interface Anchors {
  readonly head: Point
  readonly crown: Point
  readonly chest: Point
  readonly back: Point
  readonly sides: readonly [left: Point, right: Point]
  readonly hands: readonly [Point, Point]
}

/** Places of a figure on the sheet, where others look at, sit on and put their arms around. */
export const anchorsOf = (figure: Figure, placing: Placing): Anchors => {
  const { kind } = figure
  const { head, hands, rise, pose } = skeletonOf(figure, placing)
  const at = (point: Point): Point => onSheet(point, placing, rise)
  const side = (sign: number): Point => at(leant([sign * kind.body.hip * 0.8, -kind.body.height * 0.5], pose.lean))
  return {
    head: at(head),
    crown: at([head[0], head[1] - kind.head.h]),
    chest: at(leant([0, -kind.body.height * 0.6], pose.lean)),
    back: at(leant([0, -kind.body.height * 0.9], pose.lean)),
    sides: placing.flip ? [side(1), side(-1)] : [side(-1), side(1)],
    hands: [at(hands[0]), at(hands[1])],
  }
}

/** Furthest that eyes go. */
const furthest = 0.95

/** Where eyes go to look at a place: a direction from -1 to 1, in the figure's own left and right. */
export const gazeAt = (figure: Figure, placing: Placing, target: Point): Point => {
  const { head, rise } = skeletonOf(figure, placing)
  const [tx, ty] = inFigure(target, placing, rise)
  const [dx, dy] = [tx - head[0], ty - head[1]]
  const away = Math.hypot(dx, dy)
  if (away < 1) return [0, 0]
  const reach = Math.min(furthest, away / (figure.kind.head.w * 1.4))
  return [(dx / away) * reach, (dy / away) * reach]
}
