// A text as moderation reads it: words with disguises taken off, and where sentences and quotations are.
import { resolveConfusablesTransformer } from 'obscenity'

export interface Token {
  /** Lower case, look-alike letters and digits for letters resolved: `K1LL` is `kill`. */
  readonly word: string
  /** As written, only folded: digits and signs inside words are kept for the slur engine to judge. */
  readonly written: string
  readonly startsSentence: boolean
  readonly quoted: boolean
}

/** The tokens of a text. One pass, with single-character patterns only. */
export const tokensOf = (text: string): readonly Token[] => joinSpelledOut(cutIntoTokens(unmask(text)))

const confusables = resolveConfusablesTransformer()

/** Full-width, accented, invisible and look-alike characters become the plain ones they imitate. */
const unmask = (text: string): string => {
  const bare = text.normalize('NFKD').replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
  if (isAscii(bare)) return bare.toLowerCase()
  let plain = ''
  for (const character of bare) plain += isQuote(character) ? '"' : resemblance(character)
  return plain.toLowerCase()
}

const isAscii = (text: string): boolean => !/[^\p{ASCII}]/u.test(text)

const isQuote = (character: string): boolean => '“”„«»'.includes(character)

const resemblance = (character: string): string => {
  if (isAscii(character) || character === '’') return character
  if (character === 'ı') return 'i' // the engine takes a dotless i for an l
  const code = confusables.transform(character.codePointAt(0) ?? 0)
  return code === undefined ? '' : String.fromCodePoint(code)
}

const cutIntoTokens = (text: string): readonly Token[] => {
  const tokens: Token[] = []
  let startsSentence = true
  let quoted = false
  for (const [run] of text.matchAll(/[\p{L}\p{N}@$*!'’]+|[^\p{L}\p{N}@$*!'’]+/gu)) {
    const written = trimSigns(run)
    if (written === '') {
      if (/[.!?;\n]/.test(run)) startsSentence = true
      if (run.includes('"')) quoted = run.split('"').length % 2 === 0 ? !quoted : quoted
      continue
    }
    tokens.push({ word: withoutDigits(written), written, startsSentence, quoted })
    startsSentence = run.endsWith('!')
  }
  return tokens
}

const trimSigns = (run: string): string => {
  const letters = run.replace(/['’]/g, '')
  let from = 0
  let to = letters.length
  while (from < to && isSign(letters[from])) from++
  while (to > from && isSign(letters[to - 1])) to--
  const core = letters.slice(from, to)
  return /[\p{L}\p{N}]/u.test(core) ? core : ''
}

const isSign = (character: string | undefined): boolean => character === undefined || !/[\p{L}\p{N}@$]/u.test(character)

const lettersForDigits = new Map([
  ['0', 'o'],
  ['1', 'i'],
  ['3', 'e'],
  ['4', 'a'],
  ['5', 's'],
  ['7', 't'],
  ['@', 'a'],
  ['$', 's'],
  ['!', 'i'],
])

/** A number stays a number; only digits among letters are taken for letters. */
const withoutDigits = (written: string): string =>
  /\p{L}/u.test(written)
    ? written.replace(/[013457@$!]/g, (character) => lettersForDigits.get(character) ?? character)
    : written

/** Three or more letters standing alone in a row are one word: `k i l l` and `k.i.l.l` are `kill`. */
const joinSpelledOut = (tokens: readonly Token[]): readonly Token[] => {
  const joined: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    let end = at
    while (tokens[end]?.written.length === 1) end++
    const run = tokens.slice(at, Math.max(end, at + 1))
    const [first] = run
    if (first !== undefined && run.length >= 3) {
      const written = run.map((token) => token.written).join('')
      joined.push({ ...first, written, word: withoutDigits(written) })
    } else joined.push(...run)
    at += run.length
  }
  return joined
}
