// Sweeping the bucket: one process at a time does it for all, not every process at its start, and none holds a stop back with it.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { it, type TestContext } from 'node:test'
import { onBothDatabases } from '../support/databases.ts'
import { eventually } from '../support/eventually.ts'
import { dataOf, startBeside } from '../support/service.ts'

const emptyListing = '<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated></ListBucketResult>'

/** A bucket with nothing in it, that counts who lists it. */
const startBucket = async (test: TestContext) => {
  const listed: string[] = []
  const waiting: ServerResponse[] = []
  const state = { hangs: false }
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://bucket')
    if (searchParams.has('list-type')) listed.push(searchParams.get('prefix') ?? '')
    if (state.hangs) waiting.push(response)
    else response.end(emptyListing)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  test.after(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' && address?.port
  const settings = {
    STORAGE_URL: `s3://jackets/live?endpoint=http://127.0.0.1:${port}&region=us-east-1`,
    AWS_ACCESS_KEY_ID: 'id',
    AWS_SECRET_ACCESS_KEY: 'secret',
    ROLE: 'worker',
  }
  return Object.assign(state, { listed, settings })
}

const everything = ['live/covers/', 'live/uploads/', 'live/wraps/']

onBothDatabases('the bucket', (bench) => {
  const startWorker = (settings: Readonly<Record<string, string>>) =>
    startBeside({ environment: { ...dataOf(bench.place).environment, ...settings } })
  const chores = () => bench.database.read.selectFrom('chores').selectAll().orderBy('name').execute()
  const makeDue = () => bench.database.transact((trx) => trx.updateTable('chores').set({ due_at: 0 }).execute())
  const allAreDone = () =>
    eventually('everything is swept', async () => {
      const rows = await chores()
      return rows.length === 3 && rows.every(({ due_at, lease_token }) => due_at > 0 && lease_token === null)
    })

  it('is listed by one of several workers, once a day, however many start', async (test) => {
    const bucket = await startBucket(test)
    const workers = await Promise.all([1, 2, 3].map(() => startWorker(bucket.settings)))
    await allAreDone()
    const later = await startWorker(bucket.settings)
    for (const { stop } of [...workers, later]) await stop()
    assert.deepEqual(bucket.listed.toSorted(), everything)

    await makeDue()
    const next = await startWorker(bucket.settings)
    await allAreDone()
    await next.stop()
    assert.deepEqual(bucket.listed.length, 2 * everything.length)
  })

  it('that does not answer holds no stop back, and is swept by the next', async (test) => {
    const bucket = await startBucket(test)
    bucket.hangs = true
    await makeDue()
    const worker = await startWorker(bucket.settings)
    await eventually('it lists', () => bucket.listed.length === everything.length)
    await worker.stop()
    // Nothing was asked a second time, as it would be after a time-out.
    assert.deepEqual(bucket.listed.toSorted(), everything)
    assert.deepEqual(
      (await chores()).map(({ lease_token }) => lease_token),
      [null, null, null],
    )
    bucket.hangs = false
    const next = await startWorker(bucket.settings)
    await eventually('it is swept', () => bucket.listed.length === 2 * everything.length)
    await next.stop()
  })
})
