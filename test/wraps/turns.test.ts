// Whose render runs now.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Turns } from '../../src/wraps/turns.ts'

const { signal: never } = new AbortController()
const turn = (tenant: string, wrapId: string, signal = never) => ({ tenant, wrapId, signal })

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
    const turns = new Turns(3)
    const started: string[] = []
    const [one, again, other, last] = ['one', 'again', 'other', 'last'].map((name) => slowWork(started, name))
    assert.ok(one && again && other && last)
    const done = [
      turns.take(turn('a', 'wrap 1'), one.work),
      turns.take(turn('a', 'wrap 1'), again.work),
      turns.take(turn('b', 'wrap 2'), other.work),
      turns.take(turn('b', 'wrap 3'), last.work),
    ]
    await new Promise(setImmediate)
    assert.deepEqual(started, ['one', 'other', 'last'])
    one.end()
    await done[0]
    again.end()
    await done[1]
    assert.deepEqual(started, ['one', 'other', 'last', 'again'])
    other.end()
    last.end()
    assert.deepEqual(await Promise.all(done), ['one', 'again', 'other', 'last'])
  })

  it('are never all of one tenant, and come sooner to whoever has fewer', async () => {
    const turns = new Turns(2)
    const started: string[] = []
    const works = ['greedy 1', 'greedy 2', 'greedy 3', 'modest'].map((name) => slowWork(started, name))
    const done = works.map(({ work }, at) => turns.take(turn(at < 3 ? 'greedy' : 'modest', `wrap ${at}`), work))
    await new Promise(setImmediate)
    assert.deepEqual(started, ['greedy 1', 'modest'])
    for (const { end } of works) end()
    await Promise.all(done)
    assert.deepEqual(started, ['greedy 1', 'modest', 'greedy 2', 'greedy 3'])
  })

  it('are given up by whoever leaves while waiting', async () => {
    const turns = new Turns(1)
    const started: string[] = []
    const [first, next] = [slowWork(started, 'first'), slowWork(started, 'next')]
    const leaving = new AbortController()
    const done = turns.take(turn('a', 'wrap 1'), first.work)
    const left = turns.take(turn('a', 'wrap 2', leaving.signal), async () => started.push('left'))
    const after = turns.take(turn('a', 'wrap 3'), next.work)
    leaving.abort(new Error('gone'))
    await assert.rejects(left, /gone/)
    first.end()
    next.end()
    await Promise.all([done, after])
    assert.deepEqual(started, ['first', 'next'])
  })

  it('go on when a render fails', async () => {
    const turns = new Turns(1)
    await assert.rejects(
      turns.take(turn('a', 'wrap'), () => Promise.reject(new Error('no paper'))),
      /no paper/,
    )
    assert.equal(await turns.take(turn('a', 'wrap'), async () => 'printed'), 'printed')
  })
})
