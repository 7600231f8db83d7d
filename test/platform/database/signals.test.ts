// Signals: sent with a commit, heard by every process, never sent by a rollback.
import assert from 'node:assert/strict'
import { type FSWatcher, watch } from 'node:fs'
import { dirname, join } from 'node:path'
import { it, type TestContext } from 'node:test'
import pg from 'pg'
import { sendSignal } from '../../../src/platform/database/database.ts'
import { newId } from '../../../src/platform/ids.ts'
import { onBothDatabases, openPlace, type Place } from '../../support/databases.ts'
import { eventually } from '../../support/eventually.ts'
import { startChild } from './child-process.ts'

const signalProcess = new URL('./signal-process.ts', import.meta.url)

/** Everything that is sent between processes, as an outsider sees it. */
const overhear = async (t: TestContext, place: Place): Promise<string[]> => {
  const heard: string[] = []
  if (place.dialect === 'sqlite') {
    const watcher: FSWatcher = watch(join(dirname(place.file), 'signals'), (_event, name) => heard.push(name ?? ''))
    t.after(() => watcher.close())
  } else {
    const client = new pg.Client({ connectionString: place.url })
    await client.connect()
    client.on('notification', ({ payload }) => heard.push(payload ?? ''))
    await client.query('listen dustjacket')
    t.after(() => client.end())
  }
  return heard
}

onBothDatabases('a signal', (bench) => {
  it('of a rolled back transaction wakes nobody; of a committed one it does', async (t) => {
    const { database, place } = bench
    let wakes = 0
    t.after(database.listen('jobs', () => wakes++))
    const heard = await overhear(t, place)
    // PostgreSQL lets everyone look once when it begins to listen.
    if (place.dialect === 'postgres') await eventually('listening has begun', () => wakes > 0)
    const before = wakes

    const failing = database.transact(async (trx) => {
      sendSignal(trx, 'jobs')
      throw new Error('rolled back')
    })
    await assert.rejects(failing, /rolled back/)
    await database.transact(async (trx) => sendSignal(trx, 'webhooks'))
    await eventually('what was sent later has been heard', () => heard.includes('webhooks'))
    assert.deepEqual([wakes - before, heard.includes('jobs')], [0, false])

    await database.transact(async (trx) => sendSignal(trx, 'jobs'))
    await eventually('the committed signal wakes', () => wakes > before)
  })

  it('is not heard before its transaction has committed', async (t) => {
    const { database, place } = bench
    const listener = openPlace(place)
    t.after(() => listener.close())
    let wakes = 0
    const seen: number[] = []
    const countAccounts = async () => (await listener.read.selectFrom('accounts').select('id').execute()).length
    listener.listen('jobs', () => {
      wakes++
      countAccounts().then((accounts) => seen.push(accounts))
    })
    if (place.dialect === 'postgres') await eventually('listening has begun', () => wakes > 0 && seen.length === wakes)
    seen.length = 0

    await database.transact(async (trx) => {
      sendSignal(trx, 'jobs')
      const account = { id: newId(), email: 'new', password_hash: null, created_at: 0 }
      await trx.insertInto('accounts').values(account).execute()
    })
    await eventually('the signal is heard', () => seen.length > 0)
    assert.equal(seen[0], 1)
  })

  it('from another process is heard every time, not only the first', async (t) => {
    const { database, place } = bench
    let wakes = 0
    t.after(database.listen('jobs', () => wakes++))
    const child = startChild<number>(t, signalProcess, place)
    await child.report((sent) => sent === 0)
    for (let round = 1; round <= 5; round++) {
      const before = wakes
      child.order(`send ${round}`)
      await child.report((sent) => sent === round)
      await eventually(`signal ${round} is heard`, () => wakes > before)
    }
  })

  it('is not heard any more by who stopped listening', async (t) => {
    const { database } = bench
    const calls: string[] = []
    const stop = database.listen('jobs', () => calls.push('stopped'))
    t.after(database.listen('jobs', () => calls.push('listening')))
    stop()
    calls.length = 0
    await database.transact(async (trx) => sendSignal(trx, 'jobs'))
    await eventually('the other is woken', () => calls.includes('listening'))
    assert.ok(!calls.includes('stopped'))
  })

  it('keeps no database from closing, however early it closes', async () => {
    const database = openPlace(bench.place)
    database.listen('jobs', () => {})
    await database.close()
  })
})
