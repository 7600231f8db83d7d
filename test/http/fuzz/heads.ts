// Request lines and headers of all kinds of wrong.

import { apiOperations } from '../../../src/contract/operations.ts'
import { fc } from '../../support/property.ts'

const token = fc.string({ unit: fc.constantFrom(..."!#$%&'*+-.^_`|~0aZ"), minLength: 1, maxLength: 12 })
const visible = fc.string({ unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)) })
/** What a header value may hold: no control characters but tab. */
const latin1 = fc.string({
  unit: fc
    .oneof(fc.constant(9), fc.integer({ min: 0x20, max: 0x7e }), fc.integer({ min: 0x80, max: 0xff }))
    .map((code) => String.fromCharCode(code)),
})
const anyByte = fc.string({ unit: fc.nat({ max: 255 }).map((code) => String.fromCharCode(code)) })

export const knownMethod = fc.constantFrom(
  'POST',
  'POST',
  'POST',
  'GET',
  'GET',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'QUERY',
  'MKCOL',
  'SEARCH',
)
export const anyMethod = fc.oneof(
  knownMethod,
  token,
  fc.constantFrom('get', '', 'CONNECT', 'PRI', 'GE T', 'G\0T'),
  anyByte,
)

const escapedOctets = fc.constantFrom(
  '%zz',
  '%',
  '%2',
  '%00',
  '%ff',
  '%c0%af',
  '%2e%2e%2f',
  '%E2%82',
  '%F0%9F%98%80',
  '%0d%0a',
)
const segment = fc.oneof(
  escapedOctets,
  fc.constantFrom(
    '..',
    '.',
    '',
    'api',
    'v1',
    'books',
    'files',
    ':id',
    '*',
    '{bookId}',
    '~',
    ';',
    '@',
    'constructor',
    '__proto__',
  ),
  fc.uuid(),
  fc.string({ unit: fc.constantFrom(...'abcXYZ019-_.~!$&()*+,;=:@%'), maxLength: 30 }),
)
const path = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...apiOperations.map((operation) => operation.path)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('/openapi.json', '/', '/files/a.jpg', '//', '/api/v1/books/', '/api/v1/%62ooks', '*'),
  },
  { weight: 3, arbitrary: fc.array(segment, { maxLength: 6 }).map((segments) => `/${segments.join('/')}`) },
  { weight: 1, arbitrary: fc.integer({ min: 100, max: 6000 }).map((length) => `/api/v1/${'x'.repeat(length)}`) },
)

const queryValue = fc.oneof(
  escapedOctets,
  fc.constantFrom('0', '1', '20', '101', '-1', '1.5', '1e9', '', '9'.repeat(300), 'true', 'null'),
  fc.base64String({ maxLength: 60 }).map((value) => value.replaceAll('+', '-').replaceAll('/', '_')),
  visible.map((value) => encodeURIComponent(value)),
)
export const query = fc
  .array(fc.tuple(fc.constantFrom('limit', 'cursor', 'limit[]', '__proto__', 'a[b]', '', 'signature'), queryValue), {
    maxLength: 4,
  })
  .map((pairs) => (pairs.length === 0 ? '' : `?${pairs.map(([key, value]) => `${key}=${value}`).join('&')}`))

export const target = fc.tuple(path, query).map(([where, what]) => where + what)
export const anyTarget = fc.oneof(
  target,
  target.map((each) => `http://example.com:99999${each}`),
  anyByte.map((bytes) => `/${bytes}`),
)

export type Header = readonly [name: string, value: string]

const pair = (name: string, value: fc.Arbitrary<string>): fc.Arbitrary<Header> =>
  value.map((each) => [name, each] as const)

/** Headers that leave the frame of the request alone. */
export const harmlessHeader: fc.Arbitrary<Header> = fc.oneof(
  pair('Idempotency-Key', fc.oneof(latin1, fc.constantFrom('', 'same', 'k'.repeat(255), 'k'.repeat(256)))),
  pair('Content-Type', fc.oneof(latin1, fc.constantFrom('application/json', 'text/plain', '/', ';', 'a/b; c="'))),
  pair('X-Request-Id', fc.oneof(latin1, fc.constantFrom('ok', 'x'.repeat(300)))),
  pair('Accept', latin1),
  pair('Accept-Encoding', fc.constantFrom('gzip', '*', 'identity;q=0')),
  pair('Content-Encoding', fc.constantFrom('gzip', 'br')),
  pair('Cookie', latin1),
  pair('Host', fc.oneof(latin1, fc.constantFrom('', 'a b', '[::1', 'x'.repeat(300)))),
  pair('X-Forwarded-For', latin1),
  pair('X-HTTP-Method-Override', fc.constantFrom('DELETE', 'CONNECT')),
  pair('If-None-Match', latin1),
  pair('Range', fc.constantFrom('bytes=0-', 'bytes=9999999999999999999-', 'x')),
  fc.tuple(token, latin1),
)

/** Headers that do not. */
export const disturbingHeader: fc.Arbitrary<Header> = fc.oneof(
  pair('Content-Length', fc.constantFrom('0', '1', '99999999999999999999', '-1', 'x', '1, 1', '+5', '0x10', ' ')),
  pair(
    'Transfer-Encoding',
    fc.constantFrom('chunked', 'gzip', 'gzip, chunked', 'chunked, chunked', 'identity', 'xchunked', ''),
  ),
  pair('Connection', fc.constantFrom('close', 'upgrade', 'keep-alive, x', 'transfer-encoding')),
  pair('Upgrade', fc.constantFrom('websocket', 'h2c', 'x')),
  pair('Expect', fc.constantFrom('100-continue', 'cake', '')),
  fc.tuple(anyByte, anyByte),
  pair('X', anyByte),
  pair(
    'X-Long',
    fc.integer({ min: 1000, max: 30_000 }).map((length) => 'y'.repeat(length)),
  ),
)

export const authorization = (key: string): fc.Arbitrary<readonly Header[]> =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constant([['Authorization', `Bearer ${key}`]] as const) },
    {
      weight: 1,
      arbitrary: pair(
        'Authorization',
        fc.oneof(
          latin1,
          latin1.map((value) => `Bearer ${value}`),
        ),
      ).map((header) => [header]),
    },
    { weight: 1, arbitrary: fc.constant([]) },
  )
