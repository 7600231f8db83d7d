// What is known of a motif besides its drawing: one line of JSON. What each field means stands in art/README.md.
import { z } from 'zod'
import { ages, poses, relations } from '../../contract/concept-vocabulary.ts'
import { tagSchema } from '../paint/tags.ts'
import { refusalsOf } from './art-fault.ts'
import { forms, materials } from './materials.ts'

export const motifKinds = ['creature', 'person', 'place', 'plant', 'object', 'vehicle', 'sky', 'symbol'] as const

export const ways = ['stands', 'lies', 'hangs', 'flies', 'floats', 'held'] as const

/** How its outline holds together when it is small, cut out or printed in one ink. */
export const outlines = ['mass', 'whole', 'thin', 'scattered', 'scene'] as const

export const anchors = ['eye', 'mouth', 'hand', 'lamp', 'handle', 'top', 'hollow'] as const

export type AnchorName = (typeof anchors)[number]

export const figureSchema = z
  .strictObject({
    /** How many are seen, at least and at most. */
    count: z.tuple([z.int(), z.int()]).readonly(),
    ages: z.array(z.enum(ages)).readonly(),
    relations: z.array(z.enum(relations)).readonly(),
    poses: z.array(z.enum(poses)).readonly().default([]),
    sex: z.enum(['woman', 'man']).nullable().default(null),
    /** Dressed for one part only: a knight stands for nobody else. */
    role: z.boolean().default(false),
    /** Hands or the like: it tells of people without showing them. */
    part: z.boolean().default(false),
  })
  .readonly()

export type Figure = z.infer<typeof figureSchema>

const words = z.array(z.string().min(1)).readonly().default([])

const fields = {
  id: z.string().regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'is no file name such as food-truck'),
  names: words,
  /** How a sentence speaks of it, where that is not its id with an article. */
  phrase: z.string().min(1).nullable().default(null),
  not: words,
  exact: z.boolean().default(false),
  never: words,
  kind: z.enum(motifKinds),
  size: z.number().positive(),
  rests: z.enum(ways),
  flat: z.boolean().default(false),
  outline: z.enum(outlines),
  materials: z
    .record(z.string(), z.enum(materials))
    .refine((parts) => parts['*'] !== undefined, 'lacks "*", the material of all the rest')
    .readonly(),
  /** How it swells in relief, where that is not as its materials do. */
  form: z.enum(forms).nullable().default(null),
  anchors: z
    .partialRecord(z.enum(anchors), z.tuple([z.number(), z.number()]).readonly())
    .readonly()
    .default({}),
  /** Whether a cover may give it any colour of its own; what is not tinted is known by its natural colours. */
  tinted: z.boolean().default(false),
  tags: z.array(tagSchema).readonly().default([]),
  figure: figureSchema.nullable().default(null),
}

export const recordSchema = z.strictObject(fields).readonly()

const codedSchema = z
  .strictObject({
    ...fields,
    /** The natural colour of most of it, which code does not say. */
    colour: z
      .string()
      .regex(/^#[\da-f]{6}$/)
      .nullable()
      .default(null),
  })
  .readonly()

export type CodedRecord = z.infer<typeof codedSchema>

export type MotifRecord = z.infer<typeof recordSchema>

export interface RecordLine<Known = MotifRecord> {
  readonly record: Known
  readonly line: number
}

const parsed = (text: string, refuse: (reason: string) => never): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return refuse('is no line of JSON')
  }
}

const readLines = <Known>(schema: z.ZodType<Known>, file: string, text: string): readonly RecordLine<Known>[] => {
  const refuse = refusalsOf(file)
  return text.split('\n').flatMap((each, at) => {
    if (each.trim() === '') return []
    const line = at + 1
    const { success, data, error } = schema.safeParse(parsed(each, (reason) => refuse(line, reason)))
    if (success) return [{ record: data, line }]
    const [issue] = error.issues
    return refuse(line, `${issue?.path.join('.') || 'the record'}: ${issue?.message ?? 'cannot be read'}`)
  })
}

/** All records of a file, one a line. */
export const readRecords = (file: string, text: string): readonly RecordLine[] => readLines(recordSchema, file, text)

/** Those of motifs that code draws. */
export const readCodedRecords = (file: string, text: string): readonly RecordLine<CodedRecord>[] =>
  readLines(codedSchema, file, text)
