// How a text is cut into words for reading: what each looks like folded, and where it stands in its sentence.
import { singular, wordsOf } from '../senses/detection/words.ts'

export interface Token {
  /** As it stands in the text, in lower case. */
  readonly text: string
  /** Folded: lower case, no accents. */
  readonly word: string
  /** The word without its plural; the same string where it has none. */
  readonly singular: string
  /** Number of the sentence, from 0. */
  readonly sentence: number
  readonly opensSentence: boolean
  readonly afterComma: boolean
  readonly capital: boolean
  /** Whether it ended in `'s`. */
  readonly possessive: boolean
}

const pieces = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*|[.!?;:\n…]+|,/gu
const elided = /^(?:l|d|j|m|n|s|t|c|qu|un|dell|all|nell|sull|quest)['’](?=.{3})/i
const ending = /['’]s$/i

const singulars = new Map<string, string>()
/** More than the words of a language, fewer than memory minds. */
const mostRemembered = 20_000

const singularOf = (word: string): string => {
  const known = singulars.get(word)
  if (known !== undefined) return known
  const found = singular(word)
  if (singulars.size < mostRemembered) singulars.set(word, found)
  return found
}

const isPlain = (piece: string): boolean => {
  for (let at = 0; at < piece.length; at++) {
    const code = piece.charCodeAt(at)
    if (code > 122 || code < 48) return false
  }
  return true
}

/** Folding is dear, and most words are plain ASCII already. */
const fold = (piece: string): string =>
  isPlain(piece) ? piece.toLowerCase() : (wordsOf(piece)[0] ?? piece.toLowerCase())

export const tokensOf = (text: string): readonly Token[] => {
  const tokens: Token[] = []
  let sentence = 0
  let opensSentence = true
  let afterComma = false
  for (const [piece] of text.matchAll(pieces)) {
    const first = piece.charAt(0)
    if (first === ',') {
      afterComma = true
      continue
    }
    if ('.!?;:\n…'.includes(first)) {
      if (!opensSentence) sentence++
      opensSentence = true
      afterComma = false
      continue
    }
    const isWhole = !piece.includes("'") && !piece.includes('’')
    const bare = isWhole ? piece : piece.replace(elided, '')
    const word = fold(bare)
    tokens.push({
      text: isWhole ? word : bare.toLowerCase(),
      word,
      singular: singularOf(word),
      sentence,
      opensSentence,
      afterComma,
      capital: bare.charAt(0) !== bare.charAt(0).toLowerCase(),
      possessive: !isWhole && ending.test(bare),
    })
    opensSentence = false
    afterComma = false
  }
  return tokens
}
