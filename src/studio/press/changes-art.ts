// Whether two documents of one cover make different pictures: the honest test of whether an edit has taken something out of the art.
import type { CoverDocument } from '../document.ts'
import { Easel } from '../paint/easel.ts'
import { setPlan } from '../type/set-plan.ts'
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
  const type = setPlan(planOf(design, document, sheet), textsOf(document))
  const easel = new Easel(sheet, width / sheet.w, document.seed, new Set(wantedOf(document.direction.adjustments)))
  design.back(easel, type)
  design.front?.(easel, type)
  return easel.ctx.getImageData(0, 0, easel.canvas.width, easel.canvas.height).data
}

export const differ = (one: Uint8ClampedArray, other: Uint8ClampedArray): boolean => {
  let changed = 0
  for (let at = 0; at < one.length; at += 4)
    if ([0, 1, 2].some((channel) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)) > seen)) changed++
  return changed >= leastPixels
}
