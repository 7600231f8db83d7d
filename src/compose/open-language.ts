// The operator's language model, with its log and whoever counts its questions. Nothing of it is loaded without one.
import type { Config } from '../config/config.ts'
import type { Clock } from '../platform/clock.ts'
import type { Log } from '../platform/log.ts'
import type { Metrics } from '../platform/metrics/metrics.ts'
import { type Language, noLanguage } from '../studio/language/language.ts'
import type { Reader } from '../studio/reader/reader.ts'

export type OpenLanguage = Language & { close(): void }

interface LanguageParts {
  readonly log: Log
  readonly metrics: Pick<Metrics, 'languageAsked'>
  readonly now: Clock
  readonly reader: Reader
}

/** Its parts are loaded beside the start, so that the first question need not wait for them. */
export const openLanguage = (
  { languageProvider: config }: Config,
  { log, metrics, now, reader }: LanguageParts,
): OpenLanguage => {
  if (config === null) return { ...noLanguage, close: () => {} }
  const stopping = new AbortController()
  const model = `${config.provider}:${config.model}`
  const opening = import('../studio/language/open-language.ts').then(({ openLanguage: openModel }) =>
    openModel(
      config,
      {
        now,
        stop: stopping.signal,
        onAsked: metrics.languageAsked,
        onTrouble: (failure, task) => log.warn({ err: failure, task, model }, 'did without the language model'),
        onRecovery: () => log.info({ model }, 'the language model answers again'),
      },
      reader,
    ),
  )
  return {
    artNotes: async (book, signal) => (await opening).artNotes(book, signal),
    subgenre: async (book, signal) => (await opening).subgenre(book, signal),
    concept: async (book, signal) => (await opening).concept(book, signal),
    edits: async (edit, signal) => (await opening).edits(edit, signal),
    secondOpinion: async (texts, signal) => (await opening).secondOpinion(texts, signal),
    drawing: async (thing, signal) => (await opening).drawing(thing, signal),
    close: () => stopping.abort(),
  }
}
