// What the work of jobs results in, painted for real: typed results, files, wraps.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import sharp from 'sharp'
import { openShop } from '../covers/shop.ts'
import { onService } from '../support/service.ts'
import { clientOf } from './client-of.ts'

const sizeOf = async (file: File) => {
  const { width, height } = await sharp(await file.arrayBuffer()).metadata()
  return [width, height]
}

onService('sqlite', 'the results of jobs', (running) => {
  const paint = async () => {
    const shop = await openShop(running())
    const client = clientOf(running(), shop)
    const bookId = await shop.addBook({ title: 'Émile & the Ôther' })
    const { result } = await client.jobs.wait(await client.covers.generate({ bookId, templateId: 'swiss-grid' }))
    const [cover] = result.covers
    assert.ok(cover)
    assert.deepEqual([result.bookId, cover.coverStyle], [bookId, 'swiss-grid'])
    assert.ok(cover.prompt.length > 100)
    return { client, bookId, coverId: cover.coverId }
  }

  it('are covers, with files to download by name', async () => {
    const { client, bookId, coverId } = await paint()
    const file = await client.covers.download(coverId, 'preview')
    assert.deepEqual([file.name, file.type], ['emile-the-other-preview.jpg', 'image/jpeg'])
    assert.deepEqual(await sizeOf(file), [1600, 2560])

    const varied = await client.jobs.wait(await client.covers.vary(coverId))
    assert.deepEqual([varied.result.sourceCoverId, varied.result.covers.length], [coverId, 1])

    const square = await client.jobs.wait(await client.covers.audiobook(coverId))
    assert.deepEqual(
      square.result.covers.map(({ asset }) => asset),
      ['audiobook_preview'],
    )
    assert.deepEqual(await sizeOf(await client.covers.download(coverId, 'audiobook_preview')), [1600, 1600])
    assert.equal((await client.covers.listForBook(bookId)).total, 2)
  })

  it('are wraps, which can be set anew and downloaded', async () => {
    const { client, coverId } = await paint()
    const size = { trimWidth: 5, trimHeight: 8, pageCount: 200, paperType: 'white' } as const
    const order = {
      ...size,
      coverId,
      designStyle: 'solid',
      blurb: 'A book about a book.',
      spineTitle: 'Émile',
    } as const
    const { result, credits_used } = await client.jobs.wait(await client.wraps.create(order))
    const { wrapId } = result
    assert.deepEqual([result.coverId, result.designStyle, credits_used], [coverId, 'solid', 2])
    assert.deepEqual(result.dims, await client.wraps.calculate(size))

    const wrap = await client.wraps.get(wrapId)
    assert.deepEqual([wrap.wrapId, wrap.designName, wrap.pageCount], [wrapId, 'Émile & the Ôther', 200])
    const again = await client.wraps.render(wrapId, { layoutState: wrap.layout_state })
    assert.deepEqual(again.layout_report, result.layout_report)
    const flat = await client.wraps.download(wrapId, 'wrap_flat')
    assert.deepEqual(await sizeOf(flat), [result.dims.pixelWidth, result.dims.pixelHeight])

    const extended = await client.jobs.wait(await client.wraps.extendFront(wrapId))
    assert.deepEqual([extended.result.wrapId, extended.credits_used], [wrapId, 0])
  })
})
