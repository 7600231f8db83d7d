// What is to be done for an edit: wishes that do it, or the reason why it cannot be done.

import type { Wish } from '../senses/editing/wish.ts'
import type { Shortfall } from '../shortfall.ts'

export interface Granted {
  readonly is: 'granted'
  readonly wishes: readonly Wish[]
  /** What the notes of the wishes do not say: clauses in plain words. */
  readonly told: readonly string[]
}

export interface Refused {
  readonly is: 'refused'
  readonly reason: Shortfall
  /** A clause in plain words. */
  readonly what: string
}

export type Plan = Granted | Refused

export const granted = (wishes: readonly Wish[], ...told: readonly string[]): Granted => ({
  is: 'granted',
  wishes,
  told,
})

export const refused = (reason: Shortfall, what: string): Refused => ({ is: 'refused', reason, what })

/** What is painted without a name cannot be told from what is not there. */
export const absent = (name: string): Refused => refused('not_in_picture', `no ${name} can be seen on this cover`)

export const undrawable = (what: string): Refused => refused('cannot_be_drawn', what)

export const unclear = (what: string): Refused => refused('not_understood', what)

export const alreadySo = (what: string): Refused => refused('already_so', what)
