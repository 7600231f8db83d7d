// The tables of a TrueType font file, read and written.

export interface GlyphTables {
  readonly tables: ReadonlyMap<string, Buffer>
  /** The outline of a glyph; empty for a space. */
  outlineOf(glyph: number): Buffer
  /** Advance width and left side bearing, as they stand in the file. */
  metricsOf(glyph: number): Buffer
}

export const readTables = (bytes: Uint8Array): GlyphTables => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const tables = new Map<string, Buffer>()
  for (let at = 12; at < 12 + 16 * file.readUInt16BE(4); at += 16) {
    const start = file.readUInt32BE(at + 8)
    tables.set(file.toString('latin1', at, at + 4), file.subarray(start, start + file.readUInt32BE(at + 12)))
  }
  const need = (tag: string): Buffer => {
    const table = tables.get(tag)
    if (!table) throw new Error(`the font has no table ${tag}: only TrueType outlines can be embedded`)
    return table
  }
  const [head, hhea, hmtx, loca, glyf] = [need('head'), need('hhea'), need('hmtx'), need('loca'), need('glyf')]
  const isLong = head.readInt16BE(50) === 1
  const offset = (glyph: number): number => (isLong ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2)
  const longMetrics = hhea.readUInt16BE(34)
  return {
    tables,
    outlineOf: (glyph) => glyf.subarray(offset(glyph), offset(glyph + 1)),
    metricsOf: (glyph) => {
      if (glyph < longMetrics) return hmtx.subarray(glyph * 4, glyph * 4 + 4)
      // The last advance width goes for all glyphs after it, which have only bearings of their own.
      const bearing = longMetrics * 4 + (glyph - longMetrics) * 2
      return Buffer.concat([
        hmtx.subarray(longMetrics * 4 - 4, longMetrics * 4 - 2),
        hmtx.subarray(bearing, bearing + 2),
      ])
    },
  }
}

const padded = (table: Buffer): Buffer => Buffer.concat([table, Buffer.alloc(-table.length & 3)])

const checksum = (table: Buffer): number => {
  let sum = 0
  const words = padded(table)
  for (let at = 0; at < words.length; at += 4) sum = (sum + words.readUInt32BE(at)) >>> 0
  return sum
}

const wholeFileChecksum = 0xb1b0afba

export const writeTables = (tables: ReadonlyMap<string, Buffer>): Buffer => {
  const entries = [...tables].sort(([one], [other]) => (one < other ? -1 : 1))
  const powers = Math.floor(Math.log2(entries.length))
  const header = Buffer.alloc(12 + 16 * entries.length)
  header.writeUInt32BE(0x00010000, 0)
  header.writeUInt16BE(entries.length, 4)
  header.writeUInt16BE(16 * 2 ** powers, 6)
  header.writeUInt16BE(powers, 8)
  header.writeUInt16BE(16 * (entries.length - 2 ** powers), 10)
  let start = header.length
  for (const [at, [tag, table]] of entries.entries()) {
    const row = 12 + 16 * at
    header.write(tag, row, 'latin1')
    header.writeUInt32BE(checksum(table), row + 4)
    header.writeUInt32BE(start, row + 8)
    header.writeUInt32BE(table.length, row + 12)
    start += padded(table).length
  }
  const file = Buffer.concat([header, ...entries.map(([, table]) => padded(table))])
  const headAt = file.readUInt32BE(12 + 16 * entries.findIndex(([tag]) => tag === 'head') + 8)
  file.writeUInt32BE((wholeFileChecksum - checksum(file)) >>> 0, headAt + 8)
  return file
}
