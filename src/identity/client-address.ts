// Whose attempts are counted together: the address of a caller, or of the network it comes from.
import { isIP, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { isPublicAddress } from '../platform/fetch/public-addresses.ts'

/**
 * The caller's address. The service speaks no TLS itself, so where its public URL is https there is a proxy in front, and
 * the nearest public address that the proxies of the operator's network have written down is the caller's. Without one,
 * the header is whatever the caller likes, and is not looked at.
 */
export const clientAddress = ({ headers, ip }: FastifyRequest, baseUrl: string): string => {
  const forwarded = baseUrl.startsWith('https:') ? [headers['x-forwarded-for'] ?? []].flat().join(',') : ''
  const hops = forwarded
    .split(',')
    .map(plain)
    .filter((hop) => isIP(hop) !== 0)
  return networkOf([...hops, plain(ip)].findLast(isPublicAddress) ?? hops.at(-1) ?? plain(ip))
}

const plain = (hop: string): string =>
  hop
    .trim()
    .replace(/^::ffff:/i, '')
    .replace(/^\[([^\]]*)\].*$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')

/** Whoever has one IPv6 address has 2^64 of them: they count as one. */
const networkOf = (address: string): string =>
  isIPv6(address) ? `${expanded(address).slice(0, 4).join(':')}::/64` : address

const expanded = (address: string): string[] => {
  const [head = '', tail] = address.split('::')
  const groups = (text: string | undefined) => (text ? text.split(':') : [])
  const [before, after] = [groups(head), groups(tail)]
  const missing = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...after]
}
