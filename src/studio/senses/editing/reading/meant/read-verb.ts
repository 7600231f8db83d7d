// What a clause does, by its verb or by what goes without saying: "a fox in the corner" asks for one.
import type { Placed, Verb } from '../../lexicon/mark.ts'
import { mayName } from '../../lexicon/small-words.ts'
import type { SpelledToken } from '../../lexicon/spelling.ts'
import { allOf } from '../../sentence/clause.ts'
import type { Clause } from '../../sentence/clauses.ts'
import { unknownWords } from '../../sentence/unknown-words.ts'
import type { Wish } from '../../wish.ts'

export const verbOf = (marks: readonly Placed[]): Verb | null => {
  const said = allOf(marks, 'verb')
  // "I want the ship to be bigger" asks for no ship.
  const isToBe = said.some(({ said: words }) => /^(?:to be|become|becomes|be)$/.test(words))
  const verbs = said.map(({ mark }) => mark.verb).filter((verb) => !(isToBe && verb === 'add'))
  // "I want to remove …": what is done outranks what is wanted.
  return (
    (['undo', 'keep', 'remove', 'replace', 'move', 'add', 'change'] as const).find((verb) => verbs.includes(verb)) ??
    null
  )
}

const said: ReadonlySet<Placed['mark']['is']> = new Set(['colour', 'size', 'count', 'nth', 'amount', 'motif'])

/** "Cat by the teacup", "footballs among the hearts", "dragon circling the castle": notes of what should come, and where. */
const isNoted = ({ tokens }: Clause, marks: readonly Placed[], first: Placed): boolean => {
  const next = marks.find(({ mark, from }, at) => from >= first.to && mark.is !== 'amount' && !isOnTheWay(marks, at))
  const isFirst = marks.every(({ mark, from }) => from >= first.from || said.has(mark.is)) && first.from <= 2
  if (!isFirst || next === undefined || isDefinitely(tokens[0]?.word)) return false
  const between = tokens.slice(first.to, next.from + 1).map(({ word }) => word)
  const isThere = next.mark.is === 'motif' && isDefinitely(tokens[next.from - 1]?.word)
  return next.mark.is === 'beside' || next.mark.is === 'upon' || (isThere && between.some((word) => doing.test(word)))
}

/** "Up in the attic window": the window says where. */
const isOnTheWay = (marks: readonly Placed[], at: number): boolean =>
  marks[at]?.mark.is === 'place' && ['beside', 'upon'].includes(marks[at + 1]?.mark.is ?? '')

const isDefinitely = (word: string | undefined): boolean =>
  /^(?:the|my|his|her|its|their|this|that|these|those)$/.test(word ?? '')

const doing = /^[a-z]{3,}ing$/

const determiner = /^(?:the|an?|this|that|these|those|its|his|her|their|my|our|everything|two|three|both|all)$/
const degree = /^(?:bit|little|touch|tad|shade|lot|fraction|smidge|bunch|same)$/

/** "Anchor the name at the top", "float a boat on the pond": before an article, the first word is what is done, whatever else it names. */
export const isOrder = (tokens: readonly SpelledToken[], from: number, to: number): boolean =>
  from === 0 && to === 1 && determiner.test(tokens[1]?.word ?? '') && !degree.test(tokens[2]?.word ?? '')

/** "Perch a raven on the roof": an order by a verb that is not known asks for what has the article. */
export const asksByOtherVerb = (tokens: readonly SpelledToken[], marks: readonly Placed[]): boolean => {
  const thing = allOf(marks, 'motif').find(({ mark, from }) => mark.isExact || (from <= 3 && !mark.isPart))
  return (
    thing !== undefined &&
    (mayName(tokens[0]?.word ?? '') || /[a-z]{3}er$/.test(tokens[0]?.word ?? '')) &&
    /^(?:an?|some|two|three|another)$/.test(tokens[1]?.word ?? '') &&
    !degree.test(tokens[2]?.word ?? '') &&
    marks.every(({ from, mark }) => from > 0 && mark.is !== 'verb') &&
    tokens.slice(2, thing.from).every(({ word }) => !/^(?:of|the|to|in|for)$/.test(word) || thing.from > 3)
  )
}

/** "… and a small owl" goes on with adding; "a woman with a red umbrella" asks for both; "a fox in the corner" for what is not there. */
export const impliedVerb = (clause: Clause, marks: readonly Placed[], carried: Verb | null): Verb | null => {
  const { tokens } = clause
  const things = allOf(marks, 'motif')
  const [first] = things
  // "Centre a small rose within the heart": one that is not there.
  const isPut = marks[0]?.mark.is === 'place' && marks[0].from === 0 && /^an?$/.test(tokens[marks[0].to]?.word ?? '')
  if (asksByOtherVerb(tokens, marks) || (isPut && first?.mark.isExact)) return 'add'
  if (!first) return null
  if (isNoted(clause, marks, first)) return 'add'
  if (!/^(?:an?|some|two|three|four|five|another)$/.test(tokens[0]?.word ?? '')) return null
  const after = marks.filter(({ from }) => from >= first.to)
  const isWith = after.some(({ mark }) => mark.is === 'link' && !mark.becomes)
  // "A bigger castle" is the one that is there; "two small planets" are not.
  const isNumbered = /^(?:two|three|four|five|another)$/.test(tokens[0]?.word ?? '')
  const isSized = !isNumbered && marks.some(({ mark, to }) => mark.is === 'size' && to <= first.from)
  const isPlain = first.mark.isExact && first.from <= 3 && !isSized
  const isSomewhere =
    isPlain &&
    (['place', 'beside', 'upon'].includes(after[0]?.mark.is ?? '') || after.some(({ mark }) => mark.is === 'size'))
  // "A third gear": two are there.
  const isOneMore = allOf(marks, 'nth').some(({ to }) => to === first.from)
  return carried === 'add' || isOneMore || isSomewhere || (isWith && things.length > 1) ? 'add' : null
}

/** "Give the cat a red collar": what nobody knows cannot be given, and its colour is not the cover's. */
export const unknownGift = (
  { tokens }: Clause,
  marks: readonly Placed[],
  isDefinite: (placed: Placed) => boolean,
): Wish | null => {
  const [verb, thing, ...rest] = marks
  if (verb?.mark.is !== 'verb' || !/^(?:give|giving)$/.test(verb.said)) return null
  if (thing?.mark.is !== 'motif' || !isDefinite(thing)) return null
  if (!rest.every(({ mark }) => ['colour', 'size', 'count', 'tone'].includes(mark.is))) return null
  const said = unknownWords(tokens, marks, { from: rest.at(-1)?.to ?? thing.to, to: tokens.length })
  return said === null ? null : { kind: 'impossible', said, asked: 'painted' }
}

const points: ReadonlySet<Placed['mark']['is']> = new Set(['upon', 'beside', 'place'])

/** "Put a flag on the castle": what should come is nothing that anybody knows, and the castle only says where. */
export const unknownAt = (
  { tokens }: Clause,
  marks: readonly Placed[],
  isDefinite: (placed: Placed) => boolean,
): Wish | null => {
  const at = marks.findIndex(({ mark }) => mark.is === 'verb' && mark.verb === 'add')
  const [verb, point, thing] = [marks[at], marks[at + 1], marks[at + 2]]
  if (!verb || !point || !points.has(point.mark.is) || thing?.mark.is !== 'motif' || !isDefinite(thing)) return null
  const said = unknownWords(tokens, marks, { from: verb.to, to: point.from })
  return said === null ? null : { kind: 'impossible', said, asked: 'painted' }
}
