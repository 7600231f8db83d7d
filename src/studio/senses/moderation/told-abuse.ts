// Frames in which a text tells of crimes against children, or teaches how to protect them, instead of taking pleasure in them.
import { toldAbuse as lists } from './lists.ts'
import { anyOf } from './phrases.ts'
import type { Token } from './tokens.ts'

/** A blurb with one of these tells of a crime, or of those who lived through it. */
const crime = lists.words('crime')
/** One of these may stand in any text; two of them, or one beside a crime, tell of a case. */
const proceedings = lists.words('proceedings')
/** Who wants to please with it does not report it. */
export const gratifying = lists.words('gratifying')

/** A lesson for those who bring children up. */
const lessons = lists.book('lessons')

/** One word of the police lifts nothing: a frame is a crime, a case, or a lesson, and pleasure in it needs two. */
export const tellsOfIt = (tokens: readonly Token[]): boolean => {
  const crimes = new Set(tokens.flatMap(({ word }) => (crime.has(word) ? [word] : []))).size
  const steps = new Set(tokens.flatMap(({ word }) => (proceedings.has(word) ? [word] : []))).size
  if (anyOf(tokens, gratifying))
    return crimes >= 2 || (crimes === 1 && steps >= 1) || lessons.spansIn(tokens).length > 0
  return crimes >= 1 || steps >= 2 || lessons.spansIn(tokens).length > 0
}
