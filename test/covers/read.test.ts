// Reading covers: detail, list and download.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { acceptingOnly, onBothServices } from '../support/service.ts'
import { openShop, refusalOf } from './shop.ts'

const nobody = '01890000-0000-7000-8000-000000000000'

onBothServices(
  'reading covers',
  (running) => {
    it('shows all six assets, with a fresh hour of access to those that exist', async () => {
      const shop = await openShop(running())
      const bookId = await shop.addBook()
      const cover = await shop.addCover({ bookId, assets: ['preview', 'no_text'] })
      const { assets, ...rest } = Object((await shop.call('GET', `/api/v1/covers/${cover}`)).json)
      assert.deepEqual(rest, { coverId: cover, bookId, coverStyle: 'swiss-grid' })
      assert.deepEqual(Object.keys(assets).toSorted(), [
        'audiobook_full',
        'audiobook_preview',
        'full',
        'no_text',
        'no_text_full',
        'preview',
      ])
      assert.deepEqual(assets.full, { available: false })
      assert.equal(assets.preview.available, true)
      assert.equal(Date.parse(assets.preview.expiresAt), running().clock.now + 3_600_000)
      assert.match(assets.preview.signedUrl, /\/files\/.*signature=/)
    })

    it('lists the covers of a book newest first, with the count of all', async () => {
      const shop = await openShop(running())
      const bookId = await shop.addBook()
      const covers: string[] = []
      for (let index = 0; index < 3; index++) covers.unshift(await shop.addCover({ bookId }))
      await shop.addCover()
      const path = `/api/v1/books/${bookId}/covers`
      const all = Object((await shop.call('GET', path)).json)
      assert.deepEqual(
        [all.bookId, all.total, all.covers.map(({ coverId }: { coverId: string }) => coverId)],
        [bookId, 3, covers],
      )
      assert.deepEqual(all.covers[0].assets.preview, { available: true })
      assert.equal(JSON.stringify(all).includes('signedUrl'), false)
      const two = Object((await shop.call('GET', `${path}?limit=2`)).json)
      assert.deepEqual([two.total, two.covers.length], [3, 2])
      for (const limit of ['0', '201', 'x', '1.5']) {
        assert.equal(refusalOf(await shop.call('GET', `${path}?limit=${limit}`)), '400 invalid_limit')
      }
    })

    it('redirects a download to a signed URL without a body', async () => {
      const shop = await openShop(running())
      const cover = await shop.addCover()
      const answer = await shop.call('GET', `/api/v1/covers/${cover}/assets/preview/download`)
      assert.deepEqual([answer.status, answer.text], [302, ''])
      assert.match(answer.headers.get('location') ?? '', /^http.*signature=/)
      const missing = await shop.call('GET', `/api/v1/covers/${cover}/assets/full/download`)
      assert.equal(refusalOf(missing), '404 asset_not_available')
      const unknown = await shop.call('GET', `/api/v1/covers/${cover}/assets/poster/download`)
      assert.equal(refusalOf(unknown), '400 invalid_asset_type')
      assert.equal(
        refusalOf(await shop.call('GET', `/api/v1/covers/${nobody}/assets/poster/download`)),
        '400 invalid_asset_type',
      )
    })

    it('shows nothing of other accounts', async () => {
      const [owner, stranger] = [await openShop(running()), await openShop(running())]
      const bookId = await owner.addBook()
      const cover = await owner.addCover({ bookId })
      const reads: readonly [path: string, refusal: string][] = [
        [`/api/v1/covers/${cover}`, '404 cover_not_found'],
        [`/api/v1/covers/${cover}/assets/preview/download`, '404 cover_not_found'],
        [`/api/v1/books/${bookId}/covers`, '404 book_not_found'],
      ]
      for (const [path, refusal] of reads) assert.equal(refusalOf(await stranger.call('GET', path)), refusal)
    })

    it('says which id is missing from the path', async () => {
      const shop = await openShop(running())
      assert.equal(refusalOf(await shop.call('GET', '/api/v1/covers/')), '400 missing_cover_id')
      assert.equal(refusalOf(await shop.call('GET', '/api/v1/books//covers')), '400 missing_book_id')
      assert.equal(refusalOf(await shop.call('GET', '/api/v1/jobs/')), '400 missing_job_id')
      assert.equal(refusalOf(await shop.call('GET', '/api/v1/covers//assets/preview/download')), '400 missing_cover_id')
    })
  },
  acceptingOnly,
)
