// A font file with only the glyphs that are used, numbered anew from 1; 0 stays the sign for a missing glyph.
import { readTables, writeTables } from './truetype-tables.ts'

const componentFlags = { words: 0x01, scale: 0x08, more: 0x20, scaleXY: 0x40, matrix: 0x80 } as const

/** Where the parts of a composite glyph name their glyphs; none for a simple glyph. */
const componentsOf = (outline: Buffer): number[] => {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return []
  const found: number[] = []
  let at = 10
  for (let flags: number = componentFlags.more; flags & componentFlags.more; ) {
    flags = outline.readUInt16BE(at)
    found.push(at + 2)
    at += 4 + (flags & componentFlags.words ? 4 : 2)
    if (flags & componentFlags.scale) at += 2
    else if (flags & componentFlags.scaleXY) at += 4
    else if (flags & componentFlags.matrix) at += 8
  }
  return found
}

const changed = (table: Buffer, change: (copy: Buffer) => void): Buffer => {
  const copy = Buffer.from(table)
  change(copy)
  return copy
}

const even = (outline: Buffer): Buffer => Buffer.concat([outline, Buffer.alloc(outline.length & 1)])

/** Glyph `glyphs[0]` becomes number 1, and so on; parts of composite glyphs follow after those asked for. */
export const subsetTrueType = (bytes: Uint8Array, glyphs: readonly number[]): Buffer => {
  const { tables, outlineOf, metricsOf } = readTables(bytes)
  const kept = [0, ...glyphs]
  const parts = new Map<number, number>()
  const numberOfPart = (glyph: number): number => {
    const known = parts.get(glyph)
    if (known !== undefined) return known
    parts.set(glyph, kept.length)
    return kept.push(glyph) - 1
  }
  const outlines: Buffer[] = []
  // The list grows while it is walked: parts may have parts.
  for (const glyph of kept) {
    const outline = outlineOf(glyph)
    outlines.push(
      even(
        changed(outline, (copy) => {
          for (const at of componentsOf(outline)) copy.writeUInt16BE(numberOfPart(outline.readUInt16BE(at)), at)
        }),
      ),
    )
  }
  const loca = Buffer.alloc(4 * (kept.length + 1))
  let end = 0
  for (const [at, outline] of outlines.entries()) {
    end += outline.length
    loca.writeUInt32BE(end, 4 * (at + 1))
  }
  const table = (tag: string): Buffer => tables.get(tag) ?? Buffer.alloc(0)
  const rebuilt = new Map([
    ['glyf', Buffer.concat(outlines)],
    ['loca', loca],
    ['hmtx', Buffer.concat(kept.map(metricsOf))],
    ['head', changed(table('head'), (head) => head.writeInt16BE(1, 50) && head.writeUInt32BE(0, 8))],
    ['hhea', changed(table('hhea'), (hhea) => hhea.writeUInt16BE(kept.length, 34))],
    ['maxp', changed(table('maxp'), (maxp) => maxp.writeUInt16BE(kept.length, 4))],
  ])
  for (const tag of ['cvt ', 'fpgm', 'prep']) if (tables.has(tag)) rebuilt.set(tag, table(tag))
  return writeTables(rebuilt)
}
