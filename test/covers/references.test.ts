// Asking for a cover after references: the fields beside the pictures, and the order of what can be wrong.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { acceptingOnly, onBothServices } from '../support/service.ts'
import { type Fields, openShop, refusalOf } from './shop.ts'

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
        [{ external_ref: 'r' }, '400 content_policy_violation'],
        [{ instructions: 'a quiet harbour' }, '404 book_not_found'],
        [{ bookId: await shop.addBook() }, '404 reference_cover_not_found'],
        [
          { reference_cover_ids: [cover], bookId: await shop.addBook({ genre: 'poetry', subgenre: null }) },
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
  },
  acceptingOnly,
)
