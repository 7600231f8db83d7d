// Which words of a text are names of people: the Rose of "Rose Tyler inherits a shop" is no flower.
import { alsoNames } from './motif-words/also-names.ts'
import type { Token } from './tokens.ts'

const articles: ReadonlySet<string> = new Set([
  'the',
  'a',
  'an',
  'this',
  'that',
  'every',
  'no',
  'our',
  'der',
  'die',
  'das',
  'le',
  'la',
  'el',
  'il',
])

const verbsOfPeople: ReadonlySet<string> = new Set(
  `is was has had must will would can could does did finds discovers learns knows wants needs falls inherits returns
  never always thought thinks loves hates meets and`.split(/\s+/),
)

/** Running text only: a title has capitals everywhere. */
const isNamedHere = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at]
  if (token === undefined || !token.capital || !alsoNames.has(token.word)) return false
  const before = tokens[at - 1]
  const after = tokens[at + 1]
  if (before !== undefined && !token.opensSentence && articles.has(before.word)) return false
  if (!token.opensSentence) return true
  if (token.possessive || after === undefined) return token.possessive
  return (after.capital && !after.opensSentence) || verbsOfPeople.has(after.word)
}

/** The words that running text uses as names. */
export const namesIn = (tokens: readonly Token[]): ReadonlySet<string> => {
  const names = new Set<string>()
  for (const [at, token] of tokens.entries()) if (isNamedHere(tokens, at)) names.add(token.word)
  return names
}

/** Whether the token is a name, when `names` are known from the running text of the same book. */
export const isName = (tokens: readonly Token[], at: number, names: ReadonlySet<string>): boolean => {
  const token = tokens[at]
  if (token === undefined || !token.capital || !alsoNames.has(token.word)) return false
  const before = tokens[at - 1]
  if (before !== undefined && !token.opensSentence && articles.has(before.word)) return false
  if (names.has(token.word)) return true
  return before !== undefined && honorifics.has(before.word)
}

const honorifics: ReadonlySet<string> = new Set(
  'mr mrs ms miss dr doctor professor sir lady lord aunt uncle saint st inspector'.split(' '),
)
