// The bucket of a rate: however calls are spread over time, no more pass than it holds and than have flowed in since.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { take, tooFarMs, windowMs } from '../../../src/platform/rates/bucket.ts'
import { fc } from '../../support/property.ts'

const policy = { name: 'calls', callsPerMinute: 60 }

describe('a bucket', () => {
  it('lets through at most a minute’s calls at once, and as many more as time goes by', () => {
    const pauses = fc.array(fc.integer({ min: 0, max: 5000 }), { minLength: 1, maxLength: 300 })
    fc.assert(
      fc.property(pauses, (gaps) => {
        const passed: number[] = []
        let [at, fullAt] = [1_000_000, 0]
        for (const gap of gaps) {
          at += gap
          const taken = take(policy, fullAt, at)
          fullAt = taken.fullAt
          if (taken.standing.waitMs === 0) passed.push(at)
          else assert.equal(take(policy, fullAt, at + taken.standing.waitMs).standing.waitMs, 0, 'true to its word')
          assert.ok(taken.standing.remaining >= 0 && taken.standing.remaining < policy.callsPerMinute)
        }
        for (const [place, first] of passed.entries()) {
          const count = passed.length - place
          const flowedIn = (Number(passed.at(-1)) - first) / (windowMs / policy.callsPerMinute)
          assert.ok(count <= policy.callsPerMinute + flowedIn, `${count} calls`)
        }
      }),
    )
  })

  it('is not waited for after a clock was set back', () => {
    assert.equal(take(policy, 1_000_000 + tooFarMs + 1, 1_000_000).standing.waitMs, 0)
    const { standing } = take(policy, 1_000_000 + tooFarMs, 1_000_000)
    assert.ok(standing.waitMs <= windowMs / policy.callsPerMinute)
  })
})
