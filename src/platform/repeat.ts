// Work that comes round again and again in the background.
import type { Log } from './log.ts'

export interface Chore {
  readonly name: string
  readonly everyMs: number
  readonly work: () => Promise<unknown>
}

/** Runs a chore now and then at its interval, never twice at once; returns the way to stop, which waits for a running one. */
export const repeat = ({ name, everyMs, work }: Chore, log: Log): (() => Promise<void>) => {
  let running: Promise<unknown> | undefined
  const run = () => {
    running ??= work()
      .catch((error) => log.error({ err: error, chore: name }, 'chore failed'))
      .finally(() => {
        running = undefined
      })
  }
  run()
  const timer = setInterval(run, everyMs)
  return async () => {
    clearInterval(timer)
    await running
  }
}
