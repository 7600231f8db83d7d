// Every operation on covers that an image model has painted, through REST, with a provider that is a real server.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import sharp from 'sharp'
import { sweepOrphans } from '../../src/covers/sweep.ts'
import { canaryKey } from '../support/image-provider.ts'
import { bytesAt, smallBook, storageOf } from '../wraps/bindery.ts'
import {
  type AiHouse,
  artOf,
  coverIdsOf,
  documentOf,
  fileAt,
  onAiHouse,
  onQuickAiHouse,
  openAiShop,
} from './ai-shop.ts'

/** Mean difference of two pictures (of 255), both brought to the shape of a cover. */
const apart = async (one: Buffer, other: Buffer): Promise<number> => {
  const pixels = (picture: Buffer) => sharp(picture).resize(200, 320, { fit: 'cover' }).removeAlpha().raw().toBuffer()
  const [a, b] = [await pixels(one), await pixels(other)]
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length
}

const pictureIn = (job: unknown): Promise<Buffer> => bytesAt(Object(job).result.covers[0].signedUrl)

const sizeOf = async (picture: Buffer) => {
  const { format, width, height } = await sharp(picture).metadata()
  return [format, width, height]
}

/** The same shop and the same two covers for all tests of a house: painting them is what costs. */
const keptCovers = (house: () => AiHouse) => {
  let opened: ReturnType<typeof openAiShop> | undefined
  const openShop = () => {
    opened ??= openAiShop(house())
    return opened
  }
  let painted: Promise<readonly string[]> | undefined
  const covers = async () => {
    painted ??= (await openShop()).paintCovers(2)
    const [one = '', other = ''] = await painted
    house().provider.reset()
    return [one, other] as const
  }
  return { openShop, covers }
}

onAiHouse('covers painted by an image model', (house) => {
  const { openShop, covers } = keptCovers(house)
  const ordersOf = (): number => house().provider.orders.length

  it('have its picture under our type, and without text are exactly that picture', async () => {
    const shop = await openShop()
    const [one, other] = await covers()
    const [art, otherArt] = [await artOf(house(), one), await artOf(house(), other)]
    assert.ok((await apart(art, otherArt)) > 4, 'two covers of a call stand on the same picture')
    const noText = await pictureIn(await shop.ordered(`covers/${one}/remove-text`, {}))
    assert.deepEqual(await sizeOf(noText), ['jpeg', 1600, 2560])
    assert.ok((await apart(noText, art)) < 1.5, 'the version without text is not the picture of the model')
    const { assets } = Object((await shop.call('GET', `/api/v1/covers/${one}`)).json)
    const preview = await bytesAt(assets.preview.signedUrl)
    assert.ok((await apart(preview, noText)) > 1.5, 'no type stands on the picture')
    assert.equal(ordersOf(), 0, 'taking the text away needs nobody')
  })

  it('are enlarged with their type set anew', async () => {
    const shop = await openShop()
    const [cover] = await covers()
    const full = await pictureIn(await shop.ordered(`covers/${cover}/upscale`, { sourceAsset: 'preview' }))
    assert.deepEqual(await sizeOf(full), ['jpeg', 3200, 5120])
    const { assets } = Object((await shop.call('GET', `/api/v1/covers/${cover}`)).json)
    const difference = await apart(await bytesAt(assets.preview.signedUrl), full)
    const { template, direction, seed } = await documentOf(house(), cover)
    assert.ok(difference < 2, `${difference} apart: ${template}, ${direction.layout}, seed ${seed}`)
  })

  it('keep their picture when their type is edited, and have one square together', async () => {
    const shop = await openShop()
    const [cover] = await covers()
    const [gold = ''] = coverIdsOf(await shop.ordered(`covers/${cover}/edit-image`, { prompt: 'make the title gold' }))
    assert.equal((await documentOf(house(), gold)).art?.picture, (await documentOf(house(), cover)).art?.picture)
    assert.equal(ordersOf(), 0)
    const square = await pictureIn(await shop.ordered(`covers/${gold}/audiobook-cover`, {}))
    assert.deepEqual(await sizeOf(square), ['jpeg', 1600, 1600])
    const [order] = house().provider.orders
    assert.deepEqual([ordersOf(), order?.mask !== null, order?.picture !== null], [1, true, true])
    const again = await shop.ordered(`covers/${cover}/audiobook-cover`, {})
    assert.deepEqual([again.status, ordersOf()], ['completed', 1])
  })

  it('are wrapped: the model carries the scene on over the back', async () => {
    const shop = await openShop()
    const [coverId] = await covers()
    const job = await shop.ordered('wraps', { coverId, ...smallBook, designStyle: 'continuation' })
    assert.equal(job.status, 'completed', JSON.stringify(job.error))
    assert.equal(ordersOf(), 1)
    const { assets, dims } = Object(job.result)
    const flat = await bytesAt(assets.wrap_flat.signedUrl)
    assert.deepEqual(await sizeOf(flat), ['jpeg', dims.pixelWidth, dims.pixelHeight])
  })

  it('keep their pictures in the house: swept never, named nowhere, and the key of the provider is in no log', async () => {
    const shop = await openShop()
    const [cover] = await covers()
    const { art } = await documentOf(house(), cover)
    assert.ok(art)
    const { service } = house()
    const storage = storageOf(service)
    const leftBehind = 'covers/nobody/art-left-behind.png'
    await storage.put(leftBehind, Buffer.from('x'), { contentType: 'image/png' })
    await sweepOrphans(service.database, storage, new Date(Date.now() + 60_000))
    assert.equal(await storage.stat(leftBehind), null)
    assert.ok((await fileAt(house(), art.picture)).length > 0)
    const told = [`/api/v1/covers/${cover}`, '/api/v1/jobs'].map((path) => shop.call('GET', path))
    for (const { text } of await Promise.all(told)) assert.doesNotMatch(text, /\/art-/)
    assert.equal(
      service.log.some((line) => line.includes(canaryKey)),
      false,
    )
  })
})

onQuickAiHouse('what an image model is asked for a cover', (house) => {
  const { openShop, covers } = keptCovers(house)
  const ordersOf = (): number => house().provider.orders.length

  it('is a picture painted over where it is to show something else, told of the picture alone', async () => {
    const shop = await openShop()
    const [cover] = await covers()
    const wish = 'make the title red and add a raven'
    const [raven = ''] = coverIdsOf(await shop.ordered(`covers/${cover}/edit-image`, { prompt: wish }))
    const [order] = house().provider.orders
    assert.match(order?.words ?? '', /raven/)
    assert.doesNotMatch(order?.words ?? '', /title red/)
    const [was, is] = [await documentOf(house(), cover), await documentOf(house(), raven)]
    assert.match(is.prompt, /raven/)
    assert.notEqual(is.art?.picture, was.art?.picture)
  })

  it('is told of as asked and not as seen, and is nothing where no wish can be read', async () => {
    const shop = await openShop()
    const [cover] = await covers()
    const edited = await shop.ordered(`covers/${cover}/edit-image`, { prompt: 'make the title red and add a raven' })
    const { done, notDone } = Object(edited.result).report
    assert.deepEqual(
      [done.map(({ asked }: { asked: string }) => asked), notDone],
      [['make the title red', 'add a raven'], []],
    )
    assert.match(done[1].what, /^the image model \S+ was asked to paint it; what it painted was not checked\.?$/i)
    const orders = ordersOf()
    const praised = await shop.ordered(`covers/${cover}/edit-image`, { prompt: 'What a lovely cover!' })
    assert.deepEqual(
      [praised.status, Object(praised.error).code, praised.credits_used, ordersOf()],
      ['failed', 'edit_not_understood', 0, orders],
    )
  })

  it('is a new picture of the same style for a sibling', async () => {
    const shop = await openShop()
    const [cover] = await covers()
    const [sibling = ''] = coverIdsOf(await shop.ordered(`covers/${cover}/variations`, { count: 1 }))
    const [was, is] = [await documentOf(house(), cover), await documentOf(house(), sibling)]
    assert.deepEqual([ordersOf(), is.template, is.prompt], [1, was.template, was.prompt])
    assert.notEqual(is.art?.picture, was.art?.picture)
  })

  it('is in words where it follows references: no byte of them reaches the provider', async () => {
    const shop = await openShop()
    const reference = await sharp({ create: { width: 600, height: 900, channels: 3, background: '#0e6b3a' } })
      .png({ compressionLevel: 0 })
      .toBuffer()
    const type = 'image/png'
    const upload = await shop.call('POST', '/api/v1/uploads', { content_type: type })
    const { upload_url, upload_id } = Object(upload.json)
    const body = new Uint8Array(reference)
    assert.ok((await fetch(upload_url, { method: 'PUT', headers: { 'content-type': type }, body })).ok)
    house().provider.reset()
    const wish = { instructions: 'in this spirit', reference_upload_ids: [upload_id] }
    const job = await shop.ordered('covers/generate-reference', { bookId: await shop.addBook(), ...wish })
    assert.equal(job.status, 'completed', JSON.stringify(job.error))
    assert.ok((await documentOf(house(), coverIdsOf(job)[0] ?? '')).art)
    const { orders, requests } = house().provider
    assert.deepEqual(
      orders.map(({ picture, mask }) => [picture, mask]),
      [[null, null]],
    )
    const piece = reference.subarray(2000, 2060)
    const spoken = [piece, Buffer.from(piece.toString('base64').slice(4, 60)), Buffer.from(String(upload_id))]
    for (const request of requests) for (const part of spoken) assert.equal(request.body.includes(part), false)
  })
})
