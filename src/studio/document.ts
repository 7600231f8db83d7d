// The cover document: everything a cover is, small enough for a database row. Every asset is painted from it, and the same document gives
// the same pixels on every run.
import { z } from 'zod'
import { moods } from '../catalog/moods.ts'
import { briefSchema } from './brief/brief.ts'
import { settingSchema } from './brief/setting.ts'
import { metals } from './colour/palette.ts'
import { adjustmentsSchema, noAdjustments } from './direction/adjustments.ts'

/** Raised when the shape of the document changes; older ones are then migrated on reading. */
export const documentVersion = 1

/** Raised when the same document would give other pixels. */
export const engineVersion = 3

const colour = z.string().regex(/^#[0-9a-f]{6}$/)

const paletteSchema = z.object({
  deep: colour,
  dark: colour,
  mid: colour,
  soft: colour,
  light: colour,
  accent: colour,
  counter: colour,
  ink: colour,
  metal: z.enum(metals),
  hues: z.tuple([colour, colour, colour, colour, colour]).readonly(),
})

/** A picture that an image model has painted for the cover; the family still sets the type over it. */
const artSchema = z
  .object({
    /** Where its bytes are kept. */
    picture: z.string(),
    width: z.int().positive(),
    height: z.int().positive(),
    /** Who painted it: `openai:gpt-image-1`. */
    painter: z.string(),
    /** What the painter was told. */
    words: z.string(),
  })
  .readonly()

export const documentSchema = z.object({
  schemaVersion: z.literal(documentVersion),
  engineVersion: z.int().positive(),
  template: z.string(),
  seed: z.int().min(0).max(0xffffffff),
  brief: briefSchema,
  /** What the family was told; edits change these and paint anew. */
  direction: z.object({
    palette: paletteSchema,
    mood: z.enum(moods),
    hero: z.string(),
    companions: z.array(z.string()).max(3),
    layout: z.string(),
    pairing: z.object({ title: z.string(), text: z.string() }),
    setting: settingSchema,
    /** Documents from before there were edits have none. */
    adjustments: adjustmentsSchema.default(noAdjustments),
  }),
  prompt: z.string(),
  /** Null where the family paints; documents from before there were painters have none. */
  art: artSchema.nullable().default(null),
})

export type CoverDocument = z.infer<typeof documentSchema>

export type Direction = CoverDocument['direction']
