// The service as its own process, `dustjacket serve`: what it prints, how it ends, and what is sent to it.
import type { TestContext } from 'node:test'
import { type CommandProcess, spawnCommand } from './command.ts'

export interface ServiceProcess extends CommandProcess {
  /** Waits for the line that says it is ready, and returns the address in it. */
  ready(): Promise<string>
  /** Ends it as an operator would. */
  stop(): Promise<number | NodeJS.Signals>
}

/** Starts a process. It is killed when the test ends, if it still runs then. */
export const spawnService = (test: TestContext, environment: Readonly<Record<string, string>>): ServiceProcess => {
  const command = spawnCommand({ PORT: '0', ...environment }, 'serve')
  const { child, ended } = command
  test.after(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return {
    ...command,
    ready: () => readyAt(command),
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}

/** The address in the line that says that a service is ready. */
export const readyAt = ({ child, out, err, ended }: CommandProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    const look = () => {
      const [, url] = /^dustjacket ready on (\S+)\r?\n/m.exec(out()) ?? []
      if (url !== undefined) resolve(url)
    }
    child.stdout.on('data', look)
    ended.then(() => reject(new Error(`it ended instead: ${out()}${err()}`)))
    look()
  })
