// A drawing that a language model has made for a book. It goes with the document by value, so that the cover can be painted anew by whoever has it.
import { z } from 'zod'
import { recordSchema } from '../motifs/record.ts'

/** No drawing may be larger: every cover of its book carries it. */
export const mostBytes = 32 * 1024

export const madeDrawingSchema = z
  .object({
    record: recordSchema,
    svg: z.string().max(mostBytes),
    /** Who drew it: `openai:gpt-4.1-mini`. */
    by: z.string(),
  })
  .readonly()

export type MadeDrawing = z.infer<typeof madeDrawingSchema>
