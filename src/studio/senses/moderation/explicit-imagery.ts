// Requests for pictures of nudity, genitals or sexual acts. Statues, nude colours and naked trees are not meant.
import { imagery as lists } from './lists.ts'
import { followedBy, precededBy, remembered, type Span } from './phrases.ts'
import type { Token } from './tokens.ts'
import type { Voice } from './voices.ts'

const acts = lists.book('acts')

const bodies = lists.book('bodies')

const nudity = lists.book('nudity')

/** The Russian for `not` looks like the English `he` and stays out. */
const notShown = lists.words('notShown')

const harmless = lists.words('harmless')

const carved = lists.words('carved')
const medical = lists.words('medical')

const drops = lists.words('drops')

/** Where a request names what may not be pictured. */
export const explicitSpans = remembered((tokens): readonly Span[] => [
  ...acts
    .spansIn(tokens)
    .filter(
      (span) => isWanted(tokens, span.start) && !followedBy(tokens, span.end, 1, drops) && !isOwnThing(tokens, span),
    ),
  ...bodies.spansIn(tokens).filter(({ start }) => isWanted(tokens, start) && !isAmong(tokens, start, medical)),
  ...nudity.spansIn(tokens).filter((span) => isWanted(tokens, span.start) && !isBareThing(tokens, span)),
])

export const asksForExplicitImagery = (tokens: readonly Token[], voice: Voice): boolean =>
  voice === 'asking' && explicitSpans(tokens).length > 0

/** A refusal counts within its clause: `no gore, naked` wants the second. */
const isWanted = (tokens: readonly Token[], start: number): boolean => {
  if (tokens[start - 1]?.word === 'too') return false
  for (let at = start; at > Math.max(0, start - 3) && !tokens[at]?.startsClause; at--)
    if (notShown.has(tokens[at - 1]?.word ?? '') && !isTheCover(tokens, at - 1)) return false
  return true
}

/** `on the cover naked` hides nothing. */
const isTheCover = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === 'cover' && articles.has(tokens[at - 1]?.word ?? '')

const articles = lists.words('articles')

/** `a girl riding her scooter`, `blowing her trumpet`: what follows is hers, and she is not what is ridden. */
const isOwnThing = (tokens: readonly Token[], { start, end }: Span): boolean => {
  const next = tokens[end]
  return (
    tokens[end - 1]?.word === 'her' &&
    precededBy(tokens, end - 1, end - 1 - start, playful) &&
    next !== undefined &&
    !next.startsClause &&
    !afterPerson.has(next.word)
  )
}

const playful = lists.words('playful')
const afterPerson = lists.words('afterPerson')

const isAmong = (tokens: readonly Token[], at: number, list: ReadonlySet<string>): boolean =>
  precededBy(tokens, at, 6, list) || followedBy(tokens, at, 8, list)

export const isBareThing = (tokens: readonly Token[], { start, end }: Span): boolean => {
  const next = tokens[end]
  const isThing = next !== undefined && !next.startsClause && harmless.has(next.word)
  const isThingBefore =
    harmless.has(tokens[start - 1]?.word ?? '') && !ambiguousBefore.has(tokens[start - 1]?.word ?? '')
  return isThing || isThingBefore || isAmong(tokens, start, carved)
}

/** `a man under the tree, naked`: only in other languages does the thing come first. */
const ambiguousBefore = lists.words('ambiguousBefore')
