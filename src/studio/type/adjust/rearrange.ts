// Moves type on the sheet: a role to the top, the middle or the foot, and lines to one side. Boxes are kept apart, so type never meets type.
import { createCanvas } from '@napi-rs/canvas'
import type { BesideLine } from '../../direction/type-adjustment.ts'
import { union } from '../../paint/boxes.ts'
import type { Box } from '../../paint/easel.ts'
import { freeCanvas } from '../../paint/free-canvas.ts'
import { inkBounds } from '../../paint/ink-bounds.ts'
import type { Item, OrnamentItem, Stack, TypePlan, TypeRole } from '../plan.ts'

type Place = 'top' | 'middle' | 'bottom'

export interface SheetSize {
  readonly w: number
  readonly h: number
}

export const roleOf = (item: Item): TypeRole | null =>
  item.kind === 'title' ? 'title' : item.kind === 'line' ? item.role : null

/** Shares of the height that a role takes at each place. */
const bands: Readonly<Record<'title' | 'line', Readonly<Record<Place, readonly [number, number]>>>> = {
  title: { top: [0.05, 0.36], middle: [0.32, 0.68], bottom: [0.62, 0.95] },
  line: { top: [0.05, 0.125], middle: [0.46, 0.54], bottom: [0.88, 0.95] },
}

const bandOf = (role: TypeRole, place: Place, from: Box, { h }: SheetSize): Box => {
  const [top, bottom] = bands[role === 'title' ? 'title' : 'line'][place]
  return { x: from.x, y: h * top, w: from.w, h: h * (bottom - top) }
}

const hasText = (items: readonly Item[]): boolean => items.some((item) => item.kind !== 'ornament')

/** The subtitle goes with the title it belongs to, and so do the rules between them. */
const goesAlong = (item: Item, role: TypeRole): boolean =>
  roleOf(item) === role || (role === 'title' && (roleOf(item) === 'subtitle' || item.kind === 'ornament'))

const shareOf = (one: Box, other: Box): number => {
  const h = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y)
  return Math.max(0, h) / Math.min(one.h, other.h)
}

/** Units between lines that came together, and between a title that came and lines that are no part of it. */
const leastGap = 34
const seamGap = 90

/** In reading order: an author stands above a title at the top, below it elsewhere. */
const together = (moved: readonly Item[], there: readonly Item[], role: TypeRole, place: Place): Item[] => {
  const withGap = (items: readonly Item[], last: number): Item[] =>
    items.map((item, at) => ({ ...item, gap: Math.max(item.gap ?? 0, at === items.length - 1 ? last : leastGap) }))
  const movedFirst = role === 'title' ? place !== 'top' : place === 'top'
  const [upper, lower] = movedFirst ? [moved, there] : [there, moved]
  return [...withGap(upper, role === 'title' ? seamGap : leastGap), ...withGap(lower, leastGap)]
}

/** What is left of a box outside a band. */
const outside = (box: Box, band: Box): Box => {
  const above = Math.max(0, band.y - box.y)
  const below = Math.max(0, box.y + box.h - band.y - band.h)
  return above >= below ? { ...box, h: above } : { ...box, y: band.y + band.h, h: below }
}

/** Less than this share of the sheet is no room for type. */
const leastRoom = 0.05

const parted = (stack: Stack, band: Box, sheet: SheetSize): Stack | null => {
  if (shareOf(stack.box, band) === 0) return stack
  const box = outside(stack.box, band)
  return box.h < sheet.h * leastRoom ? null : { ...stack, box }
}

/** No plate comes nearer to an edge than this share of the height. */
const plateMargin = 0.08

/** A title on a plate moves with the plate and all that stands on it. */
const movedPlate = (home: Stack, place: Place, { h }: SheetSize): Stack => {
  const { box } = home
  const top = h * plateMargin
  const y = place === 'top' ? top : place === 'middle' ? (h - box.h) / 2 : Math.max(top, h - top - box.h)
  return { ...home, box: { ...box, y } }
}

export const moveRole = (plan: TypePlan, role: TypeRole, place: Place, sheet: SheetSize): TypePlan => {
  const home = plan.stacks.find(({ items }) => items.some((item) => roleOf(item) === role))
  if (!home) return plan
  if (role === 'title' && home.backing && home.items.some((item) => roleOf(item) === 'author'))
    return { stacks: plan.stacks.map((stack) => (stack === home ? movedPlate(home, place, sheet) : stack)) }
  const moved = home.items.filter((item) => goesAlong(item, role))
  const band = bandOf(role, place, home.box, sheet)
  const others = plan.stacks
    .map((stack) =>
      stack === home ? { ...stack, items: stack.items.filter((item) => !goesAlong(item, role)) } : stack,
    )
    .filter(({ items }) => hasText(items))
    // What is left behind has no claim to the plate that was made for what went.
    .map(({ backing, ...stack }) =>
      backing === undefined || stack.items.some((item) => roleOf(item) === 'title')
        ? { ...stack, ...(backing ? { backing } : {}) }
        : stack,
    )
  const newcomers: Stack = {
    box: band,
    align: home.align,
    anchor: place,
    items: moved,
    ...(home.tilt === undefined ? {} : { tilt: home.tilt }),
    ...(home.backing && role === 'title' ? { backing: home.backing } : {}),
  }
  const stacks: Stack[] = []
  let target = newcomers
  for (const other of others) {
    const kept = parted(other, target.box, sheet)
    if (kept && (kept.box.h >= other.box.h * 0.5 || role !== 'title')) stacks.push(kept)
    else
      target = {
        ...target,
        box: { ...union([target.box, other.box]), x: target.box.x, w: target.box.w },
        items: together(target.items, other.items, role, place),
      }
  }
  // Families build around the first stack: the title's leads, and a line that was moved follows.
  return { stacks: target.items.some((item) => roleOf(item) === 'title') ? [target, ...stacks] : [...stacks, target] }
}

/** Room for a line that joins others, as a share of its size; gaps between lines, and between a line and a title. */
const lineRoom = 1.3
const lineGap = 30
const titleGap = 46
/** Share of that room which is found below where lines come above, and how low a box may reach on the sheet. */
const belowShare = 0.45
const lowest = 0.94

/** The box of a stack that takes lines in: titles give way by themselves, lines do not. */
const withRoomFor = ({ box, items }: Stack, lines: readonly Item[], isAbove: boolean, { h }: SheetSize): Box => {
  if (items.some((item) => item.kind === 'title')) return box
  const needed = lines.reduce(
    (sum, item) => sum + (item.kind === 'line' ? item.size * (item.scale ?? 1) * lineRoom + lineGap : 0),
    0,
  )
  const room = Math.max(0, h * lowest - box.y - box.h)
  const below = Math.min(room, needed * (isAbove ? belowShare : 1))
  return { ...box, y: box.y - (needed - below), h: box.h + needed }
}

/** A line set right above another one, or right below all that stands with a title. */
export const joinLine = (plan: TypePlan, role: TypeRole, place: BesideLine, sheet: SheetSize): TypePlan => {
  const isAbove = place.startsWith('above')
  const by = place.replace(/^(?:above|below)-/, '')
  const lines = plan.stacks.flatMap(({ items }) => items).filter((item) => roleOf(item) === role)
  const hasOther = ({ items }: Stack): boolean => items.some((item) => roleOf(item) === by)
  if (lines.length === 0 || role === 'title' || !plan.stacks.some(hasOther)) return plan
  const gap = by === 'title' ? titleGap : lineGap
  const spaced = lines.map((item) => ({ ...item, gap: by === 'title' ? Math.max(item.gap ?? 0, gap) : gap }))
  const stacks = plan.stacks
    .map((stack) => {
      const left = stack.items.filter((item) => roleOf(item) !== role)
      if (!hasOther(stack)) return { ...stack, items: left }
      const kept = isAbove ? left : left.map((item) => ({ ...item, gap: Math.max(item.gap ?? 0, gap) }))
      const first = kept.findIndex((item) => roleOf(item) === by)
      const at = by === 'title' ? (isAbove ? 0 : kept.length) : isAbove ? first : first + 1
      const isNew = !stack.items.some((item) => roleOf(item) === role)
      return {
        ...stack,
        box: isNew ? withRoomFor(stack, spaced, isAbove, sheet) : stack.box,
        items: [...kept.slice(0, at), ...spaced, ...kept.slice(at)],
      }
    })
    .filter(({ items }) => hasText(items))
  return { stacks }
}

/** Where the ink of an ornament is in its box, in units. */
const inkOf = (item: OrnamentItem, { w, h }: Box): { readonly x: number; readonly w: number } | null => {
  const detail = 1
  const canvas = createCanvas(Math.ceil(w * detail), Math.max(1, Math.ceil(h * detail)))
  const ctx = canvas.getContext('2d')
  ctx.scale(detail, detail)
  item.draw(ctx, { x: 0, y: 0, w, h })
  const ink = inkBounds(canvas, 0)
  freeCanvas(canvas)
  return ink ? { x: ink.x / detail, w: ink.w / detail } : null
}

/** A rule stands to the side of the lines it belongs to, whichever side it was drawn for. */
const realigned = (item: Item, align: Stack['align']): Item => {
  if (item.kind === 'title') return { ...item, stagger: [] }
  if (item.kind !== 'ornament') return item
  return {
    ...item,
    draw: (ctx, box) => {
      const ink = inkOf(item, box)
      const room = ink ? box.w - ink.w : 0
      const wanted = align === 'left' ? 0 : align === 'right' ? room : room / 2
      ctx.save()
      ctx.translate(ink ? wanted - ink.x : 0, 0)
      item.draw(ctx, box)
      ctx.restore()
    },
  }
}

export const alignRole = (plan: TypePlan, role: TypeRole, align: Stack['align']): TypePlan => {
  const home = plan.stacks.find(({ items }) => items.some((item) => roleOf(item) === role))
  if (!home || home.align === align) return plan
  return {
    stacks: plan.stacks.map((stack) =>
      stack === home ? { ...stack, align, items: stack.items.map((item) => realigned(item, align)) } : stack,
    ),
  }
}
