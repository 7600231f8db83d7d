// Every documented operation is called, once for every documented status, and the real answer held against the document.
import assert from 'node:assert/strict'
import { before, it } from 'node:test'
import { apiOperations } from '../../src/contract/operations.ts'
import { acceptingOnly, onService } from '../support/service.ts'
import { common, exercises } from './exercises.ts'
import { fetchDocument, type OpenApiDocument, operationsOf, schemaCompiler } from './openapi-document.ts'

/** What no request can bring about: the row vanishes between two queries; nothing can fail in the health probe. */
const beyondReach = ['getCredits 404', 'getHealth 500']

// On the database whose driver has types of its own for numbers and times.
onService(
  'postgres',
  'the answers of the API',
  (running) => {
    let document: OpenApiDocument
    let compile: ReturnType<typeof schemaCompiler>
    before(async () => {
      document = await fetchDocument(running())
      compile = schemaCompiler(document)
    })

    for (const { id, path, method } of apiOperations) {
      it(`${id}: every documented status is answered as documented`, async () => {
        const described = operationsOf(document).find(({ operationId }) => operationId === id)
        assert.ok(described)
        for (const [status, { content, description, headers }] of Object.entries(described.responses)) {
          if (beyondReach.includes(`${id} ${status}`)) continue
          const exercise = exercises[id]?.[status] ?? common[status]
          assert.ok(exercise, `nobody knows how to make ${id} answer ${status}`)
          const answer = await exercise(running(), path, method)
          assert.equal(answer.status, Number(status), `${status}: ${answer.text}`)
          if (content) {
            const fits = compile(content['application/json'].schema)
            assert.ok(fits(answer.json), `${status}: ${JSON.stringify(fits.errors)}`)
          } else assert.equal(answer.text, '')
          for (const name of Object.keys(headers)) assert.ok(answer.headers.has(name), name)
          if (answer.status >= 400)
            assert.ok(description.includes(`\`${Object(answer.json).error.code}\``), answer.text)
        }
      })

      it(`${id}: a status that it is not documented to answer is not exercised either`, () => {
        const described = operationsOf(document).find(({ operationId }) => operationId === id)
        for (const status of Object.keys(exercises[id] ?? {})) assert.ok(described && status in described.responses)
      })
    }
  },
  acceptingOnly,
)
