// Similes and alternatives: "golden like a wheat field" asks for no field, "white as snow" for no snow, "red or orange" for one of them.
import { colourAt } from '../../../../brief/find-colours.ts'
import { editWords } from '../../lexicon/index.ts'
import type { Mark, Placed } from '../../lexicon/mark.ts'
import type { SpelledToken } from '../../lexicon/spelling.ts'
import { isTurned } from '../../sentence/clause.ts'

/** Before "like" these make it a wish: "I would like". */
const wishing = /^(?:i|id|i'd|i’d|would|we|wed|we'd|you|youd|they|really|also|do|dont|not|to|just|still)$/

const isAlike = (tokens: readonly SpelledToken[], at: number): boolean =>
  tokens[at]?.word === 'like' && !wishing.test(tokens[at - 1]?.word ?? '')

const isAsIf = (tokens: readonly SpelledToken[], at: number): boolean =>
  tokens[at]?.word === 'as' && /^(?:if|though|when)$/.test(tokens[at + 1]?.word ?? '')

/** "Black as night", "as cold as ice"; not "the same size as the title". */
const isEqual = (tokens: readonly SpelledToken[], at: number): boolean => {
  if (tokens[at]?.word !== 'as' || at === 0 || /^(?:is|it|before|well|possible)$/.test(tokens[at + 1]?.word ?? ''))
    return false
  if (tokens[at - 2]?.word === 'as') return true
  const says = editWords.matchesAt(tokens, at - 1).some(({ meanings }) => meanings.some(({ is }) => is === 'tone'))
  return says || colourAt(tokens, at - 1) !== undefined
}

/** What a simile names is not asked for; what it says of light, weather or manner may be. */
const named: ReadonlySet<Mark['is']> = new Set(['motif', 'scene', 'target', 'part', 'place', 'verb'])

/** The marks without what is only named in a simile. */
export const withoutSimiles = (marks: readonly Placed[], tokens: readonly SpelledToken[]): readonly Placed[] => {
  const from = tokens.findIndex((_, at) => isAlike(tokens, at) || isAsIf(tokens, at))
  const equal = tokens.findIndex((_, at) => isEqual(tokens, at))
  return marks.filter(
    (placed) => !(from >= 0 && placed.from > from && named.has(placed.mark.is)) && !(equal >= 0 && placed.from > equal),
  )
}

/** "Too christmassy" asks for no green in its place: of what a feast says, only its feeling can be turned. */
export const withoutFeasts = (marks: readonly Placed[]): readonly Placed[] =>
  isTurned(marks)
    ? marks.filter(
        (placed) =>
          placed.mark.is === 'feeling' ||
          !marks.some(
            (other) =>
              other !== placed && other.from === placed.from && other.to === placed.to && placed.to > placed.from,
          ),
      )
    : marks

const alternatives: ReadonlySet<Mark['is']> = new Set(['colour', 'lettering', 'hour', 'season', 'feeling', 'palette'])

/** Of "red or orange" the first. */
export const withoutAlternatives = (marks: readonly Placed[], tokens: readonly SpelledToken[]): readonly Placed[] =>
  marks.filter(({ mark, from }, at) => {
    const before = marks.slice(0, at).findLast((other) => other.mark.is === mark.is)
    const isOr = tokens.slice(Math.max(0, from - 3), from).some(({ word }) => word === 'or')
    return !(isOr && before !== undefined && alternatives.has(mark.is))
  })
