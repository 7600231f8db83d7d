// A family's type plan as an edit wants it: restyled, moved, aligned and resized, in this order.
import type { Cast } from '../../colour/cast.ts'
import type { Colour } from '../../colour/colour.ts'
import type { Palette } from '../../colour/palette.ts'
import type { HueTurn } from '../../colour/turn-hues.ts'
import type { Adjustments } from '../../direction/adjustments.ts'
import { noTypeAdjustment } from '../../direction/type-adjustment.ts'
import type { Box } from '../../paint/easel.ts'
import type { Item, Stack, TypePlan, TypeRole } from '../plan.ts'
import type { Texts } from '../texts.ts'
import { keepTitle } from './keep-title.ts'
import { alignRole, joinLine, moveRole, roleOf, type SheetSize } from './rearrange.ts'
import { reink, withInks } from './reink.ts'
import { resizeTitle } from './resize-title.ts'
import { restyleLine, restyleTitle } from './restyle.ts'

const roles: readonly TypeRole[] = ['title', 'subtitle', 'author', 'year']

const idle = JSON.stringify(noTypeAdjustment)

const isIdle = (type: Adjustments['type']): boolean =>
  roles.every((role) => JSON.stringify({ ...noTypeAdjustment, ...type[role] }) === idle)

/** What a box of larger lines may gain on each side, as a share of its width, and the margin of the sheet that it keeps. */
const aside = 0.12
const sideMargin = 0.09

const widened = ({ box, align }: Stack, { w }: SheetSize): Box => {
  const left = align === 'left' ? 0 : Math.max(0, Math.min(box.w * aside, box.x - w * sideMargin))
  const right = align === 'right' ? 0 : Math.max(0, Math.min(box.w * aside, w * (1 - sideMargin) - box.x - box.w))
  // What is centred stays so.
  const both = Math.min(left, right)
  const [before, after] = align === 'center' ? [both, both] : [left, right]
  return { ...box, x: box.x - before, w: box.w + before + after }
}

/** Boxes of lines that were made larger get the room for it. */
const withRoom = (plan: TypePlan, type: Adjustments['type'], sheet: SheetSize): TypePlan => ({
  stacks: plan.stacks.map((narrow) => {
    const { h } = sheet
    const most = Math.max(1, ...narrow.items.map((item) => (item.kind === 'line' ? type[item.role].scale : 1)))
    // Plates keep their width.
    const stack = most > 1 && !narrow.backing ? { ...narrow, box: widened(narrow, sheet) } : narrow
    if (stack.items.some((item) => item.kind === 'title')) return stack
    const added = stack.box.h * (most - 1) * 1.2
    const y = stack.anchor === 'top' ? stack.box.y : stack.box.y - (stack.anchor === 'middle' ? added / 2 : added)
    return { ...stack, box: { ...stack.box, y: Math.max(h * 0.03, y), h: stack.box.h + added } }
  }),
})

/** A stack turns with the line that leads it. */
const tilted = (stack: Stack, type: Adjustments['type']): Stack => {
  const told = stack.items.flatMap((item) => {
    const role = roleOf(item)
    return role === null || type[role].tilt === null ? [] : [type[role].tilt]
  })
  const [tilt] = told
  return tilt === undefined ? stack : { ...stack, tilt }
}

/** A stack goes up or down with its title, or with its first line. */
const nudged = (stack: Stack, type: Adjustments['type'], { h }: SheetSize): Stack => {
  const told = stack.items.map(roleOf).filter((role) => role !== null)
  const lead = told.includes('title') ? 'title' : told[0]
  const by = lead === undefined ? 0 : type[lead].shift
  return by === 0 ? stack : { ...stack, box: { ...stack.box, y: stack.box.y + by * h } }
}

export interface TypeWish {
  readonly type: Adjustments['type']
  /** Colours that give way, and the ground that was asked for. */
  readonly hues: readonly HueTurn[]
  readonly ground: Colour | null
  readonly cast: Cast | null
  readonly hour: Adjustments['hour']
  readonly palette: Palette
  readonly texts: Texts
  readonly sheet: SheetSize
  /** How many more lines a larger title may have. */
  readonly moreLines: number
}

export const adjustPlan = (plan: TypePlan, wish: TypeWish): TypePlan => {
  const { palette, texts, sheet, hues, ground, cast, hour } = wish
  if (isIdle(wish.type) && hues.length === 0 && ground === null && cast === null && hour === null) return plan
  const type = withInks(plan, wish.type)
  const restyle = (item: Item): Item => {
    if (item.kind === 'title') return restyleTitle(item, type.title, palette)
    return item.kind === 'line' ? restyleLine(item, type[item.role], palette) : item
  }
  const restyled = { stacks: plan.stacks.map((stack) => ({ ...stack, items: stack.items.map(restyle) })) }
  let adjusted: TypePlan = reink(restyled, { hues, ground, cast, hour })
  for (const role of roles) {
    const { place } = type[role]
    if (place === null || texts[role] === null) continue
    adjusted =
      place === 'top' || place === 'middle' || place === 'bottom'
        ? moveRole(adjusted, role, place, sheet)
        : joinLine(adjusted, role, place, sheet)
  }
  const aligned = roles.filter((role) => type[role].align !== null && texts[role] !== null)
  const [only, another] = aligned
  // Who asks to centre one line that is centred means the height of the sheet.
  const isCentred = ({ align, items }: Stack): boolean =>
    align === 'center' && items.some((item) => roleOf(item) === only)
  if (only !== undefined && another === undefined && type[only].align === 'center' && adjusted.stacks.some(isCentred))
    adjusted = moveRole(adjusted, only, 'middle', sheet)
  else for (const role of aligned) adjusted = alignRole(adjusted, role, type[role].align ?? 'left')
  adjusted = { stacks: adjusted.stacks.map((stack) => nudged(tilted(stack, type), type, sheet)) }
  // Lines in other letters are wider or narrower, break elsewhere, and so leave another room too.
  const isReset = ({ scale, face, case: cased, tracking }: Adjustments['type']['title']): boolean =>
    scale !== 1 || face !== null || cased !== null || tracking !== 0
  const altersRoom = roles.some(
    (role) => type[role].place !== null || (role !== 'title' && isReset(type[role]) && texts[role] !== null),
  )
  // The title as it would be if no other line had been touched.
  const alone = (item: Item): Item => (item.kind === 'title' ? restyle(item) : item)
  const untouched = { stacks: plan.stacks.map((stack) => ({ ...stack, items: stack.items.map(alone) })) }
  const wide = withRoom(adjusted, type, sheet)
  const roomy = altersRoom ? keepTitle(wide, untouched, texts, sheet) : wide
  return type.title.scale === 1
    ? roomy
    : resizeTitle(roomy, { scale: type.title.scale, moreLines: wish.moreLines }, texts, sheet)
}
