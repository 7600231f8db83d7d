// A database connection that breaks while a caller is being recognised is our failure, not the caller's.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { endpoint } from '../../src/contract/endpoint.ts'
import { getJob } from '../../src/contract/jobs.ts'
import { serveEndpoints } from '../../src/http/serve.ts'
import { createServer } from '../../src/http/server.ts'
import { newId } from '../../src/platform/ids.ts'
import { createLog } from '../../src/platform/log.ts'
import { assertRefused } from '../support/refusals.ts'

it('a connection that the database cuts during authentication is an internal error', async () => {
  const app = createServer({ log: createLog('silent'), baseUrl: () => 'http://127.0.0.1' })
  const unreached = endpoint(getJob, () => assert.fail('nobody was recognised'))
  serveEndpoints(app, [unreached], {
    authenticate: async () => {
      throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
    },
    keepToPlan: () => assert.fail('nobody was recognised'),
  })
  const answer = await app.inject({ method: 'GET', url: `/api/v1/jobs/${newId()}` })
  assertRefused({ status: answer.statusCode, json: answer.json() }, 'internal_error')
})
