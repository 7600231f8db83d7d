// Phrases as lists of slots, matched word by word: the work is bounded by words times slots, whatever the text.
import { fold } from './fold.ts'
import type { Token } from './tokens.ts'

export type Words = ReadonlySet<string>

interface Slot {
  /** Undefined stands for any word. */
  readonly words: Words | undefined
  readonly least: number
  readonly most: number
}

/** Slots in order; the first one must be filled by a listed word. */
export type Phrase = readonly Slot[]

export const union = (...lists: readonly Words[]): Words => new Set(lists.flatMap((list) => [...list]))

/** The words of a class. */
type Classes = (name: string) => Words

/**
 * Phrases as they are written. `a|b` is one of these words, `{name}` one of a class, `a|b?` at most one, `a|b*3` up to
 * three, `~3` up to three words of any kind; `hero(es)` the word with and without its ending.
 */
export const phrases = (classes: Classes, lines: readonly string[]): readonly Phrase[] =>
  lines.map((line) => line.split(' ').map((slot) => slotOf(classes, slot)))

const slotOf = (classes: Classes, written: string): Slot => {
  if (written.startsWith('~')) return { words: undefined, least: 0, most: Number(written.slice(1)) }
  const [, choices = '', some] = /^(.*?)(\?|\*\d+)?$/.exec(written) ?? []
  const listed = choices.split('|').flatMap((choice) => wordsOf(classes, choice))
  if (some === undefined) return { words: new Set(listed), least: 1, most: 1 }
  return { words: new Set(listed), least: 0, most: some === '?' ? 1 : Number(some.slice(1)) }
}

const wordsOf = (classes: Classes, choice: string): readonly string[] => {
  if (choice.startsWith('{')) return [...classes(choice.slice(1, -1))]
  const [, stem = choice, ending] = /^(.+)\((.+)\)$/.exec(choice) ?? []
  return ending === undefined ? [fold(choice)] : [fold(stem), fold(stem + ending)]
}

/**
 * Where a phrase that begins at a token may end (exclusive), furthest; undefined if it is not there. It spans no sentences.
 * The places reached so far are the bits of a number: no phrase is longer than 31 words.
 */
const endOfPhrase = (tokens: readonly Token[], at: number, phrase: Phrase): number | undefined => {
  let reached = 1
  for (const slot of phrase) {
    let further = 0
    for (let left = reached; left !== 0; left &= left - 1) {
      const from = 31 - Math.clz32(left & -left)
      for (let taken = 0; taken <= slot.most; taken++) {
        if (taken >= slot.least) further |= 1 << (from + taken)
        if (taken < slot.most && !fits(tokens[at + from + taken], slot, from + taken > 0)) break
      }
    }
    if (further === 0) return undefined
    reached = further
  }
  return at + 31 - Math.clz32(reached)
}

const fits = (token: Token | undefined, slot: Slot, inside: boolean): boolean =>
  token !== undefined && !(inside && token.startsSentence) && (slot.words === undefined || slot.words.has(token.word))

export interface Span {
  readonly start: number
  readonly end: number
}

/** What must stand after the first word, where that is certain: it rules most phrases out with one look-up. */
const secondOf = ([first, second]: Phrase): Words | undefined =>
  first?.most === 1 && second !== undefined && second.least > 0 ? second.words : undefined

interface Entry {
  readonly phrase: Phrase
  readonly second: Words | undefined
}

const none: readonly Entry[] = []

/** Phrases indexed by the words they may begin with, so that most words of a text cost one look-up. */
export class PhraseBook {
  readonly #byFirstWord = new Map<string, Entry[]>()
  /** Every word that the phrases name. */
  readonly vocabulary: Words
  /** The words they begin with. */
  readonly openings: Words

  constructor(listed: readonly Phrase[]) {
    for (const phrase of listed) {
      if (phrase.reduce((sum, { most }) => sum + most, 0) > 30) throw new Error('a phrase must not exceed 30 words')
      const [first] = phrase
      if (first?.words === undefined || first.least === 0) throw new Error('a phrase must begin with a listed word')
      const entry = { phrase, second: secondOf(phrase) }
      for (const word of first.words) {
        const known = this.#byFirstWord.get(word)
        if (known) known.push(entry)
        else this.#byFirstWord.set(word, [entry])
      }
    }
    this.openings = new Set(this.#byFirstWord.keys())
    this.vocabulary = union(...listed.flat().flatMap((slot) => (slot.words ? [slot.words] : [])))
  }

  /** Every place where one of the phrases stands. */
  spansIn(tokens: readonly Token[]): readonly Span[] {
    const spans: Span[] = []
    this.eachIn(tokens, (_, span) => spans.push(span))
    return spans
  }

  /** Calls back with every phrase and the place where it stands. */
  eachIn(tokens: readonly Token[], found: (phrase: Phrase, span: Span) => void): void {
    for (let start = 0; start < tokens.length; start++) {
      const token = tokens[start]
      if (!token?.opensPhrase) continue
      const entries = this.#byFirstWord.get(token.word) ?? none
      const next = entries.length === 0 ? undefined : tokens[start + 1]?.word
      for (const { phrase, second } of entries) {
        if (second !== undefined && (next === undefined || !second.has(next))) continue
        const end = endOfPhrase(tokens, start, phrase)
        if (end !== undefined) found(phrase, { start, end })
      }
    }
  }
}

/** Whether one of the words stands among the given number of tokens before a place. */
export const precededBy = (tokens: readonly Token[], at: number, within: number, list: Words): boolean =>
  anyBetween(tokens, at - within, at, list)

/** Whether one of the words stands among the given number of tokens from a place on. */
export const followedBy = (tokens: readonly Token[], at: number, within: number, list: Words): boolean =>
  anyBetween(tokens, at, at + within, list)

const anyBetween = (tokens: readonly Token[], from: number, to: number, list: Words): boolean => {
  for (let at = Math.max(0, from); at < Math.min(to, tokens.length); at++)
    if (list.has(tokens[at]?.word ?? '')) return true
  return false
}

/** Whether one of the words stands anywhere. */
export const anyOf = (tokens: readonly Token[], list: Words): boolean => tokens.some(({ word }) => list.has(word))

/** Several rules ask for the same in one text after another: the last answer is kept. */
export const remembered = <Answer>(
  ask: (tokens: readonly Token[]) => Answer,
): ((tokens: readonly Token[]) => Answer) => {
  let last: { readonly tokens: readonly Token[]; readonly answer: Answer } | undefined
  return (tokens) => {
    if (last?.tokens !== tokens) last = { tokens, answer: ask(tokens) }
    return last.answer
  }
}
