// Work that comes round again and again in the background.
import type { Log } from './log.ts'

export interface Chore {
  readonly name: string
  readonly everyMs: number
  /** Ends early, without harm, when the signal aborts. */
  readonly work: (signal: AbortSignal) => Promise<unknown>
}

/** Runs a chore now and then at its interval, never twice at once; returns the way to stop, which cuts a running one short. */
export const repeat = ({ name, everyMs, work }: Chore, log: Log): (() => Promise<void>) => {
  const stopping = new AbortController()
  let running: Promise<unknown> | undefined
  const run = () => {
    running ??= work(stopping.signal)
      .catch((error) => {
        if (!stopping.signal.aborted) log.error({ err: error, chore: name }, 'chore failed')
      })
      .finally(() => {
        running = undefined
      })
  }
  run()
  const timer = setInterval(run, everyMs)
  return async () => {
    clearInterval(timer)
    stopping.abort(new Error('the service is stopping'))
    await running
  }
}
