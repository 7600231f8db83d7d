// Finds sizes and places of title and author on the spine: the title at its head, the author at its foot.
import { findFace } from '../../studio/type/faces.ts'
import { faceFor } from '../../studio/type/substitutes.ts'
import { inPoints, type PlainBox } from '../geometry/boxes.ts'
import type { WrapGeometry } from '../geometry/wrap-geometry.ts'
import { extentOf, heightsOf } from '../typesetting/advance.ts'
import { plainBlock, type WrapTexts } from './back-blocks.ts'
import type { SpineRotation, TextBlock } from './layout-state.ts'
import { inInches } from './panels.ts'
import { heightAt } from './set-block.ts'
import { isUpright, uprightExtent } from './set-upright.ts'
import { settableText } from './settable.ts'
import { headlineLeading } from './type-scale.ts'
import type { WrapVoice } from './voice.ts'

/** In the face and the case of the front or, as the front itself must be, in the nearest face that has the characters. */
const spineBlock = (
  id: string,
  given: string,
  wanted: TextBlock['font'],
  written: WrapVoice['titleCase'],
  beside: string,
): TextBlock => {
  const text = written === 'lower' ? given.toLocaleLowerCase('en') : given
  const font = faceFor(text, wanted, beside).face
  const capitals = written === 'upper' && findFace(font).setsCapitals
  return {
    ...plainBlock,
    id,
    panel: 'spine',
    text,
    font,
    fontSize: 7,
    preferredSize: 7,
    leading: Math.max(1.05, headlineLeading(text) - 0.12),
    tracking: capitals ? Math.min(0.08, findFace(font).tracking) : 0,
    alignment: 'center',
    verticalAlignment: 'middle',
    capitals,
    balanced: true,
  }
}

/** In em, along the line. */
const lengthOf = (block: TextBlock, { rotation }: Room): number => {
  if (isUpright(block, rotation)) return uprightExtent(block) + 0.05
  const { text, face, tracking } = settableText(block)
  return extentOf(text.replace(/\s+/gu, ' '), face, tracking, 'ltr').advance + 0.1
}

const [largest, smallest, step] = [44, 7, 0.25]

/** Of the spine, what upright characters take at most. */
const uprightShare = 0.62

/** The largest size whose letters leave some air beside them on the spine. */
const sizeAcross = (block: TextBlock, { width, rotation }: Room, face: number): number => {
  if (isUpright(block, rotation)) return Math.max(smallest, Math.min(largest, width, face * uprightShare))
  const { text, face: id, tracking } = settableText(block)
  const { ascent, descent } = extentOf(text.replace(/\s+/gu, ' '), id, tracking, 'ltr')
  const ink = Math.max(ascent + descent, heightsOf(id).ascender)
  return Math.max(smallest, Math.min(largest, width / ink, (face * 0.4) / heightsOf(id).capital))
}

interface Room {
  /** From head to foot, where type may stand. */
  readonly y: number
  readonly length: number
  readonly width: number
  readonly rotation: SpineRotation
}

interface Sizes {
  readonly title: number
  readonly titleLength: number
  readonly author: number
  readonly authorLength: number
}

/** Whether a block of some lines stands in a length and across the spine. */
const linesFit = (
  block: TextBlock,
  size: number,
  length: number,
  { width, rotation }: Room,
  isOneLine: boolean,
): boolean => {
  if (isUpright(block, rotation)) return isOneLine && size <= width
  return heightAt({ ...block, height: length / 72 }, size) <= (isOneLine ? width : width * 0.82)
}

/** The author is quieter than the title, and both stand apart. */
const findSizes = (
  title: TextBlock | null,
  author: TextBlock | null,
  room: Room,
  face: number,
  lines: number,
): Sizes | null => {
  const gap = title && author ? Math.min(54, room.length * 0.07) : 0
  const start = Math.min(
    ...[title, author].filter((block) => block !== null).map((block) => sizeAcross(block, room, face)),
  )
  const most = author && !title ? start * 0.8 : start / (lines > 1 ? lines * 0.72 : 1)
  for (let size = Math.max(smallest, Math.floor(most / step) * step); size >= smallest; size -= step) {
    const authorSize = title ? Math.max(smallest, Math.floor((size * lines * 0.64) / step) * step) : size
    const quiet = author ? Math.min(authorSize, Math.floor(sizeAcross(author, room, face * 0.9) / step) * step) : 0
    const authorLength = author ? lengthOf(author, room) * quiet : 0
    const left = room.length - gap - authorLength
    // One line needs all its length; several share it, with some room for uneven words.
    const wanted = title ? lengthOf(title, room) * size : 0
    const titleLength = lines === 1 ? wanted : Math.min(left, wanted / lines + size * 4)
    const fits =
      titleLength + gap + authorLength <= room.length + 0.01 &&
      (title === null || (titleLength > 0 && linesFit(title, size, titleLength, room, lines === 1))) &&
      (author === null || linesFit(author, quiet, authorLength, room, true))
    if (fits) return { title: size, titleLength, author: quiet, authorLength }
  }
  return null
}

const bestSizes = (title: TextBlock | null, author: TextBlock | null, room: Room, face: number): Sizes | null => {
  const [one, two] = [1, 2].map((lines) => findSizes(title, author, room, face, lines))
  // A second line is worth it only where it makes a long title much larger.
  if (one && two) return two.title > one.title * 1.45 ? two : one
  return one ?? two ?? findSizes(title, author, room, face, 3)
}

interface Spine {
  readonly title: TextBlock | null
  readonly author: TextBlock | null
  /** Where type may stand, and what the spine is as a whole, in points. */
  readonly safe: PlainBox
  readonly face: PlainBox
  /** With good margins, and with the least. */
  readonly rooms: readonly Room[]
}

/** What of the spine is left empty at its head and foot, as shares of its length, and beside the letters, as a share of its width. */
export interface SpineInset {
  readonly head: number
  readonly foot: number
  readonly sides: number
}

const noInset: SpineInset = { head: 0, foot: 0, sides: 0 }

const spineOf = (
  texts: WrapTexts,
  voice: WrapVoice,
  { spine }: WrapGeometry,
  rotation: SpineRotation,
  inset: SpineInset,
): Spine => {
  const face = inPoints(spine.face)
  const safe = spine.safe === null ? face : inPoints(spine.safe)
  const blockOf = (
    id: 'spineTitle' | 'spineAuthor',
    wanted: TextBlock['font'],
    written: WrapVoice['titleCase'],
  ): TextBlock | null =>
    texts[id] === '' ? null : spineBlock(id, texts[id], wanted, written, `${texts.spineTitle} ${texts.blurb}`)
  return {
    title: blockOf('spineTitle', voice.title, voice.titleCase),
    author: blockOf('spineAuthor', voice.author, voice.authorCase),
    safe,
    face,
    rooms: [Math.min(30, safe.height * 0.045), 1].map((margin) => ({
      y: safe.y + margin + safe.height * inset.head,
      length: safe.height * (1 - inset.head - inset.foot) - 2 * margin,
      width: safe.width * (1 - 2 * inset.sides),
      rotation,
    })),
  }
}

/** Smaller upright characters than this had better lie in two lines. */
const leastUpright = 10

/** How a spine is read that nobody has turned: upright where its title is Chinese, Japanese or Korean and has the room for it. */
export const ownRotation = (texts: WrapTexts, voice: WrapVoice, geometry: WrapGeometry): SpineRotation => {
  const { title, author, rooms, face } = spineOf(texts, voice, geometry, 0, noInset)
  const [room] = rooms
  const main = title ?? author
  if (!main || !room || !isUpright(main, 0)) return 90
  const sizes = bestSizes(title, author, room, face.width)
  const size = title ? sizes?.title : sizes?.author
  // A narrow spine makes all type small, whichever way it runs.
  return size !== undefined && size >= Math.min(leastUpright, room.width - step) ? 0 : 90
}

/** Every text becomes a block; what cannot be printed on this spine is left out when it is set, and reported. */
export const arrangeSpine = (
  texts: WrapTexts,
  voice: WrapVoice,
  geometry: WrapGeometry,
  rotation: SpineRotation,
  inset: SpineInset = noInset,
): TextBlock[] => {
  const { title, author, safe, face, rooms } = spineOf(texts, voice, geometry, rotation, inset)
  const ways = [
    ...rooms.map((room) => ({ room, title, author })),
    // Where both are too long for any size, the title alone may still fit.
    ...rooms.map((room) => ({ room, title, author: null })),
  ]
  const found = ways
    .map((way) => ({ ...way, sizes: bestSizes(way.title, way.author, way.room, face.width) }))
    .find(({ sizes }) => sizes !== null)
  const room = found?.room ?? { y: safe.y, length: safe.height, width: safe.width, rotation }
  const sizes = found?.sizes ?? null

  const placed = (
    block: TextBlock,
    size: number,
    y: number,
    length: number,
    alignment: TextBlock['alignment'],
  ): TextBlock => ({
    ...block,
    ...inInches({ x: safe.x, y, width: safe.width, height: length }),
    fontSize: size,
    preferredSize: size,
    alignment,
  })
  // Lines start at the head where they read downwards, and end there where they read upwards.
  const [atHead, atFoot] = rotation === -90 ? (['right', 'left'] as const) : (['left', 'right'] as const)
  const blocks: TextBlock[] = []
  const isAlone = title === null || author === null
  if (title) {
    const length = !isAlone && sizes ? sizes.titleLength : room.length
    blocks.push(placed(title, sizes?.title || smallest, room.y, length, isAlone ? 'center' : atHead))
  }
  if (author) {
    const length = sizes && !isAlone && sizes.authorLength > 0 ? sizes.authorLength : isAlone ? room.length : 1
    blocks.push(
      placed(author, sizes?.author || smallest, room.y + room.length - length, length, isAlone ? 'center' : atFoot),
    )
  }
  return blocks
}
