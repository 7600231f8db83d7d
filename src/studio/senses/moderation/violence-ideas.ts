// What the rules against violence share: whom it is aimed at, and what is done. Found once for all of them.
import { type Idea, Ideas } from './meetings.ts'
import { followedBy, type Span, words } from './phrases.ts'
import { hatedGroups, realPeople, realPlaces, targetClasses } from './targets.ts'
import type { Token } from './tokens.ts'
import { violentDeeds, violentGerunds, violentPhrases, violentVerbs } from './violence-words.ts'

const targets = new Ideas(targetClasses)

export const target = targets.idea(`${hatedGroups}\n${realPeople}\n${realPlaces}`)
export const group = targets.idea(hatedGroups)

/** Apart from the targets: where no deed is named, nobody need be looked for. */
const deeds = new Ideas({ verb: violentVerbs, gerund: violentGerunds, deed: violentDeeds })

/** A deed as it follows `to`, `and`, `that they` or `for`. */
const anyDeed = deeds.idea(`
  {verb}|{gerund}
  ${violentPhrases.trim()}
  {deed} of|against|on|upon|at|for
`)

export const books = [targets.book, deeds.book]

/** `stop the killing of …`, `an end to …`: who is against a deed names it too. `Never stop …` is not against it. */
export const isOpposed = (tokens: readonly Token[], start: number): boolean => {
  for (let at = start; at > Math.max(0, start - 4) && !tokens[at]?.startsClause; at--)
    if (opposing.has(tokens[at - 1]?.word ?? ''))
      return tokens[at - 1]?.word === 'forget' || !unceasing.has(tokens[at - 2]?.word ?? '')
  return opposing.has(tokens[start]?.word ?? '') && followedBy(tokens, start + 1, 2, violentDeeds)
}

const opposing = words(`
  stop stops stopping stopped end ends ending prevent prevents preventing prevention abolish abolishing condemn condemns oppose
  opposes opposing resist survive survives surviving remember remembers remembering forget mourn mourning eliminate eliminating
  eradicate eradicating denounce denounces protest protests outlaw reduce reducing against witness investigate understand
`)
const unceasing = words('never not dont wont cannot cant until no')

/** Teachers are beaten at chess. */
const isGame = (tokens: readonly Token[], { start, end }: Span): boolean =>
  (tokens[start]?.word ?? '').startsWith('beat') && followedBy(tokens, end, 4, contest)
const contest = words('at')

export const deed: Idea = (tokens) =>
  anyDeed(tokens).filter((span) => !isOpposed(tokens, span.start) && !isGame(tokens, span))
