// One attempt: the request to the receiver, and what became of it.
import { FetchError } from '../platform/fetch/fetch-error.ts'
import { guardedFetch } from '../platform/fetch/guarded-fetch.ts'
import type { ResolveHost } from '../platform/fetch/resolve-host.ts'
import { headersOf } from './payload.ts'
import type { Delivery } from './store.ts'

export interface Outcome {
  readonly statusCode: number | null
  readonly error: string | null
  readonly excerpt: string | null
  readonly durationMs: number
}

interface AttemptOptions {
  readonly secrets: readonly string[]
  readonly at: number
  readonly timeoutMs: number
  readonly allowPrivate: boolean
  readonly resolve: ResolveHost
  readonly signal: AbortSignal
}

const answerBytes = 64 * 1024
const excerptBytes = 4 * 1024

/** Posts the body once. Whatever the receiver does is an outcome; only the signal's reason is thrown. */
export const attempt = async (
  { id, event, url, body }: Delivery,
  { secrets, at, timeoutMs, allowPrivate, resolve, signal }: AttemptOptions,
): Promise<Outcome> => {
  const began = performance.now()
  const durationMs = () => Math.round(performance.now() - began)
  try {
    const answer = await guardedFetch(url, {
      method: 'POST',
      headers: headersOf({ id, event, body, secrets, at }),
      body,
      connectMs: timeoutMs,
      totalMs: timeoutMs,
      maxBytes: answerBytes,
      read: 'excerpt',
      allowPrivate,
      resolve,
      signal,
    })
    const { status } = answer
    const error = isAcknowledged(status) ? null : `the receiver answered ${status}`
    return { statusCode: status, error, excerpt: excerptOf(answer.body), durationMs: durationMs() }
  } catch (error) {
    if (!(error instanceof FetchError)) throw error
    return { statusCode: null, error: error.message, excerpt: null, durationMs: durationMs() }
  }
}

export const isAcknowledged = (status: number | null): boolean => status !== null && status >= 200 && status < 300

/** The beginning of an answer as text that any database can store, whatever bytes it was. */
export const excerptOf = (body: Uint8Array): string =>
  new TextDecoder().decode(body.subarray(0, excerptBytes)).replaceAll('\0', '\uFFFD').slice(0, excerptBytes)
