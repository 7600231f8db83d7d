// Plausible invented books for every shelf, so that sheets and checks see what a shop would show.
import { genres } from '../../src/catalog/genres.ts'
import type { Family } from '../../src/studio/families/family.ts'
import { books, type SampleBook } from './books.ts'

export interface ShelvedBook extends SampleBook {
  /** Canonical name. */
  readonly genre: string
  readonly subgenre: string | null
}

const shelved = (bucket: string): ShelvedBook[] => {
  const colon = bucket.indexOf(':')
  const genre = bucket.slice(0, colon)
  const subgenre = bucket.slice(colon + 1)
  const slug = genres.find(({ name }) => name === genre)?.slug ?? genre
  return books
    .filter((book) => book.genre === slug && (subgenre === '*' || book.subgenre === subgenre))
    .map((book) => ({ ...book, genre }))
}

/** Books of the family's own shelves, each another one, the family's sample first. */
export const booksFor = (family: Family, count: number): ShelvedBook[] => {
  const [bucket = ''] = family.genreBuckets
  const colon = bucket.indexOf(':')
  const subgenre = bucket.slice(colon + 1)
  const own = { ...family.sample, genre: bucket.slice(0, colon), subgenre: subgenre === '*' ? null : subgenre }
  const others = family.genreBuckets.flatMap(shelved).filter(({ title }) => title !== own.title)
  const different = others.filter((book, at) => others.findIndex(({ title }) => title === book.title) === at)
  const spread = Array.from(
    { length: count - 1 },
    (_, at) => different[Math.floor((at * different.length) / (count - 1))],
  )
  return [own, ...spread.filter((book) => book !== undefined)].slice(0, count)
}
