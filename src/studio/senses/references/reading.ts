// What is read in a reference picture: a plain value, small enough for a job's row. It is all that ever leaves the picture.
import { z } from 'zod'
import { cells } from './grid.ts'

export const textures = ['smooth', 'flat', 'painterly', 'grain', 'line', 'photographic'] as const

export type Texture = (typeof textures)[number]

export const periods = ['aged', 'mid-century', 'pulp', 'neon', 'minimal', 'pastel', 'noir'] as const

export type Period = (typeof periods)[number]

export const subjects = ['sky', 'sea', 'forest', 'night-lights', 'sunset', 'figure', 'snow', 'fire'] as const

export type Subject = (typeof subjects)[number]

const share = z.number().min(0).max(1)

const swatchSchema = z.object({ l: share, c: z.number().min(0).max(0.5), h: z.number(), weight: share }).readonly()

const toneSchema = z
  .object({
    key: z.enum(['low', 'mid', 'high']),
    /** Lightness at the 5th, 50th and 95th of a hundred pixels, darkest first. */
    low: share,
    median: share,
    high: share,
    contrast: share,
  })
  .readonly()

const colourSchema = z
  .object({
    /** Mean chroma. */
    saturation: z.number().min(0).max(0.5),
    /** -1 is all cold, 1 all warm, 0 balanced or grey. */
    temperature: z.number().min(-1).max(1),
    structure: z.enum(['neutral', 'mono', 'analogous', 'complementary', 'varied']),
  })
  .readonly()

const lightSchema = z
  .object({
    from: z.enum(['above', 'below', 'left', 'right', 'within', 'even']),
    /** How much darker the corners are than the middle. */
    vignette: share,
  })
  .readonly()

/** Six cells across and nine down, row by row from the top left. */
const gridSchema = z.array(share).length(cells).readonly()

const compositionSchema = z
  .object({
    kind: z.enum(['pattern', 'symmetrical', 'centred', 'thirds', 'open']),
    /** How plainly it is composed so. */
    decided: share,
    /** Height of a horizon from the top. */
    horizon: share.nullable(),
    subject: z.object({ x: share, y: share, size: share }).readonly(),
    space: z.object({ where: z.enum(['top', 'bottom', 'left', 'right', 'around', 'none']), share }).readonly(),
    /** Where what weighs in the picture lies, and how plainly it lies there rather than anywhere. */
    mass: z.object({ grid: gridSchema, plain: share }).readonly(),
    /** Mean lightness of each cell. */
    tone: gridSchema,
    /** 1 where its lines rise to the right, -1 where they fall. */
    diagonal: z.number().min(-1).max(1),
    symmetry: share,
    /** Share of each cell that letters take; null where none were found, or nobody could look for them. */
    lettering: gridSchema.nullable(),
  })
  .readonly()

export const referenceReadingSchema = z
  .object({
    /** The most frequent first; weights add up to 1. */
    palette: z.array(swatchSchema).min(1).max(7).readonly(),
    tone: toneSchema,
    colour: colourSchema,
    light: lightSchema,
    composition: compositionSchema,
    /** How much of each technique it shows; adds up to 1. */
    textures: z.record(z.enum(textures), share).readonly(),
    edges: z.enum(['soft', 'crisp', 'broken']),
    period: z
      .object({ name: z.enum(periods), confidence: share })
      .readonly()
      .nullable(),
    subjects: z.array(z.object({ name: z.enum(subjects), confidence: share }).readonly()).readonly(),
  })
  .readonly()

export type ReferenceReading = z.infer<typeof referenceReadingSchema>

export type Swatch = z.infer<typeof swatchSchema>

export type Tone = z.infer<typeof toneSchema>

export type ReferenceColour = z.infer<typeof colourSchema>

export type ReferenceLight = z.infer<typeof lightSchema>

export type Composition = z.infer<typeof compositionSchema>

export type Textures = ReferenceReading['textures']

/** The technique it shows most. */
export const mainTexture = (shown: Textures): Texture =>
  textures.reduce((most, texture) => (shown[texture] > shown[most] ? texture : most))

/** Enough digits to steer by, few enough to store. Never -0, which JSON does not know: a reading comes back from storage as it went in. */
export const rounded = (value: number): number => Math.round(value * 1000) / 1000 + 0
