// Opens the processes that read the words of callers, and shares them out among accounts.
import { fault } from '../catalog/fault.ts'
import { ProcessPool } from '../platform/processes/process-pool.ts'
import { TooManyWaiting } from '../platform/processes/too-many-waiting.ts'
import { TookTooLong } from '../platform/processes/took-too-long.ts'
import { artEnvironment } from '../studio/motifs/process-art.ts'
import { type Reader, readerBy } from '../studio/reader/reader.ts'
import type { ReaderAnswer, ReaderTask } from '../studio/reader/reader-task.ts'

const megabyte = 1024 * 1024

export interface OpenReader extends Reader {
  close(): Promise<void>
}

/** Two, so that whoever writes what is hard to read has one of them at most. */
const readers = 2
/** Of one account: more at once is no writing. */
const mostWaitingTexts = 100
/** Usual texts take some milliseconds, the worst that may be sent a second or two. */
const readingMs = 20_000

const refusalOf = (error: unknown): unknown => {
  if (error instanceof TookTooLong)
    return fault('invalid_field_value', {
      message: 'The texts take too long to read: make them shorter or plainer.',
      cause: error,
    })
  if (error instanceof TooManyWaiting)
    return fault('rate_limited', {
      message: `${error.waiting} texts of this account wait to be read; send the next when some have been answered.`,
      details: { limit: error.waiting },
    })
  return error
}

/** Processes that read the words of callers; they start with the first text. */
export const openReader = (artDir: string | null = null, budgetMs = readingMs): OpenReader => {
  const script = new URL('../studio/reader/reader-process.ts', import.meta.url)
  const processes = new ProcessPool<ReaderTask, ReaderAnswer>(script, {
    size: readers,
    replaceAboveBytes: 450 * megabyte,
    mostWaiting: mostWaitingTexts,
    environment: artEnvironment(artDir),
  })
  const reader = readerBy(({ accountId: tenant, isJob: isPatient }, task, signal) =>
    processes.run(task, signal, { tenant, isPatient, limitMs: budgetMs }).catch((error) => {
      throw refusalOf(error)
    }),
  )
  return { ...reader, close: () => processes.close() }
}
