// Properties of drawing and refunding.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { draw, refund, total } from '../../src/credits/arithmetic.ts'
import { fc } from '../support/property.ts'

const amount = fc.nat({ max: 5000 })
const credits = fc.record({ monthly: amount, overage: amount })

/** A reservation that was drawn and what the work then cost, with the balance at its end. */
const ending = fc
  .record({ drawn: credits, balance: credits, allowance: amount, part: fc.nat() })
  .map(({ part, ...rest }) => ({ ...rest, cost: part % (total(rest.drawn) + 1) }))

describe('drawing credits', () => {
  it('takes exactly the amount, and from no bucket more than it holds', () => {
    fc.assert(
      fc.property(credits, amount, (balance, wanted) => {
        const drawn = draw(balance, wanted)
        if (!drawn) return
        assert.equal(total(drawn), wanted)
        assert.ok(drawn.monthly >= 0 && drawn.monthly <= balance.monthly)
        assert.ok(drawn.overage >= 0 && drawn.overage <= balance.overage)
      }),
    )
  })

  it('is refused exactly when both buckets together hold less', () => {
    fc.assert(
      fc.property(credits, amount, (balance, wanted) => {
        assert.equal(draw(balance, wanted) === null, wanted > total(balance))
      }),
    )
  })

  it('touches overage only when the monthly bucket is empty', () => {
    fc.assert(
      fc.property(credits, amount, (balance, wanted) => {
        const drawn = draw(balance, wanted)
        if (drawn && drawn.overage > 0) assert.equal(drawn.monthly, balance.monthly)
      }),
    )
  })
})

describe('refunding credits', () => {
  it('gives back what was drawn less the cost, always', () => {
    fc.assert(
      fc.property(ending, fc.boolean(), ({ drawn, cost, balance, allowance }, sameMonth) => {
        const back = refund({ drawn, cost, sameMonth, balance, allowance })
        assert.equal(total(back) + cost, total(drawn))
        assert.ok(back.monthly >= 0 && back.overage >= 0)
      }),
    )
  })

  it('gives no bucket more than was taken from it while the month runs', () => {
    fc.assert(
      fc.property(ending, ({ drawn, cost, balance, allowance }) => {
        const back = refund({ drawn, cost, sameMonth: true, balance, allowance })
        assert.ok(back.monthly <= drawn.monthly)
        assert.ok(back.overage <= drawn.overage)
      }),
    )
  })

  it('counts the cost as paid from monthly credits first', () => {
    fc.assert(
      fc.property(ending, ({ drawn, cost, balance, allowance }) => {
        const back = refund({ drawn, cost, sameMonth: true, balance, allowance })
        if (back.monthly > 0) assert.equal(back.overage, drawn.overage)
      }),
    )
  })

  it('never lifts a new month above its allowance, unless it was above already', () => {
    fc.assert(
      fc.property(ending, ({ drawn, cost, balance, allowance }) => {
        const back = refund({ drawn, cost, sameMonth: false, balance, allowance })
        assert.ok(balance.monthly + back.monthly <= Math.max(allowance, balance.monthly))
      }),
    )
  })

  it('fills the new month before overage gets anything', () => {
    fc.assert(
      fc.property(ending, ({ drawn, cost, balance, allowance }) => {
        const back = refund({ drawn, cost, sameMonth: false, balance, allowance })
        if (back.overage > 0) assert.ok(balance.monthly + back.monthly >= allowance)
      }),
    )
  })
})
