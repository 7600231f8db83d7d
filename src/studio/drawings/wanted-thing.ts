// What a concept asks for that nobody has drawn.
import type { Concept } from '../../contract/concept.ts'
import { motifOf, thingNamed } from '../concept/motif-of.ts'
import { motifRecords } from '../motifs/records.ts'

export interface WantedThing {
  /** In the singular, without an article: `glass harmonica`. */
  readonly name: string
  /** What its drawing would be called: `glass-harmonica`. */
  readonly id: string
}

/** A thing further down the list is seldom shown. */
const leading = 2
/** Below this it may not be in the book at all. */
const sureEnough = 0.5
const mostWords = 4

const thingOf = (noun: string): WantedThing | null => {
  if (motifOf(noun) !== null) return null
  const words = thingNamed(noun)
  const isPlain = words.length > 0 && words.length <= mostWords && words.every((word) => /^[a-z\d]{2,30}$/.test(word))
  const id = words.join('-')
  return isPlain && !motifRecords().has(id) ? { name: words.join(' '), id } : null
}

/** The first of the leading things that has no drawing; null where the concept needs none. */
export const wantedThing = ({ subjects }: Concept): WantedThing | null => {
  const things = subjects
    .slice(0, leading)
    .flatMap(({ noun, confidence }) => (confidence < sureEnough ? [] : (thingOf(noun) ?? [])))
  return things[0] ?? null
}
