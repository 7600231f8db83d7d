// Which IP addresses nobody's request may reach, whatever the operator allows: those of the link itself, where clouds give their machines'
// credentials to whoever asks.
import { BlockList, isIPv4, isIPv6 } from 'node:net'
import { hiddenIPv4 } from './ipv6-bytes.ts'

const forbidden = new BlockList()
forbidden.addSubnet('169.254.0.0', 16, 'ipv4') // link-local, and metadata of most clouds
forbidden.addAddress('100.100.100.200', 'ipv4') // metadata of Alibaba Cloud
forbidden.addAddress('168.63.129.16', 'ipv4') // the host agent of Azure
forbidden.addAddress('192.0.0.192', 'ipv4') // metadata of Oracle Cloud
forbidden.addSubnet('fe80::', 10, 'ipv6') // link-local
forbidden.addSubnet('fd00:ec2::', 32, 'ipv6') // metadata of Amazon, and what else it keeps there
forbidden.addAddress('fd20:ce::254', 'ipv6') // metadata of Google

/** What is no plain IP address is forbidden too: a zone (fe80::1%eth0) names a link of this machine. */
export const isForbiddenAddress = (address: string): boolean => {
  if (isIPv4(address)) return forbidden.check(address, 'ipv4')
  if (!isIPv6(address) || address.includes('%')) return true
  return forbidden.check(address, 'ipv6') || hiddenIPv4(address).some((hidden) => forbidden.check(hidden, 'ipv4'))
}
