// Which motif a noun names. Only a motif's own names count: a thing that nobody has drawn is no other thing that is a little like it.
import { onlyDescribes } from '../motifs/modifiers.ts'
import { isAnother, motifNamed } from '../motifs/motif-names.ts'
import { factsOfMotif } from '../motifs/records.ts'
import { singular, wordsOf } from '../senses/detection/words.ts'

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
    const motif = motifNamed(words.slice(from))
    if (motif !== null) return misleads(motif, words.slice(0, from)) ? null : motif
  }
  return null
}

const misleads = (motif: string, before: readonly string[]): boolean =>
  (factsOfMotif(motif).exact && !before.every(onlyDescribes)) || isAnother(motif, before)

/** Whether the words name what the motif is known not to be: a crane that lifts is no heron. */
const isNever = (motif: string, words: readonly string[]): boolean => {
  const said = ` ${words.map(singular).join(' ')} `
  return factsOfMotif(motif).never.some((noun) => said.includes(` ${wordsOf(noun).map(singular).join(' ')} `))
}

/** `woman pilot`: what the second word is nobody has drawn, but a woman can be shown. */
const byApposition = (words: readonly string[]): string | null =>
  words.length > 1 && persons.has(words[0] ?? '') ? motifNamed(words.slice(0, 1)) : null

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

export const motifOf = (noun: string): string | null => {
  const words = wordsOf(noun).filter((word, at) => at > 0 || !articles.has(word))
  const whole = motifNamed(wordsOf(noun)) ?? motifNamed(words)
  if (whole !== null && !isNever(whole, words)) return whole
  // Two things joined are neither of them.
  const head = words.includes('and') ? [] : headOf(words)
  const isOwned = /['’]s?\s/.test(noun)
  const found = motifNamed(head) ?? byHead(head) ?? (isOwned ? null : byApposition(head))
  return found === null || isNever(found, words) ? null : inNumber(found, words)
}
