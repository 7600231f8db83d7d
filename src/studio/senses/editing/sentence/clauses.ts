// Cuts a wish into clauses: at full stops, commas and the words that join one wish to the next.

import { colourAt } from '../../../brief/find-colours.ts'
import { tokensOf } from '../../../brief/tokens.ts'
import { vocabularyFor } from '../../../brief/vocabulary.ts'
import { briefWords, editWords } from '../lexicon/index.ts'
import { occasions } from '../lexicon/occasions.ts'
import { type SpelledToken, spelled } from '../lexicon/spelling.ts'
import { standIns } from '../lexicon/stand-ins.ts'
import { isColour } from './said-colours.ts'

const joins: ReadonlySet<string> = new Set(
  'and but then also while whilst though yet plus additionally besides furthermore moreover'.split(' '),
)

/** Expressions that hold a joining word. */
const whole = /\b(?:black and white|black-and-white|b&w|b\/w|pen and ink|rock and roll|look and feel)\b/i

/** "I'd rather have a cat than a dog", "I prefer a cat over a dog". */
const preferred =
  /\b(?:rather|sooner|prefer|favou?r)\s+(?!than\b)(?:have\s+|see\s+|to\s+have\s+)?([^,.;]{1,60}?)\s+(?:than|over|to(?=\s+(?:this|the|that)\s))\s+/gi

/** "Instead of purple and blue": both give way. */
const refusedPair =
  /\b(instead of|rather than)\s+(?:all\s+)?(?:the\s+|this\s+|that\s+|these\s+)?((?:[\w-]+\s+)?[\w-]+)\s+and\s+(?:the\s+)?((?:[\w-]+\s+)??[\w-]+)(?:\s+(?:ones?|palette|scheme|pair(?:ing)?))?(?=\s*(?:[,.;!?]|$))/gi

/** "Sword out, shield in". */
const outAndIn = /^\s*(?:the\s+)?([\w ]{2,30}?)\s+out\s*(?:,|and|;)\s*(?:the\s+|an?\s+)?([\w ]{2,30}?)\s+in\b[.!]?/i

/** "Put a lamp where the target is". */
const whereItIs =
  /\b(?:put|place|show|have|draw|add)\s+(an?\s[^,.;]{2,40}?)\s+where\s+(the\s[^,.;]{2,40}?)\s+(?:is|are|was|were|stands?|sits?)(?:\s+now)?\b/gi

/** "Make the forest green", "paint the roses pink": a thing and its colour, though both together name another one. */
const thingInColour =
  /\b(?:make|turn|paint|colou?r|dye|render)\s+the\s+(barns?|forests?|woods|sea|ocean|sky|roses?|grass|sand|moss|leaves|leaf|cherry|cherries|plums?|peach|peaches|lemons?|fire|flames?|smoke|ice|snow|steel|stone|gold|silver)\s+((?:(?:dark|deep|light|pale|bright|soft|hot|blood)\s+)?(?:green|blue|pink|red|yellow|orange|purple|white|black|gr[ea]y|brown))\b(?!\s+\w+(?:s|e|n|r|t|d)\b(?<!\band|\bplease))/gi

/** Signs that people write for words. */
const spelledOut = (text: string): string =>
  text
    .replace(/#([0-9a-f]{6})\b/gi, (_, hex: string) => ` hex${hex.toLowerCase()} `)
    .replace(
      /#([0-9a-f])([0-9a-f])([0-9a-f])\b/gi,
      (_, r: string, g: string, b: string) => ` hex${(r + r + g + g + b + b).toLowerCase()} `,
    )
    .replace(/^\s*ad\s+(?=an?\b|some\b|the\b|more\b)/i, 'add ')
    .replace(/\blite\b/gi, 'light')
    .replace(whole, (found) =>
      /black|b/i.test(found.charAt(0)) && /w/i.test(found) ? 'monochrome' : found.replace(/ and /i, ' '),
    )
    .replace(/\b([a-z]+)-and-([a-z]+)\b/gi, '$1 and $2')
    .replace(/\b(?:towards?|to) the (left|right)-hand (?!side|corner|edge|margin)[\w-]+/gi, 'to the $1')
    .replace(/\b[a-z]{3,}-(warm|cold|cool|bright|toned)\b/gi, '$1')
    .replace(
      /\b((?:beside|near|between|towards?|next to|behind|by|at|against|around|above|below|on) the )(?:left|right)-hand (?!side|corner|edge|margin)/gi,
      '$1',
    )
    .replace(/\b(left|right)-hand (?!side|corner|edge|margin)/gi, '$1 ')
    .replace(/:\s/g, ' to ')
    .replace(/\s[&+]\s/g, ' and ')
    .replace(/(?:->|→|=>)/g, ' to ')
    .replace(preferred, '$1 instead of ')
    .replace(refusedPair, (found, instead: string, one: string, other: string) =>
      isColour(one) && isColour(other) ? `${instead} ${one}, no ${other}` : found,
    )
    .replace(whereItIs, 'replace $2 with $1')
    .replace(thingInColour, 'change the $1 to $2')
    .replace(outAndIn, '$2 instead of $1')
    .replace(/[-‐‑–—]/g, (dash) => (dash === '-' ? dash : ', '))

export interface Clause {
  readonly tokens: readonly SpelledToken[]
  /** Whether a joining word or a comma, not a full stop, parts it from the clause before. */
  readonly isJoined: boolean
}

/** "… without changing the title" refuses no title. */
const isVerbal = (token: SpelledToken | undefined): boolean => /ing$/.test(token?.word ?? 'ing')

export const clausesOf = (wish: string): readonly Clause[] => {
  const plain = tokensOf(spelledOut(wish))
  const vocabulary = vocabularyFor(plain)
  const well = (word: string): boolean => {
    const tokens = tokensOf(word)
    return (
      editWords.matchesAt(tokens, 0).length > 0 ||
      colourAt(tokens, 0) !== undefined ||
      briefWords.matchesAt(tokens, 0).length > 0 ||
      standIns.matchesAt(tokens, 0).length > 0 ||
      occasions.matchesAt(tokens, 0).length > 0
    )
  }
  const knows = { well, atAll: (word: string): boolean => vocabulary.matchesAt(tokensOf(word), 0).length > 0 }
  const clauses: { tokens: SpelledToken[]; isJoined: boolean }[] = []
  let isOpen = false
  let isJoined = false
  const words = spelled(plain, knows)
  for (const [at, token] of words.entries()) {
    // "Navy with white flowers": a colour, and what stands on it.
    const said = clauses.at(-1)?.tokens ?? []
    const isColourOnly = isOpen && colourAt(said, 0)?.to === said.length
    if (joins.has(token.word) || (token.word === 'with' && isColourOnly)) {
      isOpen = false
      isJoined = true
      continue
    }
    // "A sunny day with no clouds": only what comes after is refused.
    if (token.word === 'with' && words[at + 1]?.word === 'no' && isOpen) {
      isOpen = false
      isJoined = true
      continue
    }
    // "A white title without the yellow bar": two wishes.
    if (token.word === 'without' && isOpen && !isVerbal(words[at + 1])) {
      isOpen = false
      isJoined = true
    }
    if (token.opensSentence || token.afterComma) {
      isOpen = false
      isJoined = !token.opensSentence
    }
    // Expressions never run over a cut: the first word of a clause opens it.
    if (isOpen) clauses.at(-1)?.tokens.push({ ...token, opensSentence: false })
    else clauses.push({ tokens: [{ ...token, opensSentence: true }], isJoined })
    isOpen = true
  }
  return clauses
}
