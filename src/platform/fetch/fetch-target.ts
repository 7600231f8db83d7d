// Where a URL that somebody gave us leads: judged before anything is looked up or opened.
import { FetchError } from './fetch-error.ts'

export interface FetchTarget {
  readonly url: URL
  readonly secure: boolean
  /** A name, or an IP address in its plain spelling and without brackets. */
  readonly host: string
  readonly port: number
}

/** Takes a URL apart. The parser turns the odd spellings of IPv4 (decimal, octal, hex, short, full-width) into the plain one. */
export const fetchTarget = (address: string): FetchTarget => {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) throw refusal('the URL is not an absolute http or https URL')
  if (url.username || url.password) throw refusal('the URL carries a user name or password')
  const secure = url.protocol === 'https:'
  const port = url.port === '' ? (secure ? 443 : 80) : Number(url.port)
  if (!isPortOfTheWeb(port)) throw refusal(`port ${port} is not allowed: expected 80, 443 or 1024 and above`)
  return { url, secure, host: url.hostname.replace(/^\[(.*)\]$/, '$1'), port }
}

/** The low ports are where mail, shells and file servers listen, and some of those obey lines in an HTTP body. */
const isPortOfTheWeb = (port: number): boolean => port === 80 || port === 443 || port >= 1024

const refusal = (message: string): FetchError => new FetchError('bad_url', message)
