// Where plates lie behind type: labels and panels, which cover what is added to the art under them.
import { type Box, Easel } from '../../../paint/easel.ts'
import { inkBounds } from '../../../paint/ink-bounds.ts'
import { paintBackings } from '../../../type/paint-type.ts'
import type { SetType } from '../../../type/set-type.ts'
import type { Sheet } from '../../sheet.ts'

/** Pixels across: enough to see how far a plate reaches. */
const width = 400

export const plateBoxes = ({ stacks }: SetType, sheet: Sheet, seed: number): readonly Box[] =>
  stacks
    .filter(({ backing }) => backing !== undefined)
    .flatMap((stack) => {
      using easel = new Easel(sheet, width / sheet.w, seed)
      paintBackings(easel, [stack])
      const inked = inkBounds(easel.canvas, 0)
      const unit = sheet.w / width
      return inked ? [{ x: inked.x * unit, y: inked.y * unit, w: inked.w * unit, h: inked.h * unit }] : []
    })
