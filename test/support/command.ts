// The dustjacket command: as a process of its own, and within this one.
import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { Readable, type Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { call } from '../../src/cli/call.ts'

type Settings = Readonly<Record<string, string>>

const commandFile = fileURLToPath(new URL('../../bin/dustjacket.js', import.meta.url))

/** Only what a process needs to run at all: settings of whoever runs the tests stay outside. */
export const inherited = (): Settings => {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env
  return { PATH, TMPDIR: tmpdir(), NODE_COMPILE_CACHE }
}

export interface CommandProcess {
  readonly child: ChildProcessByStdio<Writable | null, Readable, Readable>
  readonly out: () => string
  readonly err: () => string
  /** How it ended: its exit status, or the signal that killed it. */
  readonly ended: Promise<number | NodeJS.Signals>
}

export const spawnCommand = (environment: Settings, ...words: readonly string[]): CommandProcess =>
  followed(
    spawn(process.execPath, [commandFile, ...words], {
      env: { ...inherited(), ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  )

/** Keeps what a process says, and how it ends. */
export const followed = (child: CommandProcess['child']): CommandProcess => {
  const [out, err]: [Buffer[], Buffer[]] = [[], []]
  child.stdout.on('data', (chunk) => out.push(chunk))
  child.stderr.on('data', (chunk) => err.push(chunk))
  return {
    child,
    out: () => Buffer.concat(out).toString(),
    err: () => Buffer.concat(err).toString(),
    // `close`, not `exit`: only then has everything it printed arrived.
    ended: once(child, 'close').then(([code, signal]) => code ?? signal),
  }
}

export interface Outcome {
  readonly status: number | NodeJS.Signals
  readonly out: string
  readonly err: string
}

/** Runs the command to its end. */
export const runCommand = async (environment: Settings, ...words: readonly string[]): Promise<Outcome> => {
  const { out, err, ended } = spawnCommand(environment, ...words)
  const status = await ended
  return { status, out: out(), err: err() }
}

/** The same without a new process, which would cost a second: for the many ways in which a command can be called. */
export const callCommand = (environment: Settings, ...words: readonly string[]): Promise<Outcome> =>
  callWithInput(environment, '', ...words)

/** The same with something on its standard input. */
export const callWithInput = async (
  environment: Settings,
  input: string,
  ...words: readonly string[]
): Promise<Outcome> => {
  const [out, err]: [string[], string[]] = [[], []]
  const terminal = {
    environment,
    input: Readable.from([Buffer.from(input)]),
    out: { write: (text: string) => out.push(text) },
    err: { write: (text: string) => err.push(text) },
  }
  const status = await call(words, terminal)
  return { status, out: out.join(''), err: err.join('') }
}
