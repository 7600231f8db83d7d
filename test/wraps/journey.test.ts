// A wrap's whole life over HTTP, painted for real: made from a cover, read, set anew, its front extended, made again.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import sharp from 'sharp'
import { verifyLedger } from '../../src/credits/rules.ts'
import { wrapGeometry } from '../../src/print/geometry/wrap-geometry.ts'
import { preflight } from '../../src/print/preflight/preflight.ts'
import { jobIdOf, openShop } from '../covers/shop.ts'
import { onService } from '../support/service.ts'
import { startReceiver } from '../webhooks/receiver.ts'
import {
  addPaintedCover,
  addPictureCover,
  bytesAt,
  finished,
  orderWrap,
  readWrapOf,
  render,
  smallBook,
} from './bindery.ts'

onService('postgres', 'the life of a wrap', (running) => {
  it('is painted, set, extended, charged and announced', async (test) => {
    const receiver = await startReceiver(test)
    const shop = await openShop(running(), 'starter')
    const coverId = await addPaintedCover(running(), shop)
    const wish = { tagline: 'It rained.', spineTitle: 'Rain', webhookUrl: receiver.url }
    const made = await finished(shop, jobIdOf(await orderWrap(shop, coverId, wish)))
    assert.equal(made.status, 'completed', JSON.stringify(made.error))
    const { wrapId, dims, assets } = made.result
    const flat = await sharp(await bytesAt(assets.wrap_flat.signedUrl)).metadata()
    assert.deepEqual([flat.width, flat.height, flat.density], [dims.pixelWidth, dims.pixelHeight, 300])
    const verdict = await preflight(await bytesAt(assets.wrap_pdf.signedUrl), wrapGeometry(smallBook))
    assert.deepEqual(
      verdict.checks.filter(({ pass }) => !pass),
      [],
    )

    const before = await readWrapOf(shop, wrapId)
    assert.deepEqual((await sharp(await bytesAt(before.assets.back_art.signedUrl)).metadata()).format, 'jpeg')
    assert.match(before.layout_state.colors.back, /^#[0-9a-f]{6}$/)
    const again = await render(shop, wrapId, { layoutState: before.layout_state })
    for (const name of ['wrap_flat', 'wrap_pdf', 'wrap_preview'] as const)
      assert.deepEqual(await bytesAt(again.assets[name].signedUrl), await bytesAt(assets[name].signedUrl), name)

    const body = { webhookUrl: receiver.url, external_ref: 'again' }
    const extended = await finished(
      shop,
      jobIdOf(await shop.call('POST', `/api/v1/wraps/${wrapId}/extend-front`, body)),
    )
    assert.equal(extended.status, 'completed', JSON.stringify(extended.error))
    assert.equal(extended.result.wrapId, wrapId)
    assert.deepEqual((await readWrapOf(shop, wrapId)).layout_state, before.layout_state)

    assert.equal(Object((await shop.call('GET', '/api/v1/credits')).json).total_available, 150 - 2)
    assert.deepEqual((await verifyLedger(running().database.read)).mismatches, [])
    const events = [await receiver.request(1), await receiver.request(2)].map((each) => JSON.parse(String(each.body)))
    assert.deepEqual(
      events.map(({ operation }) => operation),
      ['wrap', 'wrap_extend_front'],
    )
    for (const { data } of events) assert.equal((await fetch(data.assets.wrap_pdf.signedUrl)).status, 200)
  })

  it('begins with a picture where the cover has no document, and says what a small picture means for print', async () => {
    const shop = await openShop(running())
    const coverId = await addPictureCover(running(), shop)
    const made = await finished(shop, jobIdOf(await orderWrap(shop, coverId, { tagline: 'A line.' })))
    assert.equal(made.status, 'completed', JSON.stringify(made.error))
    assert.ok(made.result.warnings.includes('low_resolution'), String(made.result.warnings))
  })
})
