// What a command of `dustjacket` is, and what it is given to work with.
import type { Config } from '../config/config.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Arguments } from './arguments.ts'
import type { PasswordInput } from './read-password.ts'

export interface Workplace {
  readonly config: Config
  readonly database: Database
  readonly now: Clock
  /** Tells of something wrong that does not stop the command; it then ends with exit status 1. */
  readonly complain: (line: string) => void
  /** Tells of something that is better done otherwise. */
  readonly warn: (line: string) => void
  readonly input: PasswordInput
}

/** A command that needs no database: it paints. */
export interface StudioPlace {
  readonly config: Config
  readonly showProgress: (done: number, total: number) => void
}

/** What help tells of a command. */
export interface Described {
  /** The words that call it. */
  readonly name: string
  readonly usage: string
  readonly summary: string
}

export interface OfficeCommand extends Described {
  readonly kind?: 'office'
  /** Answers with what `--json` prints. */
  run(workplace: Workplace, given: Arguments): Promise<object>
}

export interface StudioCommand extends Described {
  readonly kind: 'studio'
  /** What its progress counts. */
  readonly unit: string
  run(place: StudioPlace, given: Arguments): Promise<object>
}

export type Command = OfficeCommand | StudioCommand
