// The OpenAPI document before a linter that others use.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { exampleOf } from '../../src/contract/examples.ts'
import { openApiDocument } from '../../src/contract/openapi.ts'
import { apiOperations } from '../../src/contract/operations.ts'

/** A redirect is the only good answer of a download, and nobody can ask wrongly for health. */
const known = ['operation-2xx-response', 'operation-4xx-response']

describe('the OpenAPI document', () => {
  it("passes the linter's recommended rules, examples included", async () => {
    const config = await createConfig({ extends: ['recommended'] })
    const source = JSON.stringify(openApiDocument('https://covers.dustjacket.test'))
    const problems = await lintFromString({ source, config })
    const found = problems.map(({ ruleId, message, location }) => ({ ruleId, message, at: location[0]?.pointer }))
    assert.deepEqual(
      found.filter(({ ruleId }) => !known.includes(ruleId)),
      [],
    )
    assert.deepEqual(found.map(({ ruleId }) => ruleId).toSorted(), known)
  })

  it('has an example of every body that must be sent', () => {
    for (const { id, body, forgives } of apiOperations) {
      if (body && !forgives) assert.ok(exampleOf(id).body, id)
    }
  })
})
