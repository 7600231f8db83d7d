// Billing months at the ends of short months, in leap years, and everywhere else.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { monthsAfter, periodEnd } from '../../src/credits/months.ts'
import { fc } from '../support/property.ts'

const dayMs = 86_400_000

const instant = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2060, 0, 1) })
const anchorAndLater = fc.tuple(instant, instant).map(([one, other]) => ({
  anchor: Math.min(one, other),
  now: Math.max(one, other),
}))

const day = (instant: number): string => new Date(instant).toISOString().slice(0, 10)

describe('billing months', () => {
  it('from the 31st end on the last day of shorter months and on the 31st again after them', () => {
    const anchor = Date.UTC(2026, 0, 31, 9, 30)
    const ends = [1, 2, 3, 4, 12].map((count) => day(monthsAfter(anchor, count)))
    assert.deepEqual(ends, ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31', '2027-01-31'])
  })

  it('know leap years', () => {
    assert.equal(day(monthsAfter(Date.UTC(2028, 0, 31), 1)), '2028-02-29')
    assert.equal(day(monthsAfter(Date.UTC(2100, 0, 31), 1)), '2100-02-28')
    assert.equal(day(monthsAfter(Date.UTC(2028, 1, 29), 12)), '2029-02-28')
    assert.equal(day(monthsAfter(Date.UTC(2028, 1, 29), 48)), '2032-02-29')
  })

  it('follow one another when each is asked for at the end of the one before', () => {
    const anchor = Date.UTC(2027, 11, 31, 23, 59, 59, 999)
    const ends: string[] = []
    for (let now = anchor; ends.length < 4; ends.push(day(now))) now = periodEnd(anchor, now)
    assert.deepEqual(ends, ['2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30'])
  })

  it('keep the time of day and never leave the month they are counted to', () => {
    fc.assert(
      fc.property(instant, fc.nat({ max: 600 }), (anchor, count) => {
        const [start, end] = [new Date(anchor), new Date(monthsAfter(anchor, count))]
        const months = (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth()
        assert.equal(months, count)
        assert.equal(end.getTime() % dayMs, anchor % dayMs)
        assert.ok(end.getUTCDate() <= start.getUTCDate())
      }),
    )
  })

  it('end one after the other, strictly', () => {
    fc.assert(
      fc.property(instant, fc.nat({ max: 600 }), (anchor, count) => {
        assert.ok(monthsAfter(anchor, count) < monthsAfter(anchor, count + 1))
      }),
    )
  })

  it('end after now, by 31 days at most, on a whole number of months from the anchor', () => {
    fc.assert(
      fc.property(anchorAndLater, ({ anchor, now }) => {
        const end = periodEnd(anchor, now)
        assert.ok(end > now)
        assert.ok(end - now <= 31 * dayMs)
        const months = Array.from({ length: 482 }, (_, count) => monthsAfter(anchor, count))
        assert.ok(months.includes(end))
      }),
    )
  })

  it('do not end earlier when asked later', () => {
    fc.assert(
      fc.property(anchorAndLater, instant, ({ anchor, now }, other) => {
        const [sooner, later] = [Math.min(now, other), Math.max(now, other)]
        if (sooner >= anchor) assert.ok(periodEnd(anchor, sooner) <= periodEnd(anchor, later))
      }),
    )
  })

  it('turn exactly at their end: a millisecond before is still the old month', () => {
    fc.assert(
      fc.property(anchorAndLater, ({ anchor, now }) => {
        const end = periodEnd(anchor, now)
        assert.equal(periodEnd(anchor, end - 1), end)
        assert.ok(periodEnd(anchor, end) > end)
      }),
    )
  })
})
