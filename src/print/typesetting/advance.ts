// How wide type runs, in em, by the shaper of the canvas, with which the print file agrees.
import { createCanvas } from '@napi-rs/canvas'
import { type FaceId, findFace } from '../../studio/type/faces.ts'
import { fontList } from '../../studio/type/substitutes.ts'
import type { Direction } from '../pdf/bidi.ts'

/** A line as it will be drawn. The ink reaches from `-left` to `right` around its start, `-ascent` to `descent` around its baseline. */
export interface Extent {
  readonly advance: number
  readonly left: number
  readonly right: number
  readonly ascent: number
  readonly descent: number
}

const ctx = createCanvas(8, 8).getContext('2d')
const measuringSize = 1000
const mostRemembered = 50_000
const remembered = new Map<string, Extent>()

const measureAnew = (text: string, face: FaceId, tracking: number, direction: Direction): Extent => {
  ctx.font = `${measuringSize}px ${fontList(face)}`
  ctx.letterSpacing = `${tracking * measuringSize}px`
  ctx.fontKerning = 'normal'
  ctx.textAlign = 'left'
  ctx.direction = direction
  const found = ctx.measureText(text)
  return {
    // The space after the last letter is nobody's.
    advance: text === '' ? 0 : found.width / measuringSize - tracking,
    left: found.actualBoundingBoxLeft / measuringSize,
    right: found.actualBoundingBoxRight / measuringSize,
    ascent: found.actualBoundingBoxAscent / measuringSize,
    descent: found.actualBoundingBoxDescent / measuringSize,
  }
}

export const extentOf = (text: string, face: FaceId, tracking: number, direction: Direction): Extent => {
  const key = `${face}|${tracking}|${direction}|${text}`
  const known = remembered.get(key)
  if (known) return known
  const extent = measureAnew(text, face, tracking, direction)
  if (remembered.size >= mostRemembered) remembered.clear()
  remembered.set(key, extent)
  return extent
}

/** Scripts whose letters stand side by side, so that pairs tell how wide a word is. */
const sideBySide =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{N}\p{P}\p{Zs}]*$/u

const isJoined = (face: FaceId): boolean => ['script', 'hand', 'blackletter'].includes(findFace(face).look)

const summedPairs = (text: string, advance: (part: string) => number): number => {
  let [sum, before] = [0, '']
  for (const sign of text) {
    sum += before === '' ? advance(sign) : advance(before + sign) - advance(before)
    before = sign
  }
  return sum
}

const advances = new Map<string, Map<string, number>>()

const rememberedAdvances = (face: FaceId, tracking: number): Map<string, number> => {
  const key = `${face}|${tracking}`
  const known = advances.get(key)
  if (known && known.size < mostRemembered) return known
  const empty = new Map<string, number>()
  advances.set(key, empty)
  return empty
}

/** The advance of a piece of a line. Lines are broken by it: pairs of letters are few, words are many, and shaping is slow. */
export const advanceOf = (text: string, face: FaceId, tracking: number): number => {
  const known = rememberedAdvances(face, tracking)
  const found = known.get(text)
  if (found !== undefined) return found
  const measured = (part: string): number => extentOf(part, face, tracking, 'ltr').advance
  const isSimple = tracking === 0 && [...text].length > 2 && !isJoined(face) && sideBySide.test(text)
  const advance = isSimple ? summedPairs(text, (part) => advanceOf(part, face, tracking)) : measured(text)
  known.set(text, advance)
  return advance
}

/** Of a space between two words. */
export const spaceOf = (face: FaceId, tracking: number): number =>
  extentOf('n n', face, tracking, 'ltr').advance - extentOf('nn', face, tracking, 'ltr').advance

export interface FaceHeights {
  readonly ascender: number
  readonly capital: number
  readonly x: number
  readonly descender: number
}

/** Of a face as it sets a script: what stands in for letters that the script lacks is its own. */
export const heightsOf = (face: FaceId): FaceHeights => {
  const extent = (letters: string): Extent => extentOf(letters, face, 0, 'ltr')
  return {
    ascender: extent('dlhk').ascent,
    capital: extent('H').ascent,
    x: extent('x').ascent,
    descender: extent('pqg').descent,
  }
}
