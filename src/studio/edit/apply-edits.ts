// Applies what was read in a message to a cover: the changed document, and a report of what was done and what was not.
import type { Edit, EditOperation, EditReading } from '../../contract/edit.ts'
import type { EditReport } from '../../contract/edit-report.ts'
import { documentOf } from '../direction/make-cover.ts'
import type { CoverDocument } from '../document.ts'
import { findFamily } from '../families/index.ts'
import { type Draft, reread } from '../senses/editing/apply/draft.ts'
import type { Shortfall } from '../shortfall.ts'
import { isIn } from './callers-words.ts'
import { described } from './described.ts'
import { keeping, keptTargets } from './keep.ts'
import { type Attempt, type Outcome, outcomeOf } from './outcome.ts'
import { type Target, targetOf } from './target.ts'

/** What came of one edit. */
export interface EditOutcome {
  readonly edit: Edit
  /** The edit in plain words. */
  readonly asked: string
  readonly what: string
  /** Null where it was done. */
  readonly reason: Shortfall | null
}

export interface Edited {
  /** The very document that was given where nothing was done. */
  readonly document: CoverDocument
  /** In the order of the message. */
  readonly outcomes: readonly EditOutcome[]
}

/** What was so before is as it was wished. */
const isGranted = ({ reason }: EditOutcome): boolean => reason === null || reason === 'already_so'

/** `also`: what was not done beside the edits. */
export const reportOf = (outcomes: readonly EditOutcome[], also: EditReport['notDone'] = []): EditReport => ({
  done: outcomes.filter(isGranted).map(({ asked, what }) => ({ asked, what })),
  notDone: [
    ...outcomes.flatMap(({ asked, what, reason }) =>
      reason === null || reason === 'already_so' ? [] : [{ asked, what, why: reason }],
    ),
    ...also,
  ],
})

/**
 * How sure a reading must be. What it was measured on is harder than what people mostly write, so for a picture, which is seen and taken back,
 * a little less than half will do; words that nobody asked for would be printed.
 */
const leastSure = { picture: 0.38, text: 0.5 } as const

export const isSure = ({ op, confidence }: Pick<Edit, 'op' | 'confidence'>): boolean =>
  confidence >= (op === 'setText' ? leastSure.text : leastSure.picture)

/** Words and things come before what is said of them, and all colours of a cover before the colour of one thing. */
const order: readonly (readonly EditOperation[])[] = [
  ['setText', 'cutText'],
  ['replace', 'remove'],
  ['hour', 'season', 'weather'],
  ['add', 'count'],
  ['background', 'palette', 'mood', 'restyle', 'texture', 'simplify'],
  ['swap'],
]

const rankOf = ({ op }: Edit): number => {
  const rank = order.findIndex((ops) => ops.includes(op))
  return rank < 0 ? order.length : rank
}

const draftOf = (source: CoverDocument): Draft => {
  const family = findFamily(source.template)
  if (!family) throw new TypeError(`expected a known template but received ${source.template}`)
  const { seed, brief, direction } = source
  return { family, seed, brief, direction, notes: [], missed: [] }
}

/** An art director's words for the picture stand as long as it shows what they tell. */
const toldScene = (source: CoverDocument, { brief, direction }: Draft): string | null => {
  const shownBy = ({ hero, setting, adjustments: { without, hour, season } }: CoverDocument['direction']): string =>
    JSON.stringify([hero, setting, without, hour, season])
  return shownBy(source.direction) === shownBy(direction) ? brief.reading.scene : null
}

const finished = (source: CoverDocument, draft: Draft, whats: readonly string[]): CoverDocument => {
  const { family, seed, brief, direction } = reread(draft, { scene: toldScene(source, draft) })
  const told = documentOf(family, brief, seed, direction)
  const { engineVersion, art } = source
  return { ...told, engineVersion, art, prompt: [told.prompt, ...whats].join(' ') }
}

/** "All lettering, but keep the title": the lines that are left. */
const spared = (edit: Edit, kept: readonly Target[]): readonly Edit[] => {
  const target = targetOf(edit.target)
  const held = kept.flatMap((each) => (each.is === 'lines' ? each.roles : []))
  if (target.is !== 'lines' || target.roles.length < 2 || held.length === 0) return [edit]
  return target.roles.filter((role) => !held.includes(role)).map((role) => ({ ...edit, target: role }))
}

const together = (draft: Draft, outcomes: readonly Outcome[]): Outcome => {
  const done = outcomes.filter(({ isDone }) => isDone)
  const [first] = outcomes
  if (done.length > 0) return { isDone: true, draft, what: done.map(({ what }) => what).join(' ') }
  return first ?? { isDone: false, draft, reason: 'contradicts', what: 'All of it was to be kept.' }
}

const unsure = 'It was not understood for certain, so nothing was changed for it.'

const othersWords = 'Those words are not in the message, so no line says them.'

const isCallers = ({ op, value }: Edit, said: string): boolean =>
  op !== 'setText' || value === null || isIn(said, value)

const attempted = (draft: Draft, edit: Edit, kept: readonly Target[], attempt: Attempt): Outcome => {
  if (!isCallers(edit, attempt.said)) return { isDone: false, draft, reason: 'not_understood', what: othersWords }
  if (!isSure(edit)) return { isDone: false, draft, reason: 'not_understood', what: unsure }
  let next = draft
  const outcomes = spared(edit, kept).map((each) => {
    const outcome = outcomeOf(next, each, attempt)
    next = outcome.draft
    return outcome
  })
  return together(next, outcomes)
}

const samePicture = (one: Draft, other: Draft): boolean =>
  JSON.stringify([one.direction, one.brief.book]) === JSON.stringify([other.direction, other.brief.book])

/** Where nobody has the message, texts are taken for the caller's. */
const textsOf = (edits: readonly Edit[]): string => edits.map(({ value }) => value ?? '').join('\n')

/** `looks`: whether the cover is looked at after every edit, so that each shows; else the words alone decide. `said`: the message. */
export const applyEdits = (
  source: CoverDocument,
  { edits, keep }: EditReading,
  { looks = true, said = textsOf(edits) }: Partial<Attempt> = {},
): Edited => {
  const start = draftOf(source)
  const kept = keptTargets(keep, edits)
  const outcomes = new Map<number, Outcome>()
  let draft = start
  const ranked = [...edits.entries()].toSorted(([, one], [, other]) => rankOf(one) - rankOf(other))
  for (const [at, edit] of ranked) {
    const outcome = attempted(draft, edit, kept, { looks, said })
    // What must stay is put back at once: an edit that changes nothing else is not done.
    const held = outcome.isDone ? keeping(start, outcome.draft, kept) : draft
    const isUndone = outcome.isDone && samePicture(held, draft)
    outcomes.set(at, isUndone ? { isDone: false, draft, reason: 'contradicts', what: heldBack } : outcome)
    draft = isUndone ? draft : held
  }
  const told = edits.flatMap((edit, at): readonly EditOutcome[] => {
    const outcome = outcomes.get(at)
    if (!outcome) return []
    const { what } = outcome
    return [{ edit, asked: described(edit), what, reason: outcome.isDone ? null : outcome.reason }]
  })
  const whats = told.flatMap(({ what, reason }) => (reason === null ? [what] : []))
  return { document: whats.length > 0 ? finished(source, draft, whats) : source, outcomes: told }
}

const heldBack = 'That would have changed what is to be kept.'
