// `npm run books:sheet -- books.jsonl`: covers of given books as the service would make them, read by the reader and chosen by their concepts, on
// sheets to be judged, and what was read of each book beside them.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { z } from 'zod'
import { findGenre } from '../src/catalog/genres.ts'
import { trainedReader } from '../src/reader/trained-reader.ts'
import { makeBrief } from '../src/studio/brief/brief.ts'
import { makeCovers } from '../src/studio/direction/make-cover.ts'
import type { CoverDocument } from '../src/studio/document.ts'
import { hashText } from '../src/studio/paint/random.ts'
import { paintCover } from '../src/studio/press/paint-cover.ts'
import { sheetOf } from '../src/studio/press/sheet.ts'
import { detectSubgenre } from '../src/studio/senses/detection/detect-subgenre.ts'

const bookSchema = z.object({
  title: z.string(),
  subtitle: z.string().nullable().default(null),
  author: z.string().nullable().default('A. N. Author'),
  genre: z.string(),
  subgenre: z.string().nullable().default(null),
  summary: z.string().nullable(),
})
type Book = z.infer<typeof bookSchema>

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'books-sheet' },
    width: { type: 'string', default: '300' },
    count: { type: 'string', default: '2' },
    columns: { type: 'string', default: '8' },
    rows: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
  },
})

const width = Number(values.width)
const height = Math.round(width * 1.6)
const gap = 12
const caption = 30
const columns = Number(values.columns)
const perSheet = columns * Number(values.rows)

const books = positionals
  .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
  .filter((line) => line.trim() !== '')
  .map((line) => bookSchema.parse(JSON.parse(line)))

const reader = trainedReader()

const documentsOf = async (book: Book): Promise<CoverDocument[]> => {
  const genre = findGenre(book.genre)
  if (!genre) throw new TypeError(`there is no genre ${book.genre}`)
  const subgenre = book.subgenre ?? detectSubgenre({ ...book, genre })
  const concept = await reader.concept({ ...book, subgenre })
  const brief = makeBrief(
    { ...book, subgenre, audience: null, plannerYear: null },
    { prompt: null, colorPalette: null, mood: null },
    concept,
  )
  const seed = hashText(`${values.seed} ${book.title}`)
  return makeCovers({ brief, template: null, seed, count: Number(values.count) })
}

const paintSmall = async (document: CoverDocument): Promise<Canvas> => {
  const pixels = { w: width * 2, h: height * 2 }
  return (await paintCover(document, { sheet: sheetOf(1600, 2560), pixels, text: true })).easel.canvas
}

const directory = resolve(values.out)
mkdirSync(directory, { recursive: true })

interface Cell {
  readonly canvas: Canvas
  readonly words: string
}

const writeSheet = (cells: readonly Cell[], nth: number): void => {
  const rows = Math.ceil(cells.length / columns)
  const sheet = createCanvas(columns * (width + gap) + gap, rows * (height + gap + caption) + gap)
  const ctx = sheet.getContext('2d')
  ctx.fillStyle = '#ffffff'
  ctx.fillRect(0, 0, sheet.width, sheet.height)
  ctx.fillStyle = '#000000'
  ctx.font = '20px sans-serif'
  for (const [at, { canvas, words }] of cells.entries()) {
    const x = gap + (at % columns) * (width + gap)
    const y = gap + Math.floor(at / columns) * (height + gap + caption)
    ctx.drawImage(canvas, x, y, width, height)
    ctx.fillText(words, x, y + height + 22)
  }
  writeFileSync(resolve(directory, `sheet-${nth}.png`), sheet.toBuffer('image/png'))
}

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const cells: Cell[] = []
for (const [nth, book] of books.entries()) {
  say(`\n${nth + 1}. ${book.title} (${book.genre}) ${book.summary ?? ''}`)
  for (const document of await documentsOf(book)) {
    const { template, direction, brief } = document
    const { subjects, people } = brief.reading.concept ?? {}
    const read = `${subjects?.slice(0, 3).map(({ noun }) => noun)}; ${people?.who ?? 'nobody'}`
    say(
      `   ${template} ${direction.layout}, ${direction.hero} with ${direction.companions.join(', ') || 'nothing'} (${read})`,
    )
    cells.push({ canvas: await paintSmall(document), words: `${nth + 1} ${template}` })
  }
}
for (let at = 0; at < cells.length; at += perSheet) writeSheet(cells.slice(at, at + perSheet), at / perSheet + 1)
