// Where a URL that somebody gave us leads: judged before anything is looked up or opened.
import { flawOfWebUrl, portOf, type WebUrlFlaw } from '../../catalog/web-url.ts'
import { FetchError } from './fetch-error.ts'

export interface FetchTarget {
  readonly url: URL
  readonly secure: boolean
  /** A name, or an IP address in its plain spelling and without brackets. */
  readonly host: string
  readonly port: number
}

const refusals: Readonly<Record<WebUrlFlaw, string>> = {
  no_web_url: 'the URL is not an absolute http or https URL',
  credentials: 'the URL carries a user name or password',
  port: 'the port of the URL is not allowed: expected 80, 443 or 1024 and above',
}

/** Takes a URL apart. The parser turns the odd spellings of IPv4 (decimal, octal, hex, short, full-width) into the plain one. */
export const fetchTarget = (address: string): FetchTarget => {
  const flaw = flawOfWebUrl(address)
  if (flaw !== null) throw new FetchError('bad_url', refusals[flaw])
  const url = new URL(address)
  return { url, secure: url.protocol === 'https:', host: url.hostname.replace(/^\[(.*)\]$/, '$1'), port: portOf(url) }
}
