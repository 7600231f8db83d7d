// Every documented operation is called, once for every documented status, and the real answer held against the document.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { apiOperations } from '../../src/contract/operations.ts'
import { periodEnd } from '../../src/credits/months.ts'
import { aBook } from '../books/a-book.ts'
import { withoutTable } from '../support/broken-database.ts'
import type { Answer } from '../support/call.ts'
import { onBothServices, type TestService } from '../support/service.ts'
import { setSubscription } from '../support/subscriptions.ts'
import { fetchDocument, operationsOf, schemaCompiler } from './openapi-document.ts'

type Exercise = (service: TestService, path: string, method: string) => Promise<Answer>

const withoutKey: Exercise = ({ call }, path, method) => call(method, path)

const withCancelledPlan: Exercise = async ({ call, openAccount, database }, path, method) => {
  const { apiKey: key, accountId } = await openAccount()
  await setSubscription(database, accountId, false)
  return call(method, path, { key })
}

const withKey =
  (query = '', body?: unknown): Exercise =>
  async ({ call, openAccount }, path, method) => {
    const { apiKey: key } = await openAccount()
    return call(method, `${path}${query}`, { key, body })
  }

const known =
  (exercise: (service: TestService, key: string, path: string) => Promise<Answer>): Exercise =>
  async (service, path) =>
    exercise(service, (await service.openAccount()).apiKey, path)

const replay = known(async ({ call }, key, path) => {
  const request = { key, body: aBook({ external_ref: 'x' }), headers: { 'idempotency-key': 'twice' } }
  await call('POST', path, request)
  return call('POST', path, request)
})

const failsToCreate = known((service, key, path) =>
  withoutTable(service.database, 'books', () => service.call('POST', path, { key, body: aBook() })),
)

const failsToList = known((service, key, path) =>
  withoutTable(service.database, 'books', () => service.call('GET', path, { key })),
)

const failsToRenew = known((service, key, path) => {
  service.clock.now = periodEnd(service.clock.now, service.clock.now)
  return withoutTable(service.database, 'credit_ledger', () => service.call('GET', path, { key }))
})

const failsToAuthenticate = known((service, key, path) =>
  withoutTable(service.database, 'api_keys', () => service.call('GET', path, { key })),
)

const aListedBook = known(async ({ call }, key, path) => {
  await call('POST', path, { key, body: aBook({ subtitle: 's', summary: 's', target_audience: 'adult' }) })
  await call('POST', path, { key, body: aBook({ genre: 'planner-journal', author: null, subgenre: null }) })
  return call('GET', `${path}?limit=1`, { key })
})

const exercises: Readonly<Record<string, Readonly<Record<string, Exercise>>>> = {
  createBook: {
    201: withKey('', aBook()),
    200: replay,
    400: withKey('', aBook({ title: 'x'.repeat(101) })),
    413: withKey('', ' '.repeat(2 ** 20 + 1)),
    500: failsToCreate,
  },
  listBooks: { 200: aListedBook, 400: withKey('?limit=0'), 500: failsToList },
  listTemplates: {
    200: withKey('?genre=fantasy&subgenre=litrpg'),
    400: withKey('?genre=cookbooks'),
    500: failsToAuthenticate,
  },
  getCredits: { 200: withKey(), 500: failsToRenew },
  getCapabilities: { 200: withKey(), 500: failsToAuthenticate },
  getHealth: { 200: withoutKey },
}
const credentials: Readonly<Record<string, Exercise>> = { 401: withoutKey, 403: withCancelledPlan }

/** What no request can bring about: the row vanishes between two queries; nothing can fail in the health probe. */
const beyondReach = ['getCredits 404', 'getHealth 500']

onBothServices('the answers of the API', (running) => {
  for (const { id, path, method } of apiOperations) {
    it(`${id}: every documented status is answered as documented`, async () => {
      const document = await fetchDocument(running())
      const compile = schemaCompiler(document)
      const described = operationsOf(document).find(({ operationId }) => operationId === id)
      assert.ok(described)
      for (const [status, { content, description, headers }] of Object.entries(described.responses)) {
        if (beyondReach.includes(`${id} ${status}`)) continue
        const exercise = exercises[id]?.[status] ?? credentials[status]
        assert.ok(exercise, `nobody knows how to make ${id} answer ${status}`)
        const answer = await exercise(running(), path, method)
        assert.equal(answer.status, Number(status))
        const fits = compile(content['application/json'].schema)
        assert.ok(fits(answer.json), JSON.stringify(fits.errors))
        for (const name of Object.keys(headers)) assert.ok(answer.headers.has(name), name)
        if (answer.status >= 400) assert.ok(description.includes(`\`${Object(answer.json).error.code}\``))
      }
    })

    it(`${id}: a status that it is not documented to answer is not exercised either`, async () => {
      const described = operationsOf(await fetchDocument(running())).find(({ operationId }) => operationId === id)
      for (const status of Object.keys(exercises[id] ?? {})) assert.ok(described && status in described.responses)
    })
  }
})
