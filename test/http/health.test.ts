// GET /health: whether requests are served, and nothing more.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { dialects } from '../support/databases.ts'
import { onBothServices, startTestService } from '../support/service.ts'

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
})

for (const dialect of dialects) {
  describe(`the health probe of a service without its database [${dialect}]`, () => {
    it('still says that requests are served', async () => {
      const { service, stop } = await startTestService(dialect)
      await service.database.close()
      assert.deepEqual((await service.call('GET', '/api/v1/health')).json, healthy)
      await stop()
    })
  })
}
