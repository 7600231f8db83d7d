// Opens the processes that read the words of callers, and shares them out among accounts.
import { fault } from '../catalog/fault.ts'
import { FairTurns } from '../platform/processes/fair-turns.ts'
import { ProcessPool } from '../platform/processes/process-pool.ts'
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
/** Usual texts take some milliseconds, the worst that may be sent a second or two; the first of all waits for a process to start. */
const readingMs = 60_000

const tooManyTexts = (waiting: number) =>
  fault('rate_limited', {
    message: `${waiting} texts of this account wait to be read; send the next when some have been answered.`,
    details: { limit: waiting },
  })

const tooHardToRead = () =>
  fault('invalid_field_value', { message: 'The texts take too long to read: make them shorter or plainer.' })

/** Processes that read the words of callers; they start with the first text. */
export const openReader = (budgetMs = readingMs): OpenReader => {
  const script = new URL('../studio/reader/reader-process.ts', import.meta.url)
  const processes = new ProcessPool<ReaderTask, ReaderAnswer>(script, {
    size: readers,
    replaceAboveBytes: 450 * megabyte,
  })
  const turns = new FairTurns({
    places: readers,
    perTenant: readers - 1,
    mostWaiting: mostWaitingTexts,
    refuse: tooManyTexts,
  })
  const reader = readerBy(({ accountId, isJob = false }, task, signal) =>
    turns.take({ name: accountId, isPatient: isJob }, async () => {
      const budget = AbortSignal.timeout(budgetMs)
      return processes.run(task, signal ? AbortSignal.any([signal, budget]) : budget).catch((error) => {
        throw budget.aborted ? tooHardToRead() : error
      })
    }),
  )
  return { ...reader, close: () => processes.close() }
}
