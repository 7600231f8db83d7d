// Templates of places: each of their compositions is a whole picture without any hero.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleInLayout } from '../../../src/studio/direction/sample.ts'
import { findFamily } from '../../../src/studio/families/index.ts'
import { noHero } from '../../../src/studio/motifs/no-hero.ts'
import { paintFamily } from '../../../src/studio/press/paint-cover.ts'
import { sheetOf } from '../../../src/studio/press/sheet.ts'

const ids = [
  'city-poster',
  'city-and-city',
  'wood-light',
  'sea-light',
  'far-horizon',
  'shop-front',
  'window-view',
  'lit-street',
  'quiet-rooms',
  'laid-table',
]

for (const id of ids)
  test(`${id} paints each of its compositions`, async () => {
    const family = findFamily(id)
    assert.ok(family)
    for (const { id: layout } of family.layouts) {
      const document = sampleInLayout(family, layout)
      const { easel } = await paintFamily(
        family,
        { ...document, direction: { ...document.direction, hero: noHero.id } },
        { sheet: sheetOf(1600, 2560), pixels: { w: 80, h: 128 }, text: false },
      )
      const { data } = easel.ctx.getImageData(0, 0, 80, 128)
      const colours = new Set<number>()
      for (let at = 0; at < data.length; at += 4)
        colours.add(((data[at] ?? 0) >> 4) * 256 + ((data[at + 1] ?? 0) >> 4) * 16 + ((data[at + 2] ?? 0) >> 4))
      assert.ok(colours.size > 12, `${layout} has ${colours.size} colours`)
    }
  })
