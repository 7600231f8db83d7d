// The schedule of attempts.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { maxAttempts, pauseAfter } from '../../src/webhooks/schedule.ts'
import { fc } from '../support/property.ts'

const promised = [5, 300, 1800, 7200, 18_000, 36_000, 36_000].map((seconds) => seconds * 1000)

describe('the schedule', () => {
  it('has eight attempts: at once, then after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h and 10 h', () => {
    assert.equal(maxAttempts, 8)
    assert.deepEqual(
      promised.map((_, index) => pauseAfter(index + 1, 0.5)),
      promised,
    )
    assert.equal(pauseAfter(8, 0.5), null)
  })

  it('strays from its pauses by a tenth at most, to both sides', () => {
    const random = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 7 }), random, (attempt, value) => {
        const ratio = (pauseAfter(attempt, value) ?? 0) / (promised[attempt - 1] ?? 1)
        assert.ok(ratio > 0.899 && ratio < 1.101)
      }),
    )
    assert.ok((pauseAfter(1, 0) ?? 0) < 4600 && (pauseAfter(1, 1) ?? 0) > 5400)
  })

  it('is over after about 28 hours', () => {
    const hours = promised.reduce((sum, _, index) => sum + (pauseAfter(index + 1, 0.5) ?? 0), 0) / 3_600_000
    assert.ok(hours > 27 && hours < 29)
  })
})
