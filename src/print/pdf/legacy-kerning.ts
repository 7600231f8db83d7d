// Kerning of old fonts, which have it in a table `kern` and not in GPOS: the shaper here does not read that, the canvas does.
import { readTables } from './truetype-tables.ts'

/** In units of the font; 0 for pairs that are not kerned. */
export type Kerning = (left: number, right: number) => number

const [horizontal, formatMask] = [0x01, 0xff00]

/** Null where the font has GPOS, or no old kerning. */
export const legacyKerning = (bytes: Uint8Array): Kerning | null => {
  const { tables } = readTables(bytes)
  const kern = tables.get('kern')
  if (!kern || tables.has('GPOS') || kern.readUInt16BE(0) !== 0) return null
  const pairs = new Map<number, number>()
  let at = 4
  for (let subtable = 0; subtable < kern.readUInt16BE(2); subtable++) {
    const coverage = kern.readUInt16BE(at + 4)
    if ((coverage & formatMask) === 0 && coverage & horizontal) readPairs(kern.subarray(at + 6), pairs)
    at += kern.readUInt16BE(at + 2)
  }
  return (left, right) => pairs.get(left * 65536 + right) ?? 0
}

const readPairs = (subtable: Buffer, pairs: Map<number, number>): void => {
  for (let pair = 0; pair < subtable.readUInt16BE(0); pair++) {
    const at = 8 + 6 * pair
    if (at + 6 > subtable.length) return
    pairs.set(subtable.readUInt32BE(at), subtable.readInt16BE(at + 4))
  }
}
