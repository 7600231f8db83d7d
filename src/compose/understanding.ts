// What requests ask the senses and the language model: what a picture shows, and what a book is.
import type { Detect } from '../books/rules.ts'
import { Fault } from '../catalog/fault.ts'
import type { Log } from '../platform/log.ts'
import type { Language } from '../studio/language/language.ts'
import type { Reader } from '../studio/reader/reader.ts'
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

interface Understanders {
  readonly senses: Pick<Senses, 'embed'>
  readonly reader: Reader
  readonly language: Language
  readonly log: Log
}

export const detectIn =
  ({ senses, reader, language, log }: Understanders): Detect =>
  async (book, { accountId, signal: abandoned }) => {
    const signal = AbortSignal.any([AbortSignal.timeout(detectionMs), abandoned])
    const said = await language.subgenre(book, signal)
    if (said) return said.subgenre
    const byReading = async (): Promise<string | null> => {
      const texts = await reader.bookTexts({ accountId }, book, abandoned)
      const vectors = await embedded(senses, texts, { signal, accountId }).catch((error) => {
        log.warn({ err: error }, 'detected a subgenre by words alone')
        return null
      })
      return reader.subgenre({ accountId }, book, vectors)
    }
    return byReading().catch((error) => {
      if (error instanceof Fault) throw error
      log.warn({ err: error }, 'detected no subgenre')
      return null
    })
  }

const embedded = async (
  { embed }: Pick<Senses, 'embed'>,
  texts: readonly string[],
  { signal, accountId }: { readonly signal: AbortSignal; readonly accountId: string },
) => (texts.length === 0 ? null : embed(texts, signal, accountId))
