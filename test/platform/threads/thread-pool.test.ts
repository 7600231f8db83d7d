import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'
import { ThreadPool } from '../../../src/platform/threads/thread-pool.ts'

const script = new URL('./echo-worker.ts', import.meta.url)

describe('a pool of threads', () => {
  const pools: ThreadPool<number | string, number>[] = []
  const open = (size: number): ThreadPool<number | string, number> => {
    const pool = new ThreadPool<number | string, number>(script, size)
    pools.push(pool)
    return pool
  }
  afterEach(async () => {
    await Promise.all(pools.splice(0).map((pool) => pool.close()))
  })

  it('answers every task, also when there are more tasks than threads', async () => {
    const pool = open(2)
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => pool.run(at)))
    assert.deepEqual(
      answers,
      Array.from({ length: 20 }, (_, at) => at * 2),
    )
  })

  it('passes a failure to its caller only', async () => {
    const pool = open(1)
    const [failed, done] = await Promise.allSettled([pool.run('fail'), pool.run(4)])
    assert.match(String(failed.status === 'rejected' && failed.reason), /asked to fail/)
    assert.deepEqual(done, { status: 'fulfilled', value: 8 })
  })

  it('loses only the task of a thread that dies, and starts another', async () => {
    const pool = open(1)
    const [died, done] = await Promise.allSettled([pool.run('die'), pool.run(5)])
    assert.match(String(died.status === 'rejected' && died.reason), /ended with code 3/)
    assert.deepEqual(done, { status: 'fulfilled', value: 10 })
  })

  it('refuses what runs and what waits when it is closed', async () => {
    const pool = open(1)
    const running = pool.run('hang')
    const waiting = pool.run(1)
    const ended = Promise.allSettled([running, waiting])
    await pool.close()
    assert.deepEqual(
      (await ended).map(({ status }) => status),
      ['rejected', 'rejected'],
    )
    await assert.rejects(pool.run(2), /closed/)
  })
})
