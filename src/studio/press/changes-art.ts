// Whether two documents of one cover make different pictures: the honest test of whether an edit has taken something out of the art.
import type { CoverDocument } from '../document.ts'
import { type Box, Easel } from '../paint/easel.ts'
import { setPlan } from '../type/set-plan.ts'
import type { SetType } from '../type/set-type.ts'
import { wantedOf } from './adjust/wanted-scenery.ts'
import { familyOf, planOf, sceneOf } from './paint-cover.ts'
import { sheetOf } from './sheet.ts'
import { textsOf } from './texts.ts'

const sheet = sheetOf(1600, 2560)
/** Pixels across: enough to see whether something is there. */
const width = 80
/** Change of a channel (of 255) that is seen, and how many such pixels are more than a trace. */
const seen = 20
const leastPixels = 6

/** The art of a document, small. */
export const artOf = (document: CoverDocument): Uint8ClampedArray => {
  const design = familyOf(document).design(sceneOf(document, sheet))
  const type = setOf(document)
  const easel = new Easel(sheet, width / sheet.w, document.seed, new Set(wantedOf(document.direction.adjustments)))
  design.back(easel, type)
  design.front?.(easel, type)
  return easel.ctx.getImageData(0, 0, easel.canvas.width, easel.canvas.height).data
}

const differsAt = (one: Uint8ClampedArray, other: Uint8ClampedArray, at: number): boolean =>
  [0, 1, 2].some((channel) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)) > seen)

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

/** The lines of a document's type: their words, faces, sizes and places. */
export const linesOf = (document: CoverDocument): string =>
  JSON.stringify(
    setOf(document).stacks.map(({ items }) => items.map((item) => (item.kind === 'lines' ? item.runs : item.box))),
  )

/** The greatest share of any line's room that lies over what differs between two pictures. */
export const lettersOver = (document: CoverDocument, one: Uint8ClampedArray, other: Uint8ClampedArray): number => {
  const scale = width / sheet.w
  const boxes = setOf(document).stacks.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'lines' ? item.runs.map(({ box }) => box) : [])),
  )
  const shareOver = ({ x, y, w, h }: Box): number => {
    const [left, top] = [Math.floor(x * scale), Math.floor(y * scale)]
    const [right, bottom] = [Math.ceil((x + w) * scale), Math.ceil((y + h) * scale)]
    let over = 0
    for (let row = top; row < bottom; row++)
      for (let column = left; column < right; column++) if (differsAt(one, other, (row * width + column) * 4)) over++
    return over / Math.max(1, (right - left) * (bottom - top))
  }
  return Math.max(0, ...boxes.map(shareOver))
}

export const differ = (one: Uint8ClampedArray, other: Uint8ClampedArray): boolean => {
  let changed = 0
  for (let at = 0; at < one.length; at += 4) if (differsAt(one, other, at)) changed++
  return changed >= leastPixels
}
