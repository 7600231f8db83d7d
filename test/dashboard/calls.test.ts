// The log of calls: what is kept of them, how much, and that it costs no call.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { createCallRecorder, sweepCalls } from '../../src/dashboard/call-recorder.ts'
import { newId } from '../../src/platform/ids.ts'
import { createLog } from '../../src/platform/log.ts'
import { newPerson, type Person, signedIn } from '../identity/people.ts'
import { eventually } from '../support/eventually.ts'
import { acceptingOnly, onBothServices } from '../support/service.ts'

const never = 1_000_000_000
const quietly = createLog('silent')

onBothServices(
  'the log of calls',
  (running) => {
    const openRecorder = (log = quietly) => {
      const { database, clock } = running()
      return createCallRecorder({ database, log, now: () => clock.now, writeEveryMs: never })
    }

    const aCall = ({ accountId, keyId }: Person, wish = {}) => ({
      accountId,
      keyId,
      requestId: newId(),
      method: 'GET',
      path: '/api/v1/books',
      status: 200,
      ms: 3,
      ...wish,
    })

    const loggedOf = ({ accountId }: Person) =>
      running()
        .database.read.selectFrom('request_log')
        .selectAll()
        .where('account_id', '=', accountId)
        .orderBy('id')
        .execute()

    const lastUsed = async ({ keyId }: Person): Promise<number | null> => {
      const { last_used_at } = await running()
        .database.read.selectFrom('api_keys')
        .select('last_used_at')
        .where('id', '=', keyId)
        .executeTakeFirstOrThrow()
      return last_used_at
    }

    it('shows calls with the ids that callers were given, and nothing that they sent', async () => {
      const person = await newPerson(running())
      const { call } = running()
      const given = await call('GET', '/api/v1/books?limit=7&cursor=whispered', { key: person.apiKey })
      const body = { title: 'whispered', genre: 'none' }
      const refused = await call('POST', '/api/v1/books', {
        key: person.apiKey,
        body,
        headers: { 'x-request-id': 'mine-1' },
      })
      assert.deepEqual([given.status, refused.status], [400, 400])
      const rows = await eventually('both calls are written', async () => {
        const found = await loggedOf(person)
        return found.length === 2 && found
      })
      assert.deepEqual(
        rows.map(({ method, path, status, request_id, key_id }) => [method, path, status, request_id, key_id]),
        [
          ['GET', '/api/v1/books', 400, given.headers.get('x-request-id'), person.keyId],
          ['POST', '/api/v1/books', 400, 'mine-1', person.keyId],
        ],
      )
      assert.equal(JSON.stringify(rows).includes('whispered'), false)
      const visitor = await signedIn(running(), person)
      const { text } = await visitor.get('/dashboard/requests?id=mine-1')
      assert.ok(text.includes('mine-1') && !text.includes(given.headers.get('x-request-id') ?? ''))
      assert.notEqual(await lastUsed(person), null)
      const other = await signedIn(running(), await newPerson(running()))
      assert.equal((await other.get('/dashboard/requests?id=mine-1')).text.includes('POST /api'), false)
    })

    it('is whole after a stop, and takes nothing afterwards', async () => {
      const person = await newPerson(running())
      const recorder = openRecorder()
      recorder.note(aCall(person))
      await recorder.stop()
      recorder.note(aCall(person))
      await recorder.stop()
      assert.equal((await loggedOf(person)).length, 1)
    })

    it('keeps the newest of many: a hundred at a writing, a thousand in all', async () => {
      const [busy, quiet] = [await newPerson(running()), await newPerson(running())]
      for (let round = 0; round < 11; round++) {
        const recorder = openRecorder()
        for (let count = 0; count < 150; count++) recorder.note(aCall(busy, { path: `/${round}/${count}` }))
        if (round === 0) recorder.note(aCall(quiet))
        await recorder.stop()
      }
      const paths = (await loggedOf(busy)).map(({ path }) => path)
      assert.equal(paths.length, 1000)
      assert.deepEqual([paths[0], paths.at(-1)], ['/1/50', '/10/149'])
      assert.equal((await loggedOf(quiet)).length, 1)
    })

    it('writes down the use of a key once a minute', async () => {
      const person = await newPerson(running())
      const { database, clock } = running()
      const began = clock.now
      const recorder = createCallRecorder({ database, log: quietly, now: () => clock.now, writeEveryMs: 0 })
      const useAt = async (ms: number): Promise<number | null> => {
        clock.now = began + ms
        const before = (await loggedOf(person)).length
        recorder.note(aCall(person))
        await eventually('it is written', async () => (await loggedOf(person)).length > before)
        return lastUsed(person)
      }
      try {
        assert.equal(await useAt(0), began)
        assert.equal(await useAt(59_999), began)
        assert.equal(await useAt(60_000), began + 60_000)
      } finally {
        await recorder.stop()
        clock.now = began
      }
    })

    it('forgets calls after a week', async () => {
      const person = await newPerson(running())
      const recorder = openRecorder()
      recorder.note(aCall(person))
      await recorder.stop()
      const week = 7 * 24 * 60 * 60 * 1000
      await sweepCalls(running().database, running().clock.now + week)
      assert.equal((await loggedOf(person)).length, 1)
      await sweepCalls(running().database, running().clock.now + week + 1)
      assert.equal((await loggedOf(person)).length, 0)
    })

    it('lets go of what cannot be written, and says so', async () => {
      const person = await newPerson(running())
      const lines: string[] = []
      const recorder = openRecorder(createLog('warn', { write: (line) => lines.push(line) }))
      recorder.note(aCall({ ...person, accountId: newId() }))
      await recorder.stop()
      assert.match(lines.join(''), /calls were not written down/)
    })
  },
  acceptingOnly,
)
