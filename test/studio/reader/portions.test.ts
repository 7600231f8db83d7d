// Long texts in portions: nothing that stands together is ever torn apart.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { portionsOf } from '../../../src/studio/reader/portions.ts'
import { fc } from '../../support/property.ts'

const phrase = 'the words that are looked for'

const filler = fc.constantFrom('word ', 'x', 'two words, ', '—', '漢', '𝔵', '. ')

describe('the portions of a long text', () => {
  it('hold every phrase whole, wherever it stands', () => {
    fc.assert(
      fc.property(filler, fc.nat(20_000), fc.nat(20_000), (unit, before, after) => {
        const text = `${unit.repeat(before)} ${phrase} ${unit.repeat(after)}`
        const portions = portionsOf({ planner_year: text })
        assert.ok(portions.some(({ planner_year }) => planner_year?.includes(phrase)))
      }),
      { numRuns: 100 },
    )
  })

  it('are short, well formed, and no more than the text needs', () => {
    fc.assert(
      fc.property(filler, fc.nat(60_000), (unit, times) => {
        const portions = portionsOf({ title: 'short', planner_year: unit.repeat(times) })
        for (const { planner_year = '' } of portions) assert.ok((planner_year ?? '').length <= 4000)
        assert.ok(portions.every(({ planner_year }) => planner_year?.isWellFormed() ?? true))
        assert.ok(portions.length <= 1 + (unit.length * times) / 3500)
        assert.equal(portions[0]?.title, 'short')
      }),
      { numRuns: 50 },
    )
  })

  it('are few where a text only repeats itself', () => {
    assert.ok(portionsOf({ planner_year: '2027 '.repeat(200_000) }).length <= 3)
    assert.ok(portionsOf({ planner_year: Array.from({ length: 9000 }, (_, nth) => `${nth}`).join(' ') }).length > 8)
  })

  it('bring words together that nothing but padding keeps apart', () => {
    for (const padding of [' ', '\u200b', '.', '\u0301', ' -'])
      assert.ok(
        portionsOf({ planner_year: `${'2027 '.repeat(4000)}kill${padding.repeat(9000)}them` }).some(
          ({ planner_year }) => /kill[^\p{L}]{0,40}them/u.test(planner_year ?? ''),
        ),
        JSON.stringify(padding),
      )
  })
})
