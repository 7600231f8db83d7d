// `node bench/studio/reader.ts`: an outside reader. Paints every family for several Latin books, makes JPEGs of 400 and 240 px width,
// and lets tesseract read the title's lines back.
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { createWorker, PSM } from 'tesseract.js'
import { findGenre } from '../../src/catalog/genres.ts'
import { makeBrief } from '../../src/studio/brief/brief.ts'
import { makeCovers } from '../../src/studio/direction/make-cover.ts'
import { families } from '../../src/studio/families/index.ts'
import { turned } from '../../src/studio/paint/boxes.ts'
import { hashText } from '../../src/studio/paint/random.ts'
import { type PaintedCover, paintCover } from '../../src/studio/press/paint-cover.ts'
import { assetFormats } from '../../src/studio/press/sheet.ts'
import { findFace } from '../../src/studio/type/faces.ts'
import { booksFor } from '../../tools/studio-check/sample-books.ts'

const booksPerFamily = Number(process.argv[2] ?? 3)
/** Only these families, if any are named. */
const named = process.argv.slice(3)
const data = dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json'))
const reader = await createWorker('eng', 1, {
  langPath: join(data, '4.0.0_best_int'),
  gzip: true,
  cacheMethod: 'none',
})
await reader.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_LINE })

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')

const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      next.push(
        Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)),
      )
    }
    row = next
  }
  return row[other.length] ?? 0
}

/** A word counts as read when at most one letter in five is wrong. */
const wordsRead = (title: string, seen: string): boolean => {
  const wanted = plain(title)
  return distance(wanted, plain(seen)) <= Math.floor(wanted.length / 5)
}

/** Crops one line out of a thumbnail and reads it, dark on light and light on dark. */
const readLine = async (thumbnail: Buffer, line: Line, width: number, height: number): Promise<boolean> => {
  const scale = width / 1600
  const pad = line.box.h * 0.28
  const padAbove = line.box.h * 0.14
  const left = Math.max(0, Math.floor((line.box.x - pad) * scale))
  const top = Math.max(0, Math.floor((line.box.y - padAbove) * scale))
  const crop = sharp(thumbnail)
    .extract({
      left,
      top,
      width: Math.min(width - left, Math.ceil((line.box.w + 2 * pad) * scale)),
      height: Math.min(height - top, Math.ceil((line.box.h + 2 * padAbove) * scale)),
    })
    .resize({ height: 72, kernel: 'lanczos3' })
    .removeAlpha()
    .grayscale()
    .normalise()
    .extend({ top: 12, bottom: 12, extendWith: 'copy' })
  const pictures = [
    crop.clone(),
    crop.clone().negate(),
    crop.clone().threshold(128),
    crop.clone().threshold(128).negate(),
  ]
  for (const picture of pictures) {
    const upright =
      line.tilt === 0
        ? picture
        : sharp(await picture.png().toBuffer()).rotate((-line.tilt * 180) / Math.PI, { background: '#808080' })
    const { data: found } = await reader.recognize(await upright.png().toBuffer())
    if (wordsRead(line.text, found.text)) return true
  }
  return false
}

interface Line {
  readonly text: string
  readonly tilt: number
  readonly box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number }
  readonly script: boolean
}

const titleLines = ({ type }: PaintedCover): Line[] =>
  type.stacks.flatMap(({ items, tilt }) =>
    items.flatMap((item) =>
      item.kind === 'lines' && item.role === 'title'
        ? item.runs.map(({ text, box, face }) => ({
            text,
            tilt,
            box: turned(box, tilt),
            script: ['script', 'hand', 'blackletter'].includes(findFace(face).look),
          }))
        : [],
    ),
  )

const sizes = [400, 240] as const
const tally = new Map(sizes.map((size) => [size, { read: 0, all: 0, failed: [] as string[] }]))
for (const family of families.filter(({ id }) => named.length === 0 || named.includes(id))) {
  for (const [at, { genre, ...book }] of booksFor(family, booksPerFamily).entries()) {
    const brief = makeBrief(
      { ...book, genre: findGenre(genre)?.slug ?? genre, audience: null, plannerYear: null },
      { prompt: null, colorPalette: null, mood: null },
    )
    const [document] = makeCovers({ brief, template: family.id, seed: hashText(`${family.id} ${at}`), count: 1 })
    if (!document) continue
    const painted = await paintCover(document, assetFormats.preview)
    const { canvas } = painted.easel
    const picture = sharp(canvas.data(), {
      raw: { width: canvas.width, height: canvas.height, channels: 4 },
    }).removeAlpha()
    for (const size of sizes) {
      const height = Math.round(size * 1.6)
      const thumbnail = await picture.clone().resize(size, height).jpeg({ quality: 85 }).toBuffer()
      const lines = titleLines(painted)
      const read: boolean[] = []
      for (const line of lines) read.push(await readLine(thumbnail, line, size, height))
      const entry = tally.get(size)
      if (!entry) continue
      entry.all++
      if (read.every(Boolean)) entry.read++
      else {
        const missed = lines
          .filter((_, line) => !read[line])
          .map(({ text, script }) => `${text}${script ? ' (script)' : ''}`)
        entry.failed.push(`${family.id}: ${missed.join(' / ')}`)
      }
    }
  }
  process.stdout.write(`${family.id}\n`)
}
await reader.terminate()
for (const [size, { read, all, failed }] of tally) {
  process.stdout.write(`\n${size} px: ${read} of ${all} titles read (${((100 * read) / all).toFixed(1)} %)\n`)
  for (const each of failed) process.stdout.write(`  ${each}\n`)
}
