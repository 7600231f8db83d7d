// Signed URLs of the file routes: values in, query out, and back. Nothing here reads a clock or a file.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { safeFileName } from './content-disposition.ts'
import { assertStorageKey, isStorageKey } from './keys.ts'

export type SigningSecret = string | Uint8Array

export interface ReadGrant {
  readonly key: string
  /** Unix seconds. */
  readonly expires: number
  readonly fileName: string
}

export interface WriteGrant {
  readonly key: string
  /** Unix seconds. */
  readonly expires: number
  readonly contentType: string
  readonly maxBytes: number
  /** Null where any number up to the most will do. */
  readonly exactBytes: number | null
}

export type Refusal = 'invalid_signature' | 'url_expired'

type Method = 'GET' | 'PUT'
type Parts = readonly [name: string, value: string][]

export const signRead = (secret: SigningSecret, { key, expires, fileName }: ReadGrant): URLSearchParams =>
  signParts(secret, 'GET', key, [
    ['expires', String(expires)],
    ['filename', safeFileName(fileName)],
  ])

export const signWrite = (
  secret: SigningSecret,
  { key, expires, contentType, maxBytes, exactBytes }: WriteGrant,
): URLSearchParams =>
  signParts(secret, 'PUT', key, [
    ['expires', String(expires)],
    ['type', contentType],
    ['max', String(maxBytes)],
    ['bytes', exactBytes === null ? '' : String(exactBytes)],
  ])

/** Also answers for HEAD: whoever may read a file may ask for its headers. */
export const verifyRead = (
  secret: SigningSecret,
  key: string,
  query: URLSearchParams,
  now: number,
): ReadGrant | Refusal => {
  const values = verifyParts(secret, 'GET', key, query, ['expires', 'filename'], now)
  if (typeof values === 'string') return values
  const [expires = '', fileName = ''] = values
  return { key, expires: Number(expires), fileName }
}

export const verifyWrite = (
  secret: SigningSecret,
  key: string,
  query: URLSearchParams,
  now: number,
): WriteGrant | Refusal => {
  const values = verifyParts(secret, 'PUT', key, query, ['expires', 'type', 'max', 'bytes'], now)
  if (typeof values === 'string') return values
  const [expires = '', contentType = '', maxBytes = '', bytes = ''] = values
  const exactBytes = bytes === '' ? null : Number(bytes)
  return { key, expires: Number(expires), contentType, maxBytes: Number(maxBytes), exactBytes }
}

const signParts = (secret: SigningSecret, method: Method, key: string, parts: Parts): URLSearchParams => {
  assertStorageKey(key)
  const query = new URLSearchParams(parts)
  query.set('signature', signature(secret, method, key, parts))
  return query
}

// The values in the order of their names, once the signature is ours and the time has not passed.
const verifyParts = (
  secret: SigningSecret,
  method: Method,
  key: string,
  query: URLSearchParams,
  names: readonly string[],
  now: number,
): readonly string[] | Refusal => {
  // A name that is missing, repeated or not ours means that the URL was altered.
  const expected = [...names, 'signature']
  if (query.size !== expected.length || !expected.every((name) => query.has(name))) return 'invalid_signature'
  if (!isStorageKey(key)) return 'invalid_signature'

  const parts: Parts = names.map((name) => [name, query.get(name) ?? ''])
  if (!sameText(query.get('signature') ?? '', signature(secret, method, key, parts))) return 'invalid_signature'
  // The signature goes first: an altered expiry must not be told from any other forgery.
  return now < Number(query.get('expires')) * 1000 ? parts.map(([, value]) => value) : 'url_expired'
}

// JSON keeps the parts apart: no two different lists of parts give the same text. The label keeps these signatures apart
// from any other use of the same secret.
const signature = (secret: SigningSecret, method: Method, key: string, parts: Parts): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['dustjacket file url 1', method, key, parts]))
    .digest('base64url')

// The texts and not their decoded bytes: base64url spells the same bytes in several ways.
const sameText = (given: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
