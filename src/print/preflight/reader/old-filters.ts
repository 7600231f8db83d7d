// Encodings of older files.
import { Unreadable } from './values.ts'

const tooLong = (): Unreadable => new Unreadable('it unpacks to more than is worth reading')

const latin = (data: Uint8Array): string => Buffer.from(data.buffer, data.byteOffset, data.length).toString('latin1')

export const decodeAsciiHex = (data: Uint8Array): Uint8Array => {
  const digits = (latin(data).split('>')[0] ?? '').replaceAll(/[^0-9a-fA-F]/g, '')
  return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex')
}

/** Five digits of base 85 are four bytes; `z` stands for four zeros. */
export const decodeAscii85 = (data: Uint8Array): Uint8Array => {
  const text = (latin(data).split('~')[0] ?? '').replaceAll(/\s/g, '').replaceAll('z', '!!!!!')
  const found: number[] = []
  for (let at = 0; at < text.length; at += 5) {
    const group = text.slice(at, at + 5)
    const value = [...group.padEnd(5, 'u')].reduce((sum, sign) => sum * 85 + sign.charCodeAt(0) - 33, 0)
    found.push(...[24, 16, 8, 0].slice(0, group.length - 1).map((shift) => Math.floor(value / 2 ** shift) & 0xff))
  }
  return Uint8Array.from(found)
}

export const decodeRunLength = (data: Uint8Array, most: number): Uint8Array => {
  const found: Buffer[] = []
  let length = 0
  for (let at = 0; at < data.length; ) {
    const count = data[at++] ?? 128
    if (count === 128) break
    const run = count < 128 ? Buffer.from(data.subarray(at, at + count + 1)) : Buffer.alloc(257 - count, data[at] ?? 0)
    at += count < 128 ? count + 1 : 1
    length += run.length
    if (length > most) throw tooLong()
    found.push(run)
  }
  return Buffer.concat(found)
}

const [clearTable, endOfData, firstCode, longestCode] = [256, 257, 258, 12]

export const decodeLzw = (data: Uint8Array, early: number, most: number): Uint8Array => {
  const found: Uint8Array[] = []
  let [length, bits, held, width] = [0, 0, 0, 9]
  let table: Uint8Array[] = []
  let before: Uint8Array | null = null
  for (const byte of data) {
    held = ((held << 8) | byte) & 0xffffff
    bits += 8
    if (bits < width) continue
    const code = (held >> (bits - width)) & (2 ** width - 1)
    bits -= width
    if (code === endOfData) break
    if (code === clearTable) {
      ;[table, width, before] = [[], 9, null]
      continue
    }
    const entry: Uint8Array | undefined = code < 256 ? Uint8Array.of(code) : table[code - firstCode]
    const first = entry?.[0] ?? before?.[0]
    if (first === undefined) throw new Unreadable('a compressed stream is damaged')
    const shown: Uint8Array = entry ?? Uint8Array.from([...(before ?? []), first])
    if (before && table.length < 4096 - firstCode) table.push(Uint8Array.from([...before, first]))
    length += shown.length
    if (length > most) throw tooLong()
    found.push(shown)
    before = shown
    const next = firstCode + table.length + early
    width = next >= 2048 ? longestCode : next >= 1024 ? 11 : next >= 512 ? 10 : 9
  }
  return Buffer.concat(found)
}
