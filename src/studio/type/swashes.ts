// Swashes: alternate letters that a face has for the beginning and the end of a line, shaped with its OpenType features, as the canvas
// knows none of them.
import { Path2D } from '@napi-rs/canvas'
import { covers } from './coverage.ts'
import type { FaceId } from './faces.ts'
import { glyphsOf, type Shaping } from './glyphs.ts'
import type { Ink } from './measure.ts'
import { scriptsIn } from './scripts.ts'

interface Alternates {
  /** The feature of the first letter of a line. */
  readonly first?: string
  /** The feature of its last letter. */
  readonly last?: string
  /** The feature that joins pairs wherever they stand: the Th of old books, capitals that share a stem. */
  readonly pairs?: string
}

/** Looked at letter by letter: what else these faces have is too loud or comes loose from its word. */
const alternatesOf: Readonly<Partial<Record<FaceId, Alternates>>> = {
  allura: { first: 'ss02', last: 'fina' },
  'great-vibes': { last: 'fina' },
  pacifico: { last: 'fina' },
  garamond: { first: 'swsh', pairs: 'dlig' },
  'garamond-italic': { first: 'swsh', last: 'fina', pairs: 'dlig' },
  'im-fell-italic': { first: 'swsh', last: 'swsh' },
  'cinzel-medium': { pairs: 'dlig' },
  'cinzel-bold': { pairs: 'dlig' },
  'cinzel-black': { pairs: 'dlig' },
  playfair: { pairs: 'dlig' },
  'playfair-black': { pairs: 'dlig' },
  spectral: { pairs: 'dlig' },
}

export interface Swashed {
  /** A path of one em, from the origin of the line. */
  readonly path: Path2D
  readonly ink: Ink
}

const letter = /\p{L}/u

type Features = NonNullable<Shaping['features']>

const featuresFor = (text: string, { first, last, pairs }: Alternates): Features => {
  const ends = [...text.matchAll(/\p{L}/gu)].map(({ index }) => index)
  const [from, to] = [ends[0], ends.at(-1)]
  return [
    ...(pairs ? [[pairs, 0, text.length] as const] : []),
    ...(first && from !== undefined ? [[first, from, from + 1] as const] : []),
    // A letter before a mark of punctuation has no room for its tail.
    ...(last && to !== undefined && to === text.length - 1 ? [[last, to, to + 1] as const] : []),
  ]
}

const shapeAnew = (text: string, face: FaceId, tracking: number, alternates: Alternates): Swashed => {
  const { em, placed } = glyphsOf({ text, face, tracking, features: featuresFor(text, alternates) })
  const path = new Path2D()
  for (const glyph of placed)
    path.addPath(new Path2D(glyph.path), { a: 1 / em, b: 0, c: 0, d: -1 / em, e: glyph.x / em, f: -glyph.y / em })
  const [left, top, right, bottom] = path.computeTightBounds()
  return { path, ink: { left: -left, right, ascent: -top, descent: bottom, width: right - left } }
}

const mostKept = 400
const kept = new Map<string, Swashed>()

/** Whether letters of the face sweep out of their line; others only join. */
export const sweeps = (face: FaceId): boolean => {
  const { first, last } = alternatesOf[face] ?? {}
  return first !== undefined || last !== undefined
}

/** A line with the swashes of its face; null where the face has none, or the line is not all its own, or is set apart where they would join. */
export const swashed = (text: string, face: FaceId, tracking = 0): Swashed | null => {
  const alternates = alternatesOf[face]
  const isOwn = letter.test(text) && scriptsIn(text).every((script) => script === 'latin') && covers(face, text)
  if (alternates === undefined || !isOwn || (tracking !== 0 && sweeps(face))) return null
  const key = `${face}|${tracking}|${text}`
  const known = kept.get(key)
  if (known) return known
  const made = shapeAnew(text, face, tracking, alternates)
  if (kept.size >= mostKept) kept.clear()
  kept.set(key, made)
  return made
}
