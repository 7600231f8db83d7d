// Which words of a text are denied: "no dragons", "without a castle or a knight", "please avoid skulls".
import { z } from 'zod'
import data from './data/negation-words.json' with { type: 'json' }
import type { Token } from './tokens.ts'

const words = z.array(z.string()).transform((listed): ReadonlySet<string> => new Set(listed))

const { plainNegations, orders, refusals, afterRefusal, determiners, notDenying, stops, joins, carriers, skipped } = z
  .strictObject({
    plainNegations: words,
    orders: words,
    refusals: words,
    /** "not" alone denies little; before these it does: "not a dragon", "do not show skulls". */
    afterRefusal: words,
    determiners: words,
    /** After "no" these make another sense: "no one", "no longer", "no ordinary dragon". */
    notDenying: words,
    stops: words,
    joins: words,
    carriers: words,
    /** What may follow the first word of a negation. */
    skipped: words,
  })
  .parse(data)

/** How many words after a negation, or after an "or", it still reaches. */
const reach = 3

/** Most words are none of these, and need no further thought. */
const openers: ReadonlySet<string> = new Set([
  ...plainNegations,
  ...orders,
  ...refusals,
  'instead',
  'rather',
  'free',
  'leave',
])

const opensDenial = (tokens: readonly Token[], at: number, isWish: boolean): boolean => {
  const word = tokens[at]?.word ?? ''
  const next = tokens[at + 1]?.word ?? ''
  if (plainNegations.has(word)) return !notDenying.has(next)
  if (isWish && orders.has(word)) return true
  if (isWish && word === 'leave') return next === 'out'
  if (refusals.has(word)) return afterRefusal.has(next) && (isWish || determiners.has(next))
  const isOf = next === 'of' || next === 'than'
  return isOf && (word === 'instead' || word === 'rather' || (word === 'free' && next === 'of'))
}

const continuesList = (tokens: readonly Token[], at: number): boolean => {
  for (let ahead = at; ahead < tokens.length; ahead++) {
    const token = tokens[ahead]
    if (token === undefined || token.opensSentence || stops.has(token.word)) return false
    if (joins.has(token.word)) return true
  }
  return false
}

/** Walks from a negation to the end of what it denies. */
const denyFrom = (tokens: readonly Token[], start: number, denied: Set<number>): void => {
  let left = reach
  let said = 0
  for (let at = start; at < tokens.length; at++) {
    const token = tokens[at]
    if (token === undefined || token.opensSentence || left <= 0) return
    const { word } = token
    if (token.afterComma && said > 0) {
      if (!continuesList(tokens, at)) return
      left = reach
      said = 0
    }
    if (joins.has(word) || (word === 'and' && !determiners.has(tokens[at + 1]?.word ?? ''))) {
      left = reach
      said = 0
    } else if (determiners.has(word)) {
      if (said > 0) return
    } else if (word === 'of' && carriers.has(tokens[at - 1]?.singular ?? '')) {
      left = reach
      said = 0
    } else if (stops.has(word) || word === 'of' || word === 'and') {
      if (said > 0 || !afterRefusal.has(word)) return
    } else {
      denied.add(at)
      said++
      left--
    }
  }
}

/** The numbers of the tokens that are denied. Orders ("avoid", "skip") count only in a wish: a hero may avoid a castle. */
export const deniedTokens = (tokens: readonly Token[], isWish: boolean): ReadonlySet<number> => {
  const denied = new Set<number>()
  for (let at = 0; at < tokens.length; at++) {
    if (!openers.has(tokens[at]?.word ?? '') || !opensDenial(tokens, at, isWish)) continue
    const skipsNext = skipped.has(tokens[at + 1]?.word ?? '')
    denyFrom(tokens, skipsNext ? at + 2 : at + 1, denied)
  }
  return denied
}
