// What is understood of a book before it is painted, and of a wish before it is granted: by the language model where there is one, by the
// offline senses always.
import type { Book } from '../books/rules.ts'
import { findGenre } from '../catalog/genres.ts'
import type { Concept } from '../contract/concept.ts'
import type { BookFacts, Brief, Wishes } from '../studio/brief/brief.ts'
import type { CoverDocument } from '../studio/document.ts'
import type { Language } from '../studio/language/language.ts'
import { noHero } from '../studio/motifs/no-hero.ts'
import type { EditAnswer } from '../studio/press/edit-order.ts'
import type { Press } from '../studio/press/press.ts'
import type { Reader, Whose } from '../studio/reader/reader.ts'
import type { Senses } from '../studio/senses/senses.ts'
import { type DrawingRoom, drawingsFor } from './drawings.ts'

export interface Readers extends DrawingRoom {
  readonly senses: Senses
  readonly reader: Reader
  readonly language: Language
}

/** What the cover should show: by the language model where there is one that answers, else by the trained reader. */
export const readBook = async (readers: Readers, book: Book, wishes: Wishes, signal: AbortSignal): Promise<Brief> => {
  const { senses, reader, language, log } = readers
  const whose = whoseJob(book.account_id)
  const facts = factsOf(book)
  const { title, subtitle, summary, genre, subgenre, audience } = facts
  const told = { title, subtitle, summary, prompt: wishes.prompt, genre, subgenre, audience }
  const offline = (): Promise<Concept | null> =>
    senses.readConcept({ title, subtitle, summary, genre, subgenre }, signal, book.account_id).catch((error) => {
      log.warn({ err: error, bookId: book.id }, 'read a book by its words alone')
      return null
    })
  const [concept, notes] = await Promise.all([
    language.concept(told, signal).then((answer) => answer ?? offline()),
    language.artNotes(told, signal),
  ])
  signal.throwIfAborted()
  const drawings = concept === null ? [] : await drawingsFor(readers, concept, whose, signal)
  signal.throwIfAborted()
  return reader.brief(whose, { facts, wishes, notes, concept, drawings }, signal)
}

export const whoseJob = (accountId: string): Whose => ({ accountId, isJob: true })

/** The document as the wish wants it: read by the language model where there is one that answers, else by the trained reader. */
export const readEdit = async (
  { language, senses, press }: Pick<Readers, 'language' | 'senses'> & { readonly press: Press },
  document: CoverDocument,
  wish: string,
  { accountId, signal }: { readonly accountId: string; readonly signal: AbortSignal },
): Promise<EditAnswer> => {
  const { hero, companions, adjustments } = document.direction
  const shown = [hero, ...companions, ...adjustments.extras.map(({ motif }) => motif)].filter((id) => id !== noHero.id)
  const told = await language.edits({ wish, shown: [...new Set(shown)] }, signal)
  const reading = told ?? (await senses.readEdits(wish, signal, accountId))
  signal.throwIfAborted()
  return press.edit({ document, wish, reading }, signal)
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
