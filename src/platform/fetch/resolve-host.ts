// Turns host names into addresses without holding the process's few threads for the system's own look-ups.
import { lookup, Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'

/** All addresses of a host, in the order in which they are to be tried. */
export type ResolveHost = (host: string, signal: AbortSignal) => Promise<readonly string[]>

const loopback = ['127.0.0.1', '::1'] as const

/** Asks these name servers, or those of the system. */
export const resolveBy =
  (servers: readonly string[] | null): ResolveHost =>
  async (host, signal) => {
    if (isIP(host)) return [host]
    if (/(^|\.)localhost\.?$/.test(host)) return loopback
    const { addresses, mayBeLocal } = await askDns(host, servers, signal)
    // The hosts file and search domains are known to the system only. It asks DNS too, so not where that does not answer:
    // a few names of a dead name server would otherwise stop all look-ups of the process.
    return mayBeLocal ? (await lookup(host, { all: true })).map(({ address }) => address) : addresses
  }

export const resolveHost = resolveBy(null)

const noSuchName = new Set(['ENOTFOUND', 'ENODATA', 'ECONNREFUSED'])

const askDns = async (host: string, servers: readonly string[] | null, signal: AbortSignal) => {
  const resolver = new Resolver({ timeout: 2000, tries: 2 })
  if (servers) resolver.setServers(servers)
  const cancel = () => resolver.cancel()
  signal.addEventListener('abort', cancel)
  try {
    const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
    const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
    const errors = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
    const mayBeLocal = addresses.length === 0 && errors.every(({ code }) => noSuchName.has(code))
    if (addresses.length === 0 && !mayBeLocal) throw errors[0]
    return { addresses, mayBeLocal }
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}
