// Which characters a face can set, read from the character map (cmap) of its font file.
import { closeSync, openSync, readSync } from 'node:fs'
import type { FaceId } from './faces.ts'
import { fontPath } from './font-files.ts'

/** Sorted, as pairs of first and last code point. */
type Ranges = readonly (readonly [first: number, last: number])[]

/** A window on bytes; DataView refuses to read beyond it, so a broken file ends in an error and not in wrong answers. */
const readBytes = (file: number, position: number, length: number): DataView => {
  const bytes = new Uint8Array(length)
  if (readSync(file, bytes, 0, length, position) < length) throw new RangeError('the font file ends too early')
  return new DataView(bytes.buffer)
}

const readTable = (path: string, wanted: string): DataView => {
  const file = openSync(path, 'r')
  try {
    const tables = readBytes(file, 4, 2).getUint16(0)
    const directory = readBytes(file, 12, tables * 16)
    for (let at = 0; at < directory.byteLength; at += 16) {
      const tag = String.fromCharCode(...[0, 1, 2, 3].map((letter) => directory.getUint8(at + letter)))
      if (tag === wanted) return readBytes(file, directory.getUint32(at + 8), directory.getUint32(at + 12))
    }
    throw new Error(`${path} has no ${wanted} table`)
  } finally {
    closeSync(file)
  }
}

/** Format 4: segments of the first 65,536 code points, each with a shift or a list of glyphs. */
const readSegments = (cmap: DataView, at: number): Ranges => {
  const doubled = cmap.getUint16(at + 6)
  const [ends, starts] = [at + 14, at + 16 + doubled]
  const [deltas, offsets] = [starts + doubled, starts + 2 * doubled]
  const ranges: [number, number][] = []
  const glyphOf = (segment: number, start: number, code: number): number => {
    const delta = cmap.getUint16(deltas + segment)
    const offset = cmap.getUint16(offsets + segment)
    if (offset === 0) return (code + delta) & 0xffff
    const glyph = cmap.getUint16(offsets + segment + offset + 2 * (code - start))
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff
  }
  for (let segment = 0; segment < doubled; segment += 2) {
    const start = cmap.getUint16(starts + segment)
    const end = Math.min(cmap.getUint16(ends + segment), 0xfffe)
    for (let code = start; code <= end; code++) {
      if (glyphOf(segment, start, code) === 0) continue
      const last = ranges.at(-1)
      if (last && last[1] === code - 1) last[1] = code
      else ranges.push([code, code])
    }
  }
  return ranges
}

/** Format 12: groups over all of Unicode. */
const readGroups = (cmap: DataView, at: number): Ranges =>
  Array.from({ length: Math.min(cmap.getUint32(at + 12), cmap.byteLength / 12) }, (_, index) => {
    const group = at + 16 + index * 12
    return [cmap.getUint32(group), cmap.getUint32(group + 4)]
  })

const readRanges = (path: string): Ranges => {
  const cmap = readTable(path, 'cmap')
  const found = new Map<number, number>()
  for (let index = 0; index < cmap.getUint16(2); index++) {
    const record = 4 + index * 8
    const [platform, encoding] = [cmap.getUint16(record), cmap.getUint16(record + 2)]
    const isUnicode = platform === 0 || (platform === 3 && (encoding === 1 || encoding === 10))
    const at = cmap.getUint32(record + 4)
    if (isUnicode) found.set(cmap.getUint16(at), at)
  }
  const [groups, segments] = [found.get(12), found.get(4)]
  if (groups !== undefined) return readGroups(cmap, groups)
  if (segments !== undefined) return readSegments(cmap, segments)
  throw new Error(`${path} has no character map of format 4 or 12`)
}

const rangesOfFaces = new Map<FaceId, Ranges>()

const rangesOf = (face: FaceId): Ranges => {
  const known = rangesOfFaces.get(face)
  if (known) return known
  const ranges = readRanges(fontPath(face))
  rangesOfFaces.set(face, ranges)
  return ranges
}

const holds = (ranges: Ranges, code: number): boolean => {
  let [low, high] = [0, ranges.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const range = ranges[middle]
    if (!range) return false
    if (code < range[0]) high = middle - 1
    else if (code > range[1]) low = middle + 1
    else return true
  }
  return false
}

/** Spaces, joiners, direction marks and variation selectors need no glyph. */
const leavesNoInk = /[\s\p{Default_Ignorable_Code_Point}]/u

/** The characters of a text that a face cannot set, each once. */
export const missing = (face: FaceId, text: string): string[] => {
  const ranges = rangesOf(face)
  return [...new Set(text)].filter((sign) => !leavesNoInk.test(sign) && !holds(ranges, sign.codePointAt(0) ?? 0))
}

/** Whether a face can set every character of a text. */
export const covers = (face: FaceId, text: string): boolean => missing(face, text).length === 0
