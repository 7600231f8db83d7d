// The way to the service: one logical call is one or more attempts, all with the same idempotency key.
import { readJson, refusalOf } from './answers.ts'
import { checkDuration, withDeadline } from './deadline.ts'
import { ConnectionError, DustjacketError } from './errors.ts'
import { withRetries } from './retries.ts'
import { type Operations, routes } from './types.generated.ts'
import { sdkVersion } from './version.ts'

type OperationId = keyof Operations

/** What every call may be told besides what it is about. */
export interface CallOptions {
  /** Calls it off. The call then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined
  /** For each attempt, instead of the client's. */
  readonly timeoutMs?: number | undefined
  /** Instead of the client's. */
  readonly maxRetries?: number | undefined
}

/** For calls that make something. */
export interface MakingOptions extends CallOptions {
  /** Of your own, so that even another process can repeat the call safely. Made for every call otherwise. */
  readonly idempotencyKey?: string | undefined
}

export interface ConnectionSettings {
  readonly apiKey: string
  readonly baseUrl: string
  readonly timeoutMs: number
  readonly maxRetries: number
  readonly fetch: typeof globalThis.fetch
}

interface Parts<Id extends OperationId> {
  readonly params?: Operations[Id]['params']
  readonly query?: Operations[Id]['query'] | undefined
  readonly body?: Operations[Id]['body']
}

interface Exchange<T> {
  readonly url: string
  readonly init: RequestInit
  /** Which answers are read as a success; those of status 2xx, where not said. */
  readonly succeeded?: (response: Response) => boolean
  /** Part of the attempt: it ends in time, and is repeated with it. */
  readonly read: (response: Response) => Promise<T>
}

export class Connection {
  readonly #settings: ConnectionSettings

  constructor(settings: ConnectionSettings) {
    checkDuration('timeoutMs', settings.timeoutMs)
    checkRetries(settings.maxRetries)
    this.#settings = settings
  }

  /** Calls an operation of the API. `Answer` is for callers that know more of it than the contract's schema says. */
  async call<Id extends OperationId, Answer = Operations[Id]['answer']>(
    id: Id,
    parts: Parts<Id> = {},
    options: MakingOptions = {},
  ): Promise<Answer> {
    return this.exchange({ ...this.request(id, parts, options), read: readJson<Answer> }, options)
  }

  /** The request of an operation, as every attempt sends it. */
  request<Id extends OperationId>(
    id: Id,
    { params = {}, query = {}, body }: Parts<Id>,
    { idempotencyKey }: MakingOptions = {},
  ): { url: string; init: RequestInit } {
    const { method, path, idempotent } = routes[id]
    const headers = new Headers({
      accept: 'application/json',
      authorization: `Bearer ${this.#settings.apiKey}`,
      'user-agent': `dustjacket-sdk/${sdkVersion}`,
    })
    if (idempotent) headers.set('idempotency-key', checkedKey(idempotencyKey))
    if (method === 'POST') headers.set('content-type', 'application/json')
    return {
      url: `${this.#settings.baseUrl}${fill(path, params)}${queryText(query)}`,
      // A redirect could carry the API key to a stranger.
      init: { method, headers, redirect: 'manual', ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}) },
    }
  }

  /** Sends a request as often as it takes, within the options. */
  async exchange<T>(exchange: Exchange<T>, options: CallOptions = {}): Promise<T> {
    const { signal, maxRetries = this.#settings.maxRetries, timeoutMs = this.#settings.timeoutMs } = options
    checkDuration('timeoutMs', timeoutMs)
    checkRetries(maxRetries)
    const late = () => `The service did not answer within ${timeoutMs} ms.`
    return withRetries({ maxRetries, signal }, () =>
      withDeadline({ timeoutMs, signal, late }, (attemptSignal) => this.#attempt(exchange, attemptSignal)),
    )
  }

  async #attempt<T>({ url, init, succeeded = isSuccess, read }: Exchange<T>, signal: AbortSignal): Promise<T> {
    const { fetch } = this.#settings
    try {
      const response = await fetch(url, { ...init, signal })
      if (!succeeded(response)) throw await refusalOf(response)
      return await read(response)
    } catch (cause) {
      if (cause instanceof DustjacketError) throw cause
      throw new ConnectionError(`The connection to ${new URL(url).origin} failed.`, { cause })
    }
  }
}

const isSuccess = ({ ok }: Response): boolean => ok

const checkRetries = (maxRetries: number): void => {
  if (Number.isInteger(maxRetries) && maxRetries >= 0) return
  throw new RangeError(`maxRetries must be a whole number from 0 on, not ${maxRetries}.`)
}

/** An empty key would count as none, and the call could then not be repeated safely. */
const checkedKey = (given: string | undefined): string => {
  if (given === undefined) return crypto.randomUUID()
  if (given.trim() === '') throw new TypeError('idempotencyKey must not be empty.')
  return given
}

const fill = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (typeof value !== 'string' || value === '') throw new TypeError(`${name} must be a string that is not empty.`)
    return encodeURIComponent(value)
  })

const queryText = (query: object): string => {
  const text = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) text.set(name, String(value))
  return text.size === 0 ? '' : `?${text}`
}
