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
import { type Best, best, cut, type Scores } from '../network/classes.ts'
import { type Encoded, meanOf, type Network } from '../network/network.ts'
import { bookText, type ReadBook, shelfText } from './book-text.ts'
import type { Imagination } from './imagination.ts'
import { markedRuns, markedWords } from './marked-words.ts'
import type { Nouns } from './nouns.ts'
import { peopleOf } from './people.ts'
import { type Found, subjectsOf } from './subjects.ts'

const thoughts = 30
const mostNamed = 30

/** The best of a closed list with its share; null where the best is none of them. */
const guess = <const Names extends readonly string[]>(
  scores: Scores,
  name: string,
  trained: Readonly<Record<string, readonly string[]>>,
  names: Names,
): { readonly value: Names[number] | null; readonly best: Best } => {
  const found = best(scores[name], trained[name] ?? [])
  return { value: names.find((each) => each === found.name) ?? null, best: found }
}

/** The same, where it is sure enough. */
const choice = <const Names extends readonly string[]>(
  scores: Scores,
  name: string,
  trained: Readonly<Record<string, readonly string[]>>,
  names: Names,
  least = 0,
): Names[number] | null => {
  const { value, best: found } = guess(scores, name, trained, names)
  return found.share < least ? null : value
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

interface Read extends ReadPieces {
  readonly network: Network
  readonly book: ReadBook
  readonly scores: Scores
}

const peopleIn = ({ network, book, text, encoded, marks, from, scores }: Read): Concept['people'] => {
  const trained = network.classes.books.classes
  const age = guess(scores, 'age', trained, ages)
  const relation = guess(scores, 'relation', trained, relations)
  return peopleOf(
    {
      text,
      from,
      genre: book.genre,
      people: markedRuns(encoded, marks, 'person', from),
      dress: markedRuns(encoded, marks, 'dress', from),
      figurative: markedWords(text, encoded, marks, 'figurative', from),
    },
    {
      count: best(scores.count, trained.count ?? []),
      age: { ...age.best, age: age.value ?? 'adult' },
      relation: { ...relation.best, relation: relation.value ?? 'alone' },
      pose: choice(scores, 'pose', trained, poses) ?? 'standing',
      gender: best(scores.gender, trained.gender ?? []),
    },
    network.thresholds,
  )
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
  const { thresholds } = network
  const people = best(scores.people, trained.people ?? [])
  const hasPeople = (people.name === 'yes' ? people.share : 1 - people.share) >= thresholds.people
  return {
    subjects,
    joined: how !== null && first && second ? { a: first.noun, b: second.noun, how } : null,
    people: hasPeople ? peopleIn({ network, book, text, encoded, marks, from, scores }) : null,
    place: choice(scores, 'place', trained, places, thresholds.place),
    era: choice(scores, 'era', trained, eras, thresholds.era) ?? 'timeless',
    season: choice(scores, 'season', trained, seasons, thresholds.season),
    hour: choice(scores, 'hour', trained, hours, thresholds.hour),
    weather: choice(scores, 'weather', trained, weathers, thresholds.weather),
    mood: choice(scores, 'mood', trained, feelings) ?? 'mysterious',
    palette: choice(scores, 'palette', trained, colorPalettes),
    typeLed: logistic(scores.typeLed?.[0] ?? 0),
  }
}
