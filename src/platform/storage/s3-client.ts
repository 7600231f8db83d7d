// Requests to an S3-compatible server: addresses, signatures, time-outs and retries.
import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import type { S3Location } from './storage-url.ts'

export interface S3Credentials {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly sessionToken?: string | undefined
}

export interface S3ClientOptions {
  readonly location: S3Location
  readonly credentials: S3Credentials
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** From 0 up to 1; spreads out the retries of many processes. */
  readonly random?: () => number
  readonly attempts?: number
  readonly backoffMs?: number
  /** How long the answer's headers may take, the sending of our body included. */
  readonly timeoutMs?: number
}

export interface S3Request {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  readonly url: URL
  readonly contentType?: string
  readonly body?: Uint8Array
  readonly signal?: AbortSignal | undefined
}

type Presigned = Pick<S3Request, 'url' | 'contentType'> & {
  readonly method: 'GET' | 'PUT'
  /** A body of any other length is refused. */
  readonly contentLength?: number
  readonly expiresAt: Date
}

// S3 signs for seven days at most.
const maxLifetimeSeconds = 604_800

export class S3Client {
  readonly #options: Required<S3ClientOptions>
  readonly #signingKeys = new Map<string, ArrayBuffer>()

  constructor(options: S3ClientOptions) {
    this.#options = { random: Math.random, attempts: 4, backoffMs: 100, timeoutMs: 60_000, ...options }
  }

  /** The address of an object, or of the bucket itself when the name is empty. */
  url(name: string): URL {
    return new URL(name === '' ? bucketUrl(this.#options.location) : `${bucketUrl(this.#options.location)}/${name}`)
  }

  /** Any answer that is final; every request of ours may be repeated, so that 5xx, 429 and lost connections are. */
  async send(request: S3Request): Promise<Response> {
    const { attempts, backoffMs, random } = this.#options
    for (let attempt = 1; ; attempt += 1) {
      try {
        const response = await this.#sendOnce(request)
        if (attempt >= attempts || (response.status < 500 && response.status !== 429)) return response
        await response.body?.cancel()
      } catch (error) {
        request.signal?.throwIfAborted()
        if (attempt >= attempts) {
          throw new Error(`S3 could not be reached for ${request.method} ${request.url.pathname}.`, { cause: error })
        }
      }
      await wait(random() * backoffMs * 2 ** attempt, undefined, { signal: request.signal })
    }
  }

  async presign({ method, url, contentType, contentLength, expiresAt }: Presigned): Promise<string> {
    const now = this.#options.now()
    // Rounded up, so that a URL lives at least as long as the caller was told.
    const seconds = Math.ceil(expiresAt.getTime() / 1000) - Math.floor(now / 1000)
    if (!(seconds >= 1 && seconds <= maxLifetimeSeconds))
      throw new Error(`Expected an expiry within seven days but received ${expiresAt.toISOString()}.`)
    const signable = new URL(url)
    signable.searchParams.set('X-Amz-Expires', String(seconds))
    const headers = headersOf(contentType)
    if (contentLength !== undefined) headers.set('content-length', String(contentLength))
    const signed = await this.#sign({ method, url: signable, headers, now, signQuery: true })
    return signed.url.href
  }

  // Only the wait for the headers is limited: a large body may take its time, and a stalled one is fetch's to notice.
  async #sendOnce({ method, url, contentType, body, signal }: S3Request): Promise<Response> {
    const headers = headersOf(contentType)
    if (body) headers.set('x-amz-content-sha256', createHash('sha256').update(body).digest('hex'))
    const signed = await this.#sign({ method, url, headers, now: this.#options.now(), signQuery: false })
    // After signing, because proxies change it; without it a compressed answer would have no length.
    signed.headers.set('accept-encoding', 'identity')
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(new Error('S3 did not answer in time.')), this.#options.timeoutMs)
    try {
      // A redirect would need another signature: it is an answer like any other, and an unexpected one.
      const ends = signal ? AbortSignal.any([late.signal, signal]) : late.signal
      const init = { method, headers: signed.headers, redirect: 'manual', signal: ends } as const
      return await fetch(signed.url, body ? { ...init, body } : init)
    } finally {
      clearTimeout(timer)
    }
  }

  async #sign({ now, ...request }: { method: string; url: URL; headers: Headers; now: number; signQuery: boolean }) {
    const { accessKeyId, secretAccessKey, sessionToken } = this.#options.credentials
    const signed = await new AwsV4Signer({
      ...request,
      url: request.url.href,
      accessKeyId,
      secretAccessKey,
      ...(sessionToken ? { sessionToken } : {}),
      service: 's3',
      region: this.#options.location.region,
      cache: this.#signingKeys,
      datetime: new Date(now).toISOString().replace(/[:-]|\.\d{3}/g, ''),
      // Without this neither Content-Type nor Content-Length are signed, and an upload could be of any type and size.
      allHeaders: true,
    }).sign()
    signed.url.search = asSigned(signed.url.search)
    return signed
  }
}

const headersOf = (contentType: string | undefined): Headers =>
  new Headers(contentType === undefined ? {} : { 'content-type': contentType })

// URLs spell a query as forms do; signatures spell it by RFC 3986. Sent as it was signed, no server can read it otherwise:
// a plus sign, above all, is a blank to some and a plus to others.
const asSigned = (query: string): string => query.replaceAll('+', '%20').replaceAll('*', '%2A').replaceAll('%7E', '~')

// The bucket stands in the path at an endpoint of one's own, and in the host name at AWS; but there too in the path when
// it has dots, which AWS's certificates do not cover.
const bucketUrl = ({ bucket, region, endpoint }: S3Location): string => {
  if (endpoint !== undefined) return `${endpoint}/${bucket}`
  const host = `s3.${region}.amazonaws.com`
  return bucket.includes('.') ? `https://${host}/${bucket}` : `https://${bucket}.${host}`
}
