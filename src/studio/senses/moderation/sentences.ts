// The sentences of a text.
import type { Token } from './tokens.ts'

export const sentencesOf = (tokens: readonly Token[]): readonly (readonly Token[])[] => {
  const sentences: Token[][] = []
  for (const token of tokens) {
    const sentence = sentences.at(-1)
    if (sentence === undefined || token.startsSentence) sentences.push([token])
    else sentence.push(token)
  }
  return sentences
}
