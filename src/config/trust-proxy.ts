// TRUST_PROXY: which proxies stand in front of the service.
import { type Network, parseNetwork, type TrustedProxies } from '../platform/trusted-proxies.ts'
import { type Read, refuse } from './values.ts'

const mostHops = 10

const allowed =
  `none, private, how many proxies stand in front (1 to ${mostHops}), ` +
  'or their addresses and networks such as 10.0.0.5,172.16.0.0/12'

/** Nothing here speaks TLS: where callers come by https, something of the operator's own network stands in front. */
export const trustedProxies = (read: Read, publicUrl: string | null): TrustedProxies => {
  const value = read('TRUST_PROXY')
  if (value === undefined) return { kind: publicUrl?.startsWith('https:') ? 'private' : 'none' }
  if (value === 'none' || value === 'private') return { kind: value }
  if (/^\d+$/.test(value)) return { kind: 'hops', hops: hopsIn(value) }
  const networks = value
    .split(',')
    .map((each): Network => parseNetwork(each.trim()) ?? refuse('TRUST_PROXY', value, allowed))
  return { kind: 'networks', networks }
}

const hopsIn = (value: string): number => {
  const hops = Number(value)
  return hops >= 1 && hops <= mostHops ? hops : refuse('TRUST_PROXY', value, allowed)
}
