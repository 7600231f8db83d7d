// Requests that arrive in the same moment share queries, and nothing else: neither each other's faults nor each other's books.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { newId } from '../../src/platform/ids.ts'
import { openShop } from '../covers/shop.ts'
import { fc } from '../support/property.ts'
import { acceptingOnly, onBothServices } from '../support/service.ts'

const oddId = fc.oneof(
  fc.constantFrom('null', 'undefined', '0', "'", '{}', '{a,b}', '%00', '00000000-0000-0000-0000-000000000000'),
  fc.constantFrom(newId().slice(0, -1), newId().toUpperCase(), `${newId()}0`, newId().replaceAll('-', '')),
  fc.stringMatching(/^[!-~]{1,60}$/).map(encodeURIComponent),
)

onBothServices(
  'requests that arrive together',
  (running) => {
    it('find their own book, whatever others ask for beside them', async () => {
      const shop = await openShop(running())
      const bookId = await shop.addBook()
      const covers = (id: string) => shop.call('GET', `/api/v1/books/${id}/covers`)
      await fc.assert(
        fc.asyncProperty(fc.array(oddId, { minLength: 1, maxLength: 8 }), async (odd) => {
          const asked = await Promise.all([covers(bookId), ...odd.map(covers), covers(bookId)])
          const statuses = asked.map(({ status }) => status)
          assert.deepEqual([statuses.at(0), statuses.at(-1)], [200, 200], odd.join(' '))
          assert.ok(statuses.every((status) => status < 500))
        }),
        { numRuns: 40 },
      )
    })

    it('see the books of their own account alone', async () => {
      const shops = await Promise.all(Array.from({ length: 6 }, () => openShop(running())))
      const titles = await Promise.all(
        shops.map(async (shop, index) => {
          await shop.addBook({ title: `Book of ${index}` })
          return `Book of ${index}`
        }),
      )
      for (let round = 0; round < 10; round++) {
        const pages = await Promise.all(shops.map((shop) => shop.call('GET', '/api/v1/books?limit=5')))
        assert.deepEqual(
          pages.map(({ json }) => Object(json).books.map(({ title }: { title: string }) => title)),
          titles.map((title) => [title]),
        )
      }
    })
  },
  acceptingOnly,
)
