// A drawing as a language model tells it.
import { z } from 'zod'
import { materials } from '../motifs/materials.ts'
import { motifKinds, outlines, ways } from '../motifs/record.ts'
import { tagSchema } from '../paint/tags.ts'

/** People the studio has of its own; signs may mean what nobody here can judge. */
export const kindsDrawn = motifKinds.filter((kind) => kind !== 'person' && kind !== 'symbol')

export const toldDrawingSchema = z.object({
  /** Null: it is nothing that can be drawn. */
  svg: z.string().nullable(),
  kind: z.enum(kindsDrawn),
  size: z.number(),
  rests: z.enum(ways),
  flat: z.boolean(),
  outline: z.enum(outlines),
  tinted: z.boolean(),
  material: z.enum(materials),
  parts: z.array(z.object({ label: z.string(), material: z.enum(materials) })),
  tags: z.array(tagSchema),
})

export type ToldDrawing = z.infer<typeof toldDrawingSchema>
