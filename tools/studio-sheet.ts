// `npm run studio:sheet`: paints every family for several plausible books, to one PNG and one HTML page for people to judge.
import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { findGenre } from '../src/catalog/genres.ts'
import { makeBrief } from '../src/studio/brief/brief.ts'
import { makeCovers } from '../src/studio/direction/make-cover.ts'
import type { CoverDocument } from '../src/studio/document.ts'
import type { Family } from '../src/studio/families/family.ts'
import { families } from '../src/studio/families/index.ts'
import { hashText } from '../src/studio/paint/random.ts'
import { encodeJpeg } from '../src/studio/press/encode.ts'
import { paintCover } from '../src/studio/press/paint-cover.ts'
import { sheetOf } from '../src/studio/press/sheet.ts'
import { booksFor } from './studio-check/sample-books.ts'

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'studio-sheet' },
    width: { type: 'string', default: '240' },
    books: { type: 'string', default: '4' },
    family: { type: 'string', multiple: true },
    square: { type: 'boolean', default: false },
  },
})

const width = Number(values.width)
const height = values.square ? width : Math.round(width * 1.6)
const perFamily = Number(values.books)
const chosen = families.filter(({ id }) => !values.family || values.family.includes(id))

const paintSmall = async (document: CoverDocument): Promise<Canvas> => {
  const { easel } = await paintCover(document, {
    sheet: values.square ? sheetOf(1, 1) : sheetOf(1600, 2560),
    pixels: { w: width * 2, h: height * 2 },
    text: true,
  })
  return easel.canvas
}

const documentsOf = (family: Family): CoverDocument[] =>
  booksFor(family, perFamily).flatMap(({ genre, ...book }, at) =>
    makeCovers({
      brief: makeBrief(
        { ...book, genre: findGenre(genre)?.slug ?? genre, audience: null, plannerYear: null },
        { prompt: null, colorPalette: null, mood: null },
      ),
      template: family.id,
      seed: hashText(`${family.id} ${at}`),
      count: 1,
    }),
  )

const gap = 10
const directory = resolve(values.out)
mkdirSync(directory, { recursive: true })
const columns = 8
const cells: { canvas: Canvas; document: CoverDocument; file: string }[] = []
for (const family of chosen) {
  for (const [at, document] of documentsOf(family).entries()) {
    const canvas = await paintSmall(document)
    const file = `${family.id}-${at + 1}.jpg`
    writeFileSync(resolve(directory, file), await encodeJpeg(canvas))
    cells.push({ canvas, document, file })
  }
  process.stdout.write(`${family.id}\n`)
}

const sheet = createCanvas(columns * (width + gap) + gap, Math.ceil(cells.length / columns) * (height + gap) + gap)
const ctx = sheet.getContext('2d')
ctx.fillStyle = '#4a4a4a'
ctx.fillRect(0, 0, sheet.width, sheet.height)
ctx.imageSmoothingQuality = 'high'
cells.forEach(({ canvas }, at) => {
  const x = gap + (at % columns) * (width + gap)
  const y = gap + Math.floor(at / columns) * (height + gap)
  ctx.drawImage(canvas, x, y, width, height)
})
writeFileSync(resolve(directory, 'sheet.png'), sheet.toBuffer('image/png'))

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const figures = cells.map(
  ({ document, file }) =>
    `<figure><img src="${file}" width="${width}" loading="lazy"><figcaption>${escaped(document.template)} · ${escaped(document.direction.hero)} · ${escaped(document.direction.layout)}</figcaption></figure>`,
)
writeFileSync(
  resolve(directory, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Studio contact sheet</title><style>body{background:#4a4a4a;color:#ddd;font:12px system-ui;display:flex;flex-wrap:wrap;gap:12px}figure{margin:0}</style>${figures.join('\n')}`,
)
process.stdout.write(`${cells.length} covers of ${chosen.length} families in ${directory}\n`)
