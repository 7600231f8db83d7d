// How texts name children: by a word, by an age below eighteen, or by a class at school.
import { minors as lists } from './lists.ts'
import { remembered, type Span } from './phrases.ts'
import type { Token } from './tokens.ts'

const named = lists.book('named')

/** In what asks for a picture, the young are minors too. */
const young = lists.book('young')

const yearsOld = lists.book('yearsOld')

export const minorsIn = remembered((tokens): readonly Span[] => [
  ...named.spansIn(tokens),
  ...yearsOld.spansIn(tokens).flatMap((span) => agedSpans(tokens, span)),
])

export const youngIn = (tokens: readonly Token[]): readonly Span[] => young.spansIn(tokens)

/** A thing may be ten years old too. Else the next word may be a name, so the child may end before or after it. */
const agedSpans = (tokens: readonly Token[], { start, end }: Span): readonly Span[] => {
  const next = tokens[end]
  if (next === undefined || next.startsClause) return [{ start, end }]
  return things.has(next.word)
    ? []
    : [
        { start, end },
        { start, end: end + 1 },
      ]
}

const things = lists.words('things')
