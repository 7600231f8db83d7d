// Whether words are a colour, begin with one or have one among them, whatever stands around it.
import { type Token, tokensOf } from '../../../brief/tokens.ts'
import { spansIn } from '../lexicon/colour-spans.ts'

const bare = (words: string): readonly Token[] =>
  tokensOf(words.replace(/^(?:the|that|this|all (?:the|this|that)|these|those|so much|much)\s+/i, ''))

/** Whether words are a colour and nothing else. */
export const isColour = (words: string): boolean => {
  const tokens = bare(words)
  return tokens.length > 0 && spansIn(tokens)[0]?.to === tokens.length && spansIn(tokens)[0]?.from === 0
}

export const startsInColour = (words: string): boolean =>
  spansIn(tokensOf(words.replace(/^(?:in|an?|all|so|too|very|almost|quite)\s+/i, '')))[0]?.from === 0

export const hasColour = (words: string): boolean => spansIn(tokensOf(words)).length > 0

/** The colour among the words before a noun: "long flowing emerald" has one. */
export const colourOf = (words: string): string | null => {
  // "Green and white": both.
  const [one = '', other = '', third] = words.trim().split(/\s+and\s+/)
  if (other !== '' && third === undefined && isColour(one) && isColour(other)) return `${one} and ${other}`
  const said = words.trim().split(/\s+/)
  return said.map((_, at) => said.slice(at).join(' ')).find(isColour) ?? null
}
