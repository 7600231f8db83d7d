// What faces say, in numbers: lids, brows, pupils and mouth.
import { z } from 'zod'
import records from './moods.json' with { type: 'json' }

export const moodNames = [
  'happy',
  'joy',
  'surprise',
  'sleepy',
  'worried',
  'cross',
  'sly',
  'wonder',
  'wink',
  'laugh',
  'sad',
  'brave',
  'curious',
] as const

export type FaceMood = (typeof moodNames)[number]

const faceSchema = z
  .object({
    /** How far the upper lid is down, and the lower one up, 0 to 1. */
    lid: z.number(),
    low: z.number(),
    /** Inner ends of the lids down (1) or up (-1). */
    tilt: z.number(),
    gaze: z.tuple([z.number(), z.number()]).readonly(),
    pupil: z.number(),
    eye: z.number(),
    browLift: z.number(),
    browTilt: z.number(),
    mouth: z.enum(['smile', 'smirk', 'wavy', 'frown', 'tiny', 'open', 'grin', 'round']),
    open: z.number(),
    /** Eyes closed: laughing, asleep, or winking. */
    shut: z.enum(['up', 'down', 'one']).optional(),
    blush: z.number().default(0),
    /** One brow higher. */
    odd: z.number().default(0),
    sparkle: z.boolean().default(false),
  })
  .readonly()

export type Face = z.infer<typeof faceSchema>

const faces = z.record(z.enum(moodNames), faceSchema).parse(records)

export const faceOf = (mood: FaceMood): Face => faces[mood]
