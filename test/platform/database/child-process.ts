// Child processes of a test, both sides: a task on the way in, reports and orders while it runs, killed with the test.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { TestContext } from 'node:test'

export interface Child<Report> {
  readonly reports: readonly Report[]
  /** The first report that fits, whether it has come already or is still to come. */
  report(fits: (report: Report) => boolean): Promise<Report>
  order(order: string): void
  /** Ends the process as `kill -9` does: without a chance to clean up. */
  kill(): Promise<void>
}

/** Starts a script with a task. It is killed when the test ends, if it still runs then. */
export const startChild = <Report>(test: TestContext, script: URL, task: unknown): Child<Report> => {
  const child = fork(script, [JSON.stringify(task)])
  const exited = once(child, 'exit')
  const reports: Report[] = []
  const waiting = new Set<() => void>()
  const wake = () => {
    for (const look of waiting) look()
  }
  child.on('message', (message) => {
    reports.push(JSON.parse(String(message)))
    wake()
  })
  child.on('exit', wake)

  const kill = async () => {
    child.kill('SIGKILL')
    await exited
  }
  test.after(kill)

  return {
    reports,
    report: (fits) => {
      const { promise, resolve, reject } = Promise.withResolvers<Report>()
      const look = () => {
        const found = reports.find(fits)
        if (found !== undefined) resolve(found)
        else if (child.exitCode !== null || child.signalCode !== null) reject(new Error('the process ended too early'))
        else return
        waiting.delete(look)
      }
      waiting.add(look)
      look()
      return promise
    },
    order: (order) => {
      child.send(order)
    },
    kill,
  }
}

/** Inside the child: what it was started for. It does not outlive the test. */
export const givenTask = <Task>(): Task => {
  process.on('disconnect', () => process.exit())
  return JSON.parse(process.argv[2] ?? '')
}

/** Inside the child: tells the test. */
export const report = (value: unknown): void => {
  process.send?.(JSON.stringify(value))
}

/** Inside the child: resolves when the test gives this order. */
export const ordered = (order: string): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  process.on('message', (message) => {
    if (message === order) resolve()
  })
  return promise
}
