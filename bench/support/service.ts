// Starts the real service, or any other server of the benches, as a process of its own.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export interface Running {
  readonly url: string
  readonly child: ChildProcess
  /** From the spawn to the line that says it is ready. */
  readonly startMs: number
  stop(): Promise<void>
}

/** Runs a script until it prints `… ready on URL`. */
export const startProcess = async (
  script: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Running> => {
  const from = performance.now()
  const child = spawn(process.execPath, [script, ...words], {
    env: { ...process.env, LOG_LEVEL: 'info', ...environment },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url] = /ready on (\S+)/.exec(line) ?? []
    if (url) return { url, child, startMs: performance.now() - from, stop: () => stop(child) }
  }
  throw new Error(`${script} ended before it was ready`)
}

export const startService = (environment: Readonly<Record<string, string>>): Promise<Running> =>
  startProcess('bin/dustjacket.js', ['serve'], {
    PORT: '0',
    DEMO_ACCOUNT: 'false',
    // One key calls as often as it can.
    RATE_LIMITS: 'off',
    ...environment,
  })

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
