// Which motif a noun names. Only a motif's own names count: a thing that nobody has drawn is no other thing that is a little like it.
import { factsOfMotif, motifRecords } from '../motifs/records.ts'
import { fromShelf } from '../motifs/shelf.ts'
import { singular, wordsOf } from '../senses/detection/words.ts'

/** What a comparison of meanings finds: the motif nearest to a noun, and how near from 0 to 1. */
export type Nearest = (noun: string) => { readonly motif: string; readonly likeness: number } | null

/** Below this, two nouns are only related: a mole and a mouse. */
const leastLikeness = 0.86

/** A stack of books shows books. */
const measures: ReadonlySet<string> = new Set(
  'stack pile row bundle pair bunch bowl group slice piece cup string set heap basket tower circle ring pot glass'.split(
    ' ',
  ),
)
const prepositions: ReadonlySet<string> = new Set(
  'with without in into at on under by from behind before over beside near through between above'.split(' '),
)
const persons: ReadonlySet<string> = new Set(['woman', 'man', 'girl', 'boy', 'couple', 'person'])
const numbers: readonly string[] = ['two', 'three', 'four', 'five', 'six', 'seven']
const articles: ReadonlySet<string> = new Set(['a', 'an', 'the', 'one', 'single', 'lone', 'small', 'old', 'empty'])

const names = fromShelf((): ReadonlyMap<string, string> => {
  const known = new Map<string, string>()
  const records = motifRecords()
  for (const [id, facts] of records)
    for (const name of [id.replaceAll('-', ' '), ...facts.names]) known.set(wordsOf(name).join(' '), id)
  // The plain word for a thing outranks another's second name.
  for (const id of records.keys()) known.set(id.replaceAll('-', ' '), id)
  return known
})

const named = (words: readonly string[]): string | null => {
  const last = words.at(-1)
  if (last === undefined) return null
  return names().get(words.join(' ')) ?? names().get([...words.slice(0, -1), singular(last)].join(' ')) ?? null
}

/** The words that name the thing itself: `stack of books` are books, a `woman at a window` is a woman. */
const headOf = (words: readonly string[]): readonly string[] => {
  const of = words.indexOf('of')
  const [measure] = words.slice(0, of).slice(-1)
  if (of > 0 && measure !== undefined)
    return headOf(measures.has(singular(measure)) ? words.slice(of + 1) : words.slice(0, of))
  const at = words.findIndex(
    (word, place) =>
      place > 0 && (prepositions.has(word) || (word.endsWith('ing') && persons.has(words[place - 1] ?? ''))),
  )
  return at === -1 ? words : words.slice(0, at)
}

/** Drops words from the front, as long as none of them makes the rest another thing. */
const byHead = (words: readonly string[]): string | null => {
  for (let from = 0; from < words.length; from++) {
    const motif = named(words.slice(from))
    if (motif !== null) return misleads(motif, words.slice(0, from)) ? null : motif
  }
  return null
}

const misleads = (motif: string, before: readonly string[]): boolean => {
  const { not, exact } = factsOfMotif(motif)
  if (exact && before.length > 0) return true
  const said = ` ${before.join(' ')}`
  return not.some((word) => said.endsWith(` ${wordsOf(word).join(' ')}`))
}

/** Whether the words name what the motif is known not to be: a crane that lifts is no heron. */
const isNever = (motif: string, words: readonly string[]): boolean => {
  const said = ` ${words.map(singular).join(' ')} `
  return factsOfMotif(motif).never.some((noun) => said.includes(` ${wordsOf(noun).map(singular).join(' ')} `))
}

/** `woman pilot`: what the second word is nobody has drawn, but a woman can be shown. */
const byApposition = (words: readonly string[]): string | null =>
  words.length > 1 && persons.has(words[0] ?? '') ? named(words.slice(0, 1)) : null

/** Several of a kind are drawn as a group: `three sisters` are no single one. */
const severalOf = (motif: string): string => {
  const { figure } = factsOfMotif(motif)
  if (figure === null || figure.role || figure.count[1] > 1) return motif
  return figure.ages.includes('child') ? 'two-children' : 'two-people'
}

const inNumber = (motif: string, words: readonly string[]): string => {
  const number = numbers.indexOf(words[0] ?? '')
  if (number === -1) return motif
  const several = severalOf(motif)
  return number > 0 && several === 'two-people' ? 'small-group' : several
}

/** The words for the thing itself, in the singular: `three old theremins on a stage` are a theremin. None where two things are named. */
export const thingNamed = (noun: string): readonly string[] => {
  const words = wordsOf(noun)
  const from = words.findIndex((word) => !articles.has(word) && !numbers.includes(word))
  const head = from === -1 || words.includes('and') ? [] : headOf(words.slice(from))
  const last = head.at(-1)
  return last === undefined ? [] : [...head.slice(0, -1), singular(last)]
}

export const motifOf = (noun: string, nearest?: Nearest): string | null => {
  const words = wordsOf(noun).filter((word, at) => at > 0 || !articles.has(word))
  const whole = named(wordsOf(noun)) ?? named(words)
  if (whole !== null && !isNever(whole, words)) return whole
  // Two things joined are neither of them.
  const head = words.includes('and') ? [] : headOf(words)
  const isOwned = /['’]s?\s/.test(noun)
  const found = named(head) ?? byHead(head) ?? (isOwned ? null : byApposition(head))
  if (found !== null && !isNever(found, words)) return inNumber(found, words)
  const near = nearest?.(noun) ?? null
  return near !== null && near.likeness >= leastLikeness && !isNever(near.motif, words) ? near.motif : null
}
