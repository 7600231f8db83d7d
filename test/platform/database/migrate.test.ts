// Migrations under several processes that start at once.
import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { describe, it } from 'node:test'
import { createPlace, dialects, openPlace } from '../../support/databases.ts'

const migrateProcess = new URL('./migrate-process.ts', import.meta.url)

for (const dialect of dialects) {
  describe(`migrations [${dialect}]`, () => {
    it('are applied once when eight processes start at the same moment', async () => {
      const { place, remove } = await createPlace(dialect)
      const processes = Array.from({ length: 8 }, () => fork(migrateProcess, [JSON.stringify(place)]))
      const codes = await Promise.all(processes.map(async (child) => (await once(child, 'exit'))[0]))
      assert.deepEqual(codes, [0, 0, 0, 0, 0, 0, 0, 0])

      const database = openPlace(place)
      const accounts = await database.read.selectFrom('accounts').selectAll().execute()
      assert.deepEqual(accounts, [])
      await database.close()
      await remove()
    })
  })
}
