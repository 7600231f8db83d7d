// A call of the dustjacket command: finds the command that was meant, runs it, prints what it answers.
import { AccountError } from '../accounts/rules.ts'
import { Fault } from '../catalog/fault.ts'
import { openDatabase } from '../compose/open.ts'
import { ConfigError, type Environment, readConfig } from '../config/config.ts'
import { systemClock } from '../platform/clock.ts'
import { createLog } from '../platform/log.ts'
import { ArtFault } from '../studio/motifs/art-fault.ts'
import { Arguments } from './arguments.ts'
import type { Command, Described } from './command.ts'
import { commands } from './commands.ts'
import { progressBar } from './progress-bar.ts'
import type { PasswordInput } from './read-password.ts'
import { UsageError } from './usage-error.ts'

/** Where a call comes from, and where its words go. */
export interface Terminal {
  readonly environment: Environment
  readonly input: PasswordInput
  readonly out: { write(text: string): unknown }
  readonly err: { readonly isTTY?: boolean; write(text: string): unknown }
}

const described = (known: readonly Described[]): string[] =>
  known.map(({ usage, summary }) => `  ${usage}\n      ${summary}`)

const service: Described = { name: 'serve', usage: 'serve', summary: 'runs the service' }

/** A command that looks into another folder than the service would find nothing there, and nothing would say why. */
const settings = [
  'Commands read the same environment variables as the service: DATA_DIR (./data), DATABASE_URL, STORAGE_URL and the others.',
  'Set them alike for both, or a command works on another database than the service.',
]

const help = (known: readonly Described[] = [service, ...commands]): string =>
  ['usage: dustjacket COMMAND [--json]', '', ...described(known), '', ...settings].join('\n')

const unknown = (words: readonly string[]): UsageError =>
  new UsageError(`there is no command "${words.slice(0, 2).join(' ')}"; see dustjacket help`)

/** Whether one begins with the words of the other. */
const agree = (one: string, other: string): boolean =>
  `${one} `.startsWith(`${other} `) || `${other} `.startsWith(`${one} `)

/** Of one command, or of all that begin with the word given. */
const helpOn = (words: readonly string[]): string => {
  const known = [service, ...commands].filter(({ name }) => agree(name, words.join(' ')))
  const [first, second] = known
  if (!first) throw unknown(words)
  return second ? help(known) : `usage: dustjacket ${first.usage} [--json]\n\n  ${first.summary}`
}

/** The words that help is asked for, or null where it is not: `wrap --help`, `help wrap`, `--help`. */
const helpWanted = (words: readonly string[]): readonly string[] | null => {
  if (words[0] === 'help') return words.slice(1)
  if (!words.some((word) => word === '--help' || word === '-h')) return null
  return words.slice(
    0,
    words.findIndex((word) => word.startsWith('-')),
  )
}

/** Loaded only here: drawings bring the canvas along. */
const addArtOf = async (directory: string): Promise<void> => {
  const { addArt } = await import('../studio/motifs/shelf.ts')
  addArt(directory)
}

const runCommand = async (
  command: Command,
  words: readonly string[],
  { environment, input, err }: Terminal,
  complain: (line: string) => void,
): Promise<object> => {
  const config = readConfig(environment)
  if (config.artDir !== null) await addArtOf(config.artDir)
  const given = new Arguments(words)
  if (command.kind === 'studio') return command.run({ config, showProgress: progressBar(err, command.unit) }, given)
  const database = await openDatabase(config, createLog('silent', { write: () => {} }))
  try {
    const warn = (line: string): void => void err.write(`dustjacket: ${line}\n`)
    return await command.run({ config, database, now: systemClock, complain, warn, input }, given)
  } finally {
    await database.close()
  }
}

/** Loaded only here: every other command would start slower by what the service brings along. */
const runService = async ({ environment, out }: Terminal): Promise<void> => {
  const { serve } = await import('../main.ts')
  return serve(environment, (line) => out.write(`${line}\n`))
}

const fields = (made: object): string[] => Object.entries(made).map(([name, value]) => `${name}: ${shown(value)}`)

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Records of a list stand below each other, so that one can be found among many. */
const shown = (value: unknown): string => {
  if (Array.isArray(value) && value.length > 0 && value.every(isRecord))
    return value.map((each) => `\n  ${fields(each).join('; ')}`).join('')
  return isRecord(value) ? JSON.stringify(value) : String(value)
}

/** An answer for people: one line a field. */
const lines = (made: object): string => fields(made).join('\n')

const answer = async (
  words: readonly string[],
  terminal: Terminal,
  complain: (line: string) => void,
): Promise<string | undefined> => {
  const given = words.filter((word) => word !== '--json')
  const json = given.length < words.length
  const asked = given.length === 0 ? [] : helpWanted(given)
  if (asked !== null) return asked.length === 0 ? help() : helpOn(asked)
  if (given[0] === 'serve' && given.length === 1) return runService(terminal).then(() => undefined)

  const command = commands.find(({ name }) => `${given.join(' ')} `.startsWith(`${name} `))
  if (!command) throw unknown(given)
  const made = await runCommand(command, given.slice(command.name.split(' ').length), terminal, complain)
  return json ? JSON.stringify(made) : lines(made)
}

/** One line for what the person can mend; the whole story for what only a programmer can. */
const wordsFor = (error: unknown): string => {
  const expected = [UsageError, ConfigError, ArtFault, AccountError, Fault].some((kind) => error instanceof kind)
  if (error instanceof Error) return expected ? error.message : (reason(error) ?? error.stack ?? error.message)
  return String(error)
}

/** What PostgreSQL turns a newcomer away with: wrong password, no such database, no room, not yet started. */
const turnedAway = /^(28|3D|53|57P)/

/** The system's own words suffice where a port is taken, or a server cannot be reached or turns us away. */
const reason = (error: Error): string | undefined => {
  const [first] = error instanceof AggregateError ? error.errors : [error]
  if (!(first instanceof Error && 'code' in first)) return undefined
  return 'syscall' in first || turnedAway.test(String(first.code)) ? first.message : undefined
}

/** Gives the exit status. */
export const call = async (words: readonly string[], terminal: Terminal): Promise<0 | 1> => {
  let status: 0 | 1 = 0
  const complain = (line: string): void => {
    terminal.err.write(`dustjacket: ${line}\n`)
    status = 1
  }
  try {
    const text = await answer(words, terminal, complain)
    if (text !== undefined) terminal.out.write(`${text}\n`)
  } catch (error) {
    complain(wordsFor(error))
  }
  return status
}
