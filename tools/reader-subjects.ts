// `npm run reader:subjects -- held-out.txt`: fits what each sign of a subject weighs, on books that the reader was not trained on, and writes
// assets/reader/subjects.json. The file names their families, as training/held_out.py prints them. Prints how well subjects are ranked by
// weights that were fitted on other books of these.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { bookText, shelfText } from '../src/reader/concepts/book-text.ts'
import { openNouns } from '../src/reader/concepts/nouns.ts'
import { isSameThing } from '../src/reader/concepts/plain-noun.ts'
import { thingsOf } from '../src/reader/concepts/read-concept.ts'
import { type Candidate, signNames, signsOf } from '../src/reader/concepts/subject-signs.ts'
import { subjectWeightsFile } from '../src/reader/concepts/subject-weights.ts'
import { candidatesOf, shareOf } from '../src/reader/concepts/subjects.ts'
import { openNetwork } from '../src/reader/network/network.ts'

const bookSchema = z.object({
  family: z.string(),
  kind: z.enum(['plain', 'abstract', 'misleading']),
  title: z.string(),
  subtitle: z.string().nullable(),
  summary: z.string().nullable(),
  genre: z.string(),
  subgenre: z.string().nullable(),
  subjects: z.array(z.string()),
  also: z.array(z.string()),
  never: z.array(z.string()),
})
type Book = z.infer<typeof bookSchema>

type Judgement = 'right' | 'never' | 'unsaid'

interface Judged {
  readonly kind: Book['kind']
  readonly candidates: readonly { readonly candidate: Candidate; readonly judgement: Judgement }[]
}

const [file] = process.argv.slice(2)
if (file === undefined) throw new TypeError('expected a file with the families that were held out')
const held = new Set(readFileSync(file, 'utf8').split('\n'))
const folder = new URL('../training/data/books/', import.meta.url)
const books = readdirSync(folder)
  .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').split('\n'))
  .filter((line) => line.trim() !== '')
  .map((line) => bookSchema.parse(JSON.parse(line)))
  .filter(({ family }) => held.has(family))

const judgementOf = ({ subjects, also, never }: Book, noun: string): Judgement => {
  const isAmong = (nouns: readonly string[]): boolean => nouns.some((each) => isSameThing(each, noun))
  if (isAmong(subjects) || isAmong(also)) return 'right'
  return isAmong(never) ? 'never' : 'unsaid'
}

const [network, nouns] = await Promise.all([openNetwork(), openNouns()])

const judged = async (book: Book): Promise<Judged> => {
  const text = bookText(book)
  const encoded = await network.encode(text)
  const { pieces: marks } = await network.ask('books', encoded)
  if (!marks) throw new Error('expected marks of the pieces of a book')
  const found = await thingsOf(network, nouns, book, { text, encoded, marks, from: shelfText(book).length })
  return {
    kind: book.kind,
    candidates: candidatesOf(found).map((candidate) => ({
      candidate,
      judgement: judgementOf(book, candidate.noun),
    })),
  }
}

/** The data has a third of titles that mislead, shops have fewer. */
const weightOfKind: Readonly<Record<Book['kind'], number>> = { plain: 1, abstract: 1, misleading: 0.5 }
/** What misleads costs more than what says nothing. */
const weightOfJudgement: Readonly<Record<Judgement, number>> = { right: 1, unsaid: 1, never: 3 }
const rounds = 800
const stride = 4
/** How strongly weights are drawn to zero. */
const decay = 1e-5

const fit = (all: readonly Judged[]): readonly number[] => {
  const rows = all.flatMap(({ kind, candidates }) =>
    candidates.map(({ candidate, judgement }) => ({
      signs: signsOf(candidate),
      wanted: judgement === 'right' ? 1 : 0,
      weight: weightOfKind[kind] * weightOfJudgement[judgement],
    })),
  )
  const total = rows.reduce((sum, { weight }) => sum + weight, 0)
  let fitted: readonly number[] = signNames.map(() => 0)
  for (let round = 0; round < rounds; round += 1) {
    const slopes = signNames.map(() => 0)
    for (const { signs, wanted, weight } of rows) {
      const score = signs.reduce((sum, sign, at) => sum + sign * (fitted[at] ?? 0), 0)
      const error = (weight * (1 / (1 + Math.exp(-score)) - wanted)) / total
      for (const [at, sign] of signs.entries()) slopes[at] = (slopes[at] ?? 0) + error * sign
    }
    fitted = fitted.map((weight, at) => weight - stride * ((slopes[at] ?? 0) + decay * weight))
  }
  return fitted
}

const bestOf = ({ candidates }: Judged, weights: readonly number[]) =>
  candidates
    .map(({ candidate, judgement }) => ({ judgement, share: shareOf(candidate, weights) }))
    .toSorted((one, other) => other.share - one.share)

const folds = 5
const all: Judged[] = []
for (const book of books) all.push(await judged(book))

const tested = Array.from({ length: folds }, (_, fold) => {
  const weights = fit(all.filter((_, at) => at % folds !== fold))
  return all.filter((_, at) => at % folds === fold).map((book) => ({ kind: book.kind, best: bestOf(book, weights) }))
}).flat()

const percent = (some: number, of: number): string => `${((100 * some) / Math.max(1, of)).toFixed(1)} %`
const report = (name: string, rows: typeof tested): void => {
  const first = (judgement: Judgement): number => rows.filter(({ best }) => best[0]?.judgement === judgement).length
  const three = rows.filter(({ best }) => best.slice(0, 3).some(({ judgement }) => judgement === 'right')).length
  process.stdout.write(
    `${name}: ${rows.length} books; first right ${percent(first('right'), rows.length)}, misleading ${percent(first('never'), rows.length)}; one of three right ${percent(three, rows.length)}\n`,
  )
}
report('all', tested)
for (const kind of ['plain', 'abstract', 'misleading'] as const)
  report(
    kind,
    tested.filter((row) => row.kind === kind),
  )
for (const least of [0.3, 0.4, 0.5, 0.6])
  report(
    `first is sure from ${least}`,
    tested.filter(({ best }) => (best[0]?.share ?? 0) >= least),
  )

const weights = fit(all)
const signs = Object.fromEntries(signNames.map((name, at) => [name, Math.round((weights[at] ?? 0) * 1000) / 1000]))
writeFileSync(subjectWeightsFile, `${JSON.stringify({ signs }, null, 2)}\n`)
