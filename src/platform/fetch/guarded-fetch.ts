// HTTP requests to URLs that callers gave us. The host is resolved once, every address is judged, and the connection goes to
// those addresses and no others, so that a name cannot lead somewhere else between the check and the use.
import {
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  Agent as PlainAgent,
  request,
} from 'node:http'
import { request as requestSecurely, Agent as SecureAgent } from 'node:https'
import { isIP, isIPv6, type LookupFunction } from 'node:net'
import { brokenBy, FetchError } from './fetch-error.ts'
import { type FetchTarget, fetchTarget } from './fetch-target.ts'
import { isForbiddenAddress } from './forbidden-addresses.ts'
import { isPublicAddress } from './public-addresses.ts'
import { readBody } from './read-body.ts'
import { type ResolveHost, resolveHost } from './resolve-host.ts'

export interface GuardedRequest {
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  /** Time to resolve, connect and shake hands. */
  readonly connectMs: number
  /** Time for everything. */
  readonly totalMs: number
  readonly maxBytes: number
  /**
   * `whole`: a body that is too long, too slow or cut off fails the fetch. `excerpt`: once the status is known the fetch has
   * succeeded, with as much of the body as came within the limits.
   */
  readonly read: 'whole' | 'excerpt'
  /** Whether addresses that are not public may be reached; those of the link itself never are. */
  readonly allowPrivate: boolean
  readonly resolve?: ResolveHost
  readonly signal?: AbortSignal
}

export interface GuardedAnswer {
  /** Redirects are answers like any other: nobody follows them. */
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Fails with a `FetchError`, or with the reason of the caller's signal. */
export const guardedFetch = async (address: string, options: GuardedRequest): Promise<GuardedAnswer> => {
  const target = fetchTarget(address)
  const stop = new AbortController()
  const timeout = (what: string, ms: number) =>
    setTimeout(() => stop.abort(new FetchError('timeout', `${what} within ${ms} ms`)), ms)
  const connecting = timeout('no connection', options.connectMs)
  const whole = timeout('no complete answer', options.totalMs)
  const forward = () => stop.abort(options.signal?.reason)
  options.signal?.addEventListener('abort', forward)
  if (options.signal?.aborted) forward()
  let call: ClientRequest | undefined
  try {
    const addresses = await judgedAddresses(target, options, stop.signal)
    call = open(target, addresses, options)
    const answer = headOf(call, stop.signal)
    call.once('socket', (socket) => {
      socket.once(target.secure ? 'secureConnect' : 'connect', () => clearTimeout(connecting))
    })
    call.end(options.body)
    const response = await answer
    const body = await readBody(response, options)
    return { status: response.statusCode ?? 0, headers: response.headers, body }
  } catch (error) {
    if (stop.signal.aborted) throw stop.signal.reason
    throw brokenBy(error)
  } finally {
    clearTimeout(connecting)
    clearTimeout(whole)
    options.signal?.removeEventListener('abort', forward)
    call?.destroy()
  }
}

const judgedAddresses = async (
  { host }: FetchTarget,
  { allowPrivate, resolve = resolveHost }: GuardedRequest,
  signal: AbortSignal,
): Promise<readonly string[]> => {
  const resolving = isIP(host) ? [host] : resolve(host, signal)
  const addresses = await Promise.race([resolving, abortOf(signal)]).catch((error) => {
    throw signal.aborted
      ? signal.reason
      : new FetchError('unresolved', 'the host name has no address', { cause: error })
  })
  if (addresses.length === 0) throw new FetchError('unresolved', 'the host name has no address')
  // One private address among public ones is enough: whoever mixes them means to be let through in the end.
  if (addresses.some(isForbiddenAddress) || !(allowPrivate || addresses.every(isPublicAddress))) {
    throw new FetchError('forbidden_address', 'the host leads to an address that is not public')
  }
  return addresses
}

const open = (
  { url, secure, host, port }: FetchTarget,
  addresses: readonly string[],
  { method, headers, body }: GuardedRequest,
): ClientRequest => {
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const options = {
    method,
    // The name stays in Host and in the TLS handshake; only the way there is fixed.
    host,
    port,
    path: `${url.pathname}${url.search}`,
    headers: { ...headers, ...length, connection: 'close' },
    lookup: pinned(addresses),
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: 500,
  }
  // Agents of our own: the global ones may be told by the environment to use a proxy, which would resolve the name anew.
  return secure
    ? requestSecurely({ ...options, agent: new SecureAgent(), rejectUnauthorized: true })
    : request({ ...options, agent: new PlainAgent() })
}

const pinned =
  (addresses: readonly string[]): LookupFunction =>
  (_host, _options, answer) =>
    answer(
      null,
      addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 })),
    )

/** Resolves with the status and headers; a connection that ends without them is an error even when it ends politely. */
const headOf = (call: ClientRequest, signal: AbortSignal): Promise<IncomingMessage> => {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  call.once('response', resolve)
  call.on('error', reject)
  call.once('close', () => reject(new FetchError('broken', 'the connection closed without an answer')))
  signal.addEventListener('abort', () => call.destroy(signal.reason), { once: true })
  // Unawaited when the request cannot even be sent; unheard, its rejection would end the process.
  promise.catch(() => {})
  return promise
}

const abortOf = (signal: AbortSignal): Promise<never> => {
  const { promise, reject } = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  if (signal.aborted) reject(signal.reason)
  return promise
}
