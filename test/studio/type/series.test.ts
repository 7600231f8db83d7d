// Subtitles that tell a series are set as its line; what only sounds like one stays a subtitle.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { TypePlan } from '../../../src/studio/type/plan.ts'
import { isSeriesLine } from '../../../src/studio/type/series.ts'
import { setPlan } from '../../../src/studio/type/set-plan.ts'

const told = [
  'The Unsuitable Widows, Book One',
  'The Salt Crown: Volume IV',
  'Book 2 of the Salt Crown',
  'Salt Crown #3',
  'Die Salzkrone, Band 3',
  'La corona de sal (Libro 2)',
  'Book Three',
]

const other = [
  'A novel of second helpings',
  'One hundred recipes for a small kitchen',
  'The book that one man burned',
  'A Detective Marek novel',
  'Everyone is lying. Even the dead.',
  'Part of me',
  'How to read a book in ten days, and why it takes a whole life to learn it, Book One',
]

const subtitleOf = (subtitle: string, isCaseAsked: boolean) => {
  const plan: TypePlan = {
    stacks: [
      {
        box: { x: 100, y: 100, w: 1400, h: 600 },
        align: 'center',
        anchor: 'top',
        items: [
          { kind: 'title', face: 'lora', case: 'as-given', ink: '#000000', lockup: 'even', gap: 40 },
          { kind: 'line', role: 'subtitle', face: 'lora', case: 'as-given', ink: '#000000', size: 64, isCaseAsked },
        ],
      },
    ],
  }
  const { stacks } = setPlan(plan, { title: 'Salt', subtitle, author: null, year: null })
  return stacks.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'lines' && item.role === 'subtitle' ? item.runs : [])),
  )
}

describe('the line of a series', () => {
  it('is known by its volume and number, in the languages of the house', () => {
    assert.deepEqual(
      told.filter((text) => !isSeriesLine(text)),
      [],
    )
    assert.deepEqual(other.filter(isSeriesLine), [])
  })

  it('is set in spaced capitals, with every letter that was given', () => {
    for (const text of told) {
      const runs = subtitleOf(text, false)
      assert.equal(runs.map((run) => run.text).join(' '), text.toUpperCase())
      assert.ok(runs.every(({ tracking }) => tracking >= 0.1))
    }
    for (const text of other) assert.ok(subtitleOf(text, false).every(({ tracking }) => tracking === 0))
  })

  it('keeps the case that an edit asked for', () => {
    const runs = subtitleOf('The Salt Crown, Book One', true)
    assert.equal(runs.map((run) => run.text).join(' '), 'The Salt Crown, Book One')
  })
})
