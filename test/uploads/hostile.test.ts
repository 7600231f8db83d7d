// Pictures that were made to keep the service busy: each costs its sender a refusal, and nobody else anything.
import assert from 'node:assert/strict'
import { request } from 'node:http'
import { describe, it, type TestContext } from 'node:test'
import { type Crafts, openCrafts, openSenses } from '../../src/compose/crafts.ts'
import type { Senses } from '../../src/studio/senses/senses.ts'
import { senseLanes, sensesProcess } from '../../src/studio/senses/senses.ts'
import { openShop, refusalOf, type Shop } from '../covers/shop.ts'
import { eventually } from '../support/eventually.ts'
import { acceptingOnly, startTestService, type TestService } from '../support/service.ts'
import * as pictures from './pictures.ts'

const upload = async (shop: Shop, type: 'jpeg' | 'png', bytes: Uint8Array): Promise<string> => {
  const ask = { content_type: `image/${type}`, size_bytes: bytes.length }
  const { upload_id: id, upload_url: url } = Object((await shop.call('POST', '/api/v1/uploads', ask)).json)
  const headers = { 'content-type': `image/${type}` }
  assert.equal((await fetch(url, { method: 'PUT', headers, body: new Uint8Array(bytes) })).status, 200)
  return id
}

const wishFor = async (shop: Shop, uploads: readonly string[]) => ({
  bookId: await shop.addBook(),
  instructions: 'in this spirit',
  reference_upload_ids: uploads,
})

const path = '/api/v1/covers/generate-reference'

const generate = async (shop: Shop, uploads: readonly string[]) => shop.call('POST', path, await wishFor(shop, uploads))

/** A picture by its first bytes; what else is in it nobody asks here. */
const aPng = (size: number): Buffer => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(size - 8)])
const quick = aPng(1500)
const endless = aPng(2500)

const startWith = async (test: TestContext, senses: (crafts: Crafts) => Senses): Promise<TestService> => {
  const crafts = openCrafts({ workers: 1, modelsDir: null, artDir: null })
  const { service, stop } = await startTestService('sqlite', acceptingOnly, { ...crafts, senses: senses(crafts) })
  test.after(async () => {
    await stop()
    await crafts.close()
  })
  return service
}

/** A service whose processes look at some pictures for ever, unless somebody ends them. */
const startSlow = async (test: TestContext, limitMs: number) => {
  const script = new URL('./slow-eyes-process.ts', import.meta.url)
  const lanes = { ...senseLanes, looks: { ...senseLanes.looks, limitMs } }
  const slow = openSenses({ modelsDir: null }, { ...sensesProcess(null), script }, lanes)
  test.after(() => slow.close())
  let asked = 0
  const inspectPicture: Senses['inspectPicture'] = (...question) => {
    asked++
    return slow.inspectPicture(...question)
  }
  const service = await startWith(test, () => ({ ...slow, inspectPicture }))
  const looksAt = (count: number) => eventually(`${count} pictures are to be looked at`, () => asked >= count)
  return { service, looksAt }
}

const balanceOf = async (shop: Shop): Promise<number> =>
  Object((await shop.call('GET', '/api/v1/credits')).json).total_available

/** Asks, and can hang up before the answer. */
const askAndLeave = (service: TestService, { apiKey }: Shop, body: object): (() => void) => {
  const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' }
  const asked = request(`http://127.0.0.1:${service.port}${path}`, { method: 'POST', headers })
  asked.on('error', () => {})
  asked.end(JSON.stringify(body))
  return () => asked.destroy()
}

describe('a hostile picture', () => {
  it('of another format, or of thousands of scans, is refused before any decoder sees it, and costs nothing', async (test) => {
    let looked = 0
    const service = await startWith(test, ({ senses }) => ({
      ...senses,
      inspectPicture: (...asked) => {
        looked++
        return senses.inspectPicture(...asked)
      },
    }))
    const shop = await openShop(service)
    const before = await balanceOf(shop)
    const scanned = await generate(shop, [await upload(shop, 'jpeg', await pictures.jpegOfScans(2500))])
    assert.equal(refusalOf(scanned), '400 invalid_upload')
    assert.match(scanned.text, /more than 32 scans; save it anew/)
    assert.equal(refusalOf(await generate(shop, [await upload(shop, 'png', pictures.svg())])), '400 invalid_upload')
    assert.equal(
      refusalOf(await generate(shop, [await upload(shop, 'png', await pictures.gif())])),
      '400 invalid_upload',
    )
    assert.equal(looked, 0)
    assert.equal(await balanceOf(shop), before)
    const usual = await pictures.jpegOfScans(10, { width: 1000, height: 1500 })
    assert.equal((await generate(shop, [await upload(shop, 'jpeg', usual)])).status, 202)
    assert.equal(looked, 1)
  })

  it('that takes too long to decode is refused, and the process that decoded it is replaced', async (test) => {
    const { service } = await startSlow(test, 100)
    const shop = await openShop(service)
    const refused = await generate(shop, [await upload(shop, 'png', endless)])
    assert.equal(refusalOf(refused), '400 invalid_upload')
    assert.match(refused.text, /takes too long to decode; save it anew/)
    assert.equal((await generate(shop, [await upload(shop, 'png', quick)])).status, 202)
  })

  it('holds up neither the pictures nor the books of others, however many there are', async (test) => {
    const { service, looksAt } = await startSlow(test, 600_000)
    const [hostile, other] = [await openShop(service), await openShop(service)]
    const wish = await wishFor(hostile, [await upload(hostile, 'png', endless)])
    const leaving = Array.from({ length: 8 }, () => askAndLeave(service, hostile, wish))
    test.after(() => {
      for (const leave of leaving) leave()
    })
    await looksAt(8)
    for (let at = 0; at < 3; at++)
      assert.equal((await generate(other, [await upload(other, 'png', quick)])).status, 202)
  })

  it('is given up when its sender hangs up, running or waiting', async (test) => {
    const { service, looksAt } = await startSlow(test, 600_000)
    const hostile = await openShop(service)
    const wish = await wishFor(hostile, [await upload(hostile, 'png', endless)])
    const good = await upload(hostile, 'png', quick)
    const leaving = Array.from({ length: 4 }, () => askAndLeave(service, hostile, wish))
    await looksAt(4)
    // Behind all the others of the same account: only their end lets it through.
    const next = generate(hostile, [good])
    await looksAt(5)
    for (const leave of leaving) leave()
    assert.equal((await next).status, 202)
  })
})
