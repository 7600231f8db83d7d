// Words written backwards: other readings of a text in which several words only make sense from their end.
import type { Token } from './tokens.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The other readings of a text; none for nearly every one. */
export const mirroredReadings = (tokens: readonly Token[], vocabulary: Vocabulary): readonly (readonly Token[])[] => {
  const turned = tokens.map((token) => turnedWord(token, vocabulary))
  const found = turned.filter((word) => word !== undefined)
  // One name in a thousand is a word backwards, as `Lana` is: two words are meant.
  if (found.length < 2 || !found.some((word) => vocabulary.isTelling(word))) return []
  const some = tokens.map((token, at) => withWord(token, turned[at] ?? token.word, vocabulary))
  if (found.length * 2 < tokens.length) return [some]
  const all = tokens.map((token) => withWord(token, backwards(token.word), vocabulary))
  return [some, all, inTurn(all)]
}

const backwards = (word: string): string => [...word].reverse().join('')

const shortest = 3

/** What a word says from its end, if it says nothing from its beginning. */
const turnedWord = ({ word }: Token, vocabulary: Vocabulary): string | undefined => {
  if (word.length < shortest || vocabulary.knows(word)) return undefined
  const turned = backwards(word)
  return vocabulary.knows(turned) ? turned : undefined
}

const withWord = (token: Token, word: string, vocabulary: Vocabulary): Token =>
  word === token.word ? token : { ...token, word, disguised: true, opensPhrase: vocabulary.opensPhrase(word) }

/** The last word first; where sentences began is no longer known. */
const inTurn = (tokens: readonly Token[]): readonly Token[] =>
  tokens.toReversed().map((token, at) => ({ ...token, startsSentence: at === 0, startsClause: at === 0 }))
