// Words for many motifs at once: `animals`, `flowers`, `people`. They show none of them, but "no people" rules out every one.
import { z } from 'zod'
import { ExpressionIndex } from '../brief/expression-index.ts'
import { tagSchema } from '../paint/tags.ts'
import { nameData } from './name-data.ts'
import { type MotifRecord, motifKinds } from './record.ts'
import { motifRecords } from './records.ts'
import { fromShelf } from './shelf.ts'

const kindSchema = z
  .strictObject({
    /** Separated by commas. */
    words: z.string(),
    kind: z.enum(motifKinds).optional(),
    tag: tagSchema.optional(),
    /** The plainest first, separated by spaces. */
    ids: z
      .string()
      .transform((ids) => ids.split(' '))
      .default([]),
  })
  .readonly()

type Kind = z.infer<typeof kindSchema>

const kinds = z.array(kindSchema).parse(nameData('kinds'))

const isOf = ({ kind, tag }: Kind, record: MotifRecord): boolean =>
  record.kind === kind || (tag !== undefined && record.tags.includes(tag))

const membersOf = (kind: Kind): readonly string[] => {
  const records = motifRecords()
  const named = kind.ids.filter((id) => records.has(id))
  const others = [...records].flatMap(([id, record]) => (isOf(kind, record) ? [id] : []))
  return [...new Set([...named, ...others])]
}

/** Ids of all that a word for many may mean. */
export const kindsInTexts = fromShelf((): ExpressionIndex<readonly string[]> => {
  const index = new ExpressionIndex<readonly string[]>()
  for (const kind of kinds) index.add(kind.words, membersOf(kind))
  return index
})
