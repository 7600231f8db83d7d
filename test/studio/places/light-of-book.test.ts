// Templates of places follow the hour, the season and the weather of the book, and are chosen only where they show its place.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { places } from '../../../src/contract/concept-vocabulary.ts'
import { makeBrief } from '../../../src/studio/brief/brief.ts'
import type { Setting } from '../../../src/studio/brief/setting.ts'
import { ideasOf } from '../../../src/studio/concept/ideas-of.ts'
import { layoutsThere } from '../../../src/studio/direction/layouts-there.ts'
import { sampleInLayout } from '../../../src/studio/direction/sample.ts'
import { stagingsOf } from '../../../src/studio/direction/stagings.ts'
import { varyDocument } from '../../../src/studio/direction/vary.ts'
import { factsOfFamily } from '../../../src/studio/families/facts.ts'
import { families, findFamily } from '../../../src/studio/families/index.ts'
import { findMotif } from '../../../src/studio/motifs/find-motif.ts'
import { noHero } from '../../../src/studio/motifs/no-hero.ts'
import { goodsOfBook, isSold } from '../../../src/studio/places/trades.ts'
import { paintFamily } from '../../../src/studio/press/paint-cover.ts'
import { sceneOf } from '../../../src/studio/press/scene-of-document.ts'
import { sheetOf } from '../../../src/studio/press/sheet.ts'
import { aBrief } from '../a-brief.ts'
import { aConcept } from '../concept/a-concept.ts'

const outdoors = ['by-the-lake', 'city-poster', 'departures', 'far-horizon', 'lit-street', 'open-shore', 'sea-light']

const painted = async (id: string, setting: Partial<Setting>): Promise<Uint8ClampedArray> => {
  const family = findFamily(id) ?? assert.fail(id)
  const [{ id: layout }] = family.layouts
  const document = sampleInLayout(family, id === 'departures' ? 'town' : layout)
  const { direction } = document
  const none: Setting = { time: null, weather: null, season: null, place: null, era: null }
  const { easel } = await paintFamily(
    family,
    { ...document, direction: { ...direction, hero: noHero.id, setting: { ...none, ...setting } } },
    { sheet: sheetOf(1600, 2560), pixels: { w: 60, h: 96 }, text: false },
  )
  return easel.ctx.getImageData(0, 0, 60, 96).data
}

const lightOf = (data: Uint8ClampedArray): number => {
  let sum = 0
  for (let at = 0; at < data.length; at += 4) sum += (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)
  return sum / data.length
}

const apart = (one: Uint8ClampedArray, other: Uint8ClampedArray): number =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length

describe('the light of the book', () => {
  for (const id of outdoors)
    it(`is that of ${id}: lighter by day than by night, another in snow and in fog`, async () => {
      const [day, night] = [await painted(id, { time: 'day' }), await painted(id, { time: 'night' })]
      assert.ok(lightOf(day) > lightOf(night) * 1.1, `${lightOf(day)} and ${lightOf(night)}`)
      for (const weather of ['snow', 'fog', 'storm'] as const) {
        const share = apart(day, await painted(id, { time: 'day', weather }))
        assert.ok(share > 1.5, `${weather}: ${share}`)
      }
    })
})

describe('the place of the book', () => {
  const placed = families.filter((family) => Object.keys(factsOfFamily(family).where).length > 0)

  it('is shown by every layout that a template is chosen with', () => {
    assert.ok(placed.length >= 5)
    for (const place of places) {
      const concept = aConcept({ place })
      const brief = makeBrief(aBrief({}).book, { prompt: null, colorPalette: null, mood: null }, concept)
      const said = [place, brief.reading.setting.place]
      for (const family of placed) {
        const { where } = factsOfFamily(family)
        const there = layoutsThere(family, brief)
        for (const { layouts } of stagingsOf(family, brief, concept, ideasOf(brief, concept)))
          for (const layout of layouts) {
            assert.ok(there.includes(layout), `${family.id} ${layout} in ${place}`)
            const kinds = where[layout]
            assert.ok(
              kinds === undefined || said.some((one) => kinds.some((kind) => kind === one)),
              `${layout} in ${place}`,
            )
          }
      }
    }
  })

  it('names only layouts that are', () => {
    for (const family of placed)
      for (const layout of Object.keys(factsOfFamily(family).where))
        assert.ok(
          family.layouts.some(({ id }) => id === layout),
          `${family.id}: ${layout}`,
        )
  })
})

describe('a shop', () => {
  const front = findFamily('shop-front') ?? assert.fail()

  it('sells what the book is about first, and books in no bakery', () => {
    const document = sampleInLayout(front, 'front')
    const brief = makeBrief(document.brief.book, document.brief.wishes, aConcept({ place: 'bakery' }))
    const scene = sceneOf({ ...document, brief }, sheetOf(1600, 2560))
    const clock = findMotif('clock') ?? assert.fail()
    const sold = goodsOfBook({ ...scene, hero: clock, companions: [] })
    assert.equal(sold[0]?.id, 'clock')
    assert.ok(sold.length > 4 && sold.every((motif) => isSold(motif) && motif.id !== 'book'))
    const elsewhere = makeBrief(document.brief.book, document.brief.wishes, aConcept({ place: 'shop' }))
    assert.deepEqual(goodsOfBook({ ...scene, brief: elsewhere, hero: noHero, companions: [] }), [])
  })
})

describe('a variation of a cover with one bare layout', () => {
  it('is set in other faces', () => {
    const single = families.filter((family) => factsOfFamily(family).bare.length === 1 && family.pairings.length > 1)
    assert.ok(single.length > 0)
    for (const family of single) {
      const document = sampleInLayout(family, factsOfFamily(family).bare[0] ?? '')
      const source = { ...document, direction: { ...document.direction, hero: noHero.id } }
      const faces = [source, varyDocument(source, 1), varyDocument(source, 2)].map(
        ({ direction }) => direction.pairing.title,
      )
      assert.ok(new Set(faces).size > 1, family.id)
    }
  })
})
