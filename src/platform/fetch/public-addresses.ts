// Which IP addresses belong to the public internet. After the special-purpose registries of IANA (RFC 6890 and its successors).
import { BlockList, isIPv4, isIPv6 } from 'node:net'

type Range = readonly [network: string, prefix: number]

const specialIPv4: readonly Range[] = [
  ['0.0.0.0', 8], // this network; Linux connects 0.0.0.0 to itself
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // carrier-grade NAT, and metadata of Alibaba Cloud
  ['127.0.0.0', 8], // loopback
  ['168.63.129.16', 32], // a public address that inside Azure is its host agent
  ['169.254.0.0', 16], // link-local, and metadata of most clouds
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocol assignments, and metadata of Oracle Cloud
  ['192.0.2.0', 24], // documentation
  ['192.88.99.0', 24], // 6to4 relays
  ['192.168.0.0', 16], // private
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, and broadcast
]

// Everything outside is loopback, private, link-local, multicast, not given out, or an IPv4 address in disguise (mapped, NAT64).
const globalIPv6: readonly Range[] = [['2000::', 3]]

const specialIPv6: readonly Range[] = [
  ['2001::', 23], // protocol assignments; Teredo carries IPv4 addresses
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4 carries IPv4 addresses
  ['3fff::', 20], // documentation
]

const listOf = (ranges: readonly Range[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList()
  for (const [network, prefix] of ranges) list.addSubnet(network, prefix, family)
  return list
}

const notPublicIPv4 = listOf(specialIPv4, 'ipv4')
const maybePublicIPv6 = listOf(globalIPv6, 'ipv6')
const notPublicIPv6 = listOf(specialIPv6, 'ipv6')

/** Whether anyone on the internet could reach the address too. What is no plain IP address is not public. */
export const isPublicAddress = (address: string): boolean => {
  if (isIPv4(address)) return !notPublicIPv4.check(address, 'ipv4')
  // A zone (fe80::1%eth0) names an interface of this machine.
  if (!isIPv6(address) || address.includes('%')) return false
  return maybePublicIPv6.check(address, 'ipv6') && !notPublicIPv6.check(address, 'ipv6')
}
