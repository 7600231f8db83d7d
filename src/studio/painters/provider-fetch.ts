// The only way from a painter to the network: to the operator's provider, or guarded to where an answer of it points. Answers are read
// whole, up to a limit; what is no success becomes a failure in our own words.
import { waitMsOf } from '../providers/answer.ts'
import { AttemptFailure, statusFailure } from './failure.ts'
import type { ImageProviderName } from './painter-config.ts'
import { errorCodeOf, isRefusal } from './refusals.ts'

export interface Fetched {
  readonly status: number
  readonly headers: Headers
  readonly body: Uint8Array
}

/** Fetches from an address that an answer named. Follows no redirects, reads no more than `maxBytes`. */
export type FetchElsewhere = (
  url: string,
  options: { readonly headers: Headers; readonly maxBytes: number; readonly signal: AbortSignal | null },
) => Promise<Fetched>

interface Ways {
  readonly provider: ImageProviderName
  readonly baseUrl: string
  readonly fetchElsewhere: FetchElsewhere
  readonly now: () => number
}

const longestAnswer = 64 * 1024 * 1024
/** Refusals and errors are short; pictures need not be parsed twice. */
const longestRemark = 64 * 1024

const redirects = new Set([301, 302, 303, 307, 308])

export const providerFetch = (ways: Ways): typeof globalThis.fetch => {
  const home = new URL(ways.baseUrl).origin
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const answer = await fetched(
      url,
      init,
      url.origin === home || url.protocol === 'data:' ? null : ways.fetchElsewhere,
    )
    // Whoever asks for redirects follows and checks them; nobody else expects one.
    if (!(init.redirect === 'manual' && redirects.has(answer.status))) judge(ways, answer)
    const { status, headers, body } = answer
    return new Response(status === 204 ? null : new Uint8Array(body), { status, headers: readableHeaders(headers) })
  }
}

const fetched = async (url: URL, init: RequestInit, elsewhere: FetchElsewhere | null): Promise<Fetched> => {
  const signal = init.signal ?? null
  try {
    if (elsewhere)
      return await elsewhere(url.href, { headers: new Headers(init.headers), maxBytes: longestAnswer, signal })
    const response = await fetch(url, { ...init, redirect: 'manual' })
    return { status: response.status, headers: response.headers, body: await wholeBody(response) }
  } catch (error) {
    if (signal?.aborted) throw signal.reason
    if (error instanceof AttemptFailure) throw error
    throw new AttemptFailure('unavailable', 'the provider cannot be reached, or the connection broke', {
      mayPass: true,
    })
  }
}

const wholeBody = async (response: Response): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes > longestAnswer) throw new AttemptFailure('unusable', 'the answer is longer than 64 MiB')
  }
  return Buffer.concat(chunks)
}

const judge = ({ provider, now }: Ways, { status, headers, body }: Fetched): void => {
  const json = body.length <= longestRemark ? parsed(body) : null
  if (isRefusal(provider, { status, json })) {
    throw new AttemptFailure('refused', 'the provider will not paint these words')
  }
  if (status >= 300) throw statusFailure(status, errorCodeOf(json), waitMsOf(headers.get('retry-after'), now()))
}

const parsed = (body: Uint8Array): unknown => {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'))
  } catch {
    return null
  }
}

/** The body is unpacked already and of another length then. */
const readableHeaders = (headers: Headers): Headers => {
  const readable = new Headers(headers)
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) readable.delete(name)
  return readable
}
