// Whose attempts are counted together: the address of a caller, or of the network it comes from.
import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { callerAddressBy, type TrustedProxies } from '../platform/trusted-proxies.ts'

/** Tells the address by which a caller is counted. */
export type AddressOf = (request: FastifyRequest) => string

export const clientAddressBy = (proxies: TrustedProxies): AddressOf => {
  const addressOf = callerAddressBy(proxies)
  return ({ headers, ip }) =>
    networkOf(addressOf({ peer: ip, forwarded: [headers['x-forwarded-for'] ?? []].flat().join(',') }))
}

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
