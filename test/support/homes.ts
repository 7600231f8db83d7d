// Empty data for processes of a test: a folder, and a database in it or on the server. Gone when the test ends.
import type { TestContext } from 'node:test'
import type { Dialect } from '../../src/platform/database/dialect.ts'
import { createPlace } from './databases.ts'
import { dataOf } from './service.ts'

/** The environment that leads a process there. Models, which cost seconds at their first use, are for tests of what they do. */
export const emptyHome = async (test: TestContext, dialect: Dialect): Promise<Readonly<Record<string, string>>> => {
  const { place, remove } = await createPlace(dialect)
  const { environment, removeData } = dataOf(place)
  test.after(async () => {
    removeData()
    await remove()
  })
  return { ...environment, MODELS: 'off' }
}
