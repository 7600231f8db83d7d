// Somebody whom a painter has cast and put on the sheet: what an edit can know of them.
import type { PartName } from './part-names.ts'

export interface Player {
  /** Their number in the cast, whoever else has gone or come. */
  readonly at: number
  readonly sex: 'woman' | 'man'
  readonly isChild: boolean
  /** Middle of where they stand, in units of the sheet. */
  readonly x: number
  /** What is drawn of them and what they wear, by the names that painters say, with what each is made of. */
  readonly wears: ReadonlyMap<PartName, readonly string[]>
  readonly outfit: string
}
