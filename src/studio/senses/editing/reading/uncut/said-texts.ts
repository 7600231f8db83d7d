// Finds words that should stand on the cover ("change the subtitle to 'A Novel'") and takes them out of the wish, letter by letter as given.

import { colourAt } from '../../../../brief/find-colours.ts'
import { tokensOf } from '../../../../brief/tokens.ts'
import type { TypeRole } from '../../../../type/plan.ts'
import { editWords } from '../../lexicon/index.ts'
import type { Wish } from '../../wish.ts'

const roleWords: readonly (readonly [TypeRole, string])[] = [
  ['subtitle', 'sub-?\\s?title|tag\\s?line|strap\\s?line|sub-?\\s?head(?:ing)?'],
  ['author', "my\\s+name|author(?:['’]?s)?(?:\\s+name)?|by-?line|pen name|writer(?:['’]?s)?(?:\\s+name)?"],
  ['year', 'year'],
  ['title', 'title|headline|heading|(?:rename|retitle|call)(?:\\s+(?:it|this|the book|my book))?'],
]

const anyRole = roleWords.map(([, words]) => words).join('|')

const opening = '["“”„«‘\'’]'
const closing = '["“”»’\']'

/** `subtitle … "A Novel"`: the quoted words belong to the nearest role before them, or after. */
const quoted = new RegExp(
  `(?:(${anyRole})(?:(?!${anyRole})[^"“„«‘.;]){0,40}?)(?<![\\p{L}\\p{N}])${opening}([^"“”„«»]{1,200}?)${closing}(?![\\p{L}\\p{N}])`,
  'giu',
)

/** `"A Novel" as the subtitle`. */
const quotedBefore = new RegExp(
  `(?<![\\p{L}\\p{N}])${opening}([^"“”„«»]{1,200}?)${closing}\\s+(?:as|for|to|in|under)\\s+(?:the\\s+|a\\s+)?(${anyRole})(?![\\p{L}])`,
  'giu',
)

/** `fix the author: Jane Doe`, `the title should read The Long Way`. */
const told = new RegExp(
  `\\b(${anyRole})\\b\\s*(?:text|name|line)?\\s*(?:correctly|properly|right|spelling)?\\s*(?:[:=]|(?:should|must|needs to|has to|ought to)\\s+(?:be|read|say)|\\breads?\\b|\\bsays?\\b|\\bto(?:\\s+(?:be|read|say))?\\b\\s*:?|\\bis(?:\\s+(?:actually|really|now))?\\b)\\s*((?:[^.;\\n"“”]|(?<=\\b\\p{Lu})\\.){2,120})`,
  'giu',
)

const roleOf = (words: string): TypeRole =>
  roleWords.find(([, pattern]) => new RegExp(`^(?:${pattern})$`, 'iu').test(words.trim()))?.[0] ?? 'title'

/** Only words that say nothing else may be set without quotes: "change the title to gold" is no new title. */
const isName = (words: string, separator: string): boolean => {
  if (/^[:=]|:$/.test(separator.trim())) return !isInstruction(words)
  const written = words.split(/\s+/).filter((word) => word !== '')
  const capitals = written.filter((word) => /^\p{Lu}|^\p{N}/u.test(word)).length
  return (
    written.length > 0 &&
    (/^\p{Lu}/u.test(written[0] ?? '') || /^\d{4}$/.test(words.trim())) &&
    capitals >= written.length / 2 &&
    !isInstruction(words)
  )
}

const isInstruction = (words: string): boolean => {
  const tokens = tokensOf(words)
  // "Bloom & Grow" tells letters neither to shine nor to become larger.
  return (
    !/\p{L} & \p{Lu}/u.test(words) &&
    tokens.length <= 3 &&
    tokens.every((_, at) => colourAt(tokens, at) !== undefined || editWords.matchesAt(tokens, at).length > 0)
  )
}

export interface SaidTexts {
  readonly wishes: readonly Wish[]
  /** The wish without what was said about texts. */
  readonly rest: string
}

export const saidTexts = (wish: string): SaidTexts => {
  const wishes: Wish[] = []
  const set = (role: string, text: string): string => {
    wishes.push({ kind: 'text', role: roleOf(role), text: text.trim() })
    return ' . '
  }
  const cut = wish
    .replace(quoted, (_, role: string, text: string) => set(role, text))
    .replace(quotedBefore, (_, text: string, role: string) => set(role, text))
    .replace(told, (found: string, role: string, text: string) => {
      const before = found.slice(role.length, found.length - text.length)
      // A name ends where the next wish begins.
      const end = /,\s+(?:(?:and|but|then)\s+)?(?=\p{Ll})|\s+(?:and|but|then)\s+(?=\p{Ll})/u.exec(text)
      const name = text.slice(0, end?.index ?? text.length)
      if (!isName(name, before.replace(/^\s*(?:text|name|line)?\s*(?:correctly|properly|right|spelling)?/i, '')))
        return found
      return `${set(role, name)}${end ? text.slice(end.index + end[0].length) : ''}`
    })
  // What is left of "change the … to" says nothing by itself.
  const rest = cut.replace(
    /\b(?:please\s+)?(?:change|set|make|update|fix|correct|rename|add|replace|put|use|edit|the|a|an|with|to)\b(?=\s*(?:(?:the|a|an|my|with|to)\s*)*\.)/gi,
    ' ',
  )
  return { wishes, rest: wishes.length > 0 ? rest : wish }
}
