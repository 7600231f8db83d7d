// Poses: the angles of a body, and what each of them is good for.
import { z } from 'zod'
import { poses as conceptPoses } from '../../contract/concept-vocabulary.ts'
import poses from './data/poses.json' with { type: 'json' }

/** Degrees. Swing is forward, spread is outward, plane turns the elbow inward, wrist turns the hand, or tips the foot. */
export interface LimbPose {
  readonly swing: number
  readonly spread: number
  readonly bend: number
  readonly plane: number
  readonly wrist: number
}

export interface Pose {
  readonly lean: number
  readonly side: number
  readonly twist: number
  readonly nod: number
  readonly roll: number
  readonly turn: number
  readonly hip: number
  readonly arms: Readonly<Record<'L' | 'R', LimbPose>>
  readonly legs: Readonly<Record<'L' | 'R', LimbPose>>
}

const five = z.tuple([z.number(), z.number(), z.number(), z.number(), z.number()]).readonly()

const vector = z.tuple([z.number(), z.number(), z.number()]).readonly()

const recordSchema = z
  .object({
    /** Lean, side and twist of the trunk; nod, roll and turn of the head; roll of the hips. */
    trunk: z.tuple([z.number(), z.number(), z.number(), z.number(), z.number(), z.number(), z.number()]).readonly(),
    /** Swing, spread, bend, plane and wrist of the left and the right arm. */
    arms: z.tuple([five, five]).readonly(),
    /** Swing, spread, bend and foot of the left and the right leg. */
    legs: z.tuple([five, five]).readonly(),
    /** What a concept may call it. */
    shows: z.array(z.enum(conceptPoses)).readonly(),
    /** Turns from which it reads well: the first are the best. */
    yaws: z.tuple([z.number()], z.number()).readonly(),
    /** The hand that is free to hold a thing, and the turn of what it holds. */
    holds: z.tuple([z.enum(['L', 'R']), z.number()]).readonly(),
    hands: z.tuple([z.string(), z.string()]).readonly(),
    /** Heads above the floor. */
    lift: z.number(),
    /** Degrees that the whole body is tipped, as one who swims or falls. */
    tip: z.number(),
    /** Hands laid on the own body, where angles alone would not bring them: in its own right, up and forward. */
    own: z
      .array(z.object({ side: z.enum(['L', 'R']), joint: z.string(), shift: vector, pole: vector }).strict())
      .readonly(),
    /** Whether a skirt or a long coat would hide it. */
    isWild: z.boolean(),
  })
  .partial({ holds: true, hands: true, lift: true, tip: true, own: true, isWild: true })
  .strict()

type PoseRecord = z.infer<typeof recordSchema>

export interface NamedPose {
  readonly id: string
  readonly pose: Pose
  readonly shows: PoseRecord['shows']
  readonly yaws: PoseRecord['yaws']
  readonly holds: { readonly side: 'L' | 'R'; readonly turn: number } | null
  readonly hands: Readonly<Record<'L' | 'R', string>>
  readonly lift: number
  readonly tip: number
  readonly own: NonNullable<PoseRecord['own']>
  readonly isWild: boolean
}

const limbOf = ([swing, spread, bend, plane, wrist]: z.infer<typeof five>): LimbPose => ({
  swing,
  spread,
  bend,
  plane,
  wrist,
})

const poseOf = ({ trunk, arms, legs }: PoseRecord): Pose => {
  const [lean, side, twist, nod, roll, turn, hip] = trunk
  return {
    lean,
    side,
    twist,
    nod,
    roll,
    turn,
    hip,
    arms: { L: limbOf(arms[0]), R: limbOf(arms[1]) },
    legs: { L: limbOf(legs[0]), R: limbOf(legs[1]) },
  }
}

export const namedPoses: readonly NamedPose[] = Object.entries(z.record(z.string(), recordSchema).parse(poses)).map(
  ([id, record]) => ({
    id,
    pose: poseOf(record),
    shows: record.shows,
    yaws: record.yaws,
    holds: record.holds === undefined ? null : { side: record.holds[0], turn: record.holds[1] },
    hands: { L: record.hands?.[0] ?? 'relax', R: record.hands?.[1] ?? 'relax' },
    lift: record.lift ?? 0,
    tip: record.tip ?? 0,
    own: record.own ?? [],
    isWild: record.isWild ?? false,
  }),
)

const byId = new Map(namedPoses.map((pose) => [pose.id, pose]))

export const poseNamed = (id: string): NamedPose => {
  const pose = byId.get(id)
  if (pose === undefined) throw new TypeError(`expected a known pose but received ${id}`)
  return pose
}

/** Left and right exchanged. */
export const mirrored = ({ side, twist, roll, turn, hip, arms, legs, ...same }: Pose): Pose => ({
  ...same,
  side: -side,
  twist: -twist,
  roll: -roll,
  turn: -turn,
  hip: -hip,
  arms: { L: arms.R, R: arms.L },
  legs: { L: legs.R, R: legs.L },
})
