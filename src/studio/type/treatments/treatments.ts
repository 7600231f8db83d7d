// Treatments of letters that can be asked for by name: of what they are made, or how they are printed.
import { z } from 'zod'
import { materialNames } from '../../light/material.ts'
import { surfaceNames } from '../surfaces/surface-names.ts'
import data from './treatments.json' with { type: 'json' }

export const treatmentNames = [
  'brush',
  'bulbs',
  'chalk',
  'chrome',
  'comic',
  'dripping',
  'embroidered',
  'floral',
  'glitch',
  'goldleaf',
  'ice',
  'icing',
  'letterpress',
  'papercut',
  'prism',
  'rust',
  'screenprint',
  'smoke',
  'stencil',
  'watercolour',
  'wood',
  'stone',
  'steel',
  'bone',
  'clay',
  'felt',
  'leather',
  'glass',
  'carved',
  'emboss',
  'three-d',
  'gradient',
  'distressed',
] as const

export type TreatmentName = (typeof treatmentNames)[number]

const colour = z.string().regex(/^#[0-9a-f]{6}$/)
/** The ink and, where letters have two, the second. */
const inks = z.tuple([colour]).rest(colour).readonly()

const treatmentSchema = z
  .object({
    made: z.union([
      z.object({ surface: z.enum(surfaceNames) }),
      z.object({ matter: z.enum(materialNames), isSunk: z.boolean().default(false) }),
      z.object({ press: z.enum(['block', 'gradient', 'worn']) }),
    ]),
    /** Follows "the title is". */
    said: z.string(),
    /** By which it is known in a message. */
    words: z.string().transform((words): readonly string[] => words.split(', ')),
    /** Its own colours, of letters that are lighter and of such that are darker than their ground; without them it takes the ink there is. */
    light: inks.optional(),
    dark: inks.optional(),
  })
  .readonly()

export type Treatment = z.infer<typeof treatmentSchema>

export const treatments: Readonly<Record<TreatmentName, Treatment>> = z
  .record(z.enum(treatmentNames), treatmentSchema)
  .parse(data)

export const isTreatment = (name: string): name is TreatmentName => treatmentNames.some((each) => each === name)
