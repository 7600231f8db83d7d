// What an edit asks for of one line of type.
import { z } from 'zod'
import { metals } from '../colour/palette.ts'
import { bendNames } from '../type/lockups/bends.ts'
import { treatmentNames } from '../type/treatments/treatments.ts'

const colour = z.string().regex(/^#[0-9a-f]{6}$/)

const cases = ['upper', 'lower', 'as-given'] as const

/** Right above or below another line. */
const besideLines = [
  'above-title',
  'below-title',
  'above-subtitle',
  'below-subtitle',
  'above-author',
  'below-author',
] as const

export type BesideLine = (typeof besideLines)[number]

export const typeSchema = z.object({
  hidden: z.boolean(),
  scale: z.number().min(0.4).max(2.5),
  colour: colour.nullable(),
  metal: z.enum(metals).nullable(),
  case: z.enum(cases).nullable(),
  /** Added letter spacing in em. */
  tracking: z.number().min(-0.1).max(0.4),
  /** A face id. */
  face: z.string().nullable(),
  place: z.enum(['top', 'middle', 'bottom', ...besideLines]).nullable(),
  /** Share of the sheet's height by which it stands lower than it would, with what is set in one block with it. */
  shift: z.number().min(-0.3).max(0.3).default(0),
  align: z.enum(['left', 'center', 'right']).nullable(),
  /** Null leaves the family's own. */
  shadow: z.boolean().nullable(),
  outline: z.boolean().nullable(),
  glow: z.boolean().nullable(),
  /** The colour of an outline that is asked for; null lets it stand out by itself. */
  edge: colour.nullable().default(null),
  /** The colour of a shadow that is asked for; null lets it be seen by itself. */
  shade: colour.nullable().default(null),
  /** Only flat ink: no foil, gradient, block or wear. */
  flat: z.boolean(),
  /** Wears the ink that the family gives to another line. */
  inkOf: z.enum(['title', 'subtitle', 'author', 'year']).nullable().default(null),
  /** Radians; null leaves the family's own slant, 0 sets the line straight. */
  tilt: z.number().min(-0.2).max(0.2).nullable().default(null),
  /** Every line of a title in one size. */
  even: z.boolean().default(false),
  /** On how many lines a title stands; null lets it break where it is largest. */
  lines: z.int().min(1).max(6).nullable().default(null),
  /** Of what letters are made, or how they are printed; null leaves the family's own. */
  treatment: z.enum(treatmentNames).nullable().default(null),
  /** The curve of a title; null leaves the family's own. */
  bend: z.enum(bendNames).nullable().default(null),
})

export type TypeAdjustment = z.infer<typeof typeSchema>

export const noTypeAdjustment: TypeAdjustment = {
  hidden: false,
  scale: 1,
  colour: null,
  metal: null,
  case: null,
  tracking: 0,
  face: null,
  place: null,
  shift: 0,
  align: null,
  shadow: null,
  outline: null,
  glow: null,
  edge: null,
  shade: null,
  flat: false,
  inkOf: null,
  tilt: null,
  even: false,
  lines: null,
  treatment: null,
  bend: null,
}
