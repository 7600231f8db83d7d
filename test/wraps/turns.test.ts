// Whose render runs now.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Fault } from '../../src/catalog/fault.ts'
import { Turns } from '../../src/wraps/turns.ts'

const caller = (accountId: string) => ({ accountId, plan: 'starter' }) as const

/** Work that ends when the test says so. */
const slowWork = (started: string[], name: string) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const work = async (): Promise<string> => {
    started.push(name)
    await promise
    return name
  }
  return { work, end: resolve }
}

describe('the turns of renders', () => {
  it('come in order, so many at once, and one at a time for a wrap', async () => {
    const turns = new Turns(2)
    const started: string[] = []
    const [one, again, other, last] = ['one', 'again', 'other', 'last'].map((name) => slowWork(started, name))
    assert.ok(one && again && other && last)
    const done = [
      turns.take(caller('a'), 'wrap 1', one.work),
      turns.take(caller('a'), 'wrap 1', again.work),
      turns.take(caller('b'), 'wrap 2', other.work),
      turns.take(caller('b'), 'wrap 3', last.work),
    ]
    await Promise.resolve()
    assert.deepEqual(started, ['one', 'other'])
    one.end()
    await done[0]
    again.end()
    await done[1]
    assert.deepEqual(started, ['one', 'other', 'again', 'last'])
    other.end()
    last.end()
    assert.deepEqual(await Promise.all(done), ['one', 'again', 'other', 'last'])
  })

  it('are refused to an account that has as many as its plan allows, and to nobody else', async () => {
    const turns = new Turns(1)
    const started: string[] = []
    const slow = slowWork(started, 'slow')
    const done = Array.from({ length: 5 }, (_, place) => turns.take(caller('a'), `wrap ${place}`, slow.work))
    await assert.rejects(
      turns.take(caller('a'), 'wrap 6', slow.work),
      (error) => error instanceof Fault && error.code === 'concurrency_limit',
    )
    done.push(turns.take(caller('b'), 'wrap 7', slow.work))
    slow.end()
    await Promise.all(done)
    assert.equal(await turns.take(caller('a'), 'wrap 6', async () => 'free again'), 'free again')
  })

  it('go on when a render fails', async () => {
    const turns = new Turns(1)
    await assert.rejects(
      turns.take(caller('a'), 'wrap', () => Promise.reject(new Error('no paper'))),
      /no paper/,
    )
    assert.equal(await turns.take(caller('a'), 'wrap', async () => 'printed'), 'printed')
  })
})
