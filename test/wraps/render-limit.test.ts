// Renders are free, but neither without end nor without number.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { type Crafts, openCrafts, openPrintShop } from '../../src/compose/crafts.ts'
import type { Dialect } from '../../src/platform/database/dialect.ts'
import { newId } from '../../src/platform/ids.ts'
import { openShop, type Shop } from '../covers/shop.ts'
import { dialects } from '../support/databases.ts'
import { eventually } from '../support/eventually.ts'
import { assertRefused } from '../support/refusals.ts'
import { acceptingOnly, startBeside, startTestService, type TestService } from '../support/service.ts'
import { addWrap, readWrapOf } from './bindery.ts'
import { quickPrint } from './quick-bindery.ts'

/** A print shop whose files come when the test says so. */
const heldShop = (test: TestContext) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  let asked = 0
  const crafts: Crafts = {
    ...openCrafts({ workers: 4, modelsDir: null, artDir: null }),
    printShop: {
      print: async (order, signal) => {
        asked++
        const left = Promise.withResolvers<never>()
        signal?.addEventListener('abort', () => left.reject(signal.reason))
        await Promise.race([promise, left.promise])
        return quickPrint(order)
      },
    },
  }
  test.after(() => crafts.close())
  return { crafts, release: resolve, asked: () => asked }
}

const start = async (test: TestContext, dialect: Dialect, crafts: Crafts): Promise<TestService> => {
  const { service, stop } = await startTestService(dialect, { ...acceptingOnly, WORKERS: '4' }, crafts)
  test.after(stop)
  return service
}

const rendersIn = ({ database }: TestService) => database.read.selectFrom('renders').select('id').execute()

const renderIn = (service: TestService, { apiKey: key }: Shop, wrapId: string, body?: unknown) =>
  service.call('POST', `/api/v1/wraps/${wrapId}/render`, { key, body })

for (const dialect of dialects) {
  test(`renders of a subscription are counted for two processes together, exactly, and no others [${dialect}]`, async (test) => {
    const { crafts, release } = heldShop(test)
    const service = await start(test, dialect, crafts)
    const { service: other, stop } = await startBeside(service, { ...acceptingOnly, WORKERS: '4' }, crafts)
    test.after(stop)
    const [shop, neighbour] = [await openShop(service, 'starter'), await openShop(service, 'starter')]
    const wraps = await Promise.all(Array.from({ length: 9 }, () => addWrap(service, shop)))
    // Of a process that has died long ago.
    const { id: subscription_id } = await service.database.read
      .selectFrom('subscriptions')
      .select('id')
      .where('account_id', '=', shop.accountId)
      .executeTakeFirstOrThrow()
    await service.database.transact(async (trx) => {
      await trx.insertInto('renders').values({ id: newId(), subscription_id, expires_at: 1 }).execute()
    })
    let refused = 0
    const answers = wraps.map(async (wrapId, at) => {
      const answer = await renderIn(at % 2 === 0 ? service : other, shop, wrapId)
      if (answer.status === 429) refused++
      return answer
    })
    await eventually('four of nine are refused', () => refused === 4)
    assert.equal((await rendersIn(service)).length, 5)
    const beside = renderIn(other, neighbour, await addWrap(service, neighbour))
    release()
    const done = await Promise.all(answers)
    assert.deepEqual(done.map(({ status }) => status).toSorted(), [200, 200, 200, 200, 200, 429, 429, 429, 429])
    for (const answer of done.filter(({ status }) => status === 429)) assertRefused(answer, 'concurrency_limit')
    assert.equal((await beside).status, 200)
    assert.deepEqual(await rendersIn(service), [])
  })
}

test('a render is given up when its caller hangs up, and its place is free again', async (test) => {
  const { crafts, asked } = heldShop(test)
  const service = await start(test, 'sqlite', crafts)
  const shop = await openShop(service, 'starter')
  const wrapId = await addWrap(service, shop)
  const leaving = new AbortController()
  const headers = { authorization: `Bearer ${shop.apiKey}` }
  const url = `http://127.0.0.1:${service.port}/api/v1/wraps/${wrapId}/render`
  const left = fetch(url, { method: 'POST', headers, signal: leaving.signal })
  await eventually('it is being printed', () => asked() === 1)
  leaving.abort()
  await assert.rejects(left)
  await eventually('its place is free', async () => (await rendersIn(service)).length === 0)
})

test('a layout that takes too long to print is refused, changes nothing, costs nothing, and holds no process', async (test) => {
  const printShop = openPrintShop({ workers: 1 }, 1)
  const crafts = openCrafts({ workers: 1, modelsDir: null, artDir: null })
  test.after(() => Promise.all([printShop.close(), crafts.close()]))
  const service = await start(test, 'sqlite', { ...crafts, printShop })
  const shop = await openShop(service)
  const wrapId = await addWrap(service, shop)
  const before = await readWrapOf(shop, wrapId)
  const credits = async () => Object((await shop.call('GET', '/api/v1/credits')).json).total_available
  const balance = await credits()
  for (let time = 0; time < 2; time++) {
    const refused = await renderIn(service, shop, wrapId, { layoutState: before.layout_state })
    assert.match(assertRefused(refused, 'invalid_layout').message, /takes too long to print/)
  }
  assert.deepEqual((await readWrapOf(shop, wrapId)).layout_state, before.layout_state)
  assert.equal(await credits(), balance)
  assert.deepEqual(await rendersIn(service), [])
})
