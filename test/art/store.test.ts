// What the database knows of pictures: covers share them, and a square is found from every cover that stands on its picture.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { findSquareOf, insertArt, knownFiles } from '../../src/covers/store.ts'
import { openShop } from '../covers/shop.ts'
import { acceptingOnly, onBothServices } from '../support/service.ts'

onBothServices(
  'the pictures of covers',
  (running) => {
    it('belong to every cover that stands on them, with the one square that was made of them', async () => {
      const { database, clock } = running()
      const shop = await openShop(running())
      const [one, other] = [await shop.addCover(), await shop.addCover()]
      const [front, square] = [`covers/${one}/art-1.png`, `covers/${other}/art-2.png`]
      const at = { created_at: clock.now }
      await database.transact(async (trx) => {
        for (const cover_id of [one, other])
          await insertArt(trx, { cover_id, shape: 'front', storage_key: front, ...at })
      })
      assert.equal(await findSquareOf(database.read, front), undefined)
      await database.transact((trx) => insertArt(trx, { cover_id: other, shape: 'square', storage_key: square, ...at }))
      assert.equal(await findSquareOf(database.read, front), square)
      const asked = [front, square, `covers/${one}/preview.jpg`, `covers/${one}/art-3.png`]
      assert.deepEqual(await knownFiles(database.read, asked), new Set(asked.slice(0, 3)))
    })
  },
  acceptingOnly,
)
