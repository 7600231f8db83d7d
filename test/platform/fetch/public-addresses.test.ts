// Public addresses: nothing inside a special range is one, and the ranges end where they should.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isPublicAddress } from '../../../src/platform/fetch/public-addresses.ts'
import { fc } from '../../support/property.ts'

const writtenIPv4 = (value: bigint): string => [24n, 16n, 8n, 0n].map((shift) => (value >> shift) & 255n).join('.')

const writtenIPv6 = (value: bigint): string =>
  Array.from({ length: 8 }, (_, index) => ((value >> BigInt(112 - 16 * index)) & 0xffffn).toString(16)).join(':')

const inRange = (first: bigint, last: bigint) => fc.bigInt({ min: first, max: last })

const ipv4Ranges = {
  'this network': ['0.0.0.0', '0.255.255.255'],
  'private 10': ['10.0.0.0', '10.255.255.255'],
  'carrier-grade NAT': ['100.64.0.0', '100.127.255.255'],
  loopback: ['127.0.0.0', '127.255.255.255'],
  'the host agent of Azure': ['168.63.129.16', '168.63.129.16'],
  'link-local and metadata': ['169.254.0.0', '169.254.255.255'],
  'private 172': ['172.16.0.0', '172.31.255.255'],
  'protocol assignments': ['192.0.0.0', '192.0.0.255'],
  'documentation 1': ['192.0.2.0', '192.0.2.255'],
  '6to4 relays': ['192.88.99.0', '192.88.99.255'],
  'private 192': ['192.168.0.0', '192.168.255.255'],
  benchmarks: ['198.18.0.0', '198.19.255.255'],
  'documentation 2': ['198.51.100.0', '198.51.100.255'],
  'documentation 3': ['203.0.113.0', '203.0.113.255'],
  'multicast, reserved and broadcast': ['224.0.0.0', '255.255.255.255'],
} as const

const numberOf = (ipv4: string): bigint => ipv4.split('.').reduce((sum, part) => sum * 256n + BigInt(part), 0n)

const top = 2n ** 128n - 1n

const ipv6Ranges = {
  'everything below 2000::, with loopback, mapped IPv4 and NAT64': [0n, (0x2000n << 112n) - 1n],
  'protocol assignments and Teredo': [0x2001n << 112n, (0x2001_0200n << 96n) - 1n],
  documentation: [0x2001_0db8n << 96n, (0x2001_0db9n << 96n) - 1n],
  '6to4': [0x2002n << 112n, (0x2003n << 112n) - 1n],
  'documentation 2': [0x3fffn << 112n, (0x3fff_1000n << 96n) - 1n],
  'everything from 4000::, with private, link-local and multicast': [0x4000n << 112n, top],
} as const

describe('an IPv4 address', () => {
  for (const [name, [from, to]] of Object.entries(ipv4Ranges)) {
    const [first, last] = [numberOf(from), numberOf(to)]
    it(`of ${name} is not public, and its neighbours are`, () => {
      for (const edge of [first, last]) assert.equal(isPublicAddress(writtenIPv4(edge)), false)
      fc.assert(fc.property(inRange(first, last), (value) => !isPublicAddress(writtenIPv4(value))))
      if (first > 0n) assert.equal(isPublicAddress(writtenIPv4(first - 1n)), true)
      if (last < 2n ** 32n - 1n) assert.equal(isPublicAddress(writtenIPv4(last + 1n)), true)
    })
  }

  it('is not public in any IPv6 disguise, whichever it is', () => {
    const disguise = (prefix: bigint, shift: bigint) => (value: bigint) => writtenIPv6(prefix | (value << shift))
    const disguises = [
      disguise(0xffffn << 32n, 0n), // mapped
      disguise(0n, 0n), // compatible
      disguise(0xffff_0000n << 32n, 0n), // translated
      disguise(0x0064_ff9bn << 96n, 0n), // NAT64
      disguise(0x0064_ff9b_0001n << 80n, 0n), // NAT64 of a local prefix
      disguise(0x2002n << 112n, 80n), // 6to4
      disguise(0x2001_0000n << 96n, 64n), // Teredo server
      disguise(0x2001_0000n << 96n, 0n), // Teredo client
    ]
    fc.assert(
      fc.property(inRange(0n, 2n ** 32n - 1n), (value) => disguises.every((each) => !isPublicAddress(each(value)))),
    )
    assert.equal(isPublicAddress('::ffff:8.8.8.8'), false)
  })
})

describe('an IPv6 address', () => {
  for (const [name, [first, last]] of Object.entries(ipv6Ranges)) {
    it(`of ${name} is not public, and its neighbours are`, () => {
      for (const edge of [first, last]) assert.equal(isPublicAddress(writtenIPv6(edge)), false)
      fc.assert(fc.property(inRange(first, last), (value) => !isPublicAddress(writtenIPv6(value))))
      // 2001:: begins where 2000:: ends, and 2000:: is public; 3fff:1000:: is again.
      if (first > 0n) assert.equal(isPublicAddress(writtenIPv6(first - 1n)), true)
      if (last < top) assert.equal(isPublicAddress(writtenIPv6(last + 1n)), true)
    })
  }

  it('of the metadata services and of interfaces is not public', () => {
    for (const address of [
      '::',
      '::1',
      'fd00:ec2::254',
      'fd20:ce::254',
      'fe80::1',
      'fe80::1%eth0',
      '2600::1%eth0',
      'ff02::1',
    ])
      assert.equal(isPublicAddress(address), false)
  })

  it('of the internet is public', () => {
    for (const address of ['2606:4700:4700::1111', '2a00:1450:4001:81b::200e', '2001:4860:4860::8888', '2001:200::1'])
      assert.equal(isPublicAddress(address), true)
  })
})

describe('what is no plain IP address', () => {
  it('is not public, whatever it is', () => {
    const odd = [
      '',
      '8.8.8',
      '8.8.8.8 ',
      '08.8.8.8',
      '0x8.8.8.8',
      '134744072',
      '8.8.8.8:80',
      '[2600::1]',
      'example.test',
    ]
    for (const address of odd) assert.equal(isPublicAddress(address), false)
  })
})
