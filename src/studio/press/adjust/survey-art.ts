// A small survey of the art before anything is added to it: how it looks, and where the hero is (what changes when it is not drawn).
// Always made at one small size, so that every size of a cover adds things at the same place.
import type { CoverDocument } from '../../document.ts'
import type { Design } from '../../families/family.ts'
import { Easel } from '../../paint/easel.ts'
import type { Picture } from '../../paint/materials/picture.ts'
import type { SetType } from '../../type/set-type.ts'
import type { Sheet } from '../sheet.ts'
import { paintFramed } from './frame-art.ts'
import { smallPicture } from './tone-of-art.ts'

export interface Survey {
  readonly picture: Picture
  /** Whether the hero is at this place of the sheet, in units. */
  hasHero(x: number, y: number): boolean
}

/** Pixels across: enough to see where something is. */
const width = 100
/** Change of a channel (of 255) that is seen. */
const seen = 22

export const surveyArt = (
  design: Design,
  withoutHero: Design,
  type: SetType,
  sheet: Sheet,
  { seed, direction }: CoverDocument,
): Survey => {
  const paint = (one: Design): Picture => {
    const easel = new Easel(sheet, width / sheet.w, seed, new Set(direction.adjustments.without))
    paintFramed(easel, direction.adjustments.frame, type, (art, told) => one.back(art, told))
    return smallPicture(easel)
  }
  const picture = paint(design)
  const bare = paint(withoutHero)
  const { columns, rows, scale, data } = picture
  return {
    picture,
    hasHero: (x, y) => {
      const column = Math.min(columns - 1, Math.max(0, Math.floor(x * scale)))
      const row = Math.min(rows - 1, Math.max(0, Math.floor(y * scale)))
      const at = (row * columns + column) * 4
      return [0, 1, 2].some((channel) => Math.abs((data[at + channel] ?? 0) - (bare.data[at + channel] ?? 0)) > seen)
    },
  }
}
