// What uploads promise, on whatever storage: the ticket, the PUT, and every check when a generation uses them.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { newId } from '../../src/platform/ids.ts'
import { jobIdOf, openShop, refusalOf, type Shop } from '../covers/shop.ts'
import type { TestService } from '../support/service.ts'
import * as pictures from './pictures.ts'

const types = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const

const ticketFor = async (shop: Shop, type: keyof typeof types) => {
  const { status, json } = await shop.call('POST', '/api/v1/uploads', { content_type: types[type] })
  assert.equal(status, 200)
  return Object(json)
}

const upload = async (shop: Shop, type: keyof typeof types, bytes: Uint8Array): Promise<string> => {
  const { upload_id: id, upload_url: url } = await ticketFor(shop, type)
  const body = new Uint8Array(bytes)
  const { status } = await fetch(url, { method: 'PUT', headers: { 'content-type': types[type] }, body })
  assert.equal(status, 200)
  return id
}

const generate = async (shop: Shop, uploads: readonly string[], wish: object = {}) =>
  shop.call('POST', '/api/v1/covers/generate-reference', {
    bookId: await shop.addBook(),
    instructions: 'in this spirit',
    reference_upload_ids: uploads,
    ...wish,
  })

export const uploadBehaviour = (running: () => TestService): void => {
  it('give a ticket with a place of the server’s choosing, for five minutes', async () => {
    const shop = await openShop(running())
    const ticket = await ticketFor(shop, 'png')
    assert.match(ticket.upload_id, new RegExp(`^${shop.accountId}/api-uploads/ref-[0-9a-f-]{36}\\.png$`))
    assert.equal(Date.parse(ticket.expires_at), running().clock.now + 300_000)
    assert.deepEqual([ticket.max_bytes, ticket.allowed_types], [5_242_880, Object.values(types)])
  })

  it('refuse other types, and sizes over the limit', async () => {
    const shop = await openShop(running())
    const ask = (body: unknown) => shop.call('POST', '/api/v1/uploads', body)
    for (const content_type of [undefined, 'image/gif', 'text/html', 7, 'IMAGE/PNG']) {
      assert.equal(refusalOf(await ask({ content_type })), '415 unsupported_media_type')
    }
    assert.equal(refusalOf(await ask({ content_type: 'image/png', size_bytes: 5_242_881 })), '400 file_too_large')
    assert.equal((await ask({ content_type: 'image/png', size_bytes: 5_242_880 })).status, 200)
    for (const size_bytes of ['7', -1, 1.5]) {
      assert.equal(refusalOf(await ask({ content_type: 'image/png', size_bytes })), '400 invalid_field_type')
    }
  })

  it('of an announced size take exactly that many bytes, others up to the limit and no more', async () => {
    const shop = await openShop(running())
    const put = async (size_bytes: number | undefined, length: number): Promise<number> => {
      const body = { content_type: types.png, ...(size_bytes === undefined ? {} : { size_bytes }) }
      const { upload_url: url } = Object((await shop.call('POST', '/api/v1/uploads', body)).json)
      const headers = { 'content-type': types.png }
      const answer = await fetch(url, { method: 'PUT', headers, body: new Uint8Array(length) })
      await answer.arrayBuffer()
      return answer.status
    }
    assert.equal(await put(2000, 2000), 200)
    for (const length of [1999, 2001, 5_242_880]) assert.ok([400, 403].includes(await put(2000, length)), `${length}`)
    assert.deepEqual([await put(undefined, 5_242_880), await put(undefined, 5_242_881)], [200, 400])
  })

  it('are used as references: JPEG, PNG and WebP, up to four, mixed with covers', async () => {
    const shop = await openShop(running())
    const ids = [
      await upload(shop, 'jpeg', await pictures.jpeg()),
      await upload(shop, 'png', await pictures.png()),
      await upload(shop, 'webp', await pictures.webp()),
    ]
    const answer = await generate(shop, ids, { reference_cover_ids: [await shop.addCover()] })
    jobIdOf(answer)
    assert.equal(Object(answer.json).operation, 'generate_reference')
  })

  it('may be CMYK, of 16 bits, animated, or turned by their EXIF note', async () => {
    const shop = await openShop(running())
    const unusual = [
      await upload(shop, 'jpeg', await pictures.cmykJpeg()),
      await upload(shop, 'png', await pictures.sixteenBitPng()),
      await upload(shop, 'webp', await pictures.animatedWebp()),
      await upload(shop, 'jpeg', await pictures.turnedJpeg({ width: 900, height: 300 })),
    ]
    jobIdOf(await generate(shop, unusual))
  })

  it('are refused when they are not ours, not shaped like ids, or not what they claim to be', async () => {
    const [shop, other] = [await openShop(running()), await openShop(running())]
    const foreign = await upload(other, 'png', await pictures.png())
    const names = [
      'x',
      '',
      '../../etc/passwd',
      `${shop.accountId}/api-uploads/ref-${newId()}.gif`,
      foreign,
      `${foreign}/..`,
    ]
    for (const name of names) assert.equal(refusalOf(await generate(shop, [name])), '400 invalid_upload', name)
    const lies: readonly [type: keyof typeof types, bytes: Uint8Array][] = [
      ['png', await pictures.jpeg()],
      ['jpeg', await pictures.gif()],
      ['jpeg', pictures.cutShort(await pictures.jpeg())],
      ['png', pictures.cutShort(await pictures.png())],
      ['webp', pictures.cutShort(await pictures.webp())],
      ['png', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(2000)}</svg>`)],
      ['jpeg', Buffer.alloc(5000)],
    ]
    for (const [type, bytes] of lies) {
      assert.equal(refusalOf(await generate(shop, [await upload(shop, type, bytes)])), '400 invalid_upload')
    }
  })

  it('are refused when nothing was sent, or too little, or the wrong size', async () => {
    const shop = await openShop(running())
    const { upload_id: empty } = await ticketFor(shop, 'png')
    assert.equal(refusalOf(await generate(shop, [empty])), '400 upload_not_found')
    const tiny = await upload(shop, 'png', Buffer.alloc(1023))
    assert.equal(refusalOf(await generate(shop, [tiny])), '400 file_too_small')
    const misshapen = [
      await pictures.jpeg({ width: 255, height: 400 }),
      await pictures.jpeg({ width: 300, height: 1300 }),
      await pictures.flatJpeg({ width: 8193, height: 2100 }),
    ]
    for (const picture of misshapen) {
      const id = await upload(shop, 'jpeg', picture)
      assert.equal(refusalOf(await generate(shop, [id])), '400 invalid_image_dimensions')
    }
    jobIdOf(await generate(shop, [await upload(shop, 'jpeg', await pictures.jpeg({ width: 256, height: 1024 }))]))
  })

  it('that would unfold to gigabytes are measured, not unfolded', async () => {
    const shop = await openShop(running())
    const bomb = await upload(shop, 'png', pictures.bombPng())
    const before = process.memoryUsage().rss
    assert.equal(refusalOf(await generate(shop, [bomb])), '400 invalid_image_dimensions')
    assert.ok(process.memoryUsage().rss - before < 200 * 2 ** 20)
  })
}
