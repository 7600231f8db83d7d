// What a message about a cover asks for: a list of edits. The reader and a language model answer in this form, and the studio obeys it.
import { z } from 'zod'
import { editNothings, editOperations, editPlaces, editRelations, editSizes, editTargets } from './edit-vocabulary.ts'

export type EditOperation = keyof typeof editOperations

const isOperation = (name: string): name is EditOperation => name in editOperations

export const editOperationNames = Object.keys(editOperations).filter(isOperation)

/** Longer than a title and a subtitle together: what is copied from a message may be a whole line of text. */
const words = z.string().min(1).max(500)

const knownValues = (op: EditOperation): readonly string[] => editOperations[op].values

export const edit = z
  .object({
    op: z.enum(editOperationNames),
    target: words.meta({
      description: `${editTargets.join(', ')}, or a thing.`,
    }),
    value: words.nullable().meta({ description: 'One of the known values of the operation, a new thing, or a text.' }),
    colour: words.nullable().meta({ description: 'As it was said: dusty plum, #1a2b4c.' }),
    not: words.nullable().meta({ description: 'A colour that it must not have.' }),
    place: z.enum([...editPlaces, ...editRelations]).nullable(),
    of: words.nullable().meta({ description: 'The other thing: whose colour, beside what, in exchange for what.' }),
    count: z.int().min(0).max(1000).nullable(),
    size: z.enum(editSizes).nullable(),
    amount: words.nullable().meta({ description: 'slight, much, or as it was said: twice, 30 %.' }),
    confidence: z.number().min(0).max(1),
  })
  .refine(({ op, value }) => value === null || editOperations[op].isOpen || knownValues(op).includes(value), {
    error: 'the operation does not know this value',
  })
  .readonly()

export const mostEdits = 8

export const editReading = z
  .object({
    /** In the order of the message. */
    edits: z.array(edit).max(mostEdits).readonly(),
    /** What must stay as it is: a target, or a thing in the caller's words. */
    keep: z.array(words).max(mostEdits).readonly(),
    unread: z.array(words).max(mostEdits).readonly().meta({
      description: 'Words of the message that ask for something that no edit says.',
    }),
    /** Why nothing is asked; null where something is. */
    nothing: z.enum(editNothings).nullable(),
  })
  .readonly()

export type Edit = z.infer<typeof edit>
export type EditReading = z.infer<typeof editReading>
