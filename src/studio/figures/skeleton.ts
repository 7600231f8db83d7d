// From a build and a pose to joints in the viewer's space.
import { clamp, lerp } from '../paint/curves.ts'
import type { Build } from './build.ts'
import type { LimbPose, Pose } from './pose.ts'
import {
  along,
  between,
  cross,
  type Frame,
  frameOf,
  lengthOf,
  minus,
  mixedFrame,
  nth,
  plus,
  radians,
  type Spot,
  unit,
  type Vector,
} from './vector.ts'

export type Side = 'L' | 'R'
export const bothSides: readonly Side[] = ['L', 'R']

export interface Limb {
  /** Shoulder or hip. */
  readonly root: Vector
  /** Elbow or knee. */
  readonly bend: Vector
  /** Wrist or ankle. */
  readonly end: Vector
  /** Degrees that the hand is turned at the wrist. */
  readonly wrist: number
  /** How far before the trunk it is, in units. */
  readonly near: number
}

/** A slice of the trunk. */
export interface Ring {
  readonly centre: Vector
  readonly width: number
  readonly depth: number
  readonly frame: Frame
}

export interface Skeleton {
  /** Units of a head. */
  readonly head: number
  readonly build: Build
  readonly arms: Readonly<Record<Side, Limb>>
  readonly legs: Readonly<Record<Side, Limb>>
  readonly toes: Readonly<Record<Side, Vector>>
  readonly pelvis: Vector
  readonly neck: Vector
  readonly face: Vector
  readonly hips: Frame
  readonly chest: Frame
  readonly skull: Frame
  /** A slice of the trunk from the hips (0) to the neck (1). */
  ring(height: number): Ring
  /** Where on the sheet it stands. */
  readonly at: Spot
  readonly isSeated: boolean
  /** Sine of the angle from which the viewer looks down on it. */
  readonly tilt: number
  /** Radians that all of it is tipped over to its side. */
  readonly tip: number
}

/** From where a figure is seen: degrees that it is turned, and degrees that the viewer looks down. */
export interface View {
  readonly yaw: number
  readonly down: number
}

export const onSheet = ({ at, tilt, tip, pelvis }: Skeleton, [x, y, z]: Vector): Spot => {
  if (tip === 0) return [at[0] + x, at[1] - y + z * tilt]
  // Tipped about the hips, which keep their height.
  const [dx, dy] = [x - pelvis[0], -(y - pelvis[1])]
  const [sin, cos] = [Math.sin(tip), Math.cos(tip)]
  return [at[0] + pelvis[0] + dx * cos - dy * sin, at[1] - pelvis[1] + dx * sin + dy * cos + z * tilt]
}

/** Along the limb, across it where it bends, and out to its side; all in the frame of the trunk. */
const directionOf = (swing: number, spread: number, side: number): readonly [Vector, Vector, Vector] => {
  const [a, b] = [radians(swing), radians(spread)]
  return [
    [side * Math.sin(b), -Math.cos(b) * Math.cos(a), Math.cos(b) * Math.sin(a)],
    [0, Math.sin(a), Math.cos(a)],
    [-side * Math.cos(b), -Math.sin(b) * Math.cos(a), Math.sin(b) * Math.sin(a)],
  ]
}

const scaled = (v: Vector, by: number): Vector => [v[0] * by, v[1] * by, v[2] * by]

interface Hanging {
  readonly root: Vector
  readonly frame: Frame
  readonly pose: LimbPose
  readonly side: 1 | -1
  readonly upper: number
  readonly lower: number
  /** Knees bend backward, elbows forward. */
  readonly isLeg: boolean
}

const jointsOf = ({ root, frame, pose, side, upper, lower, isLeg }: Hanging): Pick<Limb, 'root' | 'bend' | 'end'> => {
  const [way, forward, inward] = directionOf(pose.swing, pose.spread, side)
  const plane = radians(pose.plane)
  const fold: Vector = isLeg
    ? [0, -forward[1], -forward[2]]
    : plus(scaled(forward, Math.cos(plane)), inward, Math.sin(plane))
  const bend = plus(root, along(frame, way), upper)
  const angle = radians(pose.bend)
  const lowerWay = unit(plus(scaled(way, Math.cos(angle)), fold, Math.sin(angle)))
  return { root, bend, end: plus(bend, along(frame, lowerWay), lower) }
}

/** A slice at a height between two of the build's rings. */
const sliceOf = ({ rings }: Build, height: number): Build['rings'][number] => {
  const above = rings.findIndex(([at]) => at >= height)
  const next = above === -1 ? rings.length - 1 : Math.max(1, above)
  const [low, high] = [nth(rings, next - 1), nth(rings, next)]
  const even = clamp((height - low[0]) / (high[0] - low[0]))
  const share = (even * even * (3 - 2 * even) + even) / 2
  return [height, lerp(low[1], high[1], share), lerp(low[2], high[2], share), lerp(low[3], high[3], share)]
}

export interface Stance {
  readonly build: Build
  /** Units of the whole figure. */
  readonly height: number
  readonly pose: Pose
  readonly view: View
  readonly at: Spot
  /** Units towards the viewer. */
  readonly near: number
  /** Heads above the floor. */
  readonly lift: number
  /** Degrees. */
  readonly tip: number
}

/** Heads from the hips to what they sit on. */
const seatHeight = 0.42

export const skeletonOf = ({ build, height, pose, view, at, near, lift, tip }: Stance): Skeleton => {
  const { yaw } = view
  const head = height / build.heads
  const trunk = build.heads * 0.302 * head
  const legLength = (build.heads - 1 - build.neck) * head - trunk
  const hips = frameOf(yaw, pose.lean * 0.25, pose.hip)
  const chest = frameOf(yaw + pose.twist, pose.lean, pose.side)
  const skull = frameOf(yaw + pose.twist * 0.6 + pose.turn, pose.lean * 0.35 + pose.nod, pose.roll + pose.side * 0.4)
  const ankle = 0.29 * head * Math.min(1, build.limb + 0.1)
  const half = (legLength - ankle) / 2

  const legFrom = (pelvis: Vector, side: Side): Pick<Limb, 'root' | 'bend' | 'end'> => {
    const way = side === 'L' ? 1 : -1
    const root = plus(plus(pelvis, hips.right, way * build.hip * head), hips.up, -0.08 * head)
    return jointsOf({ root, frame: hips, pose: pose.legs[side], side: way, upper: half, lower: half, isLeg: true })
  }
  const toeOf = (side: Side): Vector => frameOf(yaw + (side === 'L' ? 14 : -14), pose.legs[side].wrist, 0).forward

  // The lower foot stands on the floor, so that no pose can float.
  const soles = bothSides.map((side) => {
    const toes = Math.min(0, toeOf(side)[1] * 0.7 * head)
    return legFrom([0, 0, 0], side).end[1] - ankle + toes
  })
  // Who is tipped over stands on nothing; who sits on the floor sits on no less than themselves.
  const high = Math.max(-Math.min(...soles), seatHeight * head)
  const pelvis: Vector = [0, lift * head + (tip === 0 ? high : 0), near]
  const waist = plus(pelvis, hips.up, trunk * 0.42)
  const neck = plus(waist, chest.up, trunk * 0.58)
  const spine = (share: number): Vector => between(between(pelvis, waist, share), between(waist, neck, share), share)
  const ring = (share: number): Ring => {
    const [, width, depth, forward] = sliceOf(build, share)
    const frame = mixedFrame(hips, chest, clamp(share * 1.3))
    return {
      centre: plus(spine(share), frame.forward, forward * head),
      width: width * head,
      depth: depth * head,
      frame,
    }
  }
  const legOf = (side: Side): Limb => {
    const joints = legFrom(pelvis, side)
    return { ...joints, wrist: 0, near: (joints.bend[2] + joints.end[2]) / 2 }
  }
  const armOf = (side: Side): Limb => {
    const way = side === 'L' ? 1 : -1
    const size = Math.min(1, build.heads / 7.2)
    const root = plus(plus(neck, chest.up, -0.3 * head * size), chest.right, way * build.shoulder * head)
    const joints = jointsOf({
      root,
      frame: chest,
      pose: pose.arms[side],
      side: way,
      upper: 1.34 * head * size,
      lower: 1.12 * head * size,
      isLeg: false,
    })
    const near = joints.bend[2] * 0.4 + joints.end[2] * 0.6 - spine(0.5)[2]
    return { ...joints, wrist: pose.arms[side].wrist, near }
  }
  const throat = plus(neck, unit(plus(chest.up, skull.up)), build.neck * head)
  return {
    head,
    build,
    hips,
    chest,
    skull,
    ring,
    at,
    pelvis,
    neck,
    face: plus(plus(throat, skull.up, 0.46 * head), skull.forward, 0.1 * head),
    arms: { L: armOf('L'), R: armOf('R') },
    legs: { L: legOf('L'), R: legOf('R') },
    toes: { L: toeOf('L'), R: toeOf('R') },
    isSeated: pose.legs.L.swing > 55 || pose.legs.R.swing > 55,
    tilt: Math.sin(radians(view.down)),
    tip: radians(tip),
  }
}

/** The same with an arm bent so that its wrist comes to a place; `pole` says where the elbow goes. */
export const reaching = (skeleton: Skeleton, side: Side, to: Vector, pole: Vector): Skeleton => {
  const { arms } = skeleton
  const { root, bend, end, wrist } = arms[side]
  const [upper, lower] = [lengthOf(minus(bend, root)), lengthOf(minus(end, bend))]
  const way = minus(to, root)
  const distance = clamp(lengthOf(way), Math.abs(upper - lower) + 0.1 * upper, (upper + lower) * 0.995)
  const straight = unit(way)
  const share = (upper * upper - lower * lower + distance * distance) / (2 * distance)
  const out = Math.sqrt(Math.max(0, upper * upper - share * share))
  const aside = unit(cross(cross(straight, pole), straight))
  const elbow = plus(plus(root, straight, share), aside, out)
  const hand = plus(root, straight, distance)
  const near = elbow[2] * 0.4 + hand[2] * 0.6 - skeleton.ring(0.5).centre[2]
  return { ...skeleton, arms: { ...arms, [side]: { root, bend: elbow, end: hand, wrist, near } } }
}
