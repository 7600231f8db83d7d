// Where no route answers: which paths exist, which methods they take, and where to read about both.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { apiOperations } from '../../src/contract/operations.ts'
import { exchange } from '../support/raw-http.ts'
import { assertRefused } from '../support/refusals.ts'
import { onBothServices } from '../support/service.ts'

// GET brings HEAD along.
const allowedAt = (path: string): string[] => {
  const methods = apiOperations.filter((operation) => operation.path === path).map(({ method }) => method as string)
  return methods.includes('GET') ? [...methods, 'HEAD'] : methods
}

const allMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'REPORT', 'QUERY']

onBothServices('an unknown path', (running) => {
  it('under /api is answered 404 with five absolute URLs of where to look, to anybody', async () => {
    const { baseUrl } = running()
    const details = {
      spec: `${baseUrl}/openapi.json`,
      docs: `${baseUrl}/docs`,
      catalog: `${baseUrl}/.well-known/api-catalog`,
      auth: `${baseUrl}/auth.md`,
      health: `${baseUrl}/api/v1/health`,
    }
    const paths = ['/api', '/api/', '/api/v1', '/api/v1/nothing', '/api/v2/books', '/api/v1/books/', '/api/v1/BOOKS']
    for (const path of [...paths, '/api/v1/books/x/y/z', '/api/v1/books?limit=1'.replace('books', 'boks')]) {
      const refusal = assertRefused(await running().call('GET', path), 'not_found')
      assert.deepEqual(refusal.details, details)
    }
  })

  it('is unknown to every method', async () => {
    for (const method of allMethods.filter((each) => each !== 'HEAD')) {
      const request = `${method} /api/v1/nothing HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n`
      const [answer] = await exchange(running().port, request)
      assert.ok(answer)
      assertRefused(answer, 'not_found')
    }
  })

  it('is unknown whatever body and type are sent to it', async () => {
    for (const type of ['application/json', 'text/plain', 'nonsense', 'multipart/form-data']) {
      const options = { body: '{"broken', headers: { 'content-type': type } }
      assertRefused(await running().call('POST', '/api/v1/nothing', options), 'not_found')
      assertRefused(await running().call('DELETE', '/api/v1/nothing', options), 'not_found')
    }
  })

  it('that is no URL path at all is a bad request', async () => {
    for (const path of ['/api/v1/%zz', '/api/v1/%', '/api/v1/%c0%af', '/%ff']) {
      const [answer] = await exchange(running().port, `GET ${path} HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n`)
      assert.ok(answer)
      assertRefused(answer, 'invalid_request')
    }
  })
})

onBothServices('a known path', (running) => {
  for (const path of new Set(apiOperations.map(({ path }) => path))) {
    const allowed = allowedAt(path)
    if (!allowed.includes('HEAD')) {
      it(`${path} refuses HEAD, without a body`, async () => {
        const answer = await running().call('HEAD', path)
        assert.deepEqual([answer.status, answer.text], [405, ''])
        assert.deepEqual(answer.headers.get('allow')?.split(', ').toSorted(), allowed.toSorted())
      })
    }

    for (const method of allMethods.filter((each) => each !== 'HEAD' && !allowed.includes(each))) {
      it(`${path} refuses ${method} and says what it allows`, async () => {
        const request = `${method} ${path}?limit=1 HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n`
        const [answer] = await exchange(running().port, request)
        assert.ok(answer)
        assert.deepEqual(answer.headers.get('allow')?.split(', ').toSorted(), allowed.toSorted())
        const refusal = assertRefused(answer, 'method_not_allowed')
        assert.deepEqual(refusal.details, { allowed: answer.headers.get('allow')?.split(', ') })
      })
    }

    it(`${path} answers its own methods with something else than 405`, async () => {
      for (const method of allowed) assert.notEqual((await running().call(method, path)).status, 405)
    })
  }

  it('refuses other methods also with a body, and with the path in absolute form', async () => {
    const put = await running().call('PUT', '/api/v1/books', { body: 'x', headers: { 'content-type': 'nonsense' } })
    assertRefused(put, 'method_not_allowed')
    const { port, baseUrl } = running()
    const [absolute] = await exchange(port, `PUT ${baseUrl}/api/v1/books HTTP/1.1\r\nConnection: close\r\n\r\n`)
    assert.ok(absolute)
    assertRefused(absolute, 'method_not_allowed')
  })

  it('is no proxy: CONNECT is refused', async () => {
    const [answer] = await exchange(running().port, 'CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n')
    assert.ok(answer)
    assertRefused(answer, 'method_not_allowed')
    assert.ok(answer.headers.has('allow'))
    assert.ok(answer.headers.has('x-request-id'))
  })

  it('answers HEAD as GET, without a body', async () => {
    const { apiKey: key } = await running().openAccount()
    const [head, get] = [
      await running().call('HEAD', '/api/v1/credits', { key }),
      await running().call('GET', '/api/v1/credits', { key }),
    ]
    assert.equal(head.status, 200)
    assert.equal(head.text, '')
    assert.equal(head.headers.get('content-length'), get.headers.get('content-length'))
    assert.equal((await running().call('HEAD', '/api/v1/credits')).status, 401)
  })
})
