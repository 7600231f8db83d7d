// An IPv6 address as its sixteen bytes, and the IPv4 addresses that may be hidden in them.

type Bytes = readonly number[]

/** Of an address that `isIPv6` takes, without a zone. The URL parser knows every spelling; it writes them all in one. */
const ipv6Bytes = (address: string): Bytes => {
  const [head = '', tail] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::')
  const groupsOf = (part: string): number[] =>
    part.split(':').flatMap((each) => (each ? [Number.parseInt(each, 16)] : []))
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')]
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => 0)
  return [...before, ...zeros, ...after].flatMap((group) => [group >> 8, group & 255])
}

interface Disguise {
  /** The bytes that such addresses begin with. */
  readonly prefix: Bytes
  /** Where the four bytes of IPv4 stand. */
  readonly at: Bytes
  /** Teredo writes its client with every bit turned. */
  readonly turned?: boolean
}

const last: Bytes = [12, 13, 14, 15]
const zeros = (count: number): number[] => Array.from({ length: count }, () => 0)
const localNat64 = [0, 0x64, 0xff, 0x9b, 0, 1]
const teredo = [0x20, 1, 0, 0]

const disguises: readonly Disguise[] = [
  { prefix: zeros(12), at: last }, // compatible
  { prefix: [...zeros(10), 255, 255], at: last }, // mapped
  { prefix: [...zeros(8), 255, 255, 0, 0], at: last }, // translated
  { prefix: [0, 0x64, 0xff, 0x9b, ...zeros(8)], at: last }, // NAT64
  // NAT64 of a local prefix, whose length only the operator knows: every place that RFC 6052 allows.
  { prefix: localNat64, at: [6, 7, 9, 10] },
  { prefix: localNat64, at: [7, 9, 10, 11] },
  { prefix: localNat64, at: [9, 10, 11, 12] },
  { prefix: localNat64, at: last },
  { prefix: [0x20, 2], at: [2, 3, 4, 5] }, // 6to4
  { prefix: teredo, at: [4, 5, 6, 7] }, // its server
  { prefix: teredo, at: last, turned: true }, // its client
]

/** Every IPv4 address that a network might take an IPv6 address for. */
export const hiddenIPv4 = (address: string): readonly string[] => {
  const bytes = ipv6Bytes(address)
  return disguises
    .filter(({ prefix }) => prefix.every((byte, position) => bytes[position] === byte))
    .map(({ at, turned }) => at.map((position) => (bytes[position] ?? 0) ^ (turned ? 255 : 0)).join('.'))
}
