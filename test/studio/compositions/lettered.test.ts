// Covers led by their lettering: the title is of its stuff at every length, and the thing keeps clear of it.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { roomBetween } from '../../../src/studio/compositions/lettered.ts'
import { sampleDocument } from '../../../src/studio/direction/sample.ts'
import { families } from '../../../src/studio/families/index.ts'
import { sceneOf } from '../../../src/studio/press/scene-of-document.ts'
import { setBlock } from '../../../src/studio/type/lockups/block.ts'
import { setPlan } from '../../../src/studio/type/set-plan.ts'

const sheet = { w: 1600, h: 2560 }
const titles = ['Ash', 'The Salt Crown', 'What the Emperor and the Weaver Buried under Nine Winters']

const lettered = families.flatMap((family) => {
  const scene = sceneOf(sampleDocument(family), sheet)
  const isLettered = family
    .design(scene)
    .type.stacks.some(({ items }) =>
      items.some((item) => item.kind === 'title' && item.effect?.fill?.kind === 'surface'),
    )
  return isLettered ? [family] : []
})

describe('lettered covers', () => {
  it('are fourteen or more', () => {
    assert.ok(lettered.length >= 14, lettered.map(({ id }) => id).join(' '))
  })

  for (const family of lettered)
    it(`set titles of one, three and ten words large enough for a surface, with room for a thing: ${family.id}`, () => {
      for (const { id: layout } of family.layouts)
        for (const title of titles) {
          const document = sampleDocument(family)
          const scene = sceneOf({ ...document, direction: { ...document.direction, layout } }, sheet)
          const type = setPlan(family.design(scene).type, {
            title,
            subtitle: 'A novel of the long way home',
            author: 'Bartholomew Featherstonehaugh',
            year: null,
          })
          const lines = type.stacks.flatMap(({ items }) =>
            items.flatMap((item) => (item.kind === 'lines' && item.role === 'title' ? item.runs : [])),
          )
          assert.ok(Math.max(...lines.map(({ size }) => size)) >= 90, `${layout}: ${title}`)
          const room = roomBetween(sheet, type)
          for (const zone of type.zones)
            assert.ok(
              zone.y + zone.h <= room.y + 1 || zone.y >= room.y + room.h - 1 || room.h <= sheet.h * 0.06,
              `${layout}: ${title}`,
            )
        }
    })
})

describe('small words of a block', () => {
  it('that follow one another stand on one line', () => {
    const words = {
      text: 'CLOCKMAKER AND THE MOON',
      face: 'playfair-black',
      tracking: 0,
      capitals: true,
      leading: 0.8,
      maxSize: 600,
      maxLines: 6,
    } as const
    const { lines } = setBlock(words, { face: 'playfair-black', scale: 0.42 }, { w: 1200, h: 1400 })
    assert.deepEqual(
      lines.map(({ text }) => text),
      ['CLOCKMAKER', 'AND THE', 'MOON'],
    )
  })
})
