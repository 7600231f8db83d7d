// Whether a book is about what the picture of a family is of itself: a row of matches for a book on burning out needs no thing of the book.
import type { Brief } from '../brief/brief.ts'
import { sureEnough } from '../concept/sure.ts'
import { factsOfFamily } from './facts.ts'
import type { Family } from './family.ts'

const wordsOf = (text: string): ReadonlySet<string> => {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return new Set(words.flatMap((word) => [word, word.replace(/s$/, ''), word.replace(/ing$/, '')]))
}

export type Voice = 'loud' | 'low' | 'none'

/** `loud` where title, subtitle or a sure subject say so, `low` where only the summary does. */
export const speaksOf = (family: Family, { book, reading }: Brief): Voice => {
  const { about } = factsOfFamily(family)
  if (about.length === 0) return 'none'
  const subjects = reading.concept?.subjects.filter(({ confidence }) => confidence >= sureEnough) ?? []
  const nouns = subjects.map(({ noun }) => noun)
  const said = wordsOf([book.title, book.subtitle ?? '', ...nouns].join(' '))
  if (about.some((word) => said.has(word))) return 'loud'
  const told = wordsOf(book.summary ?? '')
  return about.some((word) => told.has(word)) ? 'low' : 'none'
}

/** Whether the family is for books about its own subject alone, and this is none. */
export const isOffTopic = (family: Family, brief: Brief): boolean =>
  factsOfFamily(family).topical && speaksOf(family, brief) === 'none'
