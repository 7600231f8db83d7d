// Applies one edit and looks at what came of it: done with what can be seen now, or not done with the reason, and the cover as it was.
import type { Edit, EditOperation } from '../../contract/edit.ts'
import { arrangedLine, lineOf } from '../press/changes-art.ts'
import { shareChanged } from '../press/seen-cover.ts'
import { applySeen, seenOf } from '../senses/editing/apply/apply-seen.ts'
import { applyWish } from '../senses/editing/apply/apply-wish.ts'
import { type Draft, documentFrom } from '../senses/editing/apply/draft.ts'
import { mergeNotes } from '../senses/editing/apply/merge-notes.ts'
import type { Wish } from '../senses/editing/wish.ts'
import type { Shortfall } from '../shortfall.ts'
import { strays } from './bounds.ts'
import { targetOf } from './target.ts'
import { wishesOf } from './wishes-of.ts'

export type Outcome =
  | { readonly isDone: true; readonly draft: Draft; readonly what: string }
  | { readonly isDone: false; readonly draft: Draft; readonly reason: Shortfall; readonly what: string }

/** Clauses as one sentence. */
const sentence = (clauses: readonly string[]): string => {
  const text = clauses.join('; ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

const sameCover = (one: Draft, other: Draft): boolean =>
  JSON.stringify([one.direction, one.brief.book]) === JSON.stringify([other.direction, other.brief.book])

/** Wishes that are done though they say what is lacking: snow that falls and does not lie is winter all the same. */
const isPartly = (wish: Wish): boolean =>
  wish.kind === 'season' ||
  wish.kind === 'type' ||
  ((wish.kind === 'paint-subject' || wish.kind === 'paint-part') && wish.also !== undefined)

/** Share of a line's size from which it is seen to be larger. */
const leastGain = 1.04

/** A line may have all the room there is already. */
const isNoLarger = (before: Draft, after: Draft, wish: Wish): boolean => {
  if (wish.kind !== 'type' || (wish.change.scale ?? 1) <= 1) return false
  const [was, is] = [before, after].map((draft) => arrangedLine(documentFrom(draft), wish.role).size)
  return (is ?? 0) < (was ?? 0) * leastGain
}

type Step =
  | { readonly is: 'taken'; readonly draft: Draft }
  | { readonly is: 'left'; readonly wish: Wish; readonly reason: Shortfall; readonly notes: readonly string[] }

/** What a note says was done instead is not on the cover: only what was lacking is told. */
const lackIn = (note: string): string =>
  note.endsWith('hardly anything of that shows here')
    ? 'hardly anything of that would show here'
    : (note.split(/, so |; /)[0] ?? note)

const stepOf = (edit: Edit, before: Draft, wish: Wish, looks: boolean): Step => {
  const after = (looks ? applySeen : applyWish)(before, wish)
  const notes = after.notes.slice(before.notes.length)
  const missed = after.missed.slice(before.missed.length)
  const [first] = missed
  if (first !== undefined && (!isPartly(wish) || sameCover(before, after)))
    return { is: 'left', wish, reason: first.reason, notes: missed.map(({ note }) => lackIn(note)) }
  const isAlready = sameCover(before, after) || (notes.length > 0 && notes.every((note) => note.endsWith(' already')))
  if (isAlready) return { is: 'left', wish, reason: 'already_so', notes }
  // A colour that gives way everywhere is that of no one thing.
  if (wish.kind !== 'recolour' && strays(edit, targetOf(edit.target), before, after))
    return { is: 'left', wish, reason: 'cannot_be_drawn', notes: ['it could not be changed without something else'] }
  if (looks && isNoLarger(before, after, wish)) return { is: 'left', wish, reason: 'cannot_be_drawn', notes }
  return { is: 'taken', draft: after }
}

/** Shares of the cover from which a change is seen at all; what is turned round must be seen to look the other way. */
const leastSeen = 0.0006
const leastOf: Partial<Readonly<Record<EditOperation, number>>> = {
  flip: 0.03,
  crop: 0.005,
  border: 0.004,
  remove: 0.001,
}

const lineRoles = ['title', 'subtitle', 'author', 'year'] as const

const isSeen = (edit: Edit, before: Draft, after: Draft): boolean => {
  const [was, is] = [documentFrom(before), documentFrom(after)]
  // Ink may turn with the art around it: only where lettering is meant is that the change.
  const isReset =
    targetOf(edit.target).is === 'lines' && lineRoles.some((role) => lineOf(was, role) !== lineOf(is, role))
  return isReset || shareChanged(seenOf(before), seenOf(after)) >= (leastOf[edit.op] ?? leastSeen)
}

/** Strokes of one effect: nobody has asked for each of them. */
const isOfWhole: ReadonlySet<Wish['kind']> = new Set<Wish['kind']>(['air', 'glow', 'grade', 'tint', 'vignette'])

export interface Attempt {
  /** Whether what comes of it is looked at. */
  readonly looks: boolean
  /** The message. */
  readonly said: string
}

/** Exchanges are whole, or none. */
const isWhole = (edit: Edit): boolean => edit.op === 'swap'

export const outcomeOf = (source: Draft, edit: Edit, { looks, said }: Attempt): Outcome => {
  const plan = wishesOf(edit, source, said)
  const not = (reason: Shortfall, clauses: readonly string[]): Outcome => ({
    isDone: false,
    draft: source,
    reason,
    what: sentence(clauses.length > 0 ? mergeNotes(clauses) : [asItIs[reason]]),
  })
  if (plan.is === 'refused') return not(plan.reason, [plan.what])
  const start: Draft = { ...source, notes: [], missed: [] }
  let draft = start
  const left: Extract<Step, { is: 'left' }>[] = []
  for (const wish of plan.wishes) {
    const step = stepOf(edit, draft, wish, looks)
    if (step.is === 'taken') draft = step.draft
    else left.push(step)
  }
  const failed = left.filter(({ reason }) => reason !== 'already_so')
  const [first] = [...failed, ...left]
  if (draft === start || (isWhole(edit) && failed.length > 0))
    return not(first?.reason ?? 'already_so', first?.notes ?? [])
  if (looks && !isSeen(edit, start, draft)) return not('cannot_be_drawn', ['it would hardly show on this cover'])
  const lacking = failed.filter(({ wish }) => !isOfWhole.has(wish.kind)).flatMap((step) => step.notes)
  const notes = [...draft.notes, ...plan.told, ...lacking]
  return { isDone: true, draft, what: sentence(mergeNotes(notes)) }
}

const asItIs: Readonly<Record<Shortfall, string>> = {
  contradicts: 'it would change what is to be kept',
  already_so: 'the cover is like that already',
  cannot_be_drawn: 'it cannot be drawn here',
  not_in_picture: 'it is not on this cover',
  not_understood: 'what is meant could not be told',
}
