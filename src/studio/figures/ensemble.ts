// A group as it is drawn: everybody's parts together, sorted by depth, so that arms lie round whom they hold.
import type { Path2D } from '@napi-rs/canvas'
import type { Box } from '../paint/easel.ts'
import { union } from '../paint/shapes/path.ts'
import { putBeard } from './beard.ts'
import { Body } from './body.ts'
import { buildNamed } from './build.ts'
import { outfitNamed, putOutfit } from './dress/outfit.ts'
import { putHair } from './hair.ts'
import { putHat } from './hats.ts'
import { putGlasses, putHead } from './head.ts'
import { putHeld } from './held.ts'
import type { Part } from './part.ts'
import type { Borne, Person } from './person.ts'
import { mirrored, poseNamed } from './pose.ts'
import { reaching, type Side, type Skeleton, type Stance, skeletonOf } from './skeleton.ts'
import { along, nth, plus, type Spot, type Vector } from './vector.ts'
import { putWheelchair } from './wheelchair.ts'

/** Units that a grown man is high: a group stands with its feet on y = 0. */
export const manHigh = 1000
const manHeads = 7.3

export interface Foothold {
  readonly x: number
  readonly half: number
}

export interface Ensemble {
  /** From back to front. */
  readonly parts: readonly Part[]
  /** What they cover, or a little more. */
  readonly box: Box
  /** Exactly what they cover. */
  readonly tight: Box
  /** Where each of them stands, for shades on the ground. */
  readonly feet: readonly Foothold[]
  readonly bodies: readonly Body[]
}

const jointOf = (skeleton: Skeleton, name: string): Vector => {
  const side: Side = name.endsWith('R') ? 'R' : 'L'
  if (name === 'head') return skeleton.face
  if (name === 'neck') return skeleton.neck
  if (name === 'waist') return skeleton.ring(0.36).centre
  if (name === 'back') return skeleton.ring(0.66).centre
  if (name === 'hips') return skeleton.ring(0).centre
  if (name.startsWith('hand')) return skeleton.arms[side].end
  if (name.startsWith('elbow')) return skeleton.arms[side].bend
  if (name.startsWith('shoulder')) return skeleton.arms[side].root
  throw new TypeError(`expected a joint but received ${name}`)
}

/** Degrees from which people are seen from above, unless a picture wants another eye. */
const usualDown = 7

interface OwnStance extends Stance {
  readonly borne: Borne | null
}

const stanceOf = (person: Person, down: number): OwnStance => {
  const build = buildNamed(person.build)
  const { pose, lift, tip } = poseNamed(person.pose)
  const head = manHigh / manHeads
  const own = person.mirror ? mirrored(pose) : pose
  return {
    build,
    height: manHigh * build.tall * person.scale,
    pose: { ...own, turn: person.turn ?? own.turn, nod: person.nod ?? own.nod },
    view: { yaw: person.yaw, down },
    at: [person.x * head, 0],
    near: person.z * head,
    lift: lift + person.lift,
    tip,
    borne: person.borne,
  }
}

/** Whoever is carried comes to where their bearer has them. */
const carried = (stances: readonly OwnStance[]): readonly Skeleton[] => {
  const stood = stances.map(skeletonOf)
  return stances.map((stance, at) => {
    const { borne } = stance
    const own = nth(stood, at)
    const bearer = borne === null ? undefined : stood[borne.whom]
    if (borne === null || bearer === undefined) return own
    const [x, y, z] = plus(jointOf(bearer, borne.joint), borne.shift, manHigh / manHeads)
    const rise = (y - own.pelvis[1]) / own.head
    return skeletonOf({ ...stance, at: [x + bearer.at[0], bearer.at[1]], near: z, lift: stance.lift + rise })
  })
}

/** Crossed arms, hands in pockets. */
const selfTouched = (skeleton: Skeleton, { pose, mirror, touches }: Person): Skeleton => {
  if (touches.length > 0) return skeleton
  const side = (each: Side): Side => (mirror ? (each === 'L' ? 'R' : 'L') : each)
  const turned = ([x, y, z]: Vector): Vector => along(skeleton.chest, [mirror ? -x : x, y, z])
  return poseNamed(pose).own.reduce((laid, { side: hand, joint, shift, pole }) => {
    const place = plus(jointOf(laid, joint), turned(shift), laid.head)
    return reaching(laid, side(hand), place, turned(pole))
  }, skeleton)
}

/** Hands are laid one after another, as one may hold another that has just been laid. */
const touched = (skeletons: readonly Skeleton[], people: readonly Person[]): readonly Skeleton[] => {
  const laid = skeletons.map((skeleton, at) => {
    const person = people[at]
    return person === undefined ? skeleton : selfTouched(skeleton, person)
  })
  for (const [at, { touches }] of people.entries())
    for (const { side, whom, joint, shift, pole } of touches) {
      const [own, other] = [laid[at], laid[whom]]
      if (own === undefined || other === undefined) continue
      const head = manHigh / manHeads
      const place = plus(jointOf(other, joint), shift, head)
      const moved: Vector = [place[0] + other.at[0] - own.at[0], place[1], place[2]]
      laid[at] = reaching(own, side, moved, pole)
    }
  return laid
}

const bodyOf = (person: Person, skeleton: Skeleton): Body => {
  const body = new Body(skeleton, person.wardrobe)
  const hands: Record<Side, string> = { ...person.hands }
  for (const { side } of person.held) hands[side] = 'grip'
  if (person.seat === 'wheelchair') putWheelchair(body)
  putOutfit(body, outfitNamed(person.outfit), { hands, wind: person.wind })
  putHead(body, person.face)
  if (person.beard) putBeard(body)
  putHair(body, person.hair, person.wind)
  if (person.glasses) putGlasses(body)
  if (person.hat !== null) putHat(body, person.hat)
  for (const held of person.held) putHeld(body, held)
  return body
}

const boxOf = (bounds: readonly (readonly [number, number, number, number])[]): Box => {
  const x = Math.min(...bounds.map(([left]) => left))
  const y = Math.min(...bounds.map(([, top]) => top))
  const right = Math.max(...bounds.map((each) => each[2]))
  const bottom = Math.max(...bounds.map((each) => each[3]))
  return { x, y, w: right - x, h: bottom - y }
}

export const ensembleOf = (people: readonly Person[], down = usualDown): Ensemble => {
  const skeletons = touched(carried(people.map((person) => stanceOf(person, down))), people)
  const bodies = people.flatMap((person, at) => {
    const skeleton = skeletons[at]
    return skeleton === undefined ? [] : [bodyOf(person, skeleton)]
  })
  const parts = bodies.flatMap((body) => body.parts).toSorted((one, other) => one.near - other.near)
  const solid = parts.filter(({ glow }) => !glow).map(({ path }) => path)
  return {
    parts,
    box: boxOf(solid.map((path) => path.getBounds())),
    tight: boxOf(solid.map((path) => path.computeTightBounds())),
    feet: bodies.map((body, at) => feetOf(body, people[at]?.borne !== null)),
    bodies,
  }
}

/** Whoever is carried stands on nothing. */
const feetOf = (body: Body, isBorne: boolean): Foothold => {
  const [left, right]: [Spot, Spot] = [body.spot(body.skeleton.legs.L.end), body.spot(body.skeleton.legs.R.end)]
  return { x: (left[0] + right[0]) / 2, half: isBorne ? 0 : Math.abs(left[0] - right[0]) / 2 + 0.75 * body.head }
}

/** One outline round all of them: for light at their edges, foil, cut paper. */
export const outlineOf = ({ bodies }: Ensemble): Path2D =>
  union(...bodies.map((body) => union(...body.parts.filter(({ glow }) => !glow).map(({ path }) => path))))
