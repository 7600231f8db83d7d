// Turns among tenants: however many one of them wants, the others come to theirs.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { FairOrder, type Turn } from '../../../src/platform/processes/fair-turn.ts'
import { fc } from '../../support/property.ts'

/** Whose turns come, one after the other, while each waits until there is none left. */
const turnsAmong = (wanted: readonly string[]): string[] => {
  const order = new FairOrder(1)
  const served: string[] = []
  let waiting: Turn[] = wanted.map((tenant) => ({ tenant }))
  for (let next = order.next(waiting, []); next; next = order.next(waiting, [])) {
    const turn = next
    order.hasHadTurn(turn)
    waiting = waiting.filter((other) => other !== turn)
    served.push(turn.tenant ?? '')
  }
  return served
}

describe('fair turns', () => {
  it('go round: between two turns of one tenant nobody else has two', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 40 }), (wanted) => {
        const order = turnsAmong(wanted)
        assert.deepEqual(order.toSorted(), wanted.toSorted())
        for (const [at, name] of order.entries()) {
          const since = order.slice(at === 0 ? 0 : order.lastIndexOf(name, at - 1) + 1, at)
          assert.equal(new Set(since).size, since.length, order.join(''))
        }
      }),
    )
  })

  it('leave a place to others, and are never refused to the house itself', () => {
    const order = new FairOrder(2)
    const [greedy, modest, own] = [{ tenant: 'greedy' }, { tenant: 'modest' }, { tenant: null }]
    assert.equal(order.next([greedy, greedy], [greedy]), undefined)
    assert.equal(order.next([greedy, modest], [greedy]), modest)
    assert.equal(order.next([greedy, own], [own, greedy]), own)
  })
})
