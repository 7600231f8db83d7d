// Turns among tenants: however many one of them wants, the others come to theirs.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { FairTurns } from '../../../src/platform/processes/fair-turns.ts'
import { fc } from '../../support/property.ts'

const open = (terms: { places?: number; perTenant?: number; mostWaiting?: number } = {}) =>
  new FairTurns({
    places: 2,
    perTenant: 1,
    mostWaiting: 1000,
    refuse: (waiting) => new Error(`${waiting} wait`),
    ...terms,
  })

/** Work that ends when the test says so. */
const heldWork = (turns: FairTurns) => {
  const started: { readonly name: string; end(): void }[] = []
  const take = (name: string, isPatient = false) =>
    turns.take({ name, isPatient }, async () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      started.push({ name, end: resolve })
      await promise
    })
  return { started, take }
}

/** Until everything that can happen without us has happened. */
const settled = () => new Promise(setImmediate)

describe('fair turns', () => {
  it('leave a place to others, however much one tenant wants', async () => {
    const { started, take } = heldWork(open())
    const all = [...Array.from({ length: 50 }, () => take('greedy')), take('modest')]
    await settled()
    assert.deepEqual(
      started.map(({ name }) => name),
      ['greedy', 'modest'],
    )
    for (let at = 0; at < all.length; at++) {
      started[at]?.end()
      await settled()
    }
    await Promise.all(all)
  })

  it('go round: between two turns of one tenant nobody else has two', async () => {
    const names = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 40 })
    await fc.assert(
      fc.asyncProperty(names, async (wanted) => {
        const { started, take } = heldWork(open({ places: 1 }))
        const all = ['before them', ...wanted].map((name) => take(name))
        for (let at = 0; at < all.length; at++) {
          await settled()
          started[at]?.end()
        }
        await Promise.all(all)
        const order = started.slice(1).map(({ name }) => name)
        assert.deepEqual(order.toSorted(), wanted.toSorted())
        for (const [at, name] of order.entries()) {
          const since = order.slice(order.lastIndexOf(name, at - 1) + 1, at)
          if (at > 0) assert.equal(new Set(since).size, since.length, order.join(''))
        }
      }),
      { numRuns: 50 },
    )
  })

  it('refuse one more than may wait, to that tenant only, and never to the patient', async () => {
    const { started, take } = heldWork(open({ mostWaiting: 3 }))
    const all = Array.from({ length: 4 }, () => take('greedy'))
    await assert.rejects(take('greedy'), /3 wait/)
    all.push(take('modest'), take('greedy', true))
    for (let at = 0; at < all.length; at++) {
      await settled()
      started[at]?.end()
    }
    await Promise.all(all)
  })

  it('go on after work that fails', async () => {
    const turns = open({ places: 1 })
    await assert.rejects(
      turns.take({ name: 'a' }, () => Promise.reject(new Error('broken'))),
      /broken/,
    )
    assert.equal(await turns.take({ name: 'a' }, async () => 'done'), 'done')
  })
})
