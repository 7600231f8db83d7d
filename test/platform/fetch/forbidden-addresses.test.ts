// Addresses of the link itself and of the clouds' metadata: never reached, however they are spelt.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isForbiddenAddress } from '../../../src/platform/fetch/forbidden-addresses.ts'
import { fc } from '../../support/property.ts'

const written = (value: bigint): string =>
  Array.from({ length: 8 }, (_, index) => ((value >> BigInt(112 - 16 * index)) & 0xffffn).toString(16)).join(':')

/** Every way to write an IPv4 address into an IPv6 one that some network might read. */
const disguises: Readonly<Record<string, (ipv4: bigint) => bigint>> = {
  mapped: (ipv4) => (0xffffn << 32n) | ipv4,
  compatible: (ipv4) => ipv4,
  translated: (ipv4) => (0xffffn << 48n) | ipv4,
  nat64: (ipv4) => (0x0064_ff9bn << 96n) | ipv4,
  'local nat64, /48': (ipv4) => (0x0064_ff9b_0001n << 80n) | ((ipv4 >> 16n) << 64n) | ((ipv4 & 0xffffn) << 40n),
  'local nat64, /96': (ipv4) => (0x0064_ff9b_0001n << 80n) | ipv4,
  '6to4': (ipv4) => (0x2002n << 112n) | (ipv4 << 80n),
  'teredo server': (ipv4) => (0x2001_0000n << 96n) | (ipv4 << 64n),
  'teredo client': (ipv4) => (0x2001_0000n << 96n) | (ipv4 ^ 0xffff_ffffn),
}

const linkLocal = fc.bigInt({ min: 0xa9fe_0000n, max: 0xa9fe_ffffn })

describe('an address of the link itself', () => {
  it('is forbidden in plain IPv4 and in every disguise of IPv6', () => {
    fc.assert(
      fc.property(linkLocal, (ipv4) => {
        assert.ok(isForbiddenAddress([24n, 16n, 8n, 0n].map((shift) => (ipv4 >> shift) & 255n).join('.')))
        for (const [name, disguise] of Object.entries(disguises))
          assert.ok(isForbiddenAddress(written(disguise(ipv4))), `${name} ${written(disguise(ipv4))}`)
      }),
    )
  })

  it('is forbidden in IPv6, with a zone and without', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 118n - 1n }), (rest) =>
        isForbiddenAddress(written((0x3fan << 118n) | rest)),
      ),
    )
    for (const address of ['fe80::1', 'febf:ffff::1', 'fe80::1%eth0', '::1%lo', 'no address'])
      assert.equal(isForbiddenAddress(address), true, address)
  })
})

describe('metadata of clouds', () => {
  it('is forbidden wherever they keep it', () => {
    const places = [
      '169.254.169.254',
      '100.100.100.200',
      '168.63.129.16',
      '192.0.0.192',
      'fd00:ec2::254',
      'fd20:ce::254',
    ]
    for (const address of [
      ...places,
      '::ffff:169.254.169.254',
      '64:ff9b::a9fe:a9fe',
      '2002:a9fe:a9fe::',
      'FD00:0EC2:0::254',
    ])
      assert.equal(isForbiddenAddress(address), true, address)
  })
})

describe('any other address', () => {
  it('is for the operator to allow', () => {
    const others = [
      '127.0.0.1',
      '::1',
      '10.0.0.1',
      '192.168.1.1',
      '172.16.0.1',
      '169.253.255.255',
      '169.255.0.0',
      '8.8.8.8',
    ]
    for (const address of [...others, '::ffff:127.0.0.1', 'fd00::1', 'fec0::1', '2606:4700::1111', '2002:7f00:1::'])
      assert.equal(isForbiddenAddress(address), false, address)
  })
})
