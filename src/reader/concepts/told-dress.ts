// What a book says that somebody wears: the words the network has marked as clothes, else garments right after `in`, `wears` or `her`.
import { describesGarment, isGarment, isWornBefore } from './people-words.ts'
import type { Range, Token } from './phrases.ts'

const mostGarments = 2
const longest = 120

const isArticle = /^(?:an?|the|own)$/

/** Whether somebody wears it: `in a`, `wears her brother's`. */
const isWorn = (tokens: readonly Token[], first: number): boolean => {
  for (let at = first - 1; at >= 0 && at >= first - 3; at -= 1) {
    const word = tokens[at]?.word ?? ''
    if (isWornBefore(word)) return true
    if (!isArticle.test(word) && !word.endsWith("'s")) return false
  }
  return false
}

const garmentsIn = (text: string, tokens: readonly Token[]): readonly string[] =>
  tokens.flatMap((token, last) => {
    if (!isGarment(token.word)) return []
    let first = last
    while (/^[\s]*$/.test(tokens[first]?.gap ?? '.') && describesGarment(tokens[first - 1]?.word ?? '')) first -= 1
    return isWorn(tokens, first) ? [text.slice(tokens[first]?.from, token.to).toLowerCase()] : []
  })

/** Null where it says nothing. */
export const toldDress = (text: string, tokens: readonly Token[], marked: readonly Range[]): string | null => {
  const told =
    marked.length > 0 ? marked.map(({ from, to }) => text.slice(from, to).toLowerCase()) : garmentsIn(text, tokens)
  const worn = [...new Set(told)].slice(0, mostGarments).join(' and ').slice(0, longest)
  return worn === '' ? null : worn
}
