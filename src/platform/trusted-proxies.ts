// Which proxies may say where a request comes from, and the caller's address as they say it.
import { BlockList, isIP, isIPv6 } from 'node:net'
import { isPublicAddress } from './fetch/public-addresses.ts'

/**
 * `hops`: so many proxies stand in front, whatever their addresses. `networks`: proxies are known by their address.
 * `private`: whatever has an address that is not public is a proxy of the operator's.
 */
export type TrustedProxies =
  | { readonly kind: 'none' }
  | { readonly kind: 'hops'; readonly hops: number }
  | { readonly kind: 'networks'; readonly networks: readonly Network[] }
  | { readonly kind: 'private' }

export interface Network {
  readonly address: string
  readonly prefix: number
}

/** `10.0.0.0/8`, `2001:db8::/32` or a single address; null where it is neither. */
export const parseNetwork = (text: string): Network | null => {
  const [address = '', prefix, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || address.includes('%') || rest.length > 0) return null
  const longest = version === 6 ? 128 : 32
  if (prefix === undefined) return { address, prefix: longest }
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= longest ? { address, prefix: Number(prefix) } : null
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4')

const listOf = (networks: readonly Network[]): BlockList => {
  const list = new BlockList()
  for (const { address, prefix } of networks) list.addSubnet(address, prefix, familyOf(address))
  return list
}

/** A request as it arrives: the address of the connection, and what `X-Forwarded-For` says. */
interface Arrival {
  readonly peer: string
  readonly forwarded: string
}

/**
 * The caller's address. Every proxy adds the address that it was reached from on the right, so whatever stands left of
 * the trusted ones may be a caller's invention and is never looked at.
 */
export const callerAddressBy = (proxies: TrustedProxies): ((arrival: Arrival) => string) => {
  switch (proxies.kind) {
    case 'none':
      return ({ peer }) => plain(peer)
    case 'hops':
      return (arrival) => {
        const way = wayOf(arrival)
        return way[Math.max(0, way.length - 1 - proxies.hops)] ?? plain(arrival.peer)
      }
    case 'networks': {
      const list = listOf(proxies.networks)
      return nearestStranger((address) => list.check(address, familyOf(address)))
    }
    case 'private':
      return nearestStranger((address) => !isPublicAddress(address))
  }
}

/** Where all are proxies, the caller is one of their network too: what the nearest of them has written down counts. */
const nearestStranger = (isProxy: (address: string) => boolean) => (arrival: Arrival) => {
  const way = wayOf(arrival)
  return way.findLast((address) => !isProxy(address)) ?? way.at(-2) ?? plain(arrival.peer)
}

/** From the farthest to the nearest. What is no address says nothing. */
const wayOf = ({ peer, forwarded }: Arrival): string[] => [
  ...forwarded
    .split(',')
    .map(plain)
    .filter((hop) => isIP(hop) !== 0),
  plain(peer),
]

/** Without a port, brackets, or the dress of an IPv4 address on a socket for both kinds. */
const plain = (hop: string): string =>
  hop
    .trim()
    .replace(/^\[([^\]]*)\].*$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')
