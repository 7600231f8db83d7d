// Where the ink of a glyph is, in parts of the size around its origin.
import { readTables } from '../../pdf/truetype-tables.ts'

export interface InkBox {
  readonly left: number
  readonly bottom: number
  readonly right: number
  readonly top: number
}

/** For fonts whose outlines are not read: as wide as the character, and from the descenders to the ascenders of most faces. */
export const roughInk = (width: number): InkBox => ({ left: 0, bottom: -0.2, right: width, top: 0.72 })

/** From the outlines of an embedded TrueType font; null where they cannot be read. */
export const inkOfTrueType = (
  bytes: Uint8Array,
  glyphOf: (code: number) => number,
): ((code: number) => InkBox | null) | null => {
  try {
    const { tables, outlineOf } = readTables(bytes)
    const unitsPerEm = tables.get('head')?.readUInt16BE(18) ?? 0
    if (unitsPerEm === 0) return null
    return (code) => inkOfOutline(() => outlineOf(glyphOf(code)), unitsPerEm)
  } catch {
    return null
  }
}

const inkOfOutline = (read: () => Buffer, unitsPerEm: number): InkBox | null => {
  try {
    const outline = read()
    if (outline.length < 10) return null
    const [left, bottom, right, top] = [2, 4, 6, 8].map((at) => outline.readInt16BE(at) / unitsPerEm)
    return { left: left ?? 0, bottom: bottom ?? 0, right: right ?? 0, top: top ?? 0 }
  } catch {
    return roughInk(1)
  }
}
