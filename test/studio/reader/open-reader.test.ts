// The readers of the service: nobody has them for long, and nobody has a line of texts without end.
import assert from 'node:assert/strict'
import { describe, it, type TestContext } from 'node:test'
import { Fault } from '../../../src/catalog/fault.ts'
import { openReader } from '../../../src/compose/open-reader.ts'

const open = (t: TestContext, budgetMs?: number) => {
  const reader = openReader(null, budgetMs)
  t.after(() => reader.close())
  return reader
}

const isFault = (code: string) => (error: unknown) => error instanceof Fault && error.code === code

const offence = { title: 'Kill all the Jews now' }

describe('the readers', () => {
  it('give up a text that takes longer than it may, with words that say what to change', async (t) => {
    // Long enough to be read for longer than a millisecond on any machine.
    const long = { ...offence, summary: 'A keeper of bees writes to the sister whom she lost. '.repeat(18) }
    await assert.rejects(open(t, 1).judge({ accountId: 'a' }, long), isFault('invalid_field_value'))
  })

  it('let a hundred texts of an account wait, refuse the next, and still read those of others and of jobs', async (t) => {
    const reader = open(t)
    const waiting = Array.from({ length: 101 }, () => reader.judge({ accountId: 'greedy' }, { title: 'The Sea' }))
    await assert.rejects(reader.judge({ accountId: 'greedy' }, offence), isFault('rate_limited'))
    assert.equal((await reader.judge({ accountId: 'modest' }, offence)).allowed, false)
    assert.equal((await reader.judge({ accountId: 'greedy', isJob: true }, offence)).allowed, false)
    assert.ok((await Promise.all(waiting)).every(({ allowed }) => allowed))
  })
})
