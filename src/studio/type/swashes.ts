// Swashes: alternate letters that a face has for the beginning and the end of a line, shaped with its OpenType features, as the canvas
// knows none of them.
import { readFileSync } from 'node:fs'
import { Path2D } from '@napi-rs/canvas'
import { Blob, Buffer, Face, Feature, Font, shape } from 'harfbuzzjs'
import { covers } from './coverage.ts'
import type { FaceId } from './faces.ts'
import { fontPath } from './font-files.ts'
import type { Ink } from './measure.ts'
import { scriptsIn } from './scripts.ts'

interface Alternates {
  /** The feature of the first letter of a line. */
  readonly first?: string
  /** The feature of its last letter. */
  readonly last?: string
}

/** Looked at letter by letter: what else these faces have is too loud or comes loose from its word. */
const alternatesOf: Readonly<Partial<Record<FaceId, Alternates>>> = {
  allura: { first: 'ss02', last: 'fina' },
  'great-vibes': { last: 'fina' },
  pacifico: { last: 'fina' },
  garamond: { first: 'swsh' },
  'garamond-italic': { first: 'swsh', last: 'fina' },
  'im-fell-italic': { first: 'swsh', last: 'swsh' },
}

export interface Swashed {
  /** A path of one em, from the origin of the line. */
  readonly path: Path2D
  readonly ink: Ink
}

interface Shaper {
  readonly font: Font
  readonly em: number
}

const shapers = new Map<FaceId, Shaper>()

const shaperOf = (face: FaceId): Shaper => {
  const known = shapers.get(face)
  if (known) return known
  const file = new Face(new Blob(readFileSync(fontPath(face))))
  const shaper = { font: new Font(file), em: file.upem }
  shapers.set(face, shaper)
  return shaper
}

const letter = /\p{L}/u

const featuresFor = (text: string, { first, last }: Alternates): Feature[] => {
  const ends = [...text.matchAll(/\p{L}/gu)].map(({ index }) => index)
  const [from, to] = [ends[0], ends.at(-1)]
  const features: Feature[] = []
  if (first && from !== undefined) features.push(new Feature(first, 1, from, from + 1))
  // A letter before a mark of punctuation has no room for its tail.
  if (last && to !== undefined && to === text.length - 1) features.push(new Feature(last, 1, to, to + 1))
  return features
}

const shapeAnew = (text: string, face: FaceId, alternates: Alternates): Swashed => {
  const { font, em } = shaperOf(face)
  const buffer = new Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(font, buffer, featuresFor(text, alternates))
  const [infos, places] = [buffer.getGlyphInfos(), buffer.getGlyphPositions()]
  const path = new Path2D()
  let pen = 0
  infos.forEach(({ codepoint }, at) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = places[at] ?? {}
    path.addPath(new Path2D(font.glyphToPath(codepoint)), {
      a: 1 / em,
      b: 0,
      c: 0,
      d: -1 / em,
      e: (pen + xOffset) / em,
      f: -yOffset / em,
    })
    pen += xAdvance
  })
  const [left, top, right, bottom] = path.computeTightBounds()
  return { path, ink: { left: -left, right, ascent: -top, descent: bottom, width: right - left } }
}

const mostKept = 400
const kept = new Map<string, Swashed>()

/** A line with the swashes of its face; null where the face has none, or the line is not all its own. */
export const swashed = (text: string, face: FaceId): Swashed | null => {
  const alternates = alternatesOf[face]
  const isOwn = letter.test(text) && scriptsIn(text).every((script) => script === 'latin') && covers(face, text)
  if (alternates === undefined || !isOwn) return null
  const key = `${face}|${text}`
  const known = kept.get(key)
  if (known) return known
  const made = shapeAnew(text, face, alternates)
  if (kept.size >= mostKept) kept.clear()
  kept.set(key, made)
  return made
}
