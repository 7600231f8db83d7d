// `node bench/studio/references.ts [--out FOLDER]`: how much covers are composed like their references: twelve references, six books.
// `mass` is the correlation of where masses lie on reference and cover, `tone` that of light and dark; 1 is the same, 0 unrelated. Beside
// them, as chance: the same covers against the references of the others. With a folder, a sheet of every reference and its covers.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { makeBrief } from '../../src/studio/brief/brief.ts'
import { followReferences } from '../../src/studio/press/follow-references.ts'
import { paintOrder } from '../../src/studio/press/paint-order.ts'
import { openModels } from '../../src/studio/senses/models/open-models.ts'
import { analyseReference } from '../../src/studio/senses/references/analyse-reference.ts'
import { correlation } from '../../src/studio/senses/references/grid.ts'
import type { Composition } from '../../src/studio/senses/references/reading.ts'
import { referencePictures } from './reference-pictures.ts'

const books = [
  ['fantasy', 'The Salt Crown', 'A queen crosses the mountains to claim a crown of salt.'],
  ['romance', 'Letters to Marlow', 'Two people write letters across a summer by the sea.'],
  ['thriller', 'Blackout', 'The power fails at midnight and eleven people do not come home.'],
  ['contemporary-fiction', 'What We Kept', 'A family sells the old farm and its orchard.'],
  ['science-fiction', 'The Quiet State', 'A clerk in a city of grey towers hears a forbidden bird.'],
  ['non-fiction', 'The Secret Life of Rivers', 'What a river carries, and what it remembers.'],
] as const

const { values } = parseArgs({ options: { out: { type: 'string' } } })

interface Made {
  readonly at: number
  readonly template: string
  readonly composition: Composition
  readonly picture: Uint8Array
}

const model = await openModels({ directory: fileURLToPath(new URL('../../models', import.meta.url)) }).session(
  'ppocr-detection',
)

const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

const references = await Promise.all(
  referencePictures.map(async ({ name, canvas }) => {
    const bytes = canvas.toBuffer('image/png')
    return { name, bytes, reading: await analyseReference(bytes, model) }
  }),
)

const made: Made[] = []
for (const [at, { reading }] of references.entries())
  for (const [genre, title, summary] of books) {
    const facts = { title, genre, summary, author: 'Margaret Hale', subtitle: null, subgenre: null }
    const brief = makeBrief(
      { ...facts, audience: null, plannerYear: null },
      { prompt: 'Follow the reference.', colorPalette: null, mood: null },
    )
    const document = await followReferences({ brief, readings: [reading], seed: 7 })
    const art = await paintOrder({ document, asset: 'no_text' })
    const picture = values.out === undefined ? art : await paintOrder({ document, asset: 'thumbnail' })
    made.push({ at, template: document.template, composition: (await analyseReference(art)).composition, picture })
  }

const say = (...row: readonly (string | number)[]): void => {
  const cells = row.map((cell) => (typeof cell === 'number' ? cell.toFixed(2) : cell))
  process.stdout.write(`| ${cells.join(' | ')} |\n`)
}

const massOf = (one: Composition, other: Composition): number => correlation(one.mass.grid, other.mass.grid)
const toneOf = (one: Composition, other: Composition): number => correlation(one.tone, other.tone)

say('reference', 'mass', 'by chance', 'tone', 'by chance', 'templates')
say('---', '---', '---', '---', '---', '---')
const totals: number[][] = []
for (const [at, { name, reading }] of references.entries()) {
  const own = made.filter((cover) => cover.at === at)
  const others = made.filter((cover) => cover.at !== at)
  const over = (covers: readonly Made[], measure: typeof massOf): number =>
    meanOf(covers.map(({ composition }) => measure(reading.composition, composition)))
  const row = [over(own, massOf), over(others, massOf), over(own, toneOf), over(others, toneOf)]
  totals.push(row)
  say(name, ...row, own.map(({ template }) => template).join(', '))
}
say('all', ...[0, 1, 2, 3].map((column) => meanOf(totals.map((row) => row[column] ?? 0))), '')

if (values.out !== undefined) {
  mkdirSync(values.out, { recursive: true })
  const [width, height, gap] = [240, 384, 12]
  for (const [at, { name, bytes }] of references.entries()) {
    const sheet = createCanvas((width + gap) * (books.length + 1), height)
    const ctx = sheet.getContext('2d')
    const pictures = [bytes, ...made.filter((cover) => cover.at === at).map(({ picture }) => picture)]
    for (const [column, picture] of pictures.entries())
      ctx.drawImage(await loadImage(Buffer.from(picture)), column * (width + gap), 0, width, height)
    writeFileSync(join(values.out, `${name.replaceAll(/\W+/g, '-')}.png`), sheet.toBuffer('image/png'))
  }
}
