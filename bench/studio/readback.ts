// `node bench/studio/readback.ts [BOOKS [TEMPLATE…]]`: an outside reader. Paints every template for several Latin books, makes JPEGs of
// 240 and of 160 px width of them, as shops show them, and lets tesseract read the title's lines back. Lines that are bent are laid straight
// first: no reader of documents knows arches, and every human does.
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { createWorker, PSM } from 'tesseract.js'
import { findGenre } from '../../src/catalog/genres.ts'
import { makeBrief } from '../../src/studio/brief/brief.ts'
import { makeCovers } from '../../src/studio/direction/make-cover.ts'
import { families } from '../../src/studio/families/index.ts'
import { grown, middleOf } from '../../src/studio/paint/boxes.ts'
import type { Box } from '../../src/studio/paint/easel.ts'
import { hashText } from '../../src/studio/paint/random.ts'
import { type PaintedCover, paintCover } from '../../src/studio/press/paint-cover.ts'
import { thumbnailFormat } from '../../src/studio/press/sheet.ts'
import { findFace } from '../../src/studio/type/faces.ts'
import { type Bend, bentPoint } from '../../src/studio/type/lockups/bends.ts'
import { measure } from '../../src/studio/type/measure.ts'
import { booksFor } from '../../tools/studio-check/sample-books.ts'

const booksPerFamily = Number(process.argv[2] ?? 2)
/** Only these families, if any are named. */
const named = process.argv.slice(3)
const { sheet } = thumbnailFormat
/** Pixels across of what is read, and the share of titles that is to be read there. */
const sizes = [
  { width: 240, aim: 97 },
  { width: 160, aim: 90 },
] as const
const data = dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json'))
const reader = await createWorker('eng', 1, {
  langPath: join(data, '4.0.0_best_int'),
  gzip: true,
  cacheMethod: 'none',
})

/** A capital O and a zero are one shape in many faces: nobody could tell them apart but by the word. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .replaceAll('0', 'o')

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

interface Line {
  readonly text: string
  /** On the straightened sheet. */
  readonly box: Box
  readonly tilt: number
  /** Where straightening moves the stack, from the middle of the sheet. */
  readonly moved: { readonly x: number; readonly y: number }
  /** Clear space above and below, up to the neighbouring lines. */
  readonly above: number
  readonly below: number
  readonly script: boolean
  readonly bend: Bend | undefined
  /** Of a bent line: where it would stand straight. */
  readonly straight: Box
}

/** Room around a line, as a share of its height. */
const room = { beside: 0.28, above: 0.14 } as const

/** Heights of a line's picture and how it is looked at: finding the line itself, tesseract sees nothing in some plain ones. */
const looks = [
  { height: 72, mode: PSM.SINGLE_LINE },
  { height: 48, mode: PSM.RAW_LINE },
  { height: 40, mode: PSM.SINGLE_LINE },
] as const

/** Pixels of a straightened line for each of the thumbnail. */
const finer = 3

/** A bent line as it would stand straight, from the pixels where its points lie. */
const straightened = async (thumbnail: Buffer, width: number, bend: Bend, straight: Box): Promise<Buffer> => {
  const { data, info } = await sharp(thumbnail).greyscale().raw().toBuffer({ resolveWithObject: true })
  const scale = width / sheet.w
  const { x, y, w, h } = grown(straight, straight.h * room.above)
  const [wide, high] = [Math.ceil(w * scale * finer), Math.ceil(h * scale * finer)]
  const out = Buffer.alloc(wide * high)
  for (let row = 0; row < high; row++)
    for (let column = 0; column < wide; column++) {
      const [px, py] = bentPoint(bend, [x + column / scale / finer, y + row / scale / finer])
      const [from, down] = [Math.round(px * scale), Math.round(py * scale)]
      const at = Math.min(info.height - 1, Math.max(0, down)) * info.width + Math.min(info.width - 1, Math.max(0, from))
      out[row * wide + column] = data[at * info.channels] ?? 0
    }
  return sharp(out, { raw: { width: wide, height: high, channels: 1 } })
    .png()
    .toBuffer()
}

/** Turns a tilted line's thumbnail straight and crops the line out of it, without slices of its neighbours. */
const cropLine = async (thumbnail: Buffer, width: number, line: Line): Promise<Buffer> => {
  const { box, tilt, moved, above, below, bend, straight: unbent } = line
  if (bend !== undefined && tilt === 0) return straightened(thumbnail, width, bend, unbent)
  const scale = width / sheet.w
  const straight =
    tilt === 0
      ? thumbnail
      : await sharp(thumbnail)
          .rotate((-tilt * 180) / Math.PI, { background: '#808080' })
          .png()
          .toBuffer()
  const { width: wide, height: high } = await sharp(straight).metadata()
  const x = (box.x - sheet.w / 2 + moved.x) * scale + wide / 2
  const y = (box.y - sheet.h / 2 + moved.y) * scale + high / 2
  const left = Math.max(0, Math.floor(x - box.h * room.beside * scale))
  const top = Math.max(0, Math.floor(y - above * scale))
  const right = Math.min(wide, Math.ceil(x + (box.w + box.h * room.beside) * scale))
  const bottom = Math.min(high, Math.ceil(y + (box.h + below) * scale))
  return sharp(straight)
    .extract({ left, top, width: right - left, height: bottom - top })
    .removeAlpha()
    .png()
    .toBuffer()
}

/** Reads one line of a thumbnail, dark on light and light on dark. */
const readLine = async (thumbnail: Buffer, width: number, line: Line): Promise<boolean> => {
  const cropped = await cropLine(thumbnail, width, line)
  for (const { height, mode } of looks) {
    await reader.setParameters({ tessedit_pageseg_mode: mode })
    const crop = sharp(cropped)
      .resize({ height, kernel: 'lanczos3' })
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
      const { data: found } = await reader.recognize(await picture.png().toBuffer())
      if (wordsRead(line.text, found.text)) return true
    }
  }
  return false
}

/** What turning the sheet straight around its own middle does to a stack that was tilted around the stack's middle. */
const movedBy = (filled: Box, tilt: number): { readonly x: number; readonly y: number } => {
  const middle = middleOf(filled)
  const [x, y] = [middle.x - sheet.w / 2, middle.y - sheet.h / 2]
  const [cos, sin] = [Math.cos(-tilt), Math.sin(-tilt)]
  return { x: cos * x - sin * y - x, y: sin * x + cos * y - y }
}

const titleLines = ({ type }: PaintedCover): Line[] =>
  type.stacks.flatMap(({ items, tilt, filled }) => {
    const boxes = items.flatMap((item) => (item.kind === 'lines' ? item.runs.map(({ box }) => box) : []))
    return items.flatMap((item) =>
      item.kind === 'lines' && item.role === 'title'
        ? item.runs.map(({ text, box, face, bend, x, baseline, size, tracking, stretch = 1 }) => {
            const ink = measure(text, face, tracking)
            const most = box.h * room.above
            const gapsAbove = boxes.filter(({ y }) => y < box.y).map(({ y, h }) => box.y - y - h)
            const gapsBelow = boxes.filter(({ y }) => y > box.y).map(({ y }) => y - box.y - box.h)
            return {
              text,
              box,
              tilt,
              moved: movedBy(filled, tilt),
              above: Math.max(0, Math.min(most, ...gapsAbove.map((gap) => gap * 0.6))),
              below: Math.max(0, Math.min(most, ...gapsBelow.map((gap) => gap * 0.6))),
              script: ['script', 'hand', 'blackletter'].includes(findFace(face).look),
              bend,
              straight: {
                x: x - ink.left * size,
                y: baseline - ink.ascent * size * stretch,
                w: ink.width * size,
                h: (ink.ascent + ink.descent) * size * stretch,
              },
            }
          })
        : [],
    )
  })

const missedOn = async (painted: PaintedCover, width: number): Promise<readonly string[]> => {
  const { canvas } = painted.easel
  const picture = sharp(canvas.data(), { raw: { width: canvas.width, height: canvas.height, channels: 4 } })
  const small = await picture
    .removeAlpha()
    .resize(width, Math.round(width * 1.6))
    .jpeg({ quality: 85 })
    .toBuffer()
  const missed: string[] = []
  for (const line of titleLines(painted))
    if (!(await readLine(small, width, line))) missed.push(`${line.text}${line.script ? ' (script)' : ''}`)
  return missed
}

const covers: { readonly template: string; readonly width: number; readonly missed: readonly string[] }[] = []
for (const family of families.filter(({ id }) => named.length === 0 || named.includes(id))) {
  for (const [at, { genre, ...book }] of booksFor(family, booksPerFamily).entries()) {
    const brief = makeBrief(
      { ...book, genre: findGenre(genre)?.slug ?? genre, audience: null, plannerYear: null },
      { prompt: null, colorPalette: null, mood: null },
    )
    const [document] = makeCovers({ brief, template: family.id, seed: hashText(`${family.id} ${at}`), count: 1 })
    if (!document) continue
    const painted = await paintCover(document, thumbnailFormat)
    for (const { width } of sizes) {
      const missed = await missedOn(painted, width)
      covers.push({ template: family.id, width, missed })
      if (missed.length > 0)
        process.stdout.write(`${width} px, ${family.id}, ${document.direction.layout}: ${missed.join(' / ')}\n`)
    }
    painted.easel[Symbol.dispose]()
  }
}
await reader.terminate()
for (const { width, aim } of sizes) {
  const all = covers.filter((cover) => cover.width === width)
  const failed = all.filter(({ missed }) => missed.length > 0)
  const share = (100 * (1 - failed.length / all.length)).toFixed(1)
  process.stdout.write(
    `${width} px: ${all.length - failed.length} of ${all.length} titles read (${share} %; aim ${aim})\n`,
  )
  const templates = Map.groupBy(failed, ({ template }) => template)
  const listed = (count: (of: number) => boolean): string =>
    [...templates].flatMap(([template, some]) => (count(some.length) ? [template] : [])).join(', ')
  process.stdout.write(`none read: ${listed((count) => count >= booksPerFamily)}\n`)
  process.stdout.write(`some read: ${listed((count) => count < booksPerFamily)}\n`)
}
