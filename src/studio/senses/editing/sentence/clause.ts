// A clause as it is interpreted: its marks, and what the clauses before it were about.
import type { TypeRole } from '../../../type/plan.ts'
import type { Mark, Placed, Target, Verb } from '../lexicon/mark.ts'
import { type NamedColour, type Subject, theHero } from '../wish.ts'

/** What "and …" carries on from the clause before. */
export interface Context {
  readonly verb: Verb | null
  readonly targets: readonly Target[]
  readonly subject: Subject | null
}

export const noContext: Context = { verb: null, targets: [], subject: null }

export type MarkOf<Is extends Mark['is']> = Extract<Mark, { readonly is: Is }>

/** All marks of one sort, in order. */
export const allOf = <Is extends Mark['is']>(
  marks: readonly Placed[],
  is: Is,
): (Placed & { readonly mark: MarkOf<Is> })[] => {
  const isOf = (placed: Placed): placed is Placed & { readonly mark: MarkOf<Is> } => placed.mark.is === is
  return marks.filter(isOf)
}

export const firstOf = <Is extends Mark['is']>(marks: readonly Placed[], is: Is): MarkOf<Is> | undefined =>
  allOf(marks, is)[0]?.mark

export const has = (marks: readonly Placed[], is: Mark['is']): boolean => marks.some(({ mark }) => mark.is === is)

export const subjectOf = ({ mark, said }: Placed & { readonly mark: MarkOf<'motif'> }): Subject => ({
  motif: mark.motif,
  kin: mark.kin,
  said,
  isExact: mark.isExact,
  standIns: mark.standIns,
  isPart: mark.isPart,
})

/** The things a clause speaks of, the hero included. */
export const subjectsOf = (marks: readonly Placed[]): readonly Subject[] => {
  const hero = allOf(marks, 'target').find(({ mark }) => mark.target === 'hero')
  const named = allOf(marks, 'motif').map(subjectOf)
  // A symbol may also be what is drawn behind the hero.
  return hero ? [hero.said === 'symbol' ? { ...theHero, said: hero.said } : theHero, ...named] : named
}

/** Expressions that name type by themselves: `futuristic font`. */
export const ofLetters = /font|typeface|lettering|letters|type\b/

/** Whether a clause itself speaks of letters: "a more romantic font". */
export const isOfLetters = (marks: readonly Placed[]): boolean =>
  allOf(marks, 'target').some(({ mark }) => rolesOf(mark.target).length > 0)

const points =
  /^(?:above|over|on top of|on top|below|beneath|underneath|under|beside|next to|between|close to|near)(?: the)?$/

/** "My name under the title": the title only says where, when something was named before it. */
export const isLandmark = (marks: readonly Placed[], at: number): boolean => {
  const [point, placed] = [marks[at - 1], marks[at]]
  return (
    placed?.mark.is === 'target' &&
    point !== undefined &&
    points.test(point.said) &&
    marks.slice(0, at - 1).some(({ mark }) => ['target', 'motif', 'lines', 'border'].includes(mark.is))
  )
}

/** "My name further up, below the title": the line that was spoken of stands there. */
export const withInherited = (marks: readonly Placed[], { targets }: Context): readonly Placed[] => {
  // "Put it under my name": a verb may stand before the place.
  const [point, by] = marks.filter(({ mark }) => mark.is !== 'verb')
  const [target] = targets.filter((each) => rolesOf(each).length > 0)
  const isPlaced = point !== undefined && points.test(point.said) && by?.mark.is === 'target'
  return isPlaced && target && rolesOf(by.mark.target).length > 0
    ? [{ mark: { is: 'target', target }, from: 0, to: 0, said: '', thing: null }, ...marks]
    : marks
}

/** How strongly something is asked: 1 is plain. */
export const amountOf = (marks: readonly Placed[]): number =>
  allOf(marks, 'amount').reduce((share, { mark }) => share * mark.share, 1)

/** The factor of a size: by the share that is named, else by a step that is seen. */
export const factorOf = (
  marks: readonly Placed[],
  isLarger: boolean,
  steps: readonly [larger: number, smaller: number],
): number => {
  const share = firstOf(marks, 'share')?.share
  const amount = amountOf(marks)
  // "Twice as big" says by how much, whatever a step is.
  if (share === undefined && amount >= 2) return isLarger ? amount : 1 / amount
  if (share === undefined) return (isLarger ? steps[0] : steps[1]) ** amount
  return isLarger ? 1 + share : Math.max(0.2, 1 - share)
}

/** Whether what is said is meant the other way round: `less dark`, `too dark`, `not so dark`; but not `not dark enough`. */
export const isTurned = (marks: readonly Placed[]): boolean => {
  const turns = [has(marks, 'less'), has(marks, 'too'), has(marks, 'not') && !has(marks, 'enough')]
  return turns.filter((turn) => turn).length % 2 === 1
}

export const coloursOf = (marks: readonly Placed[]): readonly NamedColour[] =>
  allOf(marks, 'colour').map(({ mark }) => mark.colour)

/** The marks of what is wanted: of "blue instead of gold" those of the blue. */
export const wantedIn = (marks: readonly Placed[]): readonly Placed[] => {
  const refusal = marks.findIndex(({ mark }) => mark.is === 'instead' || mark.is === 'not')
  const before = marks.slice(0, Math.max(0, refusal))
  return coloursOf(before).length > 0 ? before : marks
}

/** A mark and what it is said of. */
export interface Said {
  readonly placed: Placed
  readonly targets: readonly Target[]
}

const typeRoles: readonly TypeRole[] = ['title', 'subtitle', 'author', 'year']

export const rolesOf = (target: Target): readonly TypeRole[] =>
  target === 'text' ? ['title', 'subtitle', 'author'] : typeRoles.filter((role) => role === target)
