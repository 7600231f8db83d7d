// How people stand together: arrangements of couples and groups as data, and a row for everybody else.
import { z } from 'zod'
import { type relations as known, poses, relations } from '../../../contract/concept-vocabulary.ts'
import type { Random } from '../../paint/random.ts'
import groups from '../data/groups.json' with { type: 'json' }
import type { Borne, Touch } from '../person.ts'
import { type NamedPose, namedPoses, poseNamed } from '../pose.ts'
import { nth } from '../vector.ts'

export type Facing = 'front' | 'away' | 'side'
export type Relation = (typeof known)[number]
export type ShownPose = (typeof poses)[number]

const vector = z.tuple([z.number(), z.number(), z.number()]).readonly()

const memberSchema = z
  .object({
    pose: z.string(),
    yaw: z.number(),
    x: z.number(),
    z: z.number().default(0),
    wind: z.number().default(0.05),
    /** Of the head, where that is another than in the pose. */
    turn: z.number().nullable().default(null),
    nod: z.number().nullable().default(null),
    mirror: z.boolean().default(false),
    hands: z.tuple([z.string(), z.string()]).readonly().optional(),
    touches: z
      .array(
        z.object({ side: z.enum(['L', 'R']), whom: z.int(), joint: z.string(), shift: vector, pole: vector }).strict(),
      )
      .readonly()
      .default([]),
    /** In whose arms. */
    borne: z.object({ whom: z.int(), joint: z.string(), shift: vector }).strict().nullable().default(null),
  })
  .strict()

const groupSchema = z
  .object({
    count: z.int(),
    for: z.array(z.enum(relations)).readonly(),
    poses: z.array(z.enum(poses)).readonly(),
    facing: z.enum(['front', 'away', 'side']),
    isSeated: z.boolean().default(false),
    /** Whom it is for: with a baby, the last of them is in somebody's arms. */
    cast: z.enum(['anybody', 'children', 'with-baby']).default('anybody'),
    /** Arrangements and poses that leave room for it too. */
    besides: z.array(z.string()).readonly().default([]),
    members: z.array(memberSchema).readonly(),
  })
  .strict()

const all = z.record(z.string(), groupSchema).parse(groups)

export const arrangementNames: readonly string[] = Object.keys(all)

export type Arrangement = z.infer<typeof groupSchema>

export const arrangementNamed = (name: string): Arrangement => {
  const found = all[name]
  if (found === undefined) throw new TypeError(`expected a known arrangement but received ${name}`)
  return found
}

/** One place in an arrangement. */
export interface Standing {
  readonly pose: NamedPose
  readonly yaw: number
  readonly x: number
  readonly z: number
  readonly wind: number
  readonly turn: number | null
  readonly nod: number | null
  readonly mirror: boolean
  readonly hands: Readonly<Record<'L' | 'R', string>>
  readonly touches: readonly Touch[]
  readonly borne: Borne | null
}

export interface Wish {
  readonly count: number
  readonly relation: Relation
  readonly pose: ShownPose
  /** Undefined: any. */
  readonly facing?: Facing | undefined
  /** Arrangements or poses that the picture can use, the best first. */
  readonly among?: readonly string[] | undefined
  /** Somebody wears long skirts, or is to hold a thing. */
  readonly isLong: boolean
  readonly holds: boolean
  /** Who they are, as far as not every arrangement is for them. */
  readonly cast: Arrangement['cast']
  /** Poses that somebody's own body asks for; none where it does not. */
  readonly own: readonly string[]
}

const standingOf = ({ pose, hands, touches, ...member }: z.infer<typeof memberSchema>): Standing => {
  const named = poseNamed(pose)
  return { ...member, pose: named, hands: hands === undefined ? named.hands : { L: hands[0], R: hands[1] }, touches }
}

/** Nobody who just stands there turns their back, unless a picture wants it. */
const turnTo = (yaws: readonly number[], facing: Facing | undefined, pose: ShownPose): readonly number[] => {
  const isAway = (yaw: number): boolean => Math.abs((((yaw % 360) + 540) % 360) - 180) > 110
  const isSide = (yaw: number): boolean => Math.abs(yaw) >= 40 && !isAway(yaw)
  const seen = facing ?? (pose === 'standing' ? 'front' : undefined)
  if (seen === undefined) return yaws
  const fitting = yaws.filter((yaw) => (seen === 'away' ? isAway(yaw) : seen === 'side' ? isSide(yaw) : !isAway(yaw)))
  if (fitting.length > 0) return fitting
  return seen === 'away' ? [160, -165] : seen === 'side' ? [56, -56] : [16, -18]
}

const couplePoses = new Set(['kiss', 'kiss-up', 'brow', 'dance', 'dance-back', 'lifter', 'lifted', 'back-lean'])

/** Poses that a picture with firm ground can show; gowns have no pockets. */
const suits = ({ id, isWild, tip, lift, holds, hands }: NamedPose, { isLong, holds: mustHold }: Wish): boolean =>
  !couplePoses.has(id) &&
  !((isWild || hands.L === 'none') && isLong) &&
  tip === 0 &&
  lift === 0 &&
  !(mustHold && holds === null)

const posesNamed = (names: readonly string[]): readonly NamedPose[] =>
  names.flatMap((id) => namedPoses.filter((pose) => pose.id === id))

/** Poses that are first of all the one that is wished; what only may be seen as it comes after. */
const showing = (poses: readonly NamedPose[], { pose, holds }: Wish): readonly NamedPose[] => {
  const shown = holds && pose === 'standing' ? 'holding' : pose
  const mainly = poses.filter(({ shows: [first] }) => first === shown)
  const also = poses.filter(({ shows }) => shows.includes(shown))
  const still = poses.filter(({ shows: [first] }) => first === 'standing')
  return [mainly, also, still, poses].find((each) => each.length > 0) ?? [poseNamed('stand')]
}

const loneStanding = (wish: Wish, random: Random): Standing => {
  const named = posesNamed(wish.among ?? [])
  const fitting = (named.length > 0 ? named : namedPoses).filter((pose) => suits(pose, wish))
  const choices = wish.own.length > 0 ? posesNamed(wish.own) : showing(fitting, wish)
  const pose = nth(random.shuffled(choices), 0)
  const yaw = nth(random.shuffled(turnTo(pose.yaws, wish.facing, wish.pose)), 0)
  return { ...unmoved, pose, yaw, hands: pose.hands }
}

/** Somebody in the middle who touches nobody. */
const unmoved = { x: 0, z: 0, wind: 0.05, turn: null, nod: null, mirror: false, touches: [], borne: null } as const

const rowPoses = ['stand', 'contra', 'hipshand', 'pockets', 'stroll', 'to-heart', 'carry']

/** A row that is no line: some a little before the others, turned to their middle. */
const rowOf = (count: number, facing: Facing | undefined, random: Random): readonly Standing[] =>
  Array.from({ length: count }, (_, at) => {
    const pose = poseNamed(nth(rowPoses, (at * 3 + random.sub(`row ${at}`).whole(0, 1)) % rowPoses.length))
    const x = (at - (count - 1) / 2) * (count > 4 ? 1.6 : 1.85)
    const inward = -Math.sign(x) * 14
    const yaw = facing === 'away' ? 180 + inward : inward
    return { ...unmoved, pose, yaw, x, z: at % 2 ? -0.4 : 0.2, mirror: at % 2 === 1, hands: pose.hands }
  })

const isRoomFor = (id: string, { isSeated, besides }: Arrangement, { among, pose }: Wish): boolean =>
  among === undefined
    ? !isSeated || pose === 'sitting'
    : among.includes(id) || besides.some((other) => among.includes(other))

const isFor = ({ cast }: Arrangement, wish: Wish): boolean =>
  wish.cast === 'with-baby' ? cast === 'with-baby' : cast === 'anybody' || cast === wish.cast

/** Null where nothing of that kind is arranged for so many. */
const groupFor = (wish: Wish, random: Random): readonly Standing[] | null => {
  const { among, count, facing, relation, pose } = wish
  const fitting = Object.entries(all).filter(
    ([id, group]) =>
      group.count === count &&
      isFor(group, wish) &&
      // Whoever carries a baby can do it anywhere.
      (wish.cast === 'with-baby' ||
        (isRoomFor(id, group, wish) && (facing === undefined || group.facing === facing || among?.includes(id)))),
  )
  const worth = ([, group]: (typeof fitting)[number]): number =>
    (group.for.includes(relation) ? 2 : 0) + (group.poses.includes(pose) ? 1 : 0) + (group.cast === 'anybody' ? 0 : 2)
  const best = Math.max(0, ...fitting.map(worth))
  const [chosen] = random.shuffled(fitting.filter((entry) => worth(entry) === best))
  if (chosen === undefined || (best < 2 && among === undefined)) return null
  return chosen[1].members.map(standingOf)
}

export const arranged = (wish: Wish, random: Random): readonly Standing[] =>
  wish.count === 1 ? [loneStanding(wish, random)] : (groupFor(wish, random) ?? rowOf(wish.count, wish.facing, random))
