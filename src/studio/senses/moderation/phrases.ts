// Phrases as lists of slots, matched word by word without going back: the work is bounded by words times slots.
import type { Token } from './tokens.ts'

export type Words = ReadonlySet<string>

interface Slot {
  readonly words: Words
  readonly least: number
  readonly most: number
}

/** Slots in order; the first one must be filled. */
export type Phrase = readonly Slot[]

export const words = (list: string): Words => new Set(list.trim().split(/\s+/))

/** One word out of a list. */
export const one = (list: string | Words): Slot => ({ words: asWords(list), least: 1, most: 1 })

/** Up to so many words out of a list, or none. A slot takes all it can: lists of neighbours should not overlap. */
export const upTo = (most: number, list: string | Words): Slot => ({ words: asWords(list), least: 0, most })

const asWords = (list: string | Words): Words => (typeof list === 'string' ? words(list) : list)

/** Where a phrase that begins at a token ends (exclusive); undefined if it is not there. It never spans sentences. */
const endOfPhrase = (tokens: readonly Token[], at: number, phrase: Phrase): number | undefined => {
  let next = at
  for (const slot of phrase) {
    let taken = 0
    while (taken < slot.most && fits(tokens[next], slot, next > at)) {
      taken++
      next++
    }
    if (taken < slot.least) return undefined
  }
  return next
}

const fits = (token: Token | undefined, slot: Slot, inside: boolean): boolean =>
  token !== undefined && slot.words.has(token.word) && !(inside && token.startsSentence)

export interface Span {
  readonly start: number
  readonly end: number
}

const none: readonly Phrase[] = []

/** Phrases indexed by the words they may begin with, so that most words of a text cost one look-up. */
export class PhraseBook {
  readonly #byFirstWord = new Map<string, Phrase[]>()

  constructor(phrases: readonly Phrase[]) {
    for (const phrase of phrases)
      for (const word of phrase[0]?.words ?? [])
        this.#byFirstWord.set(word, [...(this.#byFirstWord.get(word) ?? []), phrase])
  }

  /** Every place where one of the phrases stands. */
  spansIn(tokens: readonly Token[]): readonly Span[] {
    const spans: Span[] = []
    tokens.forEach(({ word }, start) => {
      for (const phrase of this.#byFirstWord.get(word) ?? none) {
        const end = endOfPhrase(tokens, start, phrase)
        if (end !== undefined) spans.push({ start, end })
      }
    })
    return spans
  }
}

/** Whether one of the words stands among the given number of tokens before a place. */
export const precededBy = (tokens: readonly Token[], at: number, within: number, list: Words): boolean => {
  for (let before = Math.max(0, at - within); before < at; before++)
    if (list.has(tokens[before]?.word ?? '')) return true
  return false
}
