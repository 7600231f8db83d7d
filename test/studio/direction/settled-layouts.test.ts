// Where things rest in scenes: what floats is on water, and the land itself is never set down on it.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { makeCovers } from '../../../src/studio/direction/make-cover.ts'
import { mayShow } from '../../../src/studio/direction/may-show.ts'
import { varyDocument } from '../../../src/studio/direction/vary.ts'
import { compositionOf, factsOfFamily } from '../../../src/studio/families/facts.ts'
import { families } from '../../../src/studio/families/index.ts'
import { allMotifs, findMotif } from '../../../src/studio/motifs/find-motif.ts'
import { sceneOf } from '../../../src/studio/press/scene-of-document.ts'
import { sheetOf } from '../../../src/studio/press/sheet.ts'
import { aBrief } from '../a-brief.ts'

const scenic = families.filter(
  (family) =>
    factsOfFamily(family).places.length > 0 && family.layouts.every(({ id }) => compositionOf(family, id) === 'scene'),
)
const afloat = scenic.filter((family) => factsOfFamily(family).waters.length > 0)

const boats = ['sailboat', 'rowing-boat', 'tall-ship', 'swan'].map((id) => findMotif(id) ?? assert.fail(id))

describe('heroes of scenes', () => {
  it('are never the land, the water or the room that others stand in', () => {
    const land = allMotifs().filter(({ rests }) => rests === 'land')
    for (const id of ['winding-road', 'beach', 'river', 'corridor', 'ice-rink'])
      assert.ok(
        land.some((motif) => motif.id === id),
        id,
      )
    for (const family of scenic)
      for (const motif of land) assert.ok(!mayShow(family, motif), `${family.id} ${motif.id}`)
  })

  it('float only where the layout has water, in every cover of a call and in every variation', () => {
    for (const family of afloat)
      for (const boat of boats.filter((motif) => mayShow(family, motif))) {
        const brief = aBrief({ title: boat.id.replaceAll('-', ' '), summary: null, genre: 'fantasy' })
        for (const seed of [1, 2, 3, 4, 5, 6])
          for (const cover of makeCovers({ brief, template: family.id, seed, count: 2 }))
            for (const shown of [cover, varyDocument(cover, 1)]) {
              const hero = findMotif(shown.direction.hero)
              if (hero?.rests !== 'water') continue
              assert.ok(
                factsOfFamily(family).waters.includes(shown.direction.layout),
                `${family.id} ${shown.direction.layout} shows a ${hero.id}`,
              )
            }
      }
  })

  it('are moved to the water where an edit puts a boat in the place of something else', () => {
    const [cover] = makeCovers({ brief: aBrief({ title: 'The Barn' }), template: 'painted-place', seed: 3, count: 1 })
    assert.ok(cover)
    for (const { id } of families.find((family) => family.id === 'painted-place')?.layouts ?? []) {
      const direction = { ...cover.direction, hero: 'sailboat', layout: id }
      const { layout } = sceneOf({ ...cover, direction }, sheetOf(1600, 2560))
      assert.ok(factsOfFamily({ id: 'painted-place' }).waters.includes(layout), `${id} becomes ${layout}`)
    }
  })
})
