// Processes that share out tasks: none is lost, and one that dies takes only its own task with it.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { afterEach, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { ProcessPool } from '../../../src/platform/processes/process-pool.ts'
import { TooManyWaiting } from '../../../src/platform/processes/too-many-waiting.ts'
import { TookTooLong } from '../../../src/platform/processes/took-too-long.ts'

const script = new URL('./echo-process.ts', import.meta.url)

const exists = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('a pool of processes', () => {
  const pools: ProcessPool<number | string, number>[] = []
  const open = (
    size: number,
    options: { idleMs?: number; mostWaiting?: number } = {},
  ): ProcessPool<number | string, number> => {
    const pool = new ProcessPool<number | string, number>(script, {
      size,
      idleMs: 60_000,
      replaceAboveBytes: 1e8,
      ...options,
    })
    pools.push(pool)
    return pool
  }
  afterEach(async () => {
    await Promise.all(pools.splice(0).map((pool) => pool.close()))
  })

  it('answers every task, also when there are more tasks than processes', async () => {
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

  it('loses only the task of a process that dies, and starts another', async () => {
    const pool = open(1)
    const [died, done] = await Promise.allSettled([pool.run('die'), pool.run(5)])
    assert.match(String(died.status === 'rejected' && died.reason), /ended with code 3/)
    assert.deepEqual(done, { status: 'fulfilled', value: 10 })
  })

  it('works in the same process until it has grown too large, then in another', async () => {
    const pool = open(1)
    const first = await pool.run('pid')
    assert.equal(await pool.run('grown'), first)
    assert.notEqual(await pool.run('pid'), first)
  })

  it('kills the process of a task that is aborted, and goes on with the next', async () => {
    const pool = open(1)
    const pid = await pool.run('pid')
    const abort = new AbortController()
    const [hanging, next] = [pool.run('hang', abort.signal), pool.run(6)]
    abort.abort(new Error('too late'))
    await assert.rejects(hanging, /too late/)
    assert.equal(await next, 12)
    assert.equal(exists(pid), false)
  })

  it('refuses a task that was aborted while it waited, and leaves the running one alone', async () => {
    const pool = open(1)
    const abort = new AbortController()
    const running = pool.run(1)
    const waiting = pool.run(2, abort.signal)
    abort.abort(new Error('changed my mind'))
    await assert.rejects(waiting, /changed my mind/)
    assert.equal(await running, 2)
  })

  it('kills the process of a task whose time is over, says so, and goes on with the next', async () => {
    const pool = open(1)
    const pid = await pool.run('pid')
    const [hanging, next] = [pool.run('hang', undefined, { limitMs: 20 }), pool.run(6, undefined, { limitMs: 60_000 })]
    await assert.rejects(hanging, TookTooLong)
    assert.equal(await next, 12)
    assert.equal(exists(pid), false)
  })

  it('keeps a process free of the tasks of whoever has all others, and takes turns', async () => {
    const pool = open(2)
    const greedy = { tenant: 'greedy' }
    const abort = new AbortController()
    const hanging = Array.from({ length: 5 }, () => pool.run('hang', abort.signal, greedy))
    const others = await Promise.all([1, 2, 3].map((each) => pool.run(each, undefined, { tenant: `other ${each}` })))
    assert.deepEqual(others, [2, 4, 6])
    abort.abort(new Error('enough'))
    for (const { status } of await Promise.allSettled(hanging)) assert.equal(status, 'rejected')
    assert.equal(await pool.run(7, undefined, greedy), 14)
  })

  it('refuses one more than may wait, to that tenant only, and never to the patient', async () => {
    const pool = open(1, { mostWaiting: 2 })
    const abort = new AbortController()
    const terms = { tenant: 'greedy' }
    const hanging = Array.from({ length: 3 }, () => pool.run('hang', abort.signal, terms))
    await assert.rejects(pool.run(1, undefined, terms), TooManyWaiting)
    const [modest, patient] = [
      pool.run(2, undefined, { tenant: 'modest' }),
      pool.run(3, undefined, { ...terms, isPatient: true }),
    ]
    abort.abort(new Error('enough'))
    for (const { status } of await Promise.allSettled(hanging)) assert.equal(status, 'rejected')
    assert.deepEqual(await Promise.all([modest, patient]), [4, 6])
  })

  it('ends processes that have nothing to do', async () => {
    const pool = open(1, { idleMs: 0 })
    const first = await pool.run('pid')
    while (exists(first)) await new Promise(setImmediate)
    assert.notEqual(await pool.run('pid'), first)
  })

  it('lets a process that closes an idle pool live to see it closed', async () => {
    const script = fileURLToPath(new URL('./closing-process.ts', import.meta.url))
    const { stdout } = await promisify(execFile)(process.execPath, [script])
    assert.equal(stdout, 'closed')
  })

  it('refuses what runs and what waits when it is closed, and leaves no process behind', async () => {
    const pool = open(1)
    const pid = await pool.run('pid')
    const ended = Promise.allSettled([pool.run('hang'), pool.run(1)])
    await pool.close()
    assert.deepEqual(
      (await ended).map(({ status }) => status),
      ['rejected', 'rejected'],
    )
    assert.equal(exists(pid), false)
    await assert.rejects(pool.run(2), /closed/)
  })
})
