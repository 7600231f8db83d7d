// Whether two documents of one cover make different pictures: the honest test of whether an edit has taken something out of the art.
import type { CoverDocument } from '../document.ts'
import { grown } from '../paint/boxes.ts'
import type { Box } from '../paint/easel.ts'
import { setPlan } from '../type/set-plan.ts'
import type { SetType, TypeRole } from '../type/set-type.ts'
import { draftOf, planOf } from './draft-cover.ts'
import { familyOf, sceneOf } from './scene-of-document.ts'
import { smallSheet as sheet, smallPainting, smallWidth as width } from './small-painting.ts'
import { textsOf } from './texts.ts'

/** Change of a channel (of 255) that is seen, and how many such pixels are more than a trace. */
const seen = 20
const leastPixels = 9

/** The art of a document, small. */
export const artOf = (document: CoverDocument): Uint8ClampedArray => {
  const { ctx, canvas } = smallPainting(document)
  return ctx.getImageData(0, 0, canvas.width, canvas.height).data
}

const differsAt = (one: Uint8ClampedArray, other: Uint8ClampedArray, at: number): boolean =>
  [0, 1, 2].some((channel) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)) > seen)

/** In the dark less of a change is seen: a black roof before a night sky. */
const dark = 70
const seenInDark = 8

const isApartAt = (one: Uint8ClampedArray, other: Uint8ClampedArray, at: number): boolean => {
  const isDark = [0, 1, 2].every((channel) => (one[at + channel] ?? 0) < dark && (other[at + channel] ?? 0) < dark)
  const least = isDark ? seenInDark : seen
  return [0, 1, 2].some((channel) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)) > least)
}

/** Where two pictures differ, in widths of the sheet, and how high the sheet is; null where they do not. */
export const differenceOf = (
  one: Uint8ClampedArray,
  other: Uint8ClampedArray,
): (Box & { readonly sheet: number }) | null => {
  const [columns, rows]: [number[], number[]] = [[], []]
  for (let at = 0; at < one.length; at += 4)
    if (differsAt(one, other, at)) {
      columns.push((at / 4) % width)
      rows.push(Math.floor(at / 4 / width))
    }
  if (columns.length < leastPixels) return null
  const [left, top] = [Math.min(...columns), Math.min(...rows)]
  const [w, h] = [Math.max(...columns) + 1 - left, Math.max(...rows) + 1 - top]
  return { x: left / width, y: top / width, w: w / width, h: h / width, sheet: one.length / 4 / width / width }
}

const setOf = (document: CoverDocument): SetType => {
  const design = familyOf(document).design(sceneOf(document, sheet))
  return setPlan(planOf(design, document, sheet), textsOf(document))
}

/** Whether a line stands on a plate of its own, which hides the ground. */
export const isOnPlate = (document: CoverDocument, role: TypeRole): boolean =>
  setOf(document).stacks.some(
    ({ backing, items }) => backing && items.some((item) => item.kind === 'lines' && item.role === role),
  )

/** One line of a document's type with the ink, the effects and the slant that it is set in. */
export const lineOf = (document: CoverDocument, role: TypeRole): string =>
  JSON.stringify(
    setOf(document).stacks.flatMap(({ items, tilt }) =>
      items.flatMap((item) =>
        item.kind === 'lines' && item.role === role ? [item.runs, item.ink, item.effect, tilt] : [],
      ),
    ),
  )

export interface Arranged {
  /** The mean size of the line, in units; 0 where it is not on the cover. */
  readonly size: number
  /** Where it stands, in shares of the sheet's height. */
  readonly top: number
  readonly bottom: number
  readonly layout: string
}

/** One line of a document as it will be painted, when the picture has made room for it. */
export const arrangedLine = (document: CoverDocument, role: TypeRole): Arranged => {
  const { set, document: painted } = draftOf(familyOf(document), document, sheet)
  const lines = set.stacks.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'lines' && item.role === role ? [item] : [])),
  )
  const sizes = lines.flatMap(({ runs }) => runs.map(({ size }) => size))
  const [box] = lines.map((item) => item.box)
  return {
    size: sizes.reduce((sum, size) => sum + size, 0) / Math.max(1, sizes.length),
    top: (box?.y ?? 0) / sheet.h,
    bottom: ((box?.y ?? 0) + (box?.h ?? 0)) / sheet.h,
    layout: painted.direction.layout,
  }
}

/** Space around letters that belongs to them, as a share of their height. */
const halo = 0.2

/** The greatest share of any line's room that lies over what differs between two pictures. */
export const lettersOver = (document: CoverDocument, one: Uint8ClampedArray, other: Uint8ClampedArray): number => {
  const scale = width / sheet.w
  const boxes = setOf(document).stacks.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'lines' ? item.runs.map(({ box }) => grown(box, box.h * halo)) : [])),
  )
  const shareOver = ({ x, y, w, h }: Box): number => {
    const [left, top] = [Math.floor(x * scale), Math.floor(y * scale)]
    const [right, bottom] = [Math.ceil((x + w) * scale), Math.ceil((y + h) * scale)]
    let over = 0
    for (let row = top; row < bottom; row++)
      for (let column = left; column < right; column++) if (isApartAt(one, other, (row * width + column) * 4)) over++
    return over / Math.max(1, (right - left) * (bottom - top))
  }
  return Math.max(0, ...boxes.map(shareOver))
}

/**
 * The longest straight edge at the sides and the top of what differs between two pictures, in widths of the sheet: painters lay heroes on
 * layers of a size, beyond which a larger one is cut off, as it is at the edges of the sheet. Feet stand on straight ground anyway.
 */
export const straightestEdge = (one: Uint8ClampedArray, other: Uint8ClampedArray): number => {
  const height = one.length / 4 / width
  const own = Array.from({ length: width * height }, (_, at) => isApartAt(one, other, at * 4))
  const has = (x: number, y: number): boolean => x >= 0 && x < width && own[y * width + x] === true
  const longestRun = (length: number, isEdge: (at: number) => boolean): number => {
    let [run, longest] = [0, 0]
    for (let at = 0; at < length; at++) {
      run = isEdge(at) ? run + 1 : 0
      longest = Math.max(longest, run)
    }
    return longest
  }
  let longest = 0
  for (let x = 0; x < width; x++)
    for (const side of [-1, 1])
      longest = Math.max(
        longest,
        longestRun(height, (y) => has(x, y) && !has(x + side, y)),
      )
  for (let y = 0; y < height; y++)
    longest = Math.max(
      longest,
      longestRun(width, (x) => has(x, y) && !has(x, y - 1)),
    )
  return longest / width
}

export const differ = (one: Uint8ClampedArray, other: Uint8ClampedArray): boolean => {
  let changed = 0
  for (let at = 0; at < one.length; at += 4) if (differsAt(one, other, at)) changed++
  return changed >= leastPixels
}
