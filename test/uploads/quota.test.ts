// How much an account may upload in a day, whichever process it asks.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { uploadLimits } from '../../src/catalog/limits.ts'
import { sweepUploadDays } from '../../src/uploads/rules.ts'
import { openShop, type Shop } from '../covers/shop.ts'
import { connect, refusalIn } from '../mcp/clients.ts'
import { assertRefused } from '../support/refusals.ts'
import { acceptingOnly, onBothServices, startBeside, type TestService } from '../support/service.ts'
import * as pictures from './pictures.ts'

const { perDay, maxBytes } = uploadLimits
const dayMs = 86_400_000

/** As if so much had been uploaded today. */
const already = ({ database, clock }: TestService, { accountId }: Shop, counted: { uploads: number; bytes: number }) =>
  database.transact(async (trx) => {
    const day = clock.now - (clock.now % dayMs)
    await trx
      .insertInto('upload_days')
      .values({ account_id: accountId, day, ...counted })
      .execute()
  })

const ask = (shop: Shop, size_bytes?: number) =>
  shop.call('POST', '/api/v1/uploads', {
    content_type: 'image/png',
    ...(size_bytes === undefined ? {} : { size_bytes }),
  })

onBothServices(
  'the uploads of a day',
  (running) => {
    it('are limited in number: exactly, also where two processes are asked at once', async (test) => {
      const service = running()
      const shop = await openShop(service)
      await already(service, shop, { uploads: perDay.uploads - 5, bytes: 0 })
      const { service: other, stop } = await startBeside(service, acceptingOnly)
      test.after(stop)
      const body = { content_type: 'image/png', size_bytes: 2000 }
      const answers = await Promise.all(
        Array.from({ length: 16 }, (_, at) =>
          (at % 2 === 0 ? service : other).call('POST', '/api/v1/uploads', { key: shop.apiKey, body }),
        ),
      )
      assert.equal(answers.filter(({ status }) => status === 200).length, 5)
      const [refused] = answers.filter(({ status }) => status === 429)
      assert.ok(refused)
      const { message } = assertRefused(refused, 'rate_limited')
      assert.match(message, /2000 uploads a day\. Try again after midnight UTC/)
      const wait = Number(refused.headers.get('retry-after'))
      assert.ok(wait >= 1 && wait <= dayMs / 1000, `${wait}`)
    })

    it('are limited in bytes: what was announced counts, and the most where nothing was', async () => {
      const shop = await openShop(running())
      await already(running(), shop, { uploads: 3, bytes: perDay.bytes - maxBytes - 3000 })
      assert.equal((await ask(shop, 2000)).status, 200)
      assert.equal((await ask(shop)).status, 200)
      assert.match(assertRefused(await ask(shop), 'rate_limited').message, /Announce size_bytes/)
      assert.equal((await ask(shop, 1000)).status, 200)
      assertRefused(await ask(shop, 1), 'rate_limited')
    })

    it('are of one account and of one day; requests that are refused for something else do not count', async () => {
      const { clock, database } = running()
      const [shop, other] = [await openShop(running()), await openShop(running())]
      await already(running(), shop, { uploads: perDay.uploads - 1, bytes: 0 })
      assertRefused(await ask(shop, maxBytes + 1), 'file_too_large')
      assert.equal((await ask(shop, 2000)).status, 200)
      assertRefused(await ask(shop, 2000), 'rate_limited')
      assert.equal((await ask(other, 2000)).status, 200)
      clock.now += dayMs
      assert.equal((await ask(shop, 2000)).status, 200)
      await sweepUploadDays(database, clock.now)
      const left = await database.read.selectFrom('upload_days').select('account_id').execute()
      assert.deepEqual(left, [{ account_id: shop.accountId }])
    })

    it('also count what agents bring', async () => {
      const shop = await openShop(running())
      await already(running(), shop, { uploads: perDay.uploads, bytes: 0 })
      const agent = await connect(running(), shop.apiKey)
      const image_base64 = (await pictures.jpeg()).toString('base64')
      const refused = refusalIn(await agent.call('upload_reference_image', { image_base64 }))
      assert.equal(refused.error.code, 'rate_limited')
    })
  },
  acceptingOnly,
)
