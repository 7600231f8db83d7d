// Which files of wraps are removed, and when: never one that a wrap shows or a URL may still name.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { newId } from '../../src/platform/ids.ts'
import { useFiles } from '../../src/wraps/store.ts'
import { sweepWrapFiles } from '../../src/wraps/sweep.ts'
import { jobIdOf, openShop } from '../covers/shop.ts'
import { acceptingOnly, onBothServices } from '../support/service.ts'
import { addWrap, orderWrap, storageOf } from './bindery.ts'

const hour = 60 * 60_000
const day = 24 * hour

onBothServices(
  'the sweep of wrap files',
  (running) => {
    it('keeps what is in use, what a render replaced for a day, what a job made for a month; removes what nobody knows', async () => {
      const { database } = running()
      const storage = storageOf(running())
      const shop = await openShop(running())
      const wrapId = await addWrap(running(), shop)
      const jobId = jobIdOf(await orderWrap(shop, await shop.addCover()))
      const now = Date.now()
      const put = async (part: string): Promise<string> => {
        const key = `wraps/${wrapId}/${part}-${newId()}.jpg`
        await storage.put(key, new Uint8Array(8), { contentType: 'image/jpeg' })
        return key
      }
      const [byJob, byRender, current, orphan] = [
        await put('by-job'),
        await put('by-render'),
        await put('current'),
        await put('orphan'),
      ]
      const use = (key: string, job: string | null, at: number) =>
        database.transact((trx) => useFiles(trx, { wrapId, keys: [key], jobId: job, at }))
      await use(byJob, jobId, now)
      await use(byRender, null, now + 2 * day)
      await use(current, null, now + 2 * day)

      const there = async () => {
        const keys = [byJob, byRender, current, orphan]
        const stats = await Promise.all(keys.map((key) => storage.stat(key)))
        return stats.map((stat) => stat !== null)
      }
      await sweepWrapFiles(database, storage, now + hour)
      assert.deepEqual(await there(), [true, true, true, true])
      await sweepWrapFiles(database, storage, now + 2 * day + hour)
      assert.deepEqual(await there(), [true, true, true, false])
      await sweepWrapFiles(database, storage, now + 3 * day + hour)
      assert.deepEqual(await there(), [true, false, true, false])
      await sweepWrapFiles(database, storage, now + 33 * day)
      assert.deepEqual(await there(), [false, false, true, false])
      const known = await database.read
        .selectFrom('wrap_files')
        .select('storage_key')
        .where('storage_key', 'in', [byJob, byRender, current])
        .execute()
      assert.deepEqual(known, [{ storage_key: current }])
    })
  },
  acceptingOnly,
)
