// The cover while wishes are applied to it: what will be its document, and what was understood so far.

import type { Brief } from '../../../brief/brief.ts'
import type { Setting } from '../../../brief/setting.ts'
import type { Adjustments } from '../../../direction/adjustments.ts'
import { documentOf } from '../../../direction/make-cover.ts'
import type { CoverDocument, Direction } from '../../../document.ts'
import type { Family } from '../../../families/family.ts'
import type { Shortfall } from '../../../shortfall.ts'

export interface Draft {
  readonly family: Family
  readonly seed: number
  readonly brief: Brief
  readonly direction: Direction
  /** Plain words, each a clause: `the title is gold`. */
  readonly notes: readonly string[]
  /** Those notes that own to something that could not be done as it was asked, and why. */
  readonly missed: readonly Missed[]
}

export interface Missed {
  readonly note: string
  readonly reason: Shortfall
}

/** The cover as it would be painted now. */
export const documentFrom = ({ family, brief, seed, direction }: Draft): CoverDocument =>
  documentOf(family, brief, seed, direction)

export const noted = (draft: Draft, ...notes: readonly string[]): Draft => ({
  ...draft,
  notes: [...draft.notes, ...notes.filter((note) => !draft.notes.includes(note))],
})

/** Says what could not be done as it was asked, and what was done instead. */
export const owned = (draft: Draft, note: string, reason: Shortfall): Draft => ({
  ...noted(draft, note),
  missed: [...draft.missed, { note, reason }],
})

/** The draft as it is, because that is how it was wished for. */
export const alreadySo = (draft: Draft, notes: readonly string[]): Draft =>
  notes.reduce((told, note) => owned(told, `${note} already`, 'already_so'), draft)

export const directed = (draft: Draft, change: Partial<Direction>): Draft => ({
  ...draft,
  direction: { ...draft.direction, ...change },
})

export const adjusted = (draft: Draft, change: Partial<Adjustments>): Draft =>
  directed(draft, { adjustments: { ...draft.direction.adjustments, ...change } })

/** What the studio reads in the brief, changed where an edit overrules it. */
export const reread = (draft: Draft, change: Partial<Brief['reading']>): Draft => ({
  ...draft,
  brief: { ...draft.brief, reading: { ...draft.brief.reading, ...change } },
})

/** The setting that an edit puts the book in. */
export const withSetting = (draft: Draft, change: Partial<Setting>): Draft => {
  const setting = { ...draft.direction.setting, ...change }
  return directed(reread(draft, { setting }), { setting })
}

export const within = (value: number, least: number, most: number): number =>
  Math.round(Math.min(most, Math.max(least, value)) * 1000) / 1000
