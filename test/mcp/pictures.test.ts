// From a title to print files, as an agent goes: what it gets to see on the way, and what it gets only as URLs.
import assert from 'node:assert/strict'
import { before, it } from 'node:test'
import sharp from 'sharp'
import { aBook } from '../books/a-book.ts'
import { openShop, type Shop } from '../covers/shop.ts'
import { eventually } from '../support/eventually.ts'
import { onQuickStudio } from '../support/quick-studio.ts'
import { clientKinds, connect, imagesIn, outputOf, type TestAgent, type ToolResult } from './clients.ts'

/** Waits over REST: an agent that asks as impatiently as a test would be told to wait. */
const ended = async (shop: Shop, agent: TestAgent, jobId: unknown): Promise<ToolResult> => {
  await eventually(`the end of job ${jobId}`, async () => {
    const { status, error } = Object((await shop.call('GET', `/api/v1/jobs/${jobId}`)).json)
    assert.notEqual(status, 'failed', JSON.stringify(error))
    return status === 'completed'
  })
  return agent.call('get_generation_status', { jobId })
}

const sizeOf = async (jpeg: Buffer): Promise<string> => {
  const { format, width, height } = await sharp(jpeg).metadata()
  assert.equal(format, 'jpeg')
  assert.ok(jpeg.length < 200_000, `${jpeg.length} bytes`)
  return `${width} x ${height}`
}

const isThere = async (url: unknown): Promise<void> =>
  assert.equal((await fetch(String(url), { method: 'HEAD' })).status, 200, String(url))

onQuickStudio('an agent that makes covers', (running) => {
  let shop: Shop
  let agent: TestAgent
  let coverId: string
  let made: ToolResult

  before(async () => {
    shop = await openShop(running(), 'growth')
    agent = await connect(running(), shop.apiKey)
    const wish = aBook({ templateId: 'swiss-grid', count: 2, idempotency_key: 'covers' })
    const { jobId } = outputOf(await agent.call('create_book_and_generate_covers', wish))
    made = await ended(shop, agent, jobId)
    coverId = Object(outputOf(made).result).covers[0].coverId
  })

  it('sees every finished cover inline, small and named, with a URL of the whole file', async () => {
    const { status, result, next_step } = Object(outputOf(made))
    assert.equal(status, 'completed')
    assert.match(next_step, /upscale_cover/)
    const images = imagesIn(made)
    assert.equal(images.length, 2)
    for (const image of images) assert.equal(await sizeOf(image), '500 x 800')
    assert.notDeepEqual(images[0], images[1])
    const captions = made.content.flatMap((each) => (each.type === 'text' ? [each.text] : [])).slice(1)
    for (const [index, cover] of result.covers.entries()) {
      assert.ok(captions[index]?.includes(cover.coverId))
      await isThere(cover.signedUrl)
    }
  })

  for (const kind of clientKinds)
    it(`gets a cover with a client of ${kind}`, async () => {
      const client = await connect(running(), shop.apiKey, kind)
      const cover = await client.call('download_cover', { coverId, assetType: 'preview' })
      assert.deepEqual(await Promise.all(imagesIn(cover).map(sizeOf)), ['500 x 800'])
      await client.close()
    })

  it('gets URLs alone where it wants no images', async () => {
    const { jobId } = outputOf(made)
    const without = await agent.call('get_generation_status', { jobId, include_images: false })
    assert.deepEqual(imagesIn(without), [])
    await isThere(Object(outputOf(without).result).covers[0].signedUrl)
    assert.deepEqual(imagesIn(await agent.call('download_cover', { coverId, include_image: false })), [])
    const [image] = imagesIn(await agent.call('download_cover', { coverId }))
    assert.deepEqual(image, imagesIn(made)[0])
  })

  it('gets print resolution as a URL alone, and the square inline', async () => {
    const upscaling = outputOf(await agent.call('upscale_cover', { coverId, sourceAsset: 'preview' }))
    const squaring = outputOf(await agent.call('create_audiobook_cover', { coverId }))
    const upscaled = await ended(shop, agent, upscaling.jobId)
    assert.deepEqual(imagesIn(upscaled), [])
    assert.equal(Object(outputOf(upscaled).result).covers[0].asset, 'full')
    const full = await agent.call('download_cover', { coverId, assetType: 'full' })
    assert.deepEqual(imagesIn(full), [])
    await isThere(outputOf(full).signedUrl)
    const [square] = imagesIn(await ended(shop, agent, squaring.jobId))
    assert.equal(square && (await sizeOf(square)), '800 x 800')
  })

  it('builds a wrap, sees it, corrects its texts at once and extends its front', async () => {
    const order = { coverId, trimWidth: 5, trimHeight: 8, pageCount: 200, paperType: 'cream', designStyle: 'solid' }
    const texts = { tagline: 'Time is a place.', blurb: 'He built a machine and went.' }
    const started = outputOf(await agent.call('create_full_wrap', { ...order, ...texts, idempotency_key: 'wrap' }))
    assert.equal(started.operation, 'wrap')
    const again = outputOf(await agent.call('create_full_wrap', { ...order, idempotency_key: 'wrap' }))
    assert.deepEqual([again.jobId, again.replayed], [started.jobId, true])
    const finished = await ended(shop, agent, started.jobId)
    const { wrapId, assets } = Object(outputOf(finished).result)
    await isThere(assets.wrap_pdf.signedUrl)
    const [first] = imagesIn(finished)
    assert.match(first ? await sizeOf(first) : '', /^800 x \d{3}$/)

    const shown = await agent.call('get_wrap', { wrapId })
    assert.deepEqual(imagesIn(shown)[0], first)
    assert.equal(Object(outputOf(shown)).trimWidth, 5)
    assert.deepEqual(imagesIn(await agent.call('get_wrap', { wrapId, include_images: false })), [])

    const changed = await agent.call('update_wrap_text', { wrapId, blurb: 'She took it apart again, piece by piece.' })
    const [second] = imagesIn(changed)
    assert.ok(second && first && !second.equals(first))
    await isThere(Object(outputOf(changed)).assets.wrap_pdf.signedUrl)
    const { layout_state } = Object(outputOf(await agent.call('get_wrap', { wrapId, include_images: false })))
    assert.match(JSON.stringify(layout_state), /She took it apart/)

    const extending = outputOf(await agent.call('extend_wrap_front', { wrapId }))
    assert.equal(extending.operation, 'wrap_extend_front')
    const extended = await ended(shop, agent, extending.jobId)
    assert.equal(imagesIn(extended).length, 1)
    assert.equal(Object(outputOf(extended).result).wrapId, wrapId)
  })
})
