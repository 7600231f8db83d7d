// A body: its limbs, hands and feet, as parts over a skeleton.
import type { Path2D } from '@napi-rs/canvas'
import { z } from 'zod'
import { clamp, lerp } from '../paint/curves.ts'
import { blob, type Disc, disc, hull, type Knot, tube, union } from '../paint/shapes/path.ts'
import outlines from './data/outlines.json' with { type: 'json' }
import type { Part } from './part.ts'
import { type Limb, onSheet, type Ring, type Side, type Skeleton } from './skeleton.ts'
import { nameOfStuff, type Stuff, toneOfStuff, type Wardrobe } from './stuff.ts'
import { along, between, minus, nth, plus, radians, type Spot, type Vector } from './vector.ts'

const pairs = z.array(z.tuple([z.number(), z.number()]).readonly()).readonly()
const knots = z.array(z.tuple([z.number(), z.number(), z.number().optional()]).readonly()).readonly()
const quads = z.array(z.tuple([z.number(), z.number(), z.number(), z.number()]).readonly()).readonly()

export const shapes = z
  .object({
    front: pairs,
    profile: pairs,
    caps: z.tuple([pairs, pairs, pairs]).readonly(),
    hands: z.record(z.string(), knots),
    creases: z.record(z.string(), quads),
    arm: pairs,
    leg: pairs,
  })
  .parse(outlines)

export type Profile = readonly (readonly [along: number, radius: number])[]

export type PartDetails = Partial<Pick<Part, 'shade' | 'folds' | 'lights' | 'cast' | 'isMark' | 'glow' | 'name'>>

/** How thick a limb is at a place along it. */
const thicknessAt = (profile: Profile, place: number): number => {
  const next = clamp(
    profile.findIndex(([at]) => at >= place),
    1,
    profile.length - 1,
  )
  const [low, high] = [nth(profile, next - 1), nth(profile, next)]
  return lerp(low[1], high[1], clamp((place - low[0]) / (high[0] - low[0])))
}

/** Of whoever is more than so many heads high. */
const [smallestGrown, headGrowth] = [6.3, 1.09]

export class Body {
  readonly parts: Part[] = []
  readonly skeleton: Skeleton
  readonly wardrobe: Wardrobe
  /** Units of a head. */
  readonly head: number
  /** Units of what is drawn on the head: on covers heads are a little larger than in life. */
  readonly skull: number
  /** Degrees that the head is turned from the viewer. */
  readonly turned: number

  constructor(skeleton: Skeleton, wardrobe: Wardrobe) {
    this.skeleton = skeleton
    this.wardrobe = wardrobe
    this.head = skeleton.head
    this.skull = skeleton.head * (skeleton.build.heads > smallestGrown ? headGrowth : 1)
    const [x, , z] = skeleton.skull.forward
    this.turned = (Math.atan2(x, z) * 180) / Math.PI
  }

  /** 1 where the chest faces the viewer, -1 where the back does. */
  get facing(): number {
    return this.skeleton.chest.forward[2]
  }

  spot(place: Vector): Spot {
    return onSheet(this.skeleton, place)
  }

  /** A disc round a place, its radius in heads. */
  discAt(place: Vector, radius: number): Disc {
    return [...this.spot(place), radius * this.head]
  }

  put(near: number, path: Path2D, stuff: Stuff, details: PartDetails = {}): void {
    this.parts.push({
      near: near + this.skeleton.pelvis[2] / this.head,
      path,
      colour: this.wardrobe.colours[stuff],
      name: this.wardrobe.names[stuff] ?? nameOfStuff[stuff] ?? null,
      tone: toneOfStuff[stuff],
      shade: 0.08,
      folds: [],
      lights: [],
      cast: 0,
      isMark: false,
      glow: false,
      ...details,
    })
  }

  limb(limb: Limb, profile: Profile, { upto = 2, ease = 0, from = 0 } = {}): Path2D {
    const { legs, hips, build } = this.skeleton
    const isLeg = limb === legs.L || limb === legs.R
    // Thighs bow forward, calves back.
    const bow = (at: number): number =>
      isLeg ? (at < 1 ? 0.05 * Math.sin(at * Math.PI) : -0.075 * Math.sin((at - 1) ** 0.8 * Math.PI)) * this.head : 0
    const placeAt = (at: number): Vector => {
      const bone = at <= 1 ? between(limb.root, limb.bend, at) : between(limb.bend, limb.end, at - 1)
      return plus(bone, hips.forward, bow(at))
    }
    const discOf = (at: number): Disc => this.discAt(placeAt(at), thicknessAt(profile, at) * build.limb + ease)
    const inner = profile.map(([at]) => at).filter((at) => at > from && at < upto)
    const whole = tube([from, ...inner, upto].map(discOf))
    // A sharp bend folds the outline over itself and would leave a hole, which the joint fills.
    if (from >= 1 || upto <= 1) return whole
    const [x, y, radius] = discOf(1)
    return union(whole, disc(x, y, radius))
  }

  nearOfArm({ near }: Limb): number {
    const heads = near / this.head
    return Math.sign(heads || 1) * (0.32 + Math.abs(heads) * 0.5)
  }

  nearOfLeg({ near }: Limb): number {
    return -0.3 + ((near - this.skeleton.pelvis[2]) / this.head) * 0.05
  }

  arm(side: Side, hand: string, stuff: Stuff = 'skin'): void {
    const limb = this.skeleton.arms[side]
    const near = this.nearOfArm(limb)
    this.put(near, this.limb(limb, shapes.arm), stuff, { cast: 0.05 })
    if (hand !== 'none') this.hand(side, hand, near, stuff)
  }

  /** Along the fingers. */
  wayOfHand(side: Side): Spot {
    const { bend, end, wrist } = this.skeleton.arms[side]
    const [from, to] = [this.spot(bend), this.spot(end)]
    const angle = Math.atan2(to[1] - from[1], to[0] - from[0]) + radians(wrist) * this.thumbOf(side)
    return [Math.cos(angle), Math.sin(angle)]
  }

  lengthOfHand(side: Side): number {
    const { bend, end } = this.skeleton.arms[side]
    const [from, to] = [this.spot(bend), this.spot(end)]
    const seen = Math.hypot(to[0] - from[0], to[1] - from[1]) / (Math.hypot(...minus(end, bend)) || 1)
    return 0.68 * this.head * Math.min(1, this.skeleton.build.limb * 0.25 + 0.78) * clamp(seen, 0.62, 1)
  }

  /** The middle of the closed hand. */
  palm(side: Side, share = 0.42): Spot {
    const [wx, wy] = this.spot(this.skeleton.arms[side].end)
    const [dx, dy] = this.wayOfHand(side)
    const length = this.lengthOfHand(side) * share
    return [wx + dx * length, wy + dy * length]
  }

  /** On which side of the hand, seen along the fingers, the thumb is: towards where the figure faces, or its middle. */
  thumbOf(side: Side): 1 | -1 {
    const { bend, end } = this.skeleton.arms[side]
    const [from, to] = [this.spot(bend), this.spot(end)]
    const faces = this.skeleton.chest.forward[0]
    const middle = this.spot(this.skeleton.ring(0.5).centre)[0] - to[0]
    const way: Spot = Math.abs(faces) > 0.35 ? [faces, -0.35] : [middle, -Math.abs(middle) * 0.6]
    return (to[0] - from[0]) * way[1] - (to[1] - from[1]) * way[0] > 0 ? 1 : -1
  }

  hand(side: Side, kind: string, near: number, stuff: Stuff): void {
    const [wx, wy] = this.spot(this.skeleton.arms[side].end)
    const [dx, dy] = this.wayOfHand(side)
    const thumb = this.thumbOf(side)
    const length = this.lengthOfHand(side)
    const width = 0.66 * this.head * lerp(0.72, 1, this.skeleton.build.limb - 0.2)
    const on = (x: number, y: number): Spot => [
      wx - dy * x * width * thumb + dx * y * length,
      wy + dx * x * width * thumb + dy * y * length,
    ]
    const outline = shapes.hands[kind] ?? shapes.hands.relax ?? []
    const folds = (shapes.creases[kind] ?? []).map(([a, b, c, d]) =>
      tube([
        [...on(a, b), 0.009 * this.head],
        [...on(c, d), 0.009 * this.head],
      ]),
    )
    const knotsOn = outline.map(([x, y, corner]): Knot => [...on(x, y), corner ?? 0])
    this.put(near + 0.001, blob(knotsOn), stuff, { shade: 0.04, folds })
  }

  leg(side: Side, stuff: Stuff, { upto = 2, ease = 0, flare = 0, near = 0, from = 0 } = {}): void {
    const limb = this.skeleton.legs[side]
    const profile = shapes.leg.map(([at, radius]): [number, number] => [at, radius + flare * Math.max(0, at - 0.7)])
    const knee = this.spot(limb.bend)
    const thigh = this.spot(between(limb.root, limb.bend, 0.5))
    const u = this.head
    const crease = blob([
      [lerp(knee[0], thigh[0], 0.2) - 0.1 * u, lerp(knee[1], thigh[1], 0.3), 1],
      [knee[0] + 0.06 * u, knee[1]],
      [knee[0] + 0.02 * u, knee[1] + 0.28 * u, 1],
      [knee[0] - 0.04 * u, knee[1] + 0.04 * u],
    ])
    this.put(this.nearOfLeg(limb) + near, this.limb(limb, profile, { upto, ease, from }), stuff, {
      folds: ease > 0.02 && upto > 1.5 ? [crease] : [],
      cast: 0.05,
    })
  }

  /** A place in or round the trunk: a height of it, an angle from its front, and ease over the skin. */
  onTrunk(height: number, angle: number, ease = 0): Spot {
    const { centre, frame, width, depth } = this.skeleton.ring(height)
    const a = radians(angle)
    const aside = plus(centre, frame.right, (width + ease * this.head) * Math.sin(a))
    return this.spot(plus(aside, frame.forward, (depth + ease * this.head) * Math.cos(a)))
  }

  /** Half the width in which a slice of the trunk is seen. */
  halfOf({ width, depth, frame }: Ring): number {
    return Math.hypot(width * frame.right[0], depth * frame.forward[0])
  }

  /** A place on the head, in heads from its middle. */
  onHead(x: number, y: number, z: number): Spot {
    return this.spot(plus(this.skeleton.face, along(this.skeleton.skull, [x, y, z]), this.skull))
  }

  /** A flat drawing of the head laid on the sheet; x is towards the face where that is seen from the side. */
  drawnOnHead(pairsOf: readonly (readonly [number, number, (number | undefined)?])[]): readonly Knot[] {
    const [x, y] = this.spot(this.skeleton.face)
    const up = this.spot(plus(this.skeleton.face, this.skeleton.skull.up, this.head))
    const [ux, uy] = [(up[0] - x) / this.head, (y - up[1]) / this.head]
    const length = Math.hypot(ux, uy) || 1
    const [cos, sin] = [uy / length, ux / length]
    const mirror = this.turned < 0 ? -1 : 1
    return pairsOf.map(
      ([a, b, corner]): Knot => [
        x + (a * mirror * cos + b * sin) * this.skull,
        y + (a * mirror * sin - b * cos) * this.skull,
        corner ?? 0,
      ],
    )
  }

  /** The skin round discs that are given in heads round places. */
  skinRound(...discs: readonly (readonly [place: Vector, radius: number])[]): Path2D {
    return hull(discs.map(([place, radius]) => this.discAt(place, radius)))
  }
}
