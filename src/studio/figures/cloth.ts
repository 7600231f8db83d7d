// Cloth: pieces between a left and a right edge, on the trunk, on arms, or hanging from it.
import type { Path2D } from '@napi-rs/canvas'
import { clamp, lerp } from '../paint/curves.ts'
import { blob, hull, type Knot, union } from '../paint/shapes/path.ts'
import { type Body, type PartDetails, shapes } from './body.ts'
import type { Side } from './skeleton.ts'
import type { Stuff } from './stuff.ts'
import { between, nth, plus, type Spot } from './vector.ts'

export interface Cloth {
  readonly path: Path2D
  /** A place on it: `down` from its top (0) to its hem (1), `across` from left (-1) to right (1). */
  at(down: number, across: number): Spot
  /** A fold that runs down it. */
  fold(across: number, from: number, to: number, width: number, drift?: number): Path2D
}

export const clothBetween = (left: readonly Spot[], right: readonly Spot[], hem: readonly Knot[] = []): Cloth => {
  const last = left.length - 1
  const at = (down: number, across: number): Spot => {
    const place = clamp(Math.floor(down * last), 0, last - 1)
    const [share, aside] = [down * last - place, (across + 1) / 2]
    const edge = (side: readonly Spot[], of: 0 | 1): number =>
      lerp(nth(side, place)[of], nth(side, place + 1)[of], share)
    return [lerp(edge(left, 0), edge(right, 0), aside), lerp(edge(left, 1), edge(right, 1), aside)]
  }
  const cornered = (spots: readonly Spot[]): Knot[] =>
    spots.map(([x, y], place): Knot => [x, y, place === 0 || place === last ? 1 : 0])
  const fold: Cloth['fold'] = (across, from, to, width, drift = 0) => {
    const downs = [0.35, 0.7, 1].map((share) => lerp(from, to, share))
    const knot = (down: number, aside: number, corner: boolean): Knot => [...at(down, aside), corner ? 1 : 0]
    const there = downs.map((down, step) =>
      knot(down, across + (drift * (step + 1)) / 3 + (width * (step + 1)) / 3, step === 2),
    )
    const back = downs
      .map((down, step) => knot(down, across + (drift * (step + 1)) / 3 - (width * (step + 1)) / 9, step === 2))
      .toReversed()
    return blob([knot(from, across, true), ...there, ...back])
  }
  return { path: blob([...cornered(right), ...hem, ...cornered(left.toReversed())]), at, fold }
}

/** The edge of the trunk at a height of it. */
const edgeOf = (body: Body, height: number, way: 1 | -1, ease: number): Spot => {
  const ring = body.skeleton.ring(height)
  const middle = body.spot(ring.centre)
  const above = body.spot(plus(ring.centre, ring.frame.up, body.head))
  const [ux, uy] = [above[0] - middle[0], middle[1] - above[1]]
  const length = Math.hypot(ux, uy) || 1
  const half = (body.halfOf(ring) + ease * body.head) * way
  return [middle[0] + (half * uy) / length, middle[1] + (half * ux) / length]
}

/** The slope from the neck over both shoulders: without it arms look screwed on. */
const yoke = (body: Body, ease: number): Path2D => {
  const { arms, neck, chest, build, ring } = body.skeleton
  const radius = 0.175 * build.limb + ease
  return body.skinRound(
    [arms.L.root, radius],
    [arms.R.root, radius],
    [plus(neck, chest.up, -0.02 * body.head), 0.19 * build.limb],
    [ring(0.8).centre, radius],
  )
}

/** Cloth round the trunk between two heights of it. */
export const trunkCloth = (body: Body, from: number, to: number, ease = 0): Cloth => {
  const heights = Array.from({ length: 11 }, (_, at) => lerp(to, from, at / 10))
  const side = (way: 1 | -1): Spot[] =>
    heights.map((height) => edgeOf(body, height, way, ease * clamp((1.02 - height) * 8)))
  const [right, left] = [edgeOf(body, from, 1, ease), edgeOf(body, from, -1, ease)]
  const sag = body.skeleton.ring(from).depth * 0.16
  const cloth = clothBetween(side(-1), side(1), [[(left[0] + right[0]) / 2, (left[1] + right[1]) / 2 + sag]])
  return to < 0.93 ? cloth : { ...cloth, path: union(cloth.path, yoke(body, ease * 0.6)) }
}

export interface Hang {
  readonly wind?: number
  readonly waves?: number
  readonly ease?: number
  /** Over 1 it falls straight first and spreads below. */
  readonly bell?: number
  readonly train?: number
  readonly swing?: number
}

/** How far legs push cloth aside at a height. */
const roomForLegs = (body: Body, height: number): readonly [number, number] => {
  const { legs, build } = body.skeleton
  let [left, right] = [Infinity, -Infinity]
  for (const { root, bend, end } of [legs.L, legs.R])
    for (const [from, to] of [
      [root, bend],
      [bend, end],
    ] as const)
      if ((from[1] - height) * (to[1] - height) <= 0 && Math.abs(from[1] - to[1]) > 0.01 * body.head) {
        const x = lerp(from[0], to[0], (height - from[1]) / (to[1] - from[1]))
        const thick = 0.26 * body.head * build.limb
        ;[left, right] = [Math.min(left, x - thick), Math.max(right, x + thick)]
      }
  return [left, right]
}

/** Cloth that hangs from a height of the trunk: `hem` 0 is at the hips and 1 on the floor, `flare` half the width of the hem in heads. */
export const hanging = (body: Body, from: number, hem: number, flare: number, hang: Hang = {}): Cloth => {
  const { wind = 0, waves = 5, ease = 0.04, bell = 1, train = 0, swing = 0.05 } = hang
  const { skeleton, head } = body
  const { pelvis, neck, legs, hips } = skeleton
  const [top, base] = [skeleton.ring(from), skeleton.ring(0)]
  const floor = lerp(pelvis[1], 0, hem)
  const behind = -hips.forward[0] * train * head
  const feet = (legs.L.end[0] + legs.R.end[0]) / 2
  const [left, right]: [Spot[], Spot[]] = [[], []]
  const rows = 12
  for (let row = 0; row <= rows; row++) {
    const down = row / rows
    const height = lerp(top.centre[1], floor, down)
    const isOnTrunk = height >= pelvis[1]
    const ring = isOnTrunk ? skeleton.ring(clamp((height - pelvis[1]) / (neck[1] - pelvis[1]))) : base
    const below = clamp((pelvis[1] - height) / (pelvis[1] - floor || 1))
    const middle =
      (isOnTrunk ? ring.centre[0] : lerp(ring.centre[0], (feet + base.centre[0]) / 2, below)) + wind * head * down ** 2
    const half = Math.max(
      body.halfOf(ring) + ease * head,
      lerp(body.halfOf(top) + ease * head, flare * head, down ** bell),
    )
    const legRoom = roomForLegs(body, height)
    const x0 = Math.min(middle - half + Math.min(0, behind) * down ** 2, legRoom[0])
    const x1 = Math.max(middle + half + Math.max(0, behind) * down ** 2, legRoom[1])
    left.push(body.spot([x0, height, ring.centre[2]]))
    right.push(body.spot([x1, height, ring.centre[2]]))
  }
  const [a, b] = [nth(right, rows), nth(left, rows)]
  const sag = (share: number): number => Math.sin(Math.PI * share) * flare * head * 0.13
  const count = waves * 2
  const knot = (share: number, more: number): Knot => [
    lerp(a[0], b[0], share),
    lerp(a[1], b[1], share) + sag(share) + more * head,
  ]
  const hemLine =
    waves === 0
      ? [knot(0.5, 0)]
      : Array.from({ length: count - 1 }, (_, at) => knot((at + 1) / count, at % 2 ? swing : -swing * 0.4))
  return clothBetween(left, right, hemLine)
}

/** The lap of who sits in a skirt, and the cloth that hangs from the knees. */
export const lapCloth = (body: Body, drop: number): Path2D => {
  const { legs, pelvis } = body.skeleton
  const lap = body.skinRound([plus(pelvis, [0, -0.1 * body.head, 0]), 0.48], [legs.L.bend, 0.24], [legs.R.bend, 0.24])
  const fall = body.skinRound(
    [legs.L.bend, 0.22],
    [legs.R.bend, 0.22],
    [between(legs.L.bend, legs.L.end, drop), 0.24],
    [between(legs.R.bend, legs.R.end, drop), 0.26],
  )
  return union(lap, fall)
}

export interface SleeveCut {
  readonly upto?: number
  readonly ease?: number
  readonly flare?: number
}

export const putSleeve = (
  body: Body,
  side: Side,
  stuff: Stuff,
  { upto = 1.94, ease = 0.035, flare = 0 }: SleeveCut,
  details: PartDetails = {},
  near = 0.002,
): void => {
  const limb = body.skeleton.arms[side]
  const profile = shapes.arm.map(([at, radius]): [number, number] => [at, radius + flare * Math.max(0, at - 0.9)])
  const elbow = body.spot(between(limb.bend, limb.root, 0.08))
  const below = body.spot(between(limb.bend, limb.end, 0.16))
  const inner = body.spot(between(limb.root, limb.end, 0.5))
  const [dx, dy] = [inner[0] - elbow[0], inner[1] - elbow[1]]
  const length = Math.hypot(dx, dy) || 1
  const bent = upto > 1.3 && length > 0.1 * body.head
  const crease = blob([
    [elbow[0] + (dx / length) * 0.2 * body.head, elbow[1] + (dy / length) * 0.2 * body.head, 1],
    [below[0], below[1]],
    [elbow[0], elbow[1], 1],
  ])
  body.put(body.nearOfArm(limb) + near, body.limb(limb, profile, { upto, ease }), stuff, {
    cast: 0.05,
    folds: bent ? [crease] : [],
    ...details,
  })
}

/** A band of cloth round knees, cuffs or waist. */
export const shoe = (
  body: Body,
  side: Side,
  stuff: Stuff,
  kind: 'shoe' | 'heel' | 'boot' | 'sneaker' | 'bare',
): void => {
  const { legs, toes, build } = body.skeleton
  const [limb, way] = [legs[side], toes[side]]
  const size = Math.min(1, build.limb + 0.05) * (kind === 'boot' ? 1.12 : 1)
  const near = body.nearOfLeg(limb) + 0.004
  const toe = (ahead: number, down: number, radius: number) =>
    body.discAt(plus(plus(limb.end, way, ahead * size * body.head), [0, 1, 0], -down * size * body.head), radius * size)
  const raised = kind === 'heel' ? 0.1 : 0
  if (kind === 'boot') body.put(near, body.limb(limb, shapes.leg, { ease: 0.05, from: 1.2 }), stuff)
  if (kind === 'heel') body.put(near - 0.001, hull([toe(-0.14, 0.1, 0.05), toe(-0.16, 0.27, 0.022)]), stuff)
  const upper = hull([toe(0, 0.02, 0.1), toe(-0.13, 0.15 - raised, 0.1), toe(0.3, 0.19, 0.1)])
  const tip = hull([toe(-0.13, 0.17 - raised, 0.09), toe(0.32, 0.19, 0.105), toe(0.55, 0.215, 0.075)])
  body.put(near, union(upper, tip), stuff, { shade: 0.04 })
  if (kind !== 'sneaker' && kind !== 'boot') return
  const sole = hull([toe(-0.17, 0.24, 0.045), toe(0.3, 0.255, 0.045), toe(0.53, 0.255, 0.045)])
  body.put(near + 0.001, sole, kind === 'boot' ? 'ink' : 'sole', { shade: 0, name: null })
}
