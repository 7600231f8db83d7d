// Prints pairs of covers, before and after an edit by words, as one contact sheet: to see that every wish shows.
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { reportWords } from '../src/contract/edit-report-words.ts'
import { trainedReader } from '../src/reader/trained-reader.ts'
import { sampleDocument } from '../src/studio/direction/sample.ts'
import type { CoverDocument } from '../src/studio/document.ts'
import { families } from '../src/studio/families/index.ts'
import { editOrder } from '../src/studio/press/edit-order.ts'
import { paintCover } from '../src/studio/press/paint-cover.ts'
import { sheetOf } from '../src/studio/press/sheet.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'edits.png' },
    /** A file of wishes, one a line; `family: wish` names the family. */
    file: { type: 'string' },
    /** Families in turn, comma-separated; all of them by default. */
    families: { type: 'string' },
    width: { type: 'string', default: '170' },
    columns: { type: 'string', default: '6' },
    'no-text': { type: 'boolean', default: false },
    square: { type: 'boolean', default: false },
  },
})

const defaults = ['make the sky darker', 'gold title', 'add a raven', 'bigger title', 'sunset', 'more mysterious']

const lines = values.file
  ? readFileSync(values.file, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
  : []
const wishes = [...lines, ...positionals]
const chosen = values.families?.split(',') ?? families.map(({ id }) => id)
const width = Number(values.width)
const height = values.square ? width : Math.round(width * 1.6)
const columns = Number(values.columns)
const caption = 34

const documentOf = (id: string): CoverDocument => {
  const family = families.find((each) => each.id === id)
  if (!family) throw new Error(`no family is called ${id}`)
  return sampleDocument(family)
}

const paint = async (document: CoverDocument): Promise<Canvas> => {
  const pixels = { w: width * 2, h: height * 2 }
  const sheet = values.square ? sheetOf(1600, 1600) : sheetOf(1600, 2560)
  return (await paintCover(document, { sheet, pixels, text: !values['no-text'] })).easel.canvas
}

const pairs = (wishes.length > 0 ? wishes : defaults).map((line, at) => {
  const named = /^([a-z-]+): (.*)$/.exec(line)
  const family =
    named?.[1] && families.some(({ id }) => id === named[1]) ? named[1] : (chosen[at % chosen.length] ?? '')
  return { family, wish: named?.[1] === family ? (named[2] ?? line) : line }
})

const cell = { w: width * 2 + 14, h: height + caption + 8 }
const sheet = createCanvas(columns * cell.w + 8, Math.ceil(pairs.length / columns) * cell.h + 8)
const ctx = sheet.getContext('2d')
ctx.fillStyle = '#6a6a6a'
ctx.fillRect(0, 0, sheet.width, sheet.height)
ctx.imageSmoothingQuality = 'high'
const reader = trainedReader()
for (const [at, { family, wish }] of pairs.entries()) {
  const source = documentOf(family)
  const { document, report } = editOrder({ document: source, wish, reading: await reader.edits(wish) })
  const { done, notDone } = reportWords(report)
  const understood = [...done, ...notDone.map((each) => `NOT: ${each}`)]
  const x = 8 + (at % columns) * cell.w
  const y = 8 + Math.floor(at / columns) * cell.h
  ctx.drawImage(await paint(source), x, y + caption, width, height)
  ctx.drawImage(await paint(document), x + width + 3, y + caption, width, height)
  ctx.fillStyle = report.done.length === 0 ? '#ffd0a0' : '#ffffff'
  ctx.font = 'bold 13px sans-serif'
  ctx.fillText(wish.slice(0, 52), x, y + 13, cell.w - 14)
  ctx.font = '11px sans-serif'
  ctx.fillText(`${family}: ${understood.join('; ')}`.slice(0, 80), x, y + 28, cell.w - 14)
  // The sheet has room for the start of a note only.
  process.stdout.write(`${family}: ${wish}\n  ${understood.join('; ')}\n`)
}
writeFileSync(values.out, sheet.toBuffer('image/png'))
process.stdout.write(`${values.out}\n`)
