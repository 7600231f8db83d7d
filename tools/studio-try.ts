// Paints a contact sheet of one family while it is being designed: layouts, seeds, heroes and palettes, a square, or hard titles.
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { createCanvas } from '@napi-rs/canvas'
import { moods } from '../src/catalog/moods.ts'
import { colorPalettes } from '../src/catalog/palettes.ts'
import { type Brief, makeBrief } from '../src/studio/brief/brief.ts'
import { direct } from '../src/studio/direction/direct.ts'
import { sampleBrief } from '../src/studio/direction/sample.ts'
import type { CoverDocument } from '../src/studio/document.ts'
import type { Family } from '../src/studio/families/family.ts'
import { paintFamily } from '../src/studio/press/paint-cover.ts'
import { sheetOf } from '../src/studio/press/sheet.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'sheet.png' },
    cells: { type: 'string', default: '8' },
    width: { type: 'string', default: '300' },
    square: { type: 'boolean', default: false },
    long: { type: 'boolean', default: false },
    time: { type: 'boolean', default: false },
    'no-text': { type: 'boolean', default: false },
    title: { type: 'string' },
    subtitle: { type: 'string' },
    author: { type: 'string' },
    summary: { type: 'string' },
    genre: { type: 'string' },
    subgenre: { type: 'string' },
    year: { type: 'string' },
    seed: { type: 'string', default: '1' },
    palette: { type: 'string' },
    mood: { type: 'string' },
    motif: { type: 'string' },
  },
})

const isFamily = (value: unknown): value is Family =>
  typeof value === 'object' && value !== null && 'genreBuckets' in value

const loadFamily = async (file: string): Promise<Family> => {
  const module: Record<string, unknown> = await import(pathToFileURL(resolve(file)).href)
  const family = Object.values(module).find(isFamily)
  if (!family) throw new Error(`${file} exports no family`)
  return family
}

const hardTitles = [
  'It',
  'Ash',
  'Incomprehensibilities',
  'The Extraordinary and Mostly True Adventures of a Girl Who Would Not Stay at Home at All',
  'Το φως της θάλασσας',
  '星の海を渡る船',
  'Тихая вода под старым мостом',
  'The Lord of the North and the South',
]

const briefFor = (family: Family, at: number): Brief => {
  const sample = sampleBrief(family)
  const title = values.long ? (hardTitles[at % hardTitles.length] ?? '') : (values.title ?? sample.book.title)
  return makeBrief(
    {
      title,
      subtitle: values.subtitle ?? (values.long && at % 2 ? 'A novel of the long way home' : sample.book.subtitle),
      author: values.author ?? sample.book.author,
      summary: values.summary ?? family.sample.summary,
      genre: values.genre ?? sample.book.genre,
      subgenre: values.subgenre ?? sample.book.subgenre,
      audience: null,
      plannerYear: values.year ?? null,
    },
    {
      prompt: null,
      colorPalette: colorPalettes.find((kind) => kind === values.palette) ?? null,
      mood: moods.find((mood) => mood === values.mood) ?? null,
    },
  )
}

const documentFor = (family: Family, at: number): CoverDocument => {
  const brief = briefFor(family, at)
  const seed = Number(values.seed) + at * 7919
  const direction = direct(family, brief, Number(values.seed), at)
  // Every other cell shows a hero of the family's own, so that the sheet shows what it can draw.
  const own = family.heroes[at % family.heroes.length] ?? family.heroes[0]
  const hero = values.motif ?? (at % 2 === 1 ? own : direction.hero)
  return {
    schemaVersion: 1,
    engineVersion: 1,
    template: family.id,
    seed,
    brief,
    direction: { ...direction, hero },
    prompt: '',
    art: null,
  }
}

const family = await loadFamily(positionals[0] ?? '')
const count = Number(values.cells)
const width = Number(values.width)
const height = values.square ? width : Math.round(width * 1.6)
const columns = Math.min(4, count)
const sheet = createCanvas(columns * (width + 10) + 10, Math.ceil(count / columns) * (height + 10) + 10)
const ctx = sheet.getContext('2d')
ctx.fillStyle = '#555555'
ctx.fillRect(0, 0, sheet.width, sheet.height)
ctx.imageSmoothingQuality = 'high'
for (let at = 0; at < count; at++) {
  const pixels = values.square ? { w: 1600, h: 1600 } : { w: 1600, h: 2560 }
  const shown = values.time ? 1600 : width * 2
  const started = process.cpuUsage()
  const { easel } = await paintFamily(family, documentFor(family, at), {
    sheet: sheetOf(pixels.w, pixels.h),
    pixels: { w: shown, h: Math.round((shown * pixels.h) / pixels.w) },
    text: !values['no-text'],
  })
  const { user, system } = process.cpuUsage(started)
  if (values.time) process.stdout.write(`cover ${at}: ${Math.round((user + system) / 1000)} ms of CPU\n`)
  ctx.drawImage(
    easel.canvas,
    10 + (at % columns) * (width + 10),
    10 + Math.floor(at / columns) * (height + 10),
    width,
    height,
  )
}
writeFileSync(values.out, sheet.toBuffer('image/png'))
process.stdout.write(`${values.out}\n`)
