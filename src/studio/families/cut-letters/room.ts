// The room that the type leaves to the hero: below the letters, or above them where an edit has moved them low.
import type { Box } from '../../paint/easel.ts'
import type { SetType } from '../../type/set-type.ts'
import type { Scene } from '../family.ts'

export interface Room {
  /** Where the letters stand. */
  readonly title: Box
  readonly isAbove: boolean
  /** The height that is free. */
  readonly from: number
  readonly to: number
}

/** Less of the height than this is no place for a hero. */
const least = 0.2

/** The stack of the title; where other lines joined it, only the title's own part. */
const titleOf = ({ stacks, zones }: SetType, { w, h }: Scene): Box => {
  for (const [at, { items }] of stacks.entries()) {
    const title = items.find((item) => item.kind === 'lines' && item.role === 'title')
    if (title) return items.length > 1 ? title.box : (zones[at] ?? title.box)
  }
  return { x: w * 0.1, y: h * 0.1, w: w * 0.8, h: h * 0.5 }
}

/** `lowest`: where the hero ends at the latest, as a share of the height. */
export const roomOf = (type: SetType, scene: Scene, lowest = 0.84): Room => {
  const { h } = scene
  const title = titleOf(type, scene)
  const foot = title.y + title.h
  const lines = type.stacks.flatMap(({ items }) => items.map(({ box }) => box))
  const below = lines.filter(({ y }) => y >= foot - 1)
  const above = lines.filter(({ y }) => y < title.y - 1)
  const under = { from: foot, to: Math.min(h * lowest, ...below.map(({ y }) => y - h * 0.02)) }
  const over = { from: Math.max(h * 0.06, ...above.map((box) => box.y + box.h + h * 0.025)), to: title.y }
  const isAbove = under.to - under.from < h * least && over.to - over.from > (under.to - under.from) * 1.4
  return { title, isAbove, ...(isAbove ? over : under) }
}
