// Which of two fields is to blame for words that stand across their seam: the one with the larger share of what offends.
import type { Seam } from './fields.ts'
import type { Token } from './tokens.ts'

type Offends = (tokens: readonly Token[]) => boolean

/** What is left of a text when all is cut off at its ends that the offence does not need. */
const offendingPart = (
  tokens: readonly Token[],
  offends: Offends,
): { readonly start: number; readonly end: number } => {
  let [start, end] = [0, tokens.length]
  while (end - start > 1 && offends(tokens.slice(start, end - 1))) end--
  while (end - start > 1 && offends(tokens.slice(start + 1, end))) start++
  return { start, end }
}

/** Undefined where one of the fields offends without the other: it has been judged by itself, with all that speaks for it. */
export const blamedOf = ({ name, next, at, tokens }: Seam, offends: Offends): string | undefined => {
  const { start, end } = offendingPart(tokens, offends)
  if (end <= at || start >= at) return undefined
  return end - at > at - start ? next : name
}
