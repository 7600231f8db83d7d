// Wishes that are read from a clause as a whole, and not from what is said of one thing or line in it.
import type { Placed, Target } from '../lexicon/mark.ts'
import { partsCalled } from '../lexicon/painted-words.ts'
import { sceneryOf } from '../lexicon/scenery-words.ts'
import { allOf, coloursOf, has, isLandmark, rolesOf } from '../sentence/clause.ts'
import type { Clause } from '../sentence/clauses.ts'
import { unknownWords } from '../sentence/unknown-words.ts'
import { theHero, type Wish } from '../wish.ts'

export const targetsOf = (marks: readonly Placed[]): readonly Target[] =>
  allOf(marks, 'target')
    .filter((placed) => !isLandmark(marks, marks.indexOf(placed)))
    .map(({ mark }) => mark.target)

/** A title that is removed is taken off the cover; of the rest, only things can be removed. */
export const removals = (marks: readonly Placed[]): readonly Wish[] => {
  if (has(marks, 'effect') || has(marks, 'lettering') || has(marks, 'setting') || coloursOf(marks).length > 0) return []
  if (targetsOf(marks).includes('colours')) return []
  // "Drop the mirrored letters under the title": all text goes only where nothing else is said.
  if (targetsOf(marks).includes('text') && marks.length > 2) return []
  return targetsOf(marks).flatMap((target) =>
    rolesOf(target).map((role): Wish => ({ kind: 'type', role, change: { hidden: true } })),
  )
}

/** Words left over after "add" or "remove": something that nobody knows. */
export const unknownThing = ({ tokens }: Clause, marks: readonly Placed[]): Wish | null => {
  const verb = marks.find(({ mark }) => mark.is === 'verb' && (mark.verb === 'add' || mark.verb === 'remove'))
  if (verb?.mark.is !== 'verb') return null
  const said = unknownWords(tokens, marks, { from: verb.to, to: tokens.length })
  if (said !== null && verb.mark.verb === 'remove' && (sceneryOf(said).length > 0 || partsCalled(said).length > 0))
    return { kind: 'remove', subject: { ...theHero, motif: said, said } }
  return said === null ? null : { kind: 'impossible', said, asked: verb.mark.verb === 'remove' ? 'removed' : 'painted' }
}

/** "I want to see the mountains clearly": nothing is to be added. */
export const isToBeSeen = ({ tokens }: Clause): boolean =>
  tokens.some(({ word }) => word === 'see') &&
  tokens.some(({ word }) => /^(?:clearly|properly|better|clearer)$/.test(word))

export const clearer: Wish = { kind: 'grade', region: 'whole', change: { contrast: 0.35 }, said: 'clearer' }

/** Lines of type stand as far apart as their family sets them. */
export const lineSpacing = ({ tokens }: Clause, targets: readonly Target[]): Wish | null =>
  /\b(?:leading|line spacing|line height|interline)\b/.test(tokens.map(({ word }) => word).join(' ')) &&
  targets.some((target) => rolesOf(target).length > 0)
    ? { kind: 'impossible', said: 'the space between lines', asked: 'read' }
    : null

/** "Tone down the colours", "more colour". */
export const coloursAlone = (marks: readonly Placed[]): Wish | null => {
  if (!targetsOf(marks).some((target) => target === 'colours' || target === 'cover')) return null
  if (has(marks, 'less'))
    return { kind: 'grade', region: 'whole', change: { saturation: -0.5 }, said: 'less saturated' }
  return has(marks, 'more') && targetsOf(marks).includes('colours')
    ? { kind: 'grade', region: 'whole', change: { saturation: 0.5 }, said: 'more saturated' }
    : null
}
