// How far the hero moves when it should stand elsewhere: as far as it goes without leaving the picture.
import type { Corner, Place } from '../../../direction/adjustments.ts'
import { artOf, differenceOf } from '../../../press/changes-art.ts'
import { adjusted, type Draft, documentFrom } from './draft.ts'

/** Shares of the hero's height, to the right and down. */
interface Shift {
  readonly dx?: number
  readonly dy?: number
}

const shifts: Readonly<Record<Place | Corner, Shift>> = {
  left: { dx: -0.85 },
  right: { dx: 0.85 },
  top: { dy: -0.6 },
  bottom: { dy: 0.5 },
  middle: { dx: 0, dy: 0 },
  corner: { dx: 0.85, dy: 0.5 },
  'top-left': { dx: -0.85, dy: -0.6 },
  'top-right': { dx: 0.85, dy: -0.6 },
  'bottom-left': { dx: -0.85, dy: 0.5 },
  'bottom-right': { dx: 0.85, dy: 0.5 },
}

/** Shares of the sheet's width that stay free at its sides, and at its head and foot. */
const aside = 0.07
const above = 0.1

/** A move within a stretch: nothing leaves it that was in it. */
const kept = (by: number, from: number, to: number, end: number, margin: number): number =>
  by < 0 ? Math.min(0, Math.max(by, margin - from)) : Math.max(0, Math.min(by, end - margin - to))

export const shiftFor = (draft: Draft, to: Place | Corner): Shift => {
  const { hero, adjustments } = draft.direction
  const wanted = shifts[to]
  if (to === 'middle') return wanted
  const empty = adjusted(draft, { without: [...adjustments.without, hero] })
  const box = differenceOf(artOf(documentFrom(draft)), artOf(documentFrom(empty)))
  if (box === null) return wanted
  const { dx, dy } = wanted
  const { x, y, w, h, sheet } = box
  return {
    ...(dx === undefined ? {} : { dx: kept(dx * h, x, x + w, 1, aside) / h }),
    ...(dy === undefined ? {} : { dy: kept(dy * h, y, y + h, sheet, above) / h }),
  }
}
