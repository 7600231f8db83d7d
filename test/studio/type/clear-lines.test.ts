// Nothing straight runs through letters: no rule of the type, no ornament, no frame or rail of the picture, whatever the name.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sampleDocument } from '../../../src/studio/direction/sample.ts'
import type { CoverDocument } from '../../../src/studio/document.ts'
import type { Family } from '../../../src/studio/families/family.ts'
import { families } from '../../../src/studio/families/index.ts'
import { grown, overlaps } from '../../../src/studio/paint/boxes.ts'
import { Easel } from '../../../src/studio/paint/easel.ts'
import { hashText } from '../../../src/studio/paint/random.ts'
import { planOf } from '../../../src/studio/press/draft-cover.ts'
import { familyOf, sceneOf } from '../../../src/studio/press/scene-of-document.ts'
import { sheetOf } from '../../../src/studio/press/sheet.ts'
import { textsOf } from '../../../src/studio/press/texts.ts'
import { setPlan } from '../../../src/studio/type/set-plan.ts'
import type { SetType } from '../../../src/studio/type/set-type.ts'
import { isRuled, ruledLines } from './clear-lines.ts'

const sheet = sheetOf(1600, 2560)
const names = ['Wilhelmina Featherstonehaugh-Montgomery', 'Maximiliane von Hohenstein und Grafenberg'] as const

const named = (family: Family, layout: string, author: string): CoverDocument => {
  const document = sampleDocument(family)
  const { brief, direction } = document
  return {
    ...document,
    brief: { ...brief, book: { ...brief.book, author: brief.book.author === null ? null : author } },
    direction: { ...direction, layout },
  }
}

const setOf = (document: CoverDocument): SetType =>
  setPlan(planOf(familyOf(document).design(sceneOf(document, sheet)), document, sheet), textsOf(document))

const crossings = ({ stacks }: SetType): readonly string[] => {
  const runs = stacks.flatMap(({ items }) => items.flatMap((item) => (item.kind === 'lines' ? item.runs : [])))
  const straight = stacks.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'ornament' ? [grown(item.box, 0, -1)] : item.rules)),
  )
  return runs.filter(({ box }) => straight.some((rule) => overlaps(rule, box))).map(({ text }) => text)
}

describe('letters of every template', () => {
  it('are crossed by no rule and no ornament of their type', () => {
    const crossed = families.flatMap((family) =>
      family.layouts.flatMap(({ id }, at) => {
        const found = crossings(setOf(named(family, id, names[at % names.length] ?? names[0])))
        return found.length > 0 ? [`${family.id}, ${id}: ${found.join(' / ')}`] : []
      }),
    )
    assert.deepEqual(crossed, [])
  })

  it('are crossed by no straight line of the picture', () => {
    const crossed = families.flatMap((family) => {
      const layout = family.layouts[hashText(family.id) % family.layouts.length] ?? family.layouts[0]
      const found = ruledLines(named(family, layout.id, names[0]), sheet)
      return found.length > 0 ? [`${family.id}, ${layout.id}: ${found.join(' / ')}`] : []
    })
    assert.deepEqual(crossed, [])
  })

  it('are found to be crossed where they are', () => {
    const box = { x: 400, y: 1200, w: 800, h: 160 }
    const drawn = (y: number): boolean => {
      using easel = new Easel(sheet, 0.125, 1)
      easel.fill('#224466')
      easel.ctx.fillStyle = '#eeeeee'
      easel.ctx.fillRect(0, y, 1600, 16)
      return isRuled(easel, box)
    }
    assert.deepEqual([drawn(1280), drawn(1500)], [true, false])
  })
})
