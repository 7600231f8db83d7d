// What requests ask the senses and the language model: what a picture shows, and what a book is.
import type { Detect } from '../books/rules.ts'
import type { Log } from '../platform/log.ts'
import type { Language } from '../studio/language/language.ts'
import type { Senses } from '../studio/senses/senses.ts'
import type { Inspect } from '../uploads/rules.ts'

/** A picture is looked at by the process that owns the models; what cannot be judged without them is let through. */
export const inspectWith = (senses: Senses): Inspect => ({
  measure: (bytes, { accountId, signal }) => senses.inspectPicture(bytes, signal, accountId),
  forbids: async (bytes, { accountId, signal }) => {
    const verdict = await senses.classifyPicture(bytes, signal, accountId)
    return verdict.known && !verdict.allowed ? verdict.reason : null
  },
})

/** Nobody waits longer than this for the meaning of a book: its words alone tell much. */
const detectionMs = 4000

export const detectIn =
  (senses: Senses, language: Language, log: Log): Detect =>
  async (book, { accountId, signal: abandoned }) => {
    const signal = AbortSignal.any([AbortSignal.timeout(detectionMs), abandoned])
    const said = await language.subgenre(book, signal)
    if (said) return said.subgenre
    // Loaded with the first book: its word lists would slow every start.
    const { detectSubgenreBy } = await import('../studio/senses/detection/detect-by-meaning.ts')
    const { detectSubgenre } = await import('../studio/senses/detection/detect-subgenre.ts')
    return detectSubgenreBy((texts) => senses.embed(texts, signal, accountId), book).catch((error) => {
      log.warn({ err: error }, 'detected a subgenre by words alone')
      return detectSubgenre(book)
    })
  }
