// A password for a command: from standard input, or as an option, which everybody on the machine can read meanwhile.
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import type { Arguments } from './arguments.ts'
import { UsageError } from './usage-error.ts'

export type PasswordInput = NodeJS.ReadableStream & { readonly isTTY?: boolean }

interface Source {
  readonly input: PasswordInput
  /** Tells something that does not stop the command. */
  readonly warn: (line: string) => void
}

const exposed =
  'a password in --password can be read in the list of processes and in the history of the shell; use --password-stdin'

/** The password that a command is called with, or undefined where none is. */
export const readPassword = async (given: Arguments, { input, warn }: Source): Promise<string | undefined> => {
  const shown = given.option('password')
  if (!given.flag('password-stdin')) {
    if (shown !== undefined) warn(exposed)
    return shown
  }
  if (shown !== undefined) throw new UsageError('--password and --password-stdin cannot both be given')
  const password = input.isTTY ? await askFor(input, warn) : await readAll(input)
  if (password === '') throw new UsageError('--password-stdin needs a password on standard input')
  return password
}

/** A file or a pipe, less the line break that `echo` and editors put at its end. */
const readAll = async (input: PasswordInput): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of input) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
    .toString()
    .replace(/\r?\n$/, '')
}

/** Typed at a terminal, it is not shown. */
const askFor = async (input: PasswordInput, say: (line: string) => void): Promise<string> => {
  say('type the password, which is not shown, and press Enter')
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input, output: unseen, terminal: true })
  try {
    return await lines.question('')
  } finally {
    lines.close()
  }
}
