// A cover's whole life over HTTP, painted for real: made, varied, edited, squared, cleared of text, brought to print size, used as a
// reference; each step charged once and announced once.
import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { it } from 'node:test'
import sharp from 'sharp'
import { verifyLedger } from '../../src/credits/rules.ts'
import { eventually } from '../support/eventually.ts'
import { onService } from '../support/service.ts'
import { startReceiver } from '../webhooks/receiver.ts'
import { jobIdOf, openShop, type Shop } from './shop.ts'

const finished = (shop: Shop, jobId: string) =>
  eventually(`the end of job ${jobId}`, async () => {
    const job = Object((await shop.call('GET', `/api/v1/jobs/${jobId}`)).json)
    return ['completed', 'failed'].includes(job.status) ? job : undefined
  })

const pictureAt = async (url: string) => {
  const response = await fetch(url)
  assert.equal(response.status, 200)
  const bytes = Buffer.from(await response.arrayBuffer())
  return { bytes, disposition: response.headers.get('content-disposition'), ...(await sharp(bytes).metadata()) }
}

onService('postgres', 'the life of a cover', (running) => {
  it('is painted, charged and announced step by step', async (test) => {
    const receiver = await startReceiver(test)
    const shop = await openShop(running(), 'starter')
    const bookId = await shop.addBook({ title: 'Émile & the Ôther', subgenre: 'hard-sf' })
    const note = { external_ref: 'r', webhookUrl: receiver.url }
    const run = async (path: string, body: object) => {
      const job = await finished(shop, jobIdOf(await shop.call('POST', path, { ...body, ...note })))
      assert.equal(job.status, 'completed', JSON.stringify(job.error))
      return job
    }

    const made = await run('/api/v1/covers/generate', { bookId, templateId: 'swiss-grid' })
    const [cover] = made.result.covers
    assert.deepEqual([made.credits_used, made.result.bookId, cover.coverStyle], [1, bookId, 'swiss-grid'])
    assert.ok(cover.prompt.length > 100)
    const preview = await pictureAt(cover.signedUrl)
    assert.deepEqual([preview.format, preview.width, preview.height, preview.density], ['jpeg', 1600, 2560, 300])
    assert.equal(preview.chromaSubsampling, '4:4:4')
    assert.ok(preview.icc)
    assert.match(preview.disposition ?? '', /emile-the-other-preview\.jpg/)

    const at = (name: string) => `/api/v1/covers/${cover.coverId}/${name}`
    const varied = await run(at('variations'), { count: 1 })
    assert.equal(varied.result.sourceCoverId, cover.coverId)
    const [sibling] = varied.result.covers
    assert.notDeepEqual((await pictureAt(sibling.signedUrl)).bytes, preview.bytes)

    const edited = await run(at('edit-image'), { prompt: 'make the background black and the title gold' })
    assert.equal(edited.result.sourceCoverId, cover.coverId)
    assert.notDeepEqual((await pictureAt(edited.result.covers[0].signedUrl)).bytes, preview.bytes)

    const sizes: readonly [name: string, body: object, asset: string, width: number, height: number][] = [
      ['audiobook-cover', {}, 'audiobook_preview', 1600, 1600],
      ['remove-text', {}, 'no_text', 1600, 2560],
      ['upscale', { sourceAsset: 'preview' }, 'full', 3200, 5120],
    ]
    for (const [name, body, asset, width, height] of sizes) {
      const { result, credits_used } = await run(at(name), body)
      const [{ coverId, signedUrl, asset: made }] = result.covers
      assert.deepEqual([coverId, made, credits_used], [cover.coverId, asset, name === 'upscale' ? 0 : 1])
      const picture = await pictureAt(signedUrl)
      assert.deepEqual([picture.width, picture.height], [width, height])
    }

    const references = { bookId, instructions: 'colder, by the sea', reference_cover_ids: [cover.coverId] }
    const after = await run('/api/v1/covers/generate-reference', references)
    assert.equal(after.result.covers[0].coverStyle, null)

    const { assets } = Object((await shop.call('GET', `/api/v1/covers/${cover.coverId}`)).json)
    const available = Object.keys(assets).filter((name) => assets[name].available)
    assert.deepEqual(available.toSorted(), ['audiobook_preview', 'full', 'no_text', 'preview'])
    const listed = Object((await shop.call('GET', `/api/v1/books/${bookId}/covers`)).json)
    assert.equal(listed.total, 4)

    assert.equal(Object((await shop.call('GET', '/api/v1/credits')).json).total_available, 150 - 6)
    assert.deepEqual((await verifyLedger(running().database.read)).mismatches, [])

    const events = await eventually('seven webhooks', () => receiver.requests.length >= 7 && receiver.requests)
    for (const { headers, body } of events) {
      const signature = createHmac('sha256', shop.webhookSecret).update(body).digest('hex')
      assert.equal(headers['x-svc-signature'], `sha256=${signature}`)
      const { event, external_ref, data } = JSON.parse(String(body))
      assert.deepEqual([event, external_ref], ['job.completed', 'r'])
      assert.equal(/storage|_storagePath/i.test(JSON.stringify(data)), false)
      assert.equal((await fetch(data.covers[0].signedUrl, { method: 'HEAD' })).status, 200)
    }
    assert.equal(new Set(events.map(({ body }) => JSON.parse(String(body)).jobId)).size, 7)
  })
})
