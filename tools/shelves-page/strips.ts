// One picture for each genre: covers of invented books as the service would choose and paint them, side by side.
import { createCanvas } from '@napi-rs/canvas'
import { z } from 'zod'
import type { Genre } from '../../src/catalog/genres.ts'
import { trainedReader } from '../../src/reader/trained-reader.ts'
import { makeBrief } from '../../src/studio/brief/brief.ts'
import { makeCovers } from '../../src/studio/direction/make-cover.ts'
import type { CoverDocument } from '../../src/studio/document.ts'
import { hashText } from '../../src/studio/paint/random.ts'
import { paintCover } from '../../src/studio/press/paint-cover.ts'
import { sheetOf } from '../../src/studio/press/sheet.ts'
import entries from './books.json' with { type: 'json' }

const books = z
  .array(
    z.object({
      title: z.string(),
      author: z.string().nullable(),
      genre: z.string(),
      subgenre: z.string().nullable(),
      summary: z.string(),
    }),
  )
  .parse(entries)

const perStrip = 4
const cover = { w: 180, h: 288 }
const gap = 8
const quality = 72

const reader = trainedReader()

const coversOf = async (book: (typeof books)[number], count: number): Promise<readonly CoverDocument[]> => {
  const whole = { ...book, subtitle: null }
  const concept = await reader.concept(whole)
  const brief = makeBrief(
    { ...whole, audience: null, plannerYear: null },
    { prompt: null, colorPalette: null, mood: null },
    concept,
  )
  return makeCovers({ brief, template: null, seed: hashText(book.title), count })
}

/** A book each, or where there are fewer books further covers of them. */
const documentsFor = async ({ slug }: Genre): Promise<readonly CoverDocument[]> => {
  const own = books.filter(({ genre }) => genre === slug).slice(0, perStrip)
  const sets = await Promise.all(own.map((book) => coversOf(book, Math.ceil(perStrip / own.length))))
  return sets.flat().slice(0, perStrip)
}

export const paintStrip = async (genre: Genre): Promise<Uint8Array> => {
  const documents = await documentsFor(genre)
  const strip = createCanvas(documents.length * (cover.w + gap) - gap, cover.h)
  const ctx = strip.getContext('2d')
  ctx.fillStyle = '#ffffff'
  ctx.fillRect(0, 0, strip.width, strip.height)
  ctx.imageSmoothingQuality = 'high'
  for (const [at, document] of documents.entries()) {
    const pixels = { w: cover.w * 2, h: cover.h * 2 }
    const { easel } = await paintCover(document, { sheet: sheetOf(1600, 2560), pixels, text: true })
    ctx.drawImage(easel.canvas, at * (cover.w + gap), 0, cover.w, cover.h)
  }
  return strip.toBuffer('image/jpeg', quality)
}
