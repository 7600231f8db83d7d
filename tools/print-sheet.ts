// `npm run print:sheet`: lays out wraps of many sizes, presets, scripts and lengths, and draws them with guides for people to judge.
import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { makeBrief } from '../src/studio/brief/brief.ts'
import { makeCovers } from '../src/studio/direction/make-cover.ts'
import type { CoverDocument } from '../src/studio/document.ts'
import { hashText } from '../src/studio/paint/random.ts'
import { drawWrap } from './print-sheet/draw-wrap.ts'
import { type Sample, samples } from './print-sheet/samples.ts'
import { texts } from './print-sheet/texts.ts'

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'print-sheet' },
    dpi: { type: 'string', default: '100' },
    only: { type: 'string', default: '' },
    clean: { type: 'boolean', default: false },
  },
})

const documentFor = ({ family, words }: Sample): CoverDocument => {
  const { spineTitle, spineAuthor, blurb } = texts[words]
  const book = {
    title: spineTitle,
    author: spineAuthor,
    subtitle: null,
    genre: 'fantasy',
    subgenre: null,
    summary: blurb.slice(0, 400),
  }
  const brief = makeBrief(
    { ...book, audience: null, plannerYear: null },
    { prompt: null, colorPalette: null, mood: null },
  )
  const [document] = makeCovers({ brief, template: family, seed: hashText(family), count: 1 })
  if (!document) throw new Error(`${family} made no cover`)
  return document
}

const directory = resolve(values.out)
mkdirSync(directory, { recursive: true })
for (const sample of samples.filter(({ name }) => name.includes(values.only))) {
  const started = performance.now()
  const { canvas, layout } = drawWrap(sample, documentFor(sample), Number(values.dpi), !values.clean)
  writeFileSync(resolve(directory, `${sample.name}.png`), canvas.toBuffer('image/png'))
  const sizes = layout.report.blocks.map(({ id, fontSize }) => `${id} ${fontSize}`).join(', ')
  const warnings = layout.report.warnings
    .map(({ code, blockId }) => (blockId ? `${code} (${blockId})` : code))
    .join(', ')
  const faces = [...new Set(layout.runs.map(({ face }) => face))].join('/')
  process.stdout.write(
    `${sample.name.padEnd(24)} ${(performance.now() - started).toFixed(0)} ms  ${sizes}  ${faces}  ${warnings}\n`,
  )
}
