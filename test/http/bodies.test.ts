// What a request body may be: any bytes up to 1 MiB that are a JSON object in UTF-8, whatever they are called.
import assert from 'node:assert/strict'
import { before, it } from 'node:test'
import { gzipSync } from 'node:zlib'
import { bodyLimitBytes, jsonLimits } from '../../src/catalog/limits.ts'
import { aBook } from '../books/a-book.ts'
import { exchange } from '../support/raw-http.ts'
import { assertRefused } from '../support/refusals.ts'
import { onBothServices } from '../support/service.ts'

/** A fine book in exactly so many bytes. */
const bookOfSize = (bytes: number): string => {
  const json = JSON.stringify(aBook())
  return json + ' '.repeat(bytes - json.length)
}

const chunked = (body: string): string => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`

onBothServices('a request body', (running) => {
  let key: string
  before(async () => {
    key = (await running().openAccount()).apiKey
  })
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    running().call('POST', '/api/v1/books', { key, body, headers })

  it('of exactly 1 MiB is read', async () => {
    assert.equal((await post(bookOfSize(bodyLimitBytes))).status, 201)
  })

  it('of one byte more is refused', async () => {
    assertRefused(await post(bookOfSize(bodyLimitBytes + 1)), 'payload_too_large')
  })

  it('over 1 MiB is refused as soon as its length is announced', async () => {
    const [answer] = await exchange(
      running().port,
      `POST /api/v1/books HTTP/1.1\r\nAuthorization: Bearer ${key}\r\nContent-Length: 1048577\r\n\r\n{`,
    )
    assert.ok(answer)
    assertRefused(answer, 'payload_too_large')
    assert.equal(answer.headers.get('connection'), 'close')
  })

  it('over 1 MiB is refused also where its length is not announced', async () => {
    const head = `POST /api/v1/books HTTP/1.1\r\nAuthorization: Bearer ${key}\r\nTransfer-Encoding: chunked\r\n`
    const [small] = await exchange(
      running().port,
      `${head}Connection: close\r\n\r\n`,
      chunked(bookOfSize(bodyLimitBytes)),
    )
    assert.equal(small?.status, 201)
    const [large] = await exchange(running().port, `${head}\r\n`, chunked(bookOfSize(bodyLimitBytes + 1)))
    assert.ok(large)
    assertRefused(large, 'payload_too_large')
  })

  it('that is not JSON is refused', async () => {
    for (const body of ['', ' ', 'hello', '{', '{"title":}', "{'title':'x'}", '{"title":"x",}', '{} {}', 'undefined']) {
      assertRefused(await post(body), 'invalid_json')
    }
    assertRefused(await post(undefined), 'invalid_json')
  })

  it('that is JSON but no object is refused as of the wrong type', async () => {
    for (const body of ['[]', '[{"title":"x"}]', '"text"', '42', '1e400', 'null', 'true']) {
      assertRefused(await post(body), 'invalid_field_type')
    }
  })

  it('that is not UTF-8 is refused', async () => {
    const latin1 = Buffer.from(JSON.stringify(aBook({ title: 'Émile' })), 'latin1')
    const utf16 = Buffer.from(JSON.stringify(aBook()), 'utf16le')
    const overlong = Buffer.from([0x7b, 0x22, 0xc0, 0xaf, 0x22, 0x3a, 0x31, 0x7d])
    const surrogate = Buffer.from([0x7b, 0x22, 0xed, 0xa0, 0x80, 0x22, 0x3a, 0x31, 0x7d])
    for (const body of [latin1, utf16, overlong, surrogate]) assertRefused(await post(body), 'invalid_json')
  })

  it('may begin with a byte order mark', async () => {
    assert.equal((await post(`\ufeff${JSON.stringify(aBook())}`)).status, 201)
  })

  it('is read whatever its Content-Type claims', async () => {
    const types = [
      'application/json',
      'application/json; charset=latin1',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'image/png',
      'application/',
      '/',
      'no type at all;;;',
      '__proto__',
    ]
    for (const type of types) assert.equal((await post(aBook(), { 'content-type': type })).status, 201, type)
    const withoutType = await post(aBook())
    assert.equal(withoutType.status, 201)
  })

  it('that is said to be compressed is refused, whether it is or not', async () => {
    const plain = JSON.stringify(aBook())
    for (const encoding of ['gzip', 'GZIP', 'br', 'deflate', 'identity, gzip', 'x-unknown']) {
      for (const body of [plain, gzipSync(plain)]) {
        const refusal = assertRefused(await post(body, { 'content-encoding': encoding }), 'unsupported_media_type')
        assert.match(refusal.message, /without compression/)
      }
    }
    for (const encoding of ['', 'identity', 'Identity']) {
      assert.equal((await post(plain, { 'content-encoding': encoding })).status, 201, encoding)
    }
  })

  it('that is said to be compressed is refused only after key and replay', async () => {
    const headers = { 'content-encoding': 'gzip', 'idempotency-key': 'sent before' }
    const stranger = { body: aBook(), headers }
    assertRefused(await running().call('POST', '/api/v1/books', stranger), 'unauthorized')
    assert.equal((await post(aBook(), { 'idempotency-key': 'sent before' })).status, 201)
    assert.equal((await post(aBook(), headers)).status, 200)
  })

  it('nested too deep or with keys that mean something to JavaScript harms nobody', async () => {
    const deep = `{"title":${'['.repeat(100_000)}${']'.repeat(100_000)},"author":"a","genre":"fantasy"}`
    assertRefused(await post(deep), 'invalid_json')
    const inherited = '{"__proto__":{"title":"x","author":"y","genre":"fantasy"},"constructor":1,"toString":2}'
    assertRefused(await post(inherited), 'missing_required_fields')
    assert.equal((await post(`{"__proto__":null,${JSON.stringify(aBook()).slice(1)}`)).status, 201)
  })

  it('is refused when it is nested too deep or has too many values, whatever is in its strings', async () => {
    const nested = (depth: number) =>
      aBook({ summary: undefined, more: JSON.parse('['.repeat(depth) + ']'.repeat(depth)) })
    assert.equal((await post(nested(jsonLimits.depth - 1))).status, 201)
    const { message } = assertRefused(await post(nested(jsonLimits.depth)), 'invalid_json')
    assert.match(message, /nested more than 20 levels deep/)
    const wide = (values: number) => aBook({ more: Array.from({ length: values }, () => 1) })
    assert.equal((await post(wide(jsonLimits.values - 100))).status, 201)
    assert.match(assertRefused(await post(wide(jsonLimits.values)), 'invalid_json').message, /more than 4000 values/)
    const manyFields = Object.fromEntries(Array.from({ length: jsonLimits.values }, (_, at) => [`f${at}`, {}]))
    assertRefused(await post({ ...manyFields, ...aBook() }), 'invalid_json')
    const quoted = `"\\${'[{,'.repeat(300)}`
    assert.equal((await post(aBook({ summary: quoted }))).status, 201)
  })

  it('sent with a GET is not looked at', async () => {
    const [answer] = await exchange(
      running().port,
      `GET /api/v1/books HTTP/1.1\r\nAuthorization: Bearer ${key}\r\nContent-Length: 7\r\nConnection: close\r\n\r\ngarbage`,
    )
    assert.equal(answer?.status, 200)
  })
})
