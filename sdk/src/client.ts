// The client: one object for one API key, with the resources of the API as its parts.
import { type CallOptions, Connection } from './connection.ts'
import { CapabilitiesReport, Credits, Templates } from './resources/account.ts'
import { Books } from './resources/books.ts'
import { Covers } from './resources/covers.ts'
import { Jobs } from './resources/jobs.ts'
import { Uploads } from './resources/uploads.ts'
import { Wraps } from './resources/wraps.ts'
import type { Health } from './types.generated.ts'

export interface DustjacketOptions {
  /** A partner API key: `svc_sk_…`. It belongs on servers, never into a browser. */
  readonly apiKey: string
  /** Where the service is, such as `https://covers.example.com`. */
  readonly baseUrl: string
  /** For each attempt of a call; a minute, where not said. */
  readonly timeoutMs?: number | undefined
  /** How often a call is repeated after a passing failure; 3, where not said. */
  readonly maxRetries?: number | undefined
  /** Instead of the global one. */
  readonly fetch?: typeof globalThis.fetch | undefined
}

const standardTimeoutMs = 60_000
const standardRetries = 3

export class Dustjacket {
  readonly books: Books
  readonly covers: Covers
  readonly uploads: Uploads
  readonly jobs: Jobs
  readonly wraps: Wraps
  readonly templates: Templates
  readonly credits: Credits
  readonly capabilities: CapabilitiesReport
  readonly #connection: Connection

  constructor(options: DustjacketOptions) {
    const connection = new Connection({
      apiKey: checkedApiKey(options.apiKey),
      baseUrl: checkedBaseUrl(options.baseUrl),
      timeoutMs: options.timeoutMs ?? standardTimeoutMs,
      maxRetries: options.maxRetries ?? standardRetries,
      // Called as a plain function: some runtimes refuse a fetch that is called as a method of another object.
      fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    })
    this.books = new Books(connection)
    this.covers = new Covers(connection)
    this.uploads = new Uploads(connection)
    this.jobs = new Jobs(connection)
    this.wraps = new Wraps(connection)
    this.templates = new Templates(connection)
    this.credits = new Credits(connection)
    this.capabilities = new CapabilitiesReport(connection)
    this.#connection = connection
  }

  /** Whether the API serves requests. */
  health(options?: CallOptions): Promise<Health> {
    return this.#connection.call('getHealth', {}, options)
  }
}

/** Does not repeat the key: messages end up in logs. */
const checkedApiKey = (apiKey: string): string => {
  if (typeof apiKey === 'string' && /^[\x21-\x7e]+$/.test(apiKey)) return apiKey
  throw new TypeError('apiKey must be a partner API key (svc_sk_…), without spaces or line breaks.')
}

const checkedBaseUrl = (baseUrl: string): string => {
  const isWebUrl = URL.canParse(baseUrl) && /^https?:$/.test(new URL(baseUrl).protocol)
  if (!isWebUrl) throw new TypeError(`baseUrl must be an absolute http or https URL, not "${baseUrl}".`)
  const { origin, pathname } = new URL(baseUrl)
  return `${origin}${pathname.replace(/\/+$/, '')}`
}
