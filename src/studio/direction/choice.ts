// One way to make a cover of a book: a family, what it shows in it, and what that is worth.
import type { Composition } from '../families/facts.ts'
import type { Family } from '../families/family.ts'
import type { CoverIdea } from './cover-idea.ts'
import type { Reason } from './reason.ts'
import type { Staging } from './stagings.ts'

export interface Choice {
  readonly family: Family
  /** With layouts of one composition. */
  readonly staging: Staging
  readonly composition: Composition
  readonly idea: CoverIdea
  readonly score: number
  readonly reasons: readonly Reason[]
}
