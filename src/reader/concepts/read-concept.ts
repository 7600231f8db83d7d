// Reads a book into the concept of its cover.

import { colorPalettes } from '../../catalog/palettes.ts'
import type { Concept } from '../../contract/concept.ts'
import {
  ages,
  eras,
  feelings,
  hours,
  joinings,
  places,
  poses,
  relations,
  seasons,
  weathers,
} from '../../contract/concept-vocabulary.ts'
import { best, cut, type Scores } from '../network/classes.ts'
import { type Encoded, meanOf, type Network } from '../network/network.ts'
import { bookText, type ReadBook, shelfText } from './book-text.ts'
import type { Imagination } from './imagination.ts'
import { markedWords } from './marked-words.ts'
import type { Nouns } from './nouns.ts'
import { peopleOf } from './people.ts'
import { type Found, subjectsOf } from './subjects.ts'

const thoughts = 30
const mostNamed = 30

/** Below this a guess among many is left out. */
const sureEnough = 0.3

/** The best of a closed list; null where none fits. */
const choice = <const Names extends readonly string[]>(
  scores: Scores,
  name: string,
  trained: Readonly<Record<string, readonly string[]>>,
  names: Names,
  least = 0,
): Names[number] | null => {
  const { name: found, share } = best(scores[name], trained[name] ?? [])
  return share < least ? null : (names.find((each) => each === found) ?? null)
}

const logistic = (score: number): number => 1 / (1 + Math.exp(-score))

/** What the book names and what comes to mind of it. */
export const thingsOf = async (network: Network, nouns: Nouns, book: ReadBook, read: ReadPieces): Promise<Found> => {
  const { text, encoded, marks, from } = read
  const vector = meanOf(encoded)
  const inTitle = nouns.namedIn(`${book.title}. ${book.subtitle ?? ''}`)
  const literal = markedWords(text, encoded, marks, 'literal', from).map((word) => word.toLowerCase())
  const words = [...new Set([...literal, ...inTitle, ...nouns.namedIn(book.summary ?? '')])].slice(0, mostNamed)
  const vectors = await network.vectorsOf(words)
  const likeness = (other: Float32Array): number =>
    other.reduce((sum, value, axis) => sum + value * (vector[axis] ?? 0), 0)
  return {
    thought: nouns.nearest(vector, thoughts),
    named: words.map((noun, at) => ({ noun, likeness: likeness(vectors[at] ?? new Float32Array()) })),
    inTitle,
    literal,
    figurative: markedWords(text, encoded, marks, 'figurative', from),
  }
}

/** The pieces of a book's text, with what the network says of each. */
export interface ReadPieces {
  readonly text: string
  readonly encoded: Encoded
  readonly marks: Float32Array
  /** Where the book's own words begin. */
  readonly from: number
}

export const readConcept = async (
  network: Network,
  { nouns, weights }: Imagination,
  book: ReadBook,
): Promise<Concept> => {
  const text = bookText(book)
  const encoded = await network.encode(text)
  const { classes, pieces: marks } = await network.ask('books', encoded)
  if (!classes || !marks) throw new Error('expected a whole answer about a book')
  const trained = network.classes.books.classes
  const scores = cut(classes, trained)
  const from = shelfText(book).length
  const subjects = subjectsOf(await thingsOf(network, nouns, book, { text, encoded, marks, from }), weights)
  const how = choice(scores, 'how', trained, joinings, 0.5)
  const [first, second] = subjects
  const counted = best(scores.count, trained.count ?? []).name
  const hasPeople = best(scores.people, trained.people ?? []).name === 'yes'
  return {
    subjects,
    joined: how !== null && first && second ? { a: first.noun, b: second.noun, how } : null,
    people: hasPeople
      ? peopleOf({
          count: Number(counted) || 4,
          age: choice(scores, 'age', trained, ages) ?? 'adult',
          relation: choice(scores, 'relation', trained, relations) ?? 'alone',
          pose: choice(scores, 'pose', trained, poses) ?? 'standing',
          gender: best(scores.gender, trained.gender ?? []).name,
          named: markedWords(text, encoded, marks, 'person', from),
        })
      : null,
    place: choice(scores, 'place', trained, places, sureEnough),
    era: choice(scores, 'era', trained, eras) ?? 'timeless',
    season: choice(scores, 'season', trained, seasons),
    hour: choice(scores, 'hour', trained, hours),
    weather: choice(scores, 'weather', trained, weathers),
    mood: choice(scores, 'mood', trained, feelings) ?? 'mysterious',
    palette: choice(scores, 'palette', trained, colorPalettes),
    typeLed: logistic(scores.typeLed?.[0] ?? 0),
  }
}

/** The subgenre of a book within its genre; null where the genre has none. */
export const readSubgenre = async (
  network: Network,
  book: ReadBook,
): Promise<{ readonly subgenre: string; readonly share: number } | null> => {
  const { classes } = await network.ask('books', await network.encode(bookText({ ...book, subgenre: null })))
  if (!classes) throw new Error('expected a whole answer about a book')
  const named = network.classes.books.classes.subgenre ?? []
  const own = `${book.genre}:`
  if (!named.some((name) => name.startsWith(own))) return null
  const { name, share } = best(cut(classes, network.classes.books.classes).subgenre, named, (each) =>
    each.startsWith(own),
  )
  return { subgenre: name.slice(own.length), share }
}
