// How compositions set their type: a title, quiet lines beside it, and the boxes they stand in.
import type { Colour } from '../colour/colour.ts'
import type { Scene } from '../families/family.ts'
import { grown } from '../paint/boxes.ts'
import type { Box } from '../paint/easel.ts'
import type { LineItem, Stack, TitleItem } from '../type/plan.ts'
import type { SetLines, SetType, TypeRole } from '../type/set-type.ts'

type Setting = Pick<Scene, 'pairing'>

export const titleIn = ({ pairing }: Setting, ink: Colour, more: Partial<TitleItem> = {}): TitleItem => ({
  kind: 'title',
  lockup: 'even',
  face: pairing.title,
  case: 'as-given',
  tracking: -0.012,
  leading: 0.9,
  maxSize: 430,
  ink,
  gap: 60,
  ...more,
})

export const lineIn = (
  { pairing }: Setting,
  role: LineItem['role'],
  size: number,
  ink: Colour,
  more: Partial<LineItem> = {},
): LineItem => ({
  kind: 'line',
  role,
  face: pairing.text,
  case: 'as-given',
  tracking: 0,
  size,
  maxLines: 3,
  ink,
  gap: 34,
  ...more,
})

export const stackIn = (
  box: Box,
  align: Stack['align'],
  anchor: Stack['anchor'],
  items: Stack['items'],
  more: Partial<Stack> = {},
): Stack => ({ box, align, anchor, items, ...more })

/** Units. */
const leastHigh = 128

/** A box by shares of the sheet; what it leaves of the margins is kept clear. */
export const boxIn = (
  { w, h }: Pick<Scene, 'w' | 'h'>,
  left: number,
  top: number,
  right: number,
  bottom: number,
): Box => {
  const margin = Math.min(w, h) * 0.066
  const x = Math.max(margin, w * left)
  const [from, to] = [Math.max(margin, h * top), Math.min(h - margin, h * bottom)]
  // A strip along an edge keeps room for a line, however low the sheet is.
  const high = Math.max(leastHigh, to - from)
  return { x, y: Math.min(from, h - margin - high), w: Math.min(w - margin, w * right) - x, h: high }
}

/** The set lines of a role, wherever they stand. */
export const linesOf = ({ stacks }: SetType, role: TypeRole): readonly SetLines[] =>
  stacks.flatMap(({ items }) => items.flatMap((item) => (item.kind === 'lines' && item.role === role ? [item] : [])))

export const titleOf = (type: SetType): SetLines | undefined => linesOf(type, 'title')[0]

/** Whether something at a place keeps this far from all type. */
export const isClear = ({ zones }: SetType, x: number, y: number, margin: number): boolean =>
  zones.every((zone) => {
    const { x: left, y: top, w, h } = grown(zone, margin)
    return x < left || x > left + w || y < top || y > top + h
  })
