// A drawing that a language model has made for a book. It goes with the document by value, so that the cover can be painted anew by whoever has it.
import { z } from 'zod'
import { recordSchema } from '../motifs/record.ts'

/** No drawing may be larger: every cover of its book carries it. */
export const mostBytes = 32 * 1024

/** Records of drawings in older documents told where a thing looks and what shelves it is for, and of its outline whether it is compact. */
const olderSchema = z.looseObject({
  facing: z.unknown(),
  shelves: z.unknown(),
  compact: z.boolean().default(false),
})

const asToday = (record: unknown): unknown => {
  const older = olderSchema.safeParse(record)
  if (!older.success || 'outline' in older.data) return record
  const { facing: _facing, shelves: _shelves, compact, ...known } = older.data
  return { ...known, outline: compact ? 'mass' : 'whole' }
}

export const madeDrawingSchema = z
  .object({
    record: z.preprocess(asToday, recordSchema),
    svg: z.string().max(mostBytes),
    /** Who drew it: `openai:gpt-4.1-mini`. */
    by: z.string(),
  })
  .readonly()

export type MadeDrawing = z.infer<typeof madeDrawingSchema>
