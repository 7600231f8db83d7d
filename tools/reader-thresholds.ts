// `npm run reader:thresholds -- held-out.txt`: measures on books that the reader was not trained on how sure it must be, and writes
// assets/reader/thresholds.json. The file names their families, as training/held_out.py prints them.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { bookText } from '../src/reader/concepts/book-text.ts'
import { best, cut } from '../src/reader/network/classes.ts'
import { openNetwork } from '../src/reader/network/network.ts'
import type { Thresholds } from '../src/reader/network/thresholds.ts'
import { weights } from '../src/reader/network/weights.ts'

/** A guess that is as often wrong says nothing. */
const rightEnough = 0.55
/** Fewer cases than these say nothing. */
const leastCases = 20
const unknown = 'unknown'

const label = z.string().nullable()
const bookSchema = z.object({
  family: z.string(),
  title: z.string(),
  subtitle: label,
  summary: label,
  genre: z.string(),
  subgenre: label,
  people: z.object({ count: z.int(), age: z.string(), relation: z.string() }).nullable(),
  place: label,
  era: z.string(),
  season: label,
  hour: label,
  weather: label,
})
type Book = z.infer<typeof bookSchema>

interface Case {
  readonly share: number
  readonly isRight: boolean
}

const nothing = 'none'

/** What is right by the head; undefined where nobody has told. */
const labelsOf = (book: Book): Readonly<Record<string, string | undefined>> => {
  const { people } = book
  const told = (value: string | null): string | undefined => (value === unknown ? undefined : (value ?? nothing))
  return {
    count: people === null ? undefined : people.count > 3 ? 'many' : String(people.count),
    age: people === null ? undefined : told(people.age),
    relation: people === null ? undefined : told(people.relation),
    place: told(book.place),
    era: told(book.era),
    season: told(book.season),
    hour: told(book.hour),
    weather: told(book.weather),
  }
}

const folder = new URL('../training/data/books/', import.meta.url)
const [file] = process.argv.slice(2)
if (file === undefined) throw new TypeError('expected a file with the families that were held out')
const held = new Set(readFileSync(file, 'utf8').split('\n'))
const books = readdirSync(folder)
  .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').split('\n'))
  .filter((line) => line.trim() !== '')
  .map((line) => bookSchema.parse(JSON.parse(line)))
  .filter(({ family }) => held.has(family))

const network = await openNetwork()
const trained = network.classes.books.classes
const cases = new Map<string, Case[]>()
const people: { readonly share: number; readonly isWanted: boolean }[] = []
for (const book of books) {
  const { classes } = await network.ask('books', await network.encode(bookText(book)))
  if (!classes) throw new Error('expected a whole answer about a book')
  const scores = cut(classes, trained)
  const shown = best(scores.people, trained.people ?? [])
  people.push({ share: shown.name === 'yes' ? shown.share : 1 - shown.share, isWanted: book.people !== null })
  for (const [head, right] of Object.entries(labelsOf(book))) {
    const found = best(scores[head], trained[head] ?? [])
    // To say nothing needs no courage.
    if (right === undefined || found.name === nothing) continue
    cases.set(head, [...(cases.get(head) ?? []), { share: found.share, isRight: found.name === right }])
  }
}

const rounded = (share: number): number => Math.round(share * 100) / 100
const shareOf = (all: readonly Case[]): number => all.filter(({ isRight }) => isRight).length / Math.max(1, all.length)

/** From this share on guesses are right often enough. */
const least = (head: string): number => {
  const all = cases.get(head) ?? []
  const steps = Array.from({ length: 96 }, (_, at) => at / 100)
  const found = steps.find((step) => {
    const sure = all.filter(({ share }) => share >= step)
    return sure.length < leastCases || shareOf(sure) >= rightEnough
  })
  const step = found ?? 1
  const sure = all.filter(({ share }) => share >= step)
  process.stdout.write(
    `${head}: ${rounded(shareOf(all))} of ${all.length} are right, from ${step} on ${rounded(shareOf(sure))} of ${sure.length}\n`,
  )
  return step
}

/** Where most books are told right whether they want people. */
const leastPeople = (): number => {
  const right = (step: number): number =>
    people.filter(({ share, isWanted }) => share >= step === isWanted).length / people.length
  const steps = Array.from({ length: 61 }, (_, at) => 0.2 + at / 100)
  const step = steps.reduce((one, other) => (right(other) > right(one) ? other : one))
  process.stdout.write(
    `people: ${rounded(right(0.5))} of ${people.length} are right at 0.5, ${rounded(right(step))} at ${step}\n`,
  )
  return rounded(step)
}

const thresholds: Thresholds = {
  people: leastPeople(),
  count: least('count'),
  relation: least('relation'),
  age: least('age'),
  // Nobody has labelled it apart: as sure as of an age.
  gender: 0.6,
  // The right one of 94 is a stricter test than a cover sets: a near one serves.
  place: 0.3,
  hour: least('hour'),
  season: least('season'),
  weather: least('weather'),
  era: least('era'),
}
writeFileSync(weights('thresholds.json'), `${JSON.stringify(thresholds, null, 2)}\n`)
