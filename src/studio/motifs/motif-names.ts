// What drawings are called: the names in their records, ready to be looked up and to be found in a text.
import { z } from 'zod'
import { ExpressionIndex } from '../brief/expression-index.ts'
import { singular, wordsOf } from '../senses/detection/words.ts'
import { nameData } from './name-data.ts'
import { factsOfMotif, motifRecords } from './records.ts'
import { fromShelf } from './shelf.ts'

/** Ids by names in folded words. */
export const motifNames = fromShelf((): ReadonlyMap<string, string> => {
  const known = new Map<string, string>()
  const records = motifRecords()
  for (const [id, { names }] of records) for (const name of names) known.set(wordsOf(name).join(' '), id)
  // The plain word for a thing outranks another's second name.
  for (const id of records.keys()) known.set(id.replaceAll('-', ' '), id)
  return known
})

/** Ways to speak of the cover itself: the letters of `bold letters` are not written on paper. */
const talkOfCovers = Object.values(z.record(z.string(), z.string()).parse(nameData('not-things')))

/** The same for texts, in which a name may be in the plural; null where the words name no thing. */
export const namesInTexts = fromShelf((): ExpressionIndex<string | null> => {
  const index = new ExpressionIndex<string | null>()
  for (const expressions of talkOfCovers) index.add(expressions, null)
  for (const [name, id] of motifNames()) index.add(name, id)
  return index
})

/** The motif of exactly these words, the last in the singular or the plural. */
export const motifNamed = (words: readonly string[]): string | null => {
  const last = words.at(-1)
  if (last === undefined) return null
  const names = motifNames()
  return names.get(words.join(' ')) ?? names.get([...words.slice(0, -1), singular(last)].join(' ')) ?? null
}

const headsOfNames = fromShelf((): ReadonlyMap<string, readonly string[]> => {
  const heads = new Map<string, string[]>()
  for (const [name, id] of motifNames()) {
    const words = name.split(' ')
    const head = singular(words.at(-1) ?? '')
    const plain = motifNames().get(head)
    const isOther = plain !== undefined && isAnother(plain, words.slice(0, -1))
    if (words.length > 1 && !isOther) heads.set(head, [...(heads.get(head) ?? []), id])
  }
  return heads
})

/** Motifs with a name that ends in this word, those whose very id does first: `lamp`. */
export const motifsHeaded = (word: string): readonly string[] => {
  const ids = [...new Set(headsOfNames().get(word) ?? [])]
  const isOwn = (id: string): boolean => id.split('-').at(-1) === word
  return [...ids.filter(isOwn), ...ids.filter((id) => !isOwn(id))]
}

/** Whether the words before a name make it another thing: a `gummy` bear. */
export const isAnother = (motif: string, before: readonly string[]): boolean => {
  const said = ` ${before.join(' ')}`
  return factsOfMotif(motif).not.some((word) => said.endsWith(` ${wordsOf(word).join(' ')}`))
}
