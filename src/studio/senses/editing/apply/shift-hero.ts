// How far the hero moves when it should stand elsewhere: as far as it goes without leaving the picture.
import type { Corner, Place } from '../../../direction/adjustments.ts'
import { findMotif } from '../../../motifs/find-motif.ts'
import type { Box } from '../../../paint/easel.ts'
import { artOf, differenceOf, lettersOver } from '../../../press/changes-art.ts'
import { adjusted, type Draft, documentFrom } from './draft.ts'

/** Shares of the hero's height, to the right and down. */
interface Shift {
  readonly dx?: number
  readonly dy?: number
}

/** Where its middle should be across the sheet, as a share of the width. */
const columns: Partial<Readonly<Record<Place | Corner, number>>> = {
  left: 0.25,
  right: 0.75,
  corner: 0.75,
  'top-left': 0.25,
  'top-right': 0.75,
  'bottom-left': 0.25,
  'bottom-right': 0.75,
}

/** How far it goes up or down, in shares of its height. */
const heights: Partial<Readonly<Record<Place | Corner, number>>> = {
  top: -0.6,
  bottom: 0.5,
  corner: 0.5,
  'top-left': -0.6,
  'top-right': -0.6,
  'bottom-left': 0.5,
  'bottom-right': 0.5,
}

/** Shares of the sheet's width that stay free at its sides, and at its head and foot. */
const aside = 0.05
const above = 0.1
/** The way of a hero that should go only a little, in widths of the sheet. */
const slightWay = 0.075
/** As far as an edit may move the hero across, in its heights. */
const furthest = 2

/** A move within a stretch: nothing leaves it that was in it. */
const kept = (by: number, from: number, to: number, end: number, margin: number): number =>
  by < 0 ? Math.min(0, Math.max(by, margin - from)) : Math.max(0, Math.min(by, end - margin - to))

const boxOf = (draft: Draft): ReturnType<typeof differenceOf> => {
  const { hero, adjustments } = draft.direction
  const empty = adjusted(draft, { without: [...adjustments.without, hero] })
  return differenceOf(artOf(documentFrom(draft)), artOf(documentFrom(empty)))
}

const shifted = (draft: Draft, shift: Shift): Draft =>
  adjusted(draft, { hero: { ...draft.direction.adjustments.hero, ...shift } })

/** The shift across by which the hero's middle comes to a column: families take shares of its height each in their own way. */
const acrossTo = (draft: Draft, column: number, isSlight: boolean): Shift => {
  const box = boxOf(draft)
  const { dx: before } = draft.direction.adjustments.hero
  const blind = isSlight ? 0.12 : 0.85
  if (box === null) return { dx: column < 0.5 ? before - blind : before + blind }
  const { x, w, h } = box
  const middle = x + w / 2
  const step = column < 0.5 ? -slightWay : slightWay
  const wanted = kept(isSlight ? step : column - middle, x, x + w, 1, aside)
  const within = (dx: number): number => Math.max(-furthest, Math.min(furthest, dx))
  const first = within(before + wanted / h)
  const there = boxOf(shifted(draft, { dx: first }))
  const moved = there === null ? 0 : there.x + there.w / 2 - middle
  const whole = Math.abs(moved) < 0.01 ? first : within(before + ((first - before) * wanted) / moved)
  return clearOf(draft, before, whole, box)
}

/** Shares of the way that are tried, and how far the hero is lifted over lines of type on it, in its heights. */
const ways = [1, 0.8, 0.62]
const lifts = [0, -0.14, -0.28, -0.4]
/** Shares of a hero that must still be seen where it goes, and of a line's room that it may take from it. */
const leastSeen = 0.6
const mostTaken = 0.02
/** Share of its height that must be seen when it went up or down: frames and flowers hide feet. */
const leastHigh = 0.93

/** The share of a line's room that the hero takes. */
export const takenByHero = (one: Draft): number => {
  const { hero, adjustments } = one.direction
  const empty = adjusted(one, { without: [...adjustments.without, hero] })
  return lettersOver(documentFrom(one), artOf(documentFrom(one)), artOf(documentFrom(empty)))
}

/** The furthest along the way where the hero is neither behind something nor under type. */
const clearOf = (draft: Draft, before: number, whole: number, { w, h }: Box): Shift => {
  const already = takenByHero(draft)
  const { dy } = draft.direction.adjustments.hero
  const tried: { readonly shift: Shift; readonly taken: number }[] = []
  for (const lift of lifts)
    for (const way of ways) {
      const shift = { dx: before + (whole - before) * way, ...(lift === 0 ? {} : { dy: dy + lift }) }
      const one = shifted(draft, shift)
      const there = boxOf(one)
      if (there === null || there.w * there.h < w * h * leastSeen) continue
      const taken = takenByHero(one) - already
      if (taken <= mostTaken) return shift
      tried.push({ shift, taken })
    }
  return tried.toSorted((one, other) => one.taken - other.taken)[0]?.shift ?? { dx: whole }
}

/** Shares of the way up or down that are tried, so that the hero does not run into type. */
const steps = [1, 0.75, 0.5, 0.35, 0.22, 0.12]

const downTo = (draft: Draft, far: number, isSlight: boolean): number => {
  const box = boxOf(draft)
  if (box === null) return isSlight ? far * 0.2 : far
  const { y, h, sheet } = box
  const by = isSlight ? (Math.sign(far) * slightWay) / h : far
  const { dy } = draft.direction.adjustments.hero
  const whole = kept(by * h, y, y + h, sheet, above) / h
  const already = takenByHero(draft)
  const isClear = (step: number): boolean => {
    const one = shifted(draft, { dy: dy + whole * step })
    const there = boxOf(one)
    return there !== null && there.h >= h * leastHigh && takenByHero(one) - already <= mostTaken / 4
  }
  return dy + whole * (steps.find(isClear) ?? 0)
}

/** Shares of the sheet's height: the step of a hero with its ground, and what must be left to press above and below it. */
const slideStep = 0.045
const leastLeft = 0.12

/** What stands in a landscape goes up or down with the ground under it, or it would hang in the air; null where it does not stand so. */
export const slidWithGround = (draft: Draft, to: Place | Corner): Draft | null => {
  const { hero, adjustments } = draft.direction
  const isOfLand = draft.family.look === 'landscape' || draft.family.look === 'cityscape'
  if ((to !== 'top' && to !== 'bottom') || !isOfLand || findMotif(hero)?.rests !== 'ground') return null
  const box = adjustments.frame.slide === null ? boxOf(draft) : null
  if (box === null) return null
  const [top, bottom] = [box.y / box.sheet, (box.y + box.h) / box.sheet]
  if (top < leastLeft || 1 - bottom < leastLeft) return null
  const by = to === 'top' ? -slideStep : slideStep
  return adjusted(draft, { frame: { ...adjustments.frame, slide: { top, bottom, by } } })
}

/** How far the hero has come, in widths of the sheet; null where that cannot be told. */
export const wayOf = (draft: Draft, moved: Draft): number | null => {
  const [from, to] = [boxOf(draft), boxOf(moved)]
  if (from === null || to === null) return null
  return Math.hypot(to.x + to.w / 2 - from.x - from.w / 2, to.y + to.h / 2 - from.y - from.h / 2)
}

/** Which of the lower corners is the nearer one. */
const nearestCorner = (draft: Draft): Corner => {
  const box = boxOf(draft)
  return box !== null && box.x + box.w / 2 < 0.5 ? 'bottom-left' : 'bottom-right'
}

export const shiftFor = (draft: Draft, wanted: Place | Corner, isSlight = false): Shift => {
  if (wanted === 'middle') return { dx: 0, dy: 0 }
  const to = wanted === 'corner' ? nearestCorner(draft) : wanted
  const [column, by] = [columns[to], heights[to]]
  return {
    ...(column === undefined ? {} : acrossTo(draft, column, isSlight)),
    ...(by === undefined ? {} : { dy: downTo(draft, by, isSlight) }),
  }
}
