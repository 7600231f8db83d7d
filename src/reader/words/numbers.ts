// Numbers as people write them: 30, 1.5, twenty-five, two dozen, half a hundred, one and a half, a hundred and six.
import { z } from 'zod'
import data from './numbers.json' with { type: 'json' }

const numbers = z.record(z.string(), z.number())

const known = z
  .strictObject({
    values: numbers,
    /** Of the number before them; of one where none is said. */
    multipliers: numbers,
    /** Of the multiplier after them, or added to a number: `half a dozen`, `one and a half`. */
    fractions: numbers,
    articles: z.array(z.string()),
    /** What may stand between two words of one number. */
    links: z.array(z.string()),
  })
  .parse(data)

const tableOf = (words: Readonly<Record<string, number>>): ReadonlyMap<string, number> => new Map(Object.entries(words))

const [values, multipliers, fractions] = [tableOf(known.values), tableOf(known.multipliers), tableOf(known.fractions)]
const [articles, links] = [new Set(known.articles), new Set(known.links)]

interface Word {
  readonly word: string
  readonly from: number
  readonly to: number
}

const tokens = /\d{1,3}(?:,\d{3})+(?![\d.,]*\d)|\d+(?:[.,]\d+)?|[a-z]+/gi

const wordsOf = (text: string): readonly Word[] =>
  [...text.matchAll(tokens)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    from: index,
    to: index + word.length,
  }))

/** A number, and the words of the text that say it. */
export interface NumberSaid {
  readonly value: number
  readonly from: number
  readonly to: number
}

const digits = (word: string): number | undefined => {
  if (!/^\d/.test(word)) return undefined
  return Number(/^\d{1,3}(?:,\d{3})+$/.test(word) ? word.replaceAll(',', '') : word.replace(',', '.'))
}

/** `three dozens`: many of them only after a number. */
const multiplierIn = (word: string, isMany: boolean): number | undefined =>
  multipliers.get(word) ?? (isMany ? multipliers.get(word.replace(/s$/, '')) : undefined)

interface Part {
  /** The number so far: what thousands are done with, and what is still to be multiplied. */
  readonly whole: number
  readonly open: number | null
  /** The word after it. */
  readonly next: number
}

const isTens = (number: number): boolean => number % 100 >= 20 && number % 10 === 0

/** Whether a word can be added to what stands before it: `twenty five`, `two hundred six`. */
const fits = (open: number, value: number): boolean =>
  (isTens(open) && value > 0 && value < 10) || (open > 0 && open % 100 === 0 && value > 0 && value < 100)

/** The words from a place on that are no link or article. */
const past = (words: readonly Word[], at: number, skipped: ReadonlySet<string>): number => {
  let next = at
  while (skipped.has(words[next]?.word ?? '')) next += 1
  return next
}

const linked = new Set([...links, ...articles])

/** `half a dozen`. */
const ofMultiplier = (words: readonly Word[], at: number): Part | null => {
  const fraction = fractions.get(words[at]?.word ?? '')
  const next = past(words, at + 1, linked)
  const multiplier = fraction === undefined ? undefined : multiplierIn(words[next]?.word ?? '', false)
  return fraction === undefined || multiplier === undefined
    ? null
    : { whole: 0, open: fraction * multiplier, next: next + 1 }
}

/** One word more of the number, or null where it ends. */
const further = (words: readonly Word[], { whole, open, next: at }: Part): Part | null => {
  const next = open === null ? at : past(words, at, linked)
  const word = words[next]?.word ?? ''
  const isAfterLink = next > at
  const multiplier = multiplierIn(word, open !== null)
  if (multiplier !== undefined && (!isAfterLink || words[at]?.word !== 'and')) {
    const product = (open ?? 1) * multiplier
    return product >= 1000
      ? { whole: whole + product, open: 0, next: next + 1 }
      : { whole, open: product, next: next + 1 }
  }
  const value = values.get(word)
  if (value !== undefined && open !== null && (fits(open, value) || (open === 0 && whole > 0)))
    return { whole, open: open + value, next: next + 1 }
  const fraction = fractions.get(word)
  return fraction !== undefined && open !== null && isAfterLink && words[at]?.word === 'and'
    ? { whole, open: open + fraction, next: next + 1 }
    : null
}

const begun = (words: readonly Word[], at: number): Part | null => {
  const word = words[at]?.word ?? ''
  const value = digits(word) ?? values.get(word)
  if (value !== undefined) return { whole: 0, open: value, next: at + 1 }
  return ofMultiplier(words, at) ?? further(words, { whole: 0, open: null, next: at })
}

const numberAt = (words: readonly Word[], at: number): Part | null => {
  let part = begun(words, at)
  for (let more = part; more !== null && part !== null; more = further(words, part)) part = more
  return part
}

/** All numbers of a text, in its order. */
export const numbersIn = (text: string): readonly NumberSaid[] => {
  const words = wordsOf(text)
  const found: NumberSaid[] = []
  for (let at = 0; at < words.length; ) {
    const part = numberAt(words, at)
    const [first, last] = [words[at], words[(part?.next ?? 0) - 1]]
    if (part !== null && first && last)
      found.push({ value: part.whole + (part.open ?? 0), from: first.from, to: last.to })
    at = part?.next ?? at + 1
  }
  return found
}

/** The first number in some words; null where there is none. An article is one only where it stands alone. */
export const numberIn = (words: string): number | null =>
  numbersIn(words)[0]?.value ?? (articles.has(words.trim().toLowerCase()) ? 1 : null)
