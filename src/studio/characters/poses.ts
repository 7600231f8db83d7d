// Poses: hands and feet as shares of the limbs they belong to, so that the same pose fits a mouse and a hippo.
import { z } from 'zod'
import records from './poses.json' with { type: 'json' }

export const poseNames = [
  'stand',
  'wave',
  'walk',
  'run',
  'jump',
  'sit',
  'read',
  'hug',
  'fly',
  'peek',
  'point',
  'cheer',
  'ride',
  'hold',
  'reach',
] as const

export type PoseName = (typeof poseNames)[number]

const point = z.tuple([z.number(), z.number()]).readonly()
const pair = z.tuple([point, point]).readonly()

const poseSchema = z
  .object({
    lean: z.number(),
    head: z.object({ turn: z.number(), nod: z.number(), tilt: z.number() }).readonly(),
    /** Left and right, from the shoulder, in lengths of the arm. */
    hands: pair,
    bend: point,
    /** Left and right, from the hip, in lengths of the leg. */
    feet: pair,
    footTurn: point,
    lift: z.number(),
    /** Which arms are before the body; the one away from where the head turns is behind unless told otherwise. */
    front: z.enum(['none', 'left', 'right', 'both']).optional(),
    sits: z.boolean().default(false),
    reads: z.boolean().default(false),
  })
  .readonly()

export type PoseShape = z.infer<typeof poseSchema>

const poses = z.record(z.enum(poseNames), poseSchema).parse(records)

export const poseOf = (name: PoseName): PoseShape => poses[name]
