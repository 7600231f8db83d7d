// The texts that the learned judge of moderation is fitted to: whole books, lists of many hands, what was used to choose the words of
// the rules, and the sentences by which genres are known. The lists hold abusive texts, for this purpose only.
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { genreProfiles } from '../../src/studio/senses/detection/genre-profiles.ts'
import { type Reason, reasons } from '../../src/studio/senses/moderation/verdict.ts'
import {
  batches,
  halfOf,
  heated,
  legitimate,
  published,
  violations,
} from '../../test/studio/senses/moderation/fixtures.ts'
import { isBook, readLists } from './lists.ts'
import { placedInBooks, textsOfBooks, wholeBooks } from './whole-books.ts'

export interface BookAround {
  readonly genre: string
  /** Its other texts. */
  readonly texts: readonly string[]
}

export interface Text {
  /** Which hand wrote it. */
  readonly list: string
  readonly field: string
  readonly text: string
  /** null for a text that must pass. */
  readonly reason: Reason | null
  /** The book that it stands in; null where nothing is known of it. */
  readonly book: BookAround | null
}

const lineSchema = z.object({ field: z.string(), text: z.string(), reason: z.enum(reasons).nullable() })

const listed = (): readonly Text[] =>
  readLists()
    .filter(({ read }) => !isBook(read))
    .map(({ list, read }) => ({ list, book: null, ...lineSchema.parse(read) }))

const harmless = (list: string, field: string, texts: readonly string[]): readonly Text[] =>
  texts.map((text) => ({ list, field, text, reason: null, book: null }))

const tuned = (): readonly Text[] => [
  ...batches.violations.map(([field, reason, text]) => ({ list: 'tuning', field, text, reason, book: null })),
  ...harmless('tuning', 'title', batches.titles),
  ...batches.withBlurbs.flatMap(([title, blurb]) => [
    ...harmless('tuning', 'title', [title]),
    ...harmless('tuning', 'summary', [blurb]),
  ]),
  ...harmless('tuning', 'prompt', [...batches.prompts, ...heated.prompts]),
  ...harmless('tuning', 'title', heated.titles),
  ...harmless('tuning', 'summary', heated.blurbs),
]

const isSeen = (text: string): boolean => halfOf(text) === 'tuning'

/** Halves of the corpora of violations and published books; of the other legitimate texts all. */
const corpora = (): readonly Text[] => [
  ...violations.split
    .filter(([, , text]) => isSeen(text))
    .map(([field, reason, text]) => ({ list: 'corpora', field, text, reason, book: null })),
  ...harmless('corpora', 'title', [...published.titles.filter(isSeen), ...legitimate.titles]),
  ...published.withBlurbs
    .filter(([title, blurb]) => isSeen(title + blurb))
    .flatMap(([title, blurb]) => [
      ...harmless('corpora', 'title', [title]),
      ...harmless('corpora', 'summary', [blurb]),
    ]),
  ...harmless('corpora', 'prompt', published.prompts.filter(isSeen)),
  ...published.lookalikes.flatMap(([field, text]) => harmless('corpora', field, [text])),
  ...['title', 'summary'].flatMap((field) => harmless('corpora', field, legitimate.lookalikes)),
  ...harmless('corpora', 'summary', legitimate.summaries),
]

const ofGenres = (): readonly Text[] =>
  [...new Set(genreProfiles.values())].flatMap((profile) =>
    Object.values(profile).flatMap(({ examples }) =>
      examples.map((text) => ({ list: 'genres', field: 'summary', text, reason: null, book: null })),
    ),
  )

/** Every text once: what is in two lists counts with the first. */
export const trainingTexts = (): readonly Text[] => {
  const texts = [...listed(), ...tuned(), ...corpora(), ...ofGenres()]
  const once = new Map(texts.toReversed().map((text) => [`${text.field}: ${text.text.toLowerCase()}`, text])).values()
  const whole = wholeBooks()
  return [...placedInBooks([...once], whole), ...textsOfBooks(whole)]
}

/** Names the texts and what is said of them: weights fitted to others do not carry it. */
export const fingerprintOf = (texts: readonly Text[]): string => {
  const hash = createHash('sha256')
  for (const { field, text, reason, book } of texts)
    hash.update(`${field} ${reason}: ${text} in ${book?.genre} ${book?.texts.join(' ')}\n`)
  return hash.digest('hex').slice(0, 16)
}
