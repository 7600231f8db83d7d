// Asking for a cover after references: the fields beside the pictures, and the order of what can be wrong.
import assert from 'node:assert/strict'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { it } from 'node:test'
import { eventually } from '../support/eventually.ts'
import { acceptingOnly, onBothServices, startBeside } from '../support/service.ts'
import { png } from '../uploads/pictures.ts'
import { type Fields, jobIdOf, openShop, refusalOf } from './shop.ts'

const path = '/api/v1/covers/generate-reference'
const nobody = '01890000-0000-7000-8000-000000000000'

onBothServices(
  'asking for a cover after references',
  (running) => {
    it('tries the codes in the order of the contract', async () => {
      const shop = await openShop(running())
      const cover = await shop.addCover()
      const steps: readonly [mended: Fields, refusal: string][] = [
        [
          { external_ref: 'x'.repeat(201), webhookUrl: 7, instructions: 'x'.repeat(1001), bookId: undefined },
          '400 missing_book_id',
        ],
        [{ bookId: nobody, instructions: undefined }, '400 missing_instructions'],
        [{ instructions: 'x'.repeat(1001) }, '400 missing_reference_images'],
        [{ reference_cover_ids: [cover, cover, cover, cover, 'x'] }, '400 too_many_reference_images'],
        [{ reference_cover_ids: ['x'], reference_upload_ids: ['y'] }, '400 invalid_upload'],
        [{ reference_upload_ids: [] }, '400 reference_cover_not_found'],
        [{ reference_cover_ids: [nobody] }, '400 invalid_field_type'],
        [{ webhookUrl: null }, '400 field_too_long'],
        [{ instructions: 'Kill all the Jews now' }, '400 field_too_long'],
        [{ external_ref: 'r' }, '404 book_not_found'],
        [{ bookId: await shop.addBook() }, '404 reference_cover_not_found'],
        [{ reference_cover_ids: [cover] }, '400 content_policy_violation'],
        [
          { instructions: 'a quiet harbour', bookId: await shop.addBook({ genre: 'poetry', subgenre: null }) },
          '422 unsupported_genre',
        ],
      ]
      let body: Fields = {}
      for (const [mended, refusal] of steps) {
        body = { ...body, ...mended }
        const answer = await shop.call('POST', path, body)
        assert.equal(refusalOf(answer), refusal, answer.text)
      }
    })

    it('refuses lists that are no lists of ids', async () => {
      const shop = await openShop(running())
      const bookId = await shop.addBook()
      for (const wrong of ['x', 7, {}, [7], [null]]) {
        const answer = await shop.call('POST', path, { bookId, instructions: 'i', reference_cover_ids: wrong })
        assert.equal(refusalOf(answer), '400 invalid_field_type', JSON.stringify(wrong))
      }
    })

    it('knows covers of its own account only', async () => {
      const [shop, other] = [await openShop(running()), await openShop(running())]
      const reference_cover_ids = [await shop.addCover(), await other.addCover()]
      const answer = await shop.call('POST', path, {
        bookId: await shop.addBook(),
        instructions: 'i',
        reference_cover_ids,
      })
      assert.equal(refusalOf(answer), '404 reference_cover_not_found')
    })

    it('says so and costs nothing when an upload was replaced or removed while the job waited', async (test) => {
      const shop = await openShop(running())
      const bookId = await shop.addBook()
      const credits = async () => Object((await shop.call('GET', '/api/v1/credits')).json).total_available
      const before = await credits()
      const order = async () => {
        const ticket = Object((await shop.call('POST', '/api/v1/uploads', { content_type: 'image/png' })).json)
        const { upload_id: id, upload_url: url } = ticket
        const put = (body: Uint8Array<ArrayBuffer>) =>
          fetch(url, { method: 'PUT', headers: { 'content-type': 'image/png' }, body })
        assert.equal((await put(new Uint8Array(await png()))).status, 200)
        const wish = { bookId, instructions: 'in this spirit', reference_upload_ids: [id] }
        return { id, put, jobId: jobIdOf(await shop.call('POST', path, wish)) }
      }
      const [replaced, swollen, removed] = [await order(), await order(), await order()]
      assert.equal((await replaced.put(new Uint8Array(await png({ width: 500, height: 700 })))).status, 200)
      const fileOf = (id: string) => join(running().environment.DATA_DIR ?? '', 'files', 'uploads', id)
      // As nobody could by the URL, but whoever may write into a bucket.
      await writeFile(fileOf(swollen.id), Buffer.alloc(40 * 2 ** 20))
      await rm(fileOf(removed.id))
      const { stop } = await startBeside(running())
      test.after(stop)
      for (const [{ id, jobId }, happened] of [
        [replaced, 'was replaced'],
        [swollen, 'was replaced'],
        [removed, 'was removed'],
      ] as const) {
        const ended = await eventually('the end of the job', async () => {
          const { status, error } = Object((await shop.call('GET', `/api/v1/jobs/${jobId}`)).json)
          return status === 'failed' && error
        })
        assert.equal(ended.code, 'generation_failed')
        assert.ok(ended.message.includes(`${id} ${happened}`), ended.message)
      }
      assert.equal(await credits(), before)
    })
  },
  acceptingOnly,
)
