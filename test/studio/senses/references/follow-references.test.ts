// Covers that follow a reference, and are nearer to it than to any other.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { contrast, luminanceOf } from '../../../../src/studio/colour/contrast.ts'
import { makeCovers } from '../../../../src/studio/direction/make-cover.ts'
import { mannerOf } from '../../../../src/studio/direction/match-reference.ts'
import { sampleDocument } from '../../../../src/studio/direction/sample.ts'
import { type CoverDocument, documentSchema } from '../../../../src/studio/document.ts'
import { families, findFamily } from '../../../../src/studio/families/index.ts'
import { followReferences } from '../../../../src/studio/press/follow-references.ts'
import type { ReferenceReading, Textures } from '../../../../src/studio/senses/references/reading.ts'
import { aBrief } from '../../a-brief.ts'
import { readingOfCover } from './painted.ts'
import { paletteDistance } from './palette-distance.ts'
import { promisedCover } from './promised.ts'
import { type SyntheticName, syntheticNames, syntheticReading } from './synthetic-references.ts'

const books = [
  { title: 'The Salt Crown', genre: 'fantasy', summary: 'A queen crosses the mountains to claim a crown of salt.' },
  { title: 'Letters to Marlow', genre: 'romance', summary: 'Two people write letters across a summer.' },
  { title: 'What We Kept', genre: 'contemporary-fiction', summary: 'A family sells the old farm.' },
] as const

const prompt = 'Follow the reference.'

interface Result {
  readonly document: CoverDocument
  readonly seen: ReferenceReading
}

const mannerOfCover = ({ template }: CoverDocument): Textures => {
  const family = findFamily(template)
  assert.ok(family)
  return mannerOf(family)
}

const references = new Map(
  await Promise.all(syntheticNames.map(async (name) => [name, await syntheticReading(name)] as const)),
)

const referenceOf = (name: SyntheticName): ReferenceReading => {
  const reading = references.get(name)
  assert.ok(reading)
  return reading
}

describe('a cover follows its reference', () => {
  const results = new Map<string, Result>()
  const resultOf = (book: string, name: SyntheticName): Result => {
    const result = results.get(`${book} ${name}`)
    assert.ok(result)
    return result
  }

  before(async () => {
    for (const name of syntheticNames) {
      const reading = referenceOf(name)
      for (const book of books) {
        const document = await followReferences({ brief: aBrief(book, { prompt }), readings: [reading], seed: 21 })
        results.set(`${book.title} ${name}`, { document, seen: await readingOfCover(document) })
      }
    }
  })

  for (const { title } of books)
    test(`${title}: warm oils and cold geometry give clearly different covers`, () => {
      const warm = resultOf(title, 'warmOils')
      const cold = resultOf(title, 'coldGeometry')
      assert.ok(warm.seen.colour.temperature > 0.6, `${warm.seen.colour.temperature}`)
      assert.ok(cold.seen.colour.temperature < -0.6, `${cold.seen.colour.temperature}`)
      assert.notEqual(warm.document.template, cold.document.template)
      assert.ok(mannerOfCover(warm.document).painterly > mannerOfCover(cold.document).painterly)
      assert.ok(mannerOfCover(cold.document).flat > mannerOfCover(warm.document).flat)
    })

  for (const { title } of books)
    test(`${title}: key and saturation are those of the reference`, () => {
      const median = (name: SyntheticName): number => resultOf(title, name).seen.tone.median
      const saturation = (name: SyntheticName): number => resultOf(title, name).seen.colour.saturation
      assert.ok(median('pastelWash') > median('neonNight') + 0.3, `${median('pastelWash')} ${median('neonNight')}`)
      // What stands in the light keeps a breath of its own colour.
      assert.ok(saturation('greyPhotograph') < 0.02, `${saturation('greyPhotograph')}`)
      assert.ok(saturation('warmOils') > 1.5 * saturation('sepiaEtching'))
      assert.ok(resultOf(title, 'sepiaEtching').seen.colour.temperature > 0.5)
      assert.equal(resultOf(title, 'neonNight').seen.tone.key, 'low')
    })

  test('the palette of a result is nearer to its own reference than to the others', (t) => {
    let [right, all] = [0, 0]
    for (const name of syntheticNames) {
      const palette = referenceOf(name).palette
      for (const { title } of books) {
        const own = paletteDistance(palette, resultOf(title, name).seen.palette)
        for (const other of syntheticNames) {
          if (other === name) continue
          all++
          if (own < paletteDistance(palette, resultOf(title, other).seen.palette)) right++
        }
      }
    }
    t.diagnostic(`${right} of ${all}`)
    assert.ok(right / all >= 0.9, `${right} of ${all}`)
  })

  test('the same wish gives the same document, and it says what was taken', () => {
    for (const { document } of results.values()) {
      documentSchema.parse(document)
      assert.match(document.prompt, /From the reference it takes .*palette of /)
    }
    const [first] = results.values()
    assert.ok(first)
    assert.deepEqual(documentSchema.parse(JSON.parse(JSON.stringify(first.document))), first.document)
  })
})

describe('covers as references', () => {
  const shown = ['hearth-lantern', 'deep-space', 'swiss-grid', 'ember-blade', 'engraved-voyage']
  const also = ['sunset-couple', 'gothic-manor']

  test('a result is nearer to its reference than other results are, four times in five', async (t) => {
    const covers: ReferenceReading[] = []
    const results: ReferenceReading[] = []
    for (const [at, id] of [...shown, ...also].entries()) {
      const family = findFamily(id)
      assert.ok(family)
      const reading = await readingOfCover(sampleDocument(family))
      const brief = aBrief(books[at % books.length], { prompt })
      covers.push(reading)
      results.push(await readingOfCover(await followReferences({ brief, readings: [reading], seed: at })))
    }
    let [right, all] = [0, 0]
    for (const [at, { palette }] of covers.entries()) {
      const own = paletteDistance(palette, results[at]?.palette ?? [])
      for (const [other, result] of results.entries()) {
        if (other === at) continue
        all++
        if (own < paletteDistance(palette, result.palette)) right++
      }
    }
    t.diagnostic(`${right} of ${all}`)
    assert.ok(right / all >= 0.8, `${right} of ${all}`)
  })
})

describe('every family can follow', () => {
  test('ink keeps its contrast with the ground, and the roles theirs, whatever the reference', () => {
    for (const name of syntheticNames) {
      const reading = referenceOf(name)
      for (const genre of ['fantasy', 'romance', 'horror', 'poetry', 'non-fiction', 'childrens', 'planner-journal']) {
        const { direction } = promisedCover({ brief: aBrief({ genre }, { prompt }), readings: [reading], seed: 2 })
        const { deep, dark, mid, soft, light, ink } = direction.palette
        const lightness = [deep, dark, mid, soft, light].map(luminanceOf)
        // A pale picture is pale: its roles still stay apart, and the ink holds on at least one of them.
        const span = contrast(Math.max(...lightness), Math.min(...lightness))
        assert.ok(span > 25, `${name} for ${genre}: ${span}`)
        const onGround = Math.max(...lightness.map((ground) => contrast(luminanceOf(ink), ground)))
        assert.ok(onGround > 38, `${name} for ${genre}: ink ${onGround}`)
      }
    }
  })

  test('every family has a manner, and some family leads in each technique', () => {
    const manners = families.map(mannerOf)
    for (const name of ['smooth', 'flat', 'painterly', 'grain', 'line', 'photographic'] as const)
      assert.ok(
        manners.some((manner) => manner[name] > 0.45),
        name,
      )
    for (const manner of manners) {
      const whole = Object.values(manner).reduce((sum, share) => sum + share, 0)
      assert.ok(Math.abs(whole - 1) < 0.001)
    }
  })

  test('a cover without references is made as before', () => {
    const wish = { brief: aBrief({}, { prompt }), template: null, seed: 4, count: 2 }
    assert.deepEqual(makeCovers(wish), makeCovers(wish))
    assert.doesNotMatch(makeCovers(wish)[0]?.prompt ?? '', /reference it takes/)
  })
})
