// The dustjacket command: finds the command that was called, runs it, prints what it answers.
import { AccountError } from '../accounts/rules.ts'
import { Fault } from '../catalog/fault.ts'
import { ConfigError, readConfig } from '../config.ts'
import { openDatabase } from '../open.ts'
import { systemClock } from '../platform/clock.ts'
import { createLog } from '../platform/log.ts'
import { Arguments } from './arguments.ts'
import type { Command } from './command.ts'
import { commands } from './commands.ts'
import { progressBar } from './progress-bar.ts'
import { UsageError } from './usage-error.ts'

const print = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

const complain = (line: string): void => {
  process.stderr.write(`dustjacket: ${line}\n`)
  process.exitCode = 1
}

const help = (): string => {
  const lines = commands.map(({ usage, summary }) => `  ${usage}\n      ${summary}`)
  return ['usage: dustjacket COMMAND [--json]', '', '  serve\n      runs the service', ...lines].join('\n')
}

const runCommand = async (command: Command, words: readonly string[]): Promise<object> => {
  const config = readConfig(process.env)
  const given = new Arguments(words)
  if (command.kind === 'studio')
    return command.run({ config, showProgress: progressBar(process.stderr, command.unit) }, given)
  const database = await openDatabase(config, createLog('silent'))
  try {
    return await command.run({ config, database, now: systemClock, complain }, given)
  } finally {
    await database.close()
  }
}

/** Loaded only here: every other command would start slower by what the service brings along. */
const runService = async (): Promise<void> => {
  const { serve } = await import('../main.ts')
  return serve(process.env, print)
}

/** An answer for people: one line a field. */
const lines = (answer: object): string =>
  Object.entries(answer)
    .map(([name, value]) => `${name}: ${typeof value === 'object' ? JSON.stringify(value) : value}`)
    .join('\n')

const main = async (words: readonly string[]): Promise<void> => {
  const given = words.filter((word) => word !== '--json')
  const json = given.length < words.length
  if (given.length === 0 || given[0] === 'help' || given[0] === '--help') return print(help())
  if (given[0] === 'serve' && given.length === 1) return runService()

  const command = commands.find(({ name }) => `${given.join(' ')} `.startsWith(`${name} `))
  if (!command) throw new UsageError(`there is no command "${given.slice(0, 2).join(' ')}"; see dustjacket help`)
  const answer = await runCommand(command, given.slice(command.name.split(' ').length))
  print(json ? JSON.stringify(answer) : lines(answer))
}

/** One line for what the person can mend; the whole story for what only a programmer can. */
const wordsFor = (error: unknown): string => {
  const expected = [UsageError, ConfigError, AccountError, Fault].some((kind) => error instanceof kind)
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

try {
  await main(process.argv.slice(2))
} catch (error) {
  complain(wordsFor(error))
}
