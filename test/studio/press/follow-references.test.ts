// Covers composed like their references: nearer to them than others, as legible as any, the same every time; and left alone by what says nothing.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import sharp from 'sharp'
import { referencePictures } from '../../../bench/studio/reference-pictures.ts'
import { noAdjustments } from '../../../src/studio/direction/adjustments.ts'
import { ideasFor } from '../../../src/studio/direction/reference-ideas.ts'
import { steer } from '../../../src/studio/direction/steer.ts'
import { type CoverDocument, documentSchema } from '../../../src/studio/document.ts'
import { followReferences } from '../../../src/studio/press/follow-references.ts'
import { paintedComposition } from '../../../src/studio/press/painted-composition.ts'
import { familyOf } from '../../../src/studio/press/scene-of-document.ts'
import { analyseReference } from '../../../src/studio/senses/references/analyse-reference.ts'
import { correlation } from '../../../src/studio/senses/references/grid.ts'
import type { ReferenceReading } from '../../../src/studio/senses/references/reading.ts'
import { checkType } from '../../../tools/studio-check/check-cell.ts'
import { aBrief } from '../a-brief.ts'

const prompt = 'Follow the reference.'
const books = [
  { title: 'The Salt Crown', genre: 'fantasy', summary: 'A queen crosses the mountains to claim a crown of salt.' },
  { title: 'The Quiet State', genre: 'science-fiction', summary: 'A clerk in a city of towers hears a bird.' },
] as const

const wished = ['figure low left', 'horizon at a third', 'dim night', 'tower on the right']

const covers: { readonly name: string; readonly reading: ReferenceReading; readonly document: CoverDocument }[] = []
for (const { name, canvas } of referencePictures) {
  if (!wished.includes(name)) continue
  const reading = await analyseReference(canvas.toBuffer('image/png'))
  for (const book of books) {
    const document = await followReferences({ brief: aBrief(book, { prompt }), readings: [reading], seed: 7 })
    covers.push({ name: `${book.title}, ${name}`, reading, document })
  }
}

describe('a cover after a reference', () => {
  test('has its masses where the reference has them, more than the covers of the others', async (t) => {
    const composed = await Promise.all(covers.map(({ document }) => paintedComposition(document)))
    let [own, others] = [0, 0]
    for (const [at, { reading }] of covers.entries())
      for (const [other, { mass }] of composed.entries()) {
        const alike = correlation(reading.composition.mass.grid, mass.grid)
        if (at === other) own += alike / covers.length
        else if (covers[other]?.reading !== reading) others += alike / (covers.length * (covers.length - books.length))
      }
    t.diagnostic(`own ${own.toFixed(2)}, others ${others.toFixed(2)}`)
    assert.ok(own > 0.5 && own > others + 0.3, `own ${own.toFixed(2)}, others ${others.toFixed(2)}`)
  })

  for (const { name, document } of covers)
    test(`has type that stays inside the sheet, apart and legible: ${name}`, async () => {
      documentSchema.parse(document)
      assert.deepEqual(await checkType({ name, family: familyOf(document), document }, 400), [])
    })

  test('is the same for the same wish', async () => {
    const [first] = covers
    assert.ok(first)
    const brief = aBrief(books[0], { prompt })
    assert.deepEqual(await followReferences({ brief, readings: [first.reading], seed: 7 }), first.document)
  })

  test('says of its composition only what is on it', () => {
    const places: Readonly<Record<string, RegExp>> = {
      'figure low left': /its weight low on the left/,
      'tower on the right': /its weight on the right/,
    }
    for (const [reference, place] of Object.entries(places))
      for (const { name, document } of covers)
        if (place.test(document.prompt)) assert.ok(name.includes(reference), name)
    assert.ok(covers.some(({ document }) => /its weight (?:low|high|on|in)/.test(document.prompt)))
  })
})

describe('a picture that says nothing about composition', () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const create = { width: 300, height: 450, channels: 3, background: '#7d8b99' } as const
  const pictures = {
    'an empty sheet': () => sharp({ create }).png().toBuffer(),
    noise: () =>
      sharp({ create: { ...create, noise } })
        .png()
        .toBuffer(),
  }
  for (const [name, picture] of Object.entries(pictures))
    test(`moves nothing: ${name}`, async () => {
      const wish = { brief: aBrief(books[0], { prompt }), readings: [await analyseReference(await picture())], seed: 3 }
      const { direction, template } = await followReferences(wish)
      const [first] = ideasFor(steer(wish))
      assert.deepEqual(direction.adjustments, noAdjustments)
      assert.deepEqual([template, direction.layout], [first?.family.id, first?.layout])
    })
})

test('a place that words have chosen is not said to be taken from the reference', async () => {
  const [first] = covers
  assert.ok(first)
  const brief = aBrief(books[0], { prompt: 'Like the reference, with the castle on the right.' })
  const { prompt: written } = await followReferences({ brief, readings: [first.reading], seed: 7 })
  assert.doesNotMatch(written, /its weight/)
})
