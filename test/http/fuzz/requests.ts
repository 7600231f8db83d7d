// Requests as bytes: some framed well, whatever they carry, and some that are broken on the wire.
import { fc } from '../../support/property.ts'
import { body } from './bodies.ts'
import {
  anyMethod,
  anyTarget,
  authorization,
  disturbingHeader,
  type Header,
  harmlessHeader,
  knownMethod,
  query,
  target,
} from './heads.ts'

const headBytes = (method: string, where: string, headers: readonly Header[], version = 'HTTP/1.1'): Buffer =>
  Buffer.from(
    [`${method} ${where} ${version}`, ...headers.map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n'),
    'latin1',
  )

const chunk = (bytes: Buffer): Buffer =>
  bytes.length === 0
    ? bytes
    : Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])

const inChunks = (bytes: Buffer, at: number): Buffer => {
  const cut = bytes.length === 0 ? 0 : at % bytes.length
  return Buffer.concat([chunk(bytes.subarray(0, cut)), chunk(bytes.subarray(cut)), Buffer.from('0\r\n\r\n')])
}

/** Mostly where there is something to break. */
const requestLine: fc.Arbitrary<readonly [method: string, where: string]> = fc.oneof(
  { weight: 5, arbitrary: query.map((each) => ['POST', `/api/v1/books${each}`] as const) },
  { weight: 2, arbitrary: query.map((each) => ['GET', `/api/v1/books${each}`] as const) },
  { weight: 3, arbitrary: fc.tuple(knownMethod, target) },
)

/** A request that says truly where it ends: it gets exactly one answer, and the connection may go on. */
export const framedRequest = (key: string): fc.Arbitrary<Buffer> =>
  fc
    .record({
      line: requestLine,
      credential: authorization(key),
      headers: fc.array(harmlessHeader, { maxLength: 4 }),
      content: fc.option(body, { nil: null, freq: 5 }),
      chunkedAt: fc.option(fc.nat(), { nil: null }),
    })
    .map(({ line: [method, where], credential, headers, content, chunkedAt }) => {
      const all: Header[] = [...credential, ...headers]
      if (content === null) return headBytes(method, where, all)
      const framing: Header =
        chunkedAt === null ? ['Content-Length', String(content.length)] : ['Transfer-Encoding', 'chunked']
      const payload = chunkedAt === null ? content : inChunks(content, chunkedAt)
      return Buffer.concat([headBytes(method, where, [...all, framing]), payload])
    })

/** A request that may be broken anywhere: it gets a connection of its own. */
export const brokenRequest = (key: string): fc.Arbitrary<Buffer> =>
  fc.oneof(
    { weight: 4, arbitrary: disturbed(key) },
    { weight: 3, arbitrary: truncated(key) },
    { weight: 3, arbitrary: damaged(key) },
    { weight: 1, arbitrary: brokenChunks(key) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 500 }).map((bytes) => Buffer.from(bytes)) },
  )

const disturbed = (key: string): fc.Arbitrary<Buffer> =>
  fc
    .record({
      method: anyMethod,
      where: anyTarget,
      version: fc.constantFrom('HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/0.9', 'http/1.1', 'ICE/1.0', ''),
      credential: authorization(key),
      headers: fc.array(fc.oneof(harmlessHeader, disturbingHeader), { maxLength: 6 }),
      content: body,
    })
    .map(({ method, where, version, credential, headers, content }) =>
      Buffer.concat([headBytes(method, where, [...credential, ...headers], version), content]),
    )

const truncated = (key: string): fc.Arbitrary<Buffer> =>
  fc.tuple(framedRequest(key), fc.nat()).map(([bytes, at]) => bytes.subarray(0, at % bytes.length))

const damaged = (key: string): fc.Arbitrary<Buffer> =>
  fc
    .tuple(framedRequest(key), fc.array(fc.tuple(fc.nat(), fc.nat({ max: 255 })), { minLength: 1, maxLength: 5 }))
    .map(([bytes, damages]) => {
      const copy = Buffer.from(bytes)
      // Mostly in the head, where a byte means most.
      for (const [at, byte] of damages) copy[at % Math.min(copy.length, 400)] = byte
      return copy
    })

const brokenChunks = (key: string): fc.Arbitrary<Buffer> =>
  fc
    .tuple(
      authorization(key),
      fc.array(
        fc.constantFrom(
          '5\r\n',
          'hello',
          '\r\n',
          'zz\r\n',
          '0\r\n',
          'ffffffffffffffffff\r\n',
          '5;x=y\r\n',
          '-1\r\n',
          'X: y\r\n',
        ),
      ),
    )
    .map(([credential, parts]) =>
      Buffer.concat([
        headBytes('POST', '/api/v1/books', [...credential, ['Transfer-Encoding', 'chunked']]),
        Buffer.from(parts.join('')),
      ]),
    )

export interface FetchedRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | undefined
}

/** What fetch agrees to send. */
export const fetchedRequest: fc.Arbitrary<FetchedRequest> = fc
  .record({
    line: requestLine.filter(([method, where]) => method !== 'TRACE' && where.startsWith('/')),
    headers: fc.array(harmlessHeader, { maxLength: 4 }).map((headers) => Object.fromEntries(headers)),
    content: body,
  })
  .map(({ line: [method, path], headers, content }) => ({
    method,
    path,
    headers,
    body: method === 'GET' ? undefined : content,
  }))
