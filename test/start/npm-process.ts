// `npm start` as operators run it: by itself, as a group of processes, and in a terminal.
import { execFileSync, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import type { TestContext } from 'node:test'
import { type CommandProcess, followed, inherited } from '../support/command.ts'

type Settings = Readonly<Record<string, string>>

const root = resolve(import.meta.dirname, '..', '..')

/** The leader of a group of its own, to which everything belongs that it starts. */
const spawnGroup = (test: TestContext, environment: Settings, words: readonly string[]): CommandProcess => {
  const [program = '', ...rest] = words
  const child = spawn(program, rest, {
    cwd: root,
    env: { ...inherited(), PORT: '0', DEMO_ACCOUNT: 'false', ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  })
  test.after(() => signalGroup(child.pid, 'SIGKILL'))
  return followed(child)
}

export const npmStart = (test: TestContext, environment: Settings): CommandProcess =>
  spawnGroup(test, environment, ['npm', 'start'])

/** Its standard input is the keyboard. `exec`: the shell between them would die of the signal, and tell of its own end. */
export const npmStartInTerminal = (test: TestContext, environment: Settings): CommandProcess =>
  spawnGroup(test, environment, [
    'script',
    '--quiet',
    '--return',
    '--flush',
    '--command',
    'exec npm start',
    '/dev/null',
  ])

export const signalGroup = (leader: number | undefined, signal: NodeJS.Signals): void => {
  if (leader === undefined) return
  try {
    process.kill(-leader, signal)
  } catch {
    // Nobody of the group is left.
  }
}

/** Why there is no terminal to be had on this machine; macOS has a `script` of other words. */
export const noTerminal = (): string | false => {
  try {
    return execFileSync('script', ['--version']).includes('util-linux') ? false : 'another `script` than util-linux’s'
  } catch {
    return 'no `script` on this machine'
  }
}
