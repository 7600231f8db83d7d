// GET /health: whether requests are served, and nothing more.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { withoutTable } from '../support/broken-database.ts'
import { onBothServices } from '../support/service.ts'

const healthy = { status: 'ok', service: 'dustjacket', version: '1.0.0' }

onBothServices('the health probe', (running) => {
  it('says what answers, to anybody', async () => {
    const { status, json } = await running().call('GET', '/api/v1/health')
    assert.deepEqual([status, json], [200, healthy])
  })

  it('is never cached', async () => {
    const { headers } = await running().call('GET', '/api/v1/health')
    assert.equal(headers.get('cache-control'), 'no-store')
    assert.equal(headers.get('etag'), null)
  })

  it('takes HEAD, and ignores a query and a body', async () => {
    assert.equal((await running().call('HEAD', '/api/v1/health')).status, 200)
    assert.deepEqual((await running().call('GET', '/api/v1/health?verbose=true')).json, healthy)
  })

  it('still says so while the database is broken', async () => {
    const { apiKey: key } = await running().openAccount()
    await withoutTable(running().database, 'api_keys', async () => {
      assert.equal((await running().call('GET', '/api/v1/credits', { key })).status, 500)
      assert.deepEqual((await running().call('GET', '/api/v1/health', { key })).json, healthy)
    })
  })
})
