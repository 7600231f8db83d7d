// Finds words that should stand on the cover ("change the subtitle to 'A Novel'") and takes them out of the wish, letter by letter as given.

import { colourAt } from '../../../../brief/find-colours.ts'
import { tokensOf } from '../../../../brief/tokens.ts'
import { editWords } from '../../lexicon/index.ts'
import type { Wish } from '../../wish.ts'
import { withInnerStops, withPlainStops } from './inner-stops.ts'
import { roleNames, roleOf } from './line-names.ts'

const opening = '["“”„«‘\'’]'
const closing = '["“”»’\']'

/** `subtitle … "A Novel"`: the quoted words belong to the nearest role before them, or after. */
const quoted = new RegExp(
  `(?:(${roleNames})(?:(?!${roleNames})[^"“„«‘.;]){0,40}?)(?<![\\p{L}\\p{N}])${opening}([^"“”„«»]{1,200}?)${closing}(?![\\p{L}\\p{N}])`,
  'giu',
)

/** `"A Novel" as the subtitle`. */
const quotedBefore = new RegExp(
  `(?<![\\p{L}\\p{N}])${opening}([^"“”„«»]{1,200}?)${closing}\\s+(?:as|for|to|in|under)\\s+(?:the\\s+|a\\s+)?(${roleNames})(?![\\p{L}])`,
  'giu',
)

/** `fix the author: Jane Doe`, `the title should read The Long Way`, `replace the author with Jane Doe`, `call it The Long Way`. */
const told = new RegExp(
  `\\b(${roleNames})\\b\\s*(?:text|name|line)?\\s*(?:correctly|properly|right|spelling)?\\s*(?:[:=]|(?:(?:is|was)\\s+(?:spelled\\s+|spelt\\s+)?(?:wrong|incorrect|misspel(?:t|led)|mistyped|outdated|not right)(?:ly)?\\s*[,;.:–-]*\\s+(?:it|that|this)\\s+)?(?:should|must|needs to|has to|ought to)\\s+(?:be|read|say)|(?:is|was)\\s+(?:wrong|incorrect|misspel(?:t|led)|outdated)\\s*[,;.:–-]+\\s+(?:please\\s+)?(?:put|use|make it|set|write)|\\breads?\\b|\\bsays?\\b|(?:from\\s[^.;\\n"“”]{2,80}?\\s)?\\bto(?:\\s+(?:be|read|say))?\\b\\s*:?|\\bis(?:\\s+(?:actually|really|now))?\\b|(?<=\\b(?:replace|swap|exchange|substitute)\\s[^.;]{1,40})\\b(?:with|by|for)\\b|(?<=\\b(?:rename|retitle|call)\\s+(?:it|this|the book|my book)\\s))\\s*([^.;\\n"“”]{2,120})`,
  'giu',
)

/** `put Dr. Lee as the author`. */
const toldBefore = new RegExp(
  `\\b(?:put|use|set|have|list|credit|name)\\s+(\\p{Lu}[^.;,\\n"“”]{1,80}?)\\s+as\\s+(?:the\\s+|my\\s+)?(${roleNames})(?![\\p{L}'’])`,
  'gu',
)

/** A name ends where the next wish begins; "Mr. Fox and the Moon" goes on. */
const nextWish =
  /(?:,\s+(?:(?:and|but|then)\s+)?|\s+(?:and|but|then)\s+)(?=\p{Ll})(?!(?:(?:the|an?|of|in|on|his|her|its|their|my|our|other)\s+){1,3}\p{Lu})/u

/** What is said once the name is told. */
const courtesy = /[\s,]+(?:please|thanks|thank you|instead|now)\s*$/i

/** Only words that say nothing else may be set without quotes: "change the title to gold" is no new title. */
const isName = (words: string, separator: string): boolean => {
  if (/^[:=]|:$/.test(separator.trim())) return !isInstruction(words)
  const written = words.split(/\s+/).filter((word) => word !== '')
  const capitals = written.filter((word) => /^\p{Lu}|^\p{N}/u.test(word)).length
  return (
    written.length > 0 &&
    (/^\p{Lu}/u.test(written[0] ?? '') || /^\d{4}$|^\p{N}.*\s\p{Lu}/u.test(words.trim())) &&
    (capitals >= written.length / 2 || /^(?:An?|The)\s+\p{Ll}/u.test(words)) &&
    !isInstruction(words)
  )
}

const isInstruction = (words: string): boolean => {
  const tokens = tokensOf(words)
  // "Bloom & Grow" tells letters neither to shine nor to become larger, and "No. 5" refuses nothing.
  return (
    !/\p{L} & \p{Lu}|\p{L}\.\s*[\p{L}\p{N}]/u.test(words) &&
    tokens.length <= 3 &&
    tokens.every((_, at) => colourAt(tokens, at) !== undefined || editWords.matchesAt(tokens, at).length > 0)
  )
}

export interface SaidTexts {
  readonly wishes: readonly Wish[]
  /** The wish without what was said about texts. */
  readonly rest: string
}

/** "Could you change the author to Ann Lee?" */
const question = /^\W*(?:please\s+)?(?:can|could|would|will|may)\s+(?:you|we|i|the)\b/i

/** What was told without quotes, without the signs that belong to the sentence. */
const ofSentence = (name: string, role: string, wish: string): string => {
  const told = question.test(wish) ? name.replace(/\?\s*$/, '') : name
  // "Plan B." ends a sentence; a writer may well be called "Anna K."
  return roleOf(role) !== 'author' && /[\p{Ll}\p{N}] \p{Lu}\.\s*$/u.test(told) ? told.replace(/\.\s*$/, '') : told
}

/** Each time what follows a text may tell another: there are four lines. */
const mostLines = 4

export const saidTexts = (wish: string): SaidTexts => {
  const wishes: Wish[] = []
  const set = (role: string, text: string): string => {
    wishes.push({ kind: 'text', role: roleOf(role), text: withPlainStops(text).trim() })
    return ' . '
  }
  const setTold = (found: string, role: string, text: string): string => {
    const before = found.slice(role.length, found.length - text.length)
    const end = nextWish.exec(text)
    const name = withPlainStops(text.slice(0, end?.index ?? text.length).replace(courtesy, ''))
    if (!isName(name, before.replace(/^\s*(?:text|name|line)?\s*(?:correctly|properly|right|spelling)?/i, '')))
      return found
    return `${set(role, ofSentence(name, role, wish))}${end ? text.slice(end.index + end[0].length) : ''}`
  }
  let cut = withInnerStops(wish)
    .replace(quoted, (_, role: string, text: string) => set(role, text))
    .replace(quotedBefore, (_, text: string, role: string) => set(role, text))
    .replace(toldBefore, (found: string, text: string, role: string) =>
      isName(withPlainStops(text), '') ? set(role, text) : found,
    )
  for (let line = 0, known = -1; line < mostLines && known < wishes.length; line++) {
    known = wishes.length
    cut = cut.replace(told, setTold)
  }
  // What is left of "change the … to" says nothing by itself.
  const rest = withPlainStops(cut).replace(
    /\b(?:please\s+)?(?:change|set|make|update|fix|correct|rename|add|replace|put|use|edit|the|a|an|with|to)\b(?=\s*(?:(?:the|a|an|my|with|to)\s*)*\.)/gi,
    ' ',
  )
  return { wishes, rest: wishes.length > 0 ? rest : wish }
}
