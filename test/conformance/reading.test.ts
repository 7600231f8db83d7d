// What the contract says about reading and no other test shows: page sizes, whose cursor is whose, ids as callers may spell them,
// results signed anew, and what is answered when our side fails.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { settle } from '../../src/credits/rules.ts'
import { newId } from '../../src/platform/ids.ts'
import { jobIdOf, openShop, refusalOf, type Shop } from '../covers/shop.ts'
import { withoutTable } from '../support/broken-database.ts'
import { acceptingOnly, onBothServices } from '../support/service.ts'
import { addWrap } from '../wraps/bindery.ts'

const nobody = '01890000-0000-7000-8000-000000000000'
const hour = 3_600_000

onBothServices(
  'reading, as the contract has it',
  (running) => {
    const order = async (shop: Shop, bookId: string) =>
      jobIdOf(await shop.call('POST', '/api/v1/covers/generate', { bookId }))

    /** Gives the job a good end with this result, as a worker would have stored it. */
    const endWith = (jobId: string, result: object) =>
      running().database.transact(async (trx) => {
        const at = running().clock.now
        await settle(trx, { jobId, cost: 1, at })
        await trx
          .updateTable('jobs')
          .set({ status: 'completed', completed_at: at, result: JSON.stringify(result) })
          .where('id', '=', jobId)
          .execute()
      })

    it('a page of jobs has 20 unless told otherwise, and up to 100', async () => {
      const shop = await openShop(running(), 'scale')
      const bookId = await shop.addBook()
      await endWith(await order(shop, bookId), { bookId, covers: [] })
      for (let jobs = 0; jobs < 20; jobs++) await order(shop, bookId)
      const sizes: readonly [query: string, size: number][] = [
        ['', 20],
        ['?limit=', 20],
        ['?limit=100', 21],
        ['?limit=1', 1],
      ]
      for (const [query, size] of sizes)
        assert.equal(Object((await shop.call('GET', `/api/v1/jobs${query}`)).json).jobs.length, size, query)
    })

    it('a list of covers has 100 unless told otherwise, and up to 200', async () => {
      const shop = await openShop(running())
      const bookId = await shop.addBook()
      for (let covers = 0; covers < 101; covers++) await shop.addCover({ bookId, assets: [] })
      const path = `/api/v1/books/${bookId}/covers`
      for (const [query, size] of [
        ['', 100],
        ['?limit=200', 101],
      ] as const) {
        const { covers, total } = Object((await shop.call('GET', path + query)).json)
        assert.deepEqual([covers.length, total], [size, 101])
      }
    })

    it('a cursor of one list is refused by every other', async () => {
      const shop = await openShop(running())
      const bookId = await shop.addBook()
      await shop.addBook()
      for (let jobs = 0; jobs < 2; jobs++) await order(shop, bookId)
      const paths = [
        '/api/v1/books?',
        '/api/v1/jobs?',
        '/api/v1/jobs?status=queued&',
        '/api/v1/jobs?operation=generate&',
      ]
      for (const from of paths) {
        const { next_cursor: cursor } = Object((await shop.call('GET', `${from}limit=1`)).json)
        for (const to of paths) {
          const answer = await shop.call('GET', `${to}cursor=${cursor}`)
          if (to === from) assert.equal(answer.status, 200)
          else assert.equal(refusalOf(answer), '400 invalid_cursor', `${from} to ${to}`)
        }
      }
    })

    it('every id is a UUIDv7, and in capitals it is the same id', async () => {
      const shop = await openShop(running())
      const bookId = await shop.addBook()
      const coverId = await shop.addCover({ bookId })
      const wrapId = await addWrap(running(), shop)
      const jobId = await order(shop, bookId)
      const { upload_id } = Object((await shop.call('POST', '/api/v1/uploads', { content_type: 'image/png' })).json)
      const uploadUuid = String(upload_id).slice(-40, -4)
      for (const id of [shop.accountId, shop.keyId, bookId, wrapId, jobId, uploadUuid])
        assert.match(id, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
      const reads = [`books/${bookId}/covers`, `covers/${coverId}`, `jobs/${jobId}`, `wraps/${wrapId}`]
      for (const path of reads) {
        const [room = '', id = '', rest = ''] = path.split(/\/(?=.)/)
        const answer = await shop.call('GET', `/api/v1/${room}/${id.toUpperCase()}${rest && `/${rest}`}`)
        assert.equal(answer.status, 200, answer.text)
        assert.equal(answer.text.includes(id.toUpperCase()), false)
      }
      jobIdOf(await shop.call('POST', '/api/v1/covers/generate', { bookId: bookId.toUpperCase() }))
      const references = { bookId, instructions: 'i', reference_cover_ids: [coverId.toUpperCase()] }
      jobIdOf(await shop.call('POST', '/api/v1/covers/generate-reference', references))
      const download = await shop.call('GET', `/api/v1/covers/${coverId}/assets/PREVIEW/download`)
      assert.equal(refusalOf(download), '400 invalid_asset_type')
    })

    it('an id that cannot be one is an unknown one, however long and strange it is', async () => {
      const shop = await openShop(running())
      const ids = ['x'.repeat(9000), '%00', '..%2f..', "'%20or%201=1", '__proto__', '%F0%9F%93%95', nobody.slice(1)]
      const places: readonly [method: string, before: string, after: string, code: string][] = [
        ['GET', 'covers', '', 'cover_not_found'],
        ['GET', 'covers', '/assets/full/download', 'cover_not_found'],
        ['POST', 'covers', '/remove-text', 'cover_not_found'],
        ['GET', 'jobs', '', 'job_not_found'],
        ['GET', 'books', '/covers', 'book_not_found'],
        ['GET', 'wraps', '', 'wrap_not_found'],
        ['POST', 'wraps', '/render', 'wrap_not_found'],
        ['POST', 'wraps', '/extend-front', 'wrap_not_found'],
      ]
      for (const id of ids)
        for (const [method, before, after, code] of places) {
          const path = `/api/v1/${before}/${id}${after}`
          assert.equal(refusalOf(await shop.call(method, path)), `404 ${code}`, path.slice(0, 80))
          assert.equal((await running().call(method, path)).status, 401)
        }
    })

    it('a finished job shows what its operation made, with URLs signed anew at every look', async () => {
      const shop = await openShop(running())
      const bookId = await shop.addBook()
      const cover = { coverId: newId(), coverStyle: 'swiss-grid' }
      const file = { storageKey: `covers/${cover.coverId}/preview.jpg`, fileName: 'preview.jpg' }
      const shapes: readonly (readonly [result: object, shown: object])[] = [
        [{ bookId }, { ...cover, prompt: 'A quay.' }],
        [{ bookId }, { ...cover, coverStyle: null, prompt: 'A quay.' }],
        [{ sourceCoverId: newId() }, cover],
        [{}, { ...cover, asset: 'audiobook_full' }],
      ]
      for (const [rest, shown] of shapes) {
        const jobId = await order(shop, bookId)
        await endWith(jobId, { ...rest, covers: [{ ...shown, file }] })
        const seen = new Set<string>()
        for (let look = 0; look < 2; look++) {
          running().clock.now += 2 * hour
          const { result, status, error } = Object((await shop.call('GET', `/api/v1/jobs/${jobId}`)).json)
          const [{ signedUrl, expiresAt, ...told }] = result.covers
          assert.deepEqual([status, error, told], ['completed', null, shown])
          assert.deepEqual({ ...result, covers: [] }, { ...rest, covers: [] })
          assert.equal(Date.parse(expiresAt), running().clock.now + hour)
          seen.add(signedUrl)
        }
        assert.equal(seen.size, 2)
      }
    })

    it('a read that fails on our side says so by its own code', async () => {
      const { database } = running()
      const shop = await openShop(running())
      const failures = [
        ['jobs', 'jobs', 'fetch_failed'],
        ['jobs', `jobs/${nobody}`, 'internal_error'],
        ['covers', `books/${await shop.addBook()}/covers`, 'fetch_failed'],
        ['covers', `covers/${nobody}`, 'internal_error'],
        ['covers', `covers/${nobody}/assets/full/download`, 'internal_error'],
        ['wraps', `wraps/${nobody}`, 'internal_error'],
      ] as const
      for (const [table, path, code] of failures) {
        const answer = await withoutTable(database, table, () => shop.call('GET', `/api/v1/${path}`))
        assert.equal(refusalOf(answer), `500 ${code}`, path)
        assert.equal(answer.text.includes(table === 'jobs' ? 'jobs_away' : 'select'), false)
      }
    })
  },
  acceptingOnly,
)
