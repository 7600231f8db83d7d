// What is understood of a book before it is painted, and of a wish before it is granted: by the language model where there is one, by the
// offline senses always.
import type { Book } from '../books/rules.ts'
import { findGenre } from '../catalog/genres.ts'
import type { Log } from '../platform/log.ts'
import type { BookFacts, Brief, Wishes } from '../studio/brief/brief.ts'
import type { CoverDocument } from '../studio/document.ts'
import type { Language } from '../studio/language/language.ts'
import { noHero } from '../studio/paint/motifs/no-hero.ts'
import type { Press } from '../studio/press/press.ts'
import type { Reader, Whose } from '../studio/reader/reader.ts'
import type { Edited } from '../studio/senses/editing/edit-document.ts'
import type { Senses } from '../studio/senses/senses.ts'

export interface Readers {
  readonly senses: Senses
  readonly reader: Reader
  readonly language: Language
  readonly log: Log
}

/** What the words say and, with the models, what they mean. */
export const readBook = async (
  { senses, reader, language, log }: Readers,
  book: Book,
  wishes: Wishes,
  signal: AbortSignal,
): Promise<Brief> => {
  const facts = factsOf(book)
  const { title, subtitle, summary, genre, subgenre, audience } = facts
  const texts = { title, subtitle, summary, prompt: wishes.prompt }
  const whose = whoseJob(book.account_id)
  const clauses = await reader.clauses(whose, texts, signal)
  const [vectors, motifs, notes] = await Promise.all([
    (clauses.length === 0 ? Promise.resolve(null) : senses.embed(clauses)).catch((error) => {
      log.warn({ err: error, bookId: book.id }, 'read a book by its words alone')
      return null
    }),
    language.motifs(texts, signal),
    language.artNotes({ ...texts, genre, subgenre, audience }, signal),
  ])
  signal.throwIfAborted()
  return reader.brief(whose, { facts, wishes, vectors, motifs, notes, concept: null }, signal)
}

export const whoseJob = (accountId: string): Whose => ({ accountId, isJob: true })

/** The document as the wish wants it. What the language model makes of a wish is read by the same grammar, or not at all. */
export const readEdit = async (
  { language, press }: Pick<Readers, 'language'> & { readonly press: Press },
  document: CoverDocument,
  wish: string,
  signal: AbortSignal,
): Promise<Edited> => {
  const { hero, companions, adjustments } = document.direction
  const shown = [hero, ...companions, ...adjustments.extras.map(({ motif }) => motif)].filter((id) => id !== noHero.id)
  const plain = await language.plainWish({ wish, shown: [...new Set(shown)] }, signal)
  signal.throwIfAborted()
  return press.edit({ document, wish: plain ?? wish }, signal)
}

const factsOf = (book: Book): BookFacts => ({
  title: book.title,
  subtitle: book.subtitle,
  author: book.author,
  genre: findGenre(book.genre)?.slug ?? book.genre,
  subgenre: book.subgenre,
  summary: book.summary,
  audience: book.target_audience,
  plannerYear: book.planner_year,
})
