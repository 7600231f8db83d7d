// What covers cost is said in one place: at another price, what is charged, counted and shown follows.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { operations } from '../../src/catalog/operations.ts'
import { verifyLedger } from '../../src/credits/rules.ts'
import { varyDocument } from '../../src/studio/direction/vary.ts'
import { documentSchema } from '../../src/studio/document.ts'
import { openQuickStudio } from '../support/quick-studio.ts'
import { acceptingOnly, onBothServices } from '../support/service.ts'
import { addPaintedCover, finished } from '../wraps/bindery.ts'
import { jobIdOf, openShop } from './shop.ts'

const price = 3

onBothServices(
  `covers at ${price} credits each`,
  (running) => {
    it('are charged at that price, and siblings are counted as images, not as credits', async (test) => {
      const usual = { ...operations.variation }
      Object.assign(operations.variation, { creditsPerImage: price })
      test.after(() => Object.assign(operations.variation, usual))
      const { database } = running()
      const studio = openQuickStudio(running())
      test.after(() => studio.stop())
      const shop = await openShop(running())
      const coverId = await addPaintedCover(running(), shop)
      const documentOf = async (id: string) => {
        const row = await database.read.selectFrom('covers').select('document').where('id', '=', id).executeTakeFirst()
        return documentSchema.parse(JSON.parse(row?.document ?? ''))
      }
      const source = await documentOf(coverId)
      const creditsLeft = async () => Object((await shop.call('GET', '/api/v1/credits')).json).total_available
      const before = await creditsLeft()

      let siblings = 0
      for (const count of [2, 1, 3]) {
        const job = await finished(
          shop,
          jobIdOf(await shop.call('POST', `/api/v1/covers/${coverId}/variations`, { count })),
        )
        assert.deepEqual([job.status, job.credits_used], ['completed', count * price], JSON.stringify(job.error))
        for (const { coverId: sibling } of job.result.covers)
          assert.deepEqual((await documentOf(sibling)).seed, varyDocument(source, ++siblings).seed)
      }
      assert.equal(before - (await creditsLeft()), siblings * price)
      assert.deepEqual((await verifyLedger(database.read)).mismatches, [])
    })
  },
  acceptingOnly,
)
