// A text as moderation reads it: words with disguises taken off, and where sentences, clauses and quotations are.
import { type Atom, atomsOf } from './atoms.ts'
import { fold, isAscii } from './fold.ts'
import type { Vocabulary } from './vocabulary.ts'

export interface Token {
  /** Lower case, look-alike letters and digits for letters resolved: `K1LL` is `kill`. */
  readonly word: string
  /** Whether the word was spelled so that it would not be found. */
  readonly disguised: boolean
  /** Whether a phrase begins with it: most words are passed over. */
  readonly opensPhrase: boolean
  readonly startsSentence: boolean
  readonly startsClause: boolean
  /** Whether another field ends before it. */
  readonly startsField: boolean
  readonly quoted: boolean
}

/** The tokens of a text. Each step reads a bounded number of characters for each one of the text. */
export const tokensOf = (text: string, vocabulary: Vocabulary): readonly Token[] => {
  const atoms = atomsOf(fold(text))
  const tokens: Token[] = []
  const hides = isMasked(text)
  for (let at = 0; at < atoms.length; ) {
    const read = spelledOut(atoms, at, vocabulary) ?? joined(atoms, at, vocabulary) ?? alone(atoms, at, vocabulary)
    for (const token of read.tokens) tokens.push(hides ? { ...token, disguised: true } : token)
    at = read.next
  }
  return resolveNumbers(tokens, vocabulary)
}

/** Among words in digits, a number may be one too: `h0w 70` says `how to`. What may be a child's age stays a number. */
const resolveNumbers = (tokens: readonly Token[], vocabulary: Vocabulary): readonly Token[] =>
  tokens.some(({ disguised }) => disguised)
    ? tokens.map((token, at) => {
        const [before, next] = [tokens[at - 1], tokens[at + 1]]
        if (!/^[013-9]+$/.test(token.word) || agesFollow.has(next?.word ?? '')) return token
        if (isChildsAge(token.word) && !(before?.disguised || next?.disguised)) return token
        const word = vocabulary.byLook(token.word)
        return word === undefined
          ? token
          : { ...token, word, disguised: true, opensPhrase: vocabulary.opensPhrase(word) }
      })
    : tokens

const isChildsAge = (number: string): boolean => Number(number) > 4 && Number(number) < 18

const agesFollow = new Set(['year', 'years', 'yo', 'yr', 'ans', 'anos', 'anni'])

/** Letters of two scripts in one word, invisible ones, or letters from the mathematicians' and the wide alphabets. */
const isMasked = (text: string): boolean =>
  !isAscii(text) &&
  (/[\p{Default_Ignorable_Code_Point}\u{1d400}-\u{1d7ff}\uff00-\uffef]|\p{L}\u0336/u.test(text) ||
    /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u.test(
      text,
    ))

interface Reading {
  readonly tokens: readonly Token[]
  readonly next: number
}

const tokensAt = (vocabulary: Vocabulary, atom: Atom, found: readonly string[], disguised: boolean): readonly Token[] =>
  found.map((word, position) => ({
    word,
    disguised,
    opensPhrase: vocabulary.opensPhrase(word),
    startsSentence: position === 0 && atom.startsSentence,
    startsClause: position === 0 && atom.startsClause,
    startsField: false,
    quoted: atom.quoted,
  }))

const lettersOnly = /^\p{L}+$/u
const digitsOnly = /^[\d$€+]+$/
const numbered = /^(\d+(st|nd|rd|th|k)|\d*[1-79]\dm|([2-9]|\d\d\d)0s)$/
const age = /^(\d{1,2})(yo|yr|yrs|yearold|yearolds)$/
const vvAmongLetters = /vv/

/** What one atom says, and whether it hides it; undefined if it spells no listed word. */
const listedWord = (written: string, vocabulary: Vocabulary): string | undefined => {
  if (lettersOnly.test(written))
    return vocabulary.byLetters(written) ?? (vvAmongLetters.test(written) ? vocabulary.byLook(written) : undefined)
  if (digitsOnly.test(written) || numbered.test(written)) return undefined
  return vocabulary.byLook(written.replaceAll('*', '')) ?? vocabulary.byLook(written.replace(/[|!+*]/g, ''))
}

const alone = (atoms: readonly Atom[], at: number, vocabulary: Vocabulary): Reading => {
  const next = at + 1
  const atom = atoms[at]
  if (atom === undefined) return { tokens: [], next }
  const { core, written } = atom
  if (vocabulary.lists(core)) return { tokens: tokensAt(vocabulary, atom, [core], false), next }
  const [, years] = age.exec(core) ?? []
  if (years !== undefined) return { tokens: tokensAt(vocabulary, atom, [years, 'yo'], false), next }
  const masked = core.includes('*') ? vocabulary.byMask(core) : undefined
  if (masked !== undefined) return { tokens: tokensAt(vocabulary, atom, [masked], false), next }
  const found = listedWord(core, vocabulary) ?? (written === core ? undefined : listedWord(written, vocabulary))
  if (found !== undefined) return { tokens: tokensAt(vocabulary, atom, [found], true), next }
  const run = lettersOnly.test(core)
    ? core
    : core.replace(/[013457@$!|+€*]/g, (sign) => lettersForSigns.get(sign) ?? '')
  const pieces = core.length >= 8 ? vocabulary.wordsOfRun(run) : undefined
  // Words run together stand for themselves: `Adolf Killthemall` is a name and a call.
  if (pieces !== undefined) return { tokens: tokensAt(vocabulary, { ...atom, startsClause: true }, pieces, true), next }
  const hasLetters = /\p{L}/u.test(core)
  return { tokens: tokensAt(vocabulary, atom, [hasLetters ? run : core], hasLetters && run !== core), next }
}

const lettersForSigns = new Map(
  '0o 1i 3e 4a 5s 7t @a $s !i |i +t €e'.split(' ').map(([sign = '', letter = '']) => [sign, letter]),
)

const wideness = { tight: 0, space: 1, wide: 2 } as const

/** Three or more letters standing alone are spelled-out words; where gaps differ, the wider ones part the words. */
const spelledOut = (atoms: readonly Atom[], at: number, vocabulary: Vocabulary): Reading | undefined => {
  let next = at
  while (isSingle(atoms[next]?.core ?? '')) next++
  if (next - at < 3) return undefined
  const run = atoms.slice(at, next)
  const narrowest = run.slice(1).reduce((least, { gap }) => Math.min(least, wideness[gap]), 2)
  const groups: Atom[][] = []
  for (const atom of run) {
    const group = groups.at(-1)
    if (group === undefined || wideness[atom.gap] > narrowest) groups.push([atom])
    else group.push(atom)
  }
  return { tokens: groups.flatMap((group) => spelledWord(group, groups.length > 1, vocabulary)), next }
}

const isSingle = (core: string): boolean =>
  core.length === 1 || (core.length === 2 && (core.codePointAt(0) ?? 0) > 0xffff)

const spelledWord = (group: readonly Atom[], isParted: boolean, vocabulary: Vocabulary): readonly Token[] => {
  const [first] = group
  if (first === undefined) return []
  const spelled = group.map(({ core }) => core).join('')
  if (digitsOnly.test(spelled)) return tokensAt(vocabulary, first, [spelled], false)
  const word = listedWord(spelled, vocabulary)
  if (word !== undefined) return tokensAt(vocabulary, first, [word], group.length > 1)
  const letters = spelled.replace(/[013457@$!|+€]/g, (sign) => lettersForSigns.get(sign) ?? sign)
  if (group.length < 5) return tokensAt(vocabulary, first, [letters], true)
  // Where gaps part the words, each group is one: only a run without them is taken apart by guessing.
  const found = isParted ? (vocabulary.wordsOfRun(letters) ?? [letters]) : vocabulary.wordsOfSpelling(letters)
  return tokensAt(vocabulary, first, found, true)
}

const mostFragments = 6
const longestFragment = 7

/** `ki ll`, `fag-got`, `por n`: fragments that make a telling word. Fragments that are words themselves stay apart. */
const joined = (atoms: readonly Atom[], at: number, vocabulary: Vocabulary): Reading | undefined => {
  const first = atoms[at]
  if (first === undefined || first.core.length > longestFragment || !mayBegin(first.core, vocabulary)) return undefined
  let text = first.core
  let allWords = isWord(first.core, vocabulary)
  let isSpaced = false
  let best: Reading | undefined
  for (let next = at + 1; next < at + mostFragments; next++) {
    const fragment = atoms[next]
    if (fragment === undefined || fragment.core.length > longestFragment || fragment.startsSentence) break
    text += fragment.core
    if (!mayBegin(text, vocabulary)) break
    allWords &&= isWord(fragment.core, vocabulary)
    isSpaced ||= fragment.gap !== 'tight'
    const found = listedWord(text, vocabulary)
    if (found !== undefined && vocabulary.isTelling(found) && !(isSpaced && allWords))
      best = { tokens: tokensAt(vocabulary, first, [found], true), next: next + 1 }
  }
  return best
}

/** `bomb a school` names no `bomba`. */
const isWord = (core: string, vocabulary: Vocabulary): boolean => vocabulary.isOrdinary(core) || vocabulary.lists(core)

/** Fragments with signs or stretched letters may begin anything. */
const mayBegin = (text: string, vocabulary: Vocabulary): boolean =>
  vocabulary.beginsTelling(text) || (text.length <= 24 && !lettersOnly.test(text) && /\p{L}/u.test(text))
