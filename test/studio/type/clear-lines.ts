// Finds straight lines of a picture that run through set lines of type: rules, frames, rails behind a name.

import type { CoverDocument } from '../../../src/studio/document.ts'
import { type Box, Easel } from '../../../src/studio/paint/easel.ts'
import { planOf } from '../../../src/studio/press/draft-cover.ts'
import { familyOf, sceneOf } from '../../../src/studio/press/scene-of-document.ts'
import type { Sheet } from '../../../src/studio/press/sheet.ts'
import { textsOf } from '../../../src/studio/press/texts.ts'
import { paintBackings } from '../../../src/studio/type/paint-type.ts'
import { setPlan } from '../../../src/studio/type/set-plan.ts'

/** Pixels across. */
const width = 160
/** Pixels that a rule is high at most, with its soft edges. */
const thick = 4
/** Step of lightness (of 255) at both sides of a rule. */
const step = 34
/** Share of a line's width that a rule runs along. */
const long = 0.8
/** Share of a line's height, at its head and foot, where a rule is an underline or an edge. */
const rim = 0.2

/** Whether a straight line as high as a pencil's runs through the middle of a box. */
export const isRuled = (easel: Easel, box: Box): boolean => {
  const { scale } = easel
  const { width: columns, height: rows } = easel.canvas
  const { data } = easel.ctx.getImageData(0, 0, columns, rows)
  const lightAt = (row: number, column: number): number => {
    const at = (row * columns + column) * 4
    return 0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0)
  }
  const [left, right] = [Math.max(0, Math.ceil(box.x * scale)), Math.min(columns, Math.floor((box.x + box.w) * scale))]
  const top = Math.max(thick, Math.ceil((box.y + box.h * rim) * scale))
  const foot = Math.min(rows - thick, Math.floor((box.y + box.h * (1 - rim)) * scale))
  for (let row = top; row < foot; row++) {
    let [darker, lighter] = [0, 0]
    for (let column = left; column < right; column++) {
      const own = lightAt(row, column)
      const [above, below] = [lightAt(row - thick, column), lightAt(row + thick, column)]
      if (own < above - step && own < below - step) darker++
      if (own > above + step && own > below + step) lighter++
    }
    if (Math.max(darker, lighter) >= (right - left) * long) return true
  }
  return false
}

/** Lines of type that a rule of the picture runs through. */
export const ruledLines = (document: CoverDocument, sheet: Sheet): readonly string[] => {
  const design = familyOf(document).design(sceneOf(document, sheet))
  const set = setPlan(planOf(design, document, sheet), textsOf(document))
  using easel = new Easel(sheet, width / sheet.w, document.seed)
  design.back(easel, set)
  paintBackings(easel, set.stacks)
  return set.stacks.flatMap(({ items, tilt }) =>
    items.flatMap((item) =>
      item.kind === 'lines' && Math.abs(tilt) < 0.01
        ? item.runs.flatMap(({ text, box, bend }) =>
            bend === undefined && isRuled(easel, box) ? [`${item.role}: ${text}`] : [],
          )
        : [],
    ),
  )
}
