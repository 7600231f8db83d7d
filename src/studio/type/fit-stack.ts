// Sets the items of a stack one below the other inside its box.
import { union } from '../paint/boxes.ts'
import type { Box } from '../paint/easel.ts'
import { fitLine } from './fit-line.ts'
import { fitTitle } from './fit-title.ts'
import { bentRuns } from './lockups/bent-runs.ts'
import type { LockedLine, Lockup } from './lockups/lockup.ts'
import { measure } from './measure.ts'
import type { Item, OrnamentItem, Stack, TypeRole } from './plan.ts'
import { isSeriesLine } from './series.ts'
import type { Run, SetItem, SetStack } from './set-type.ts'
import { swashed, sweeps } from './swashes.ts'
import type { Texts } from './texts.ts'

interface Fitted {
  readonly item: Item
  readonly height: number
  /** Null for an ornament. */
  readonly lockup: Lockup | null
}

/** The title keeps at least this share of its stack; the lines around it shrink until it does. */
const titleShare = 0.45
const leastShrink = 0.42
const shrinks = [1, 0.9, 0.8, 0.7, 0.6, 0.5, leastShrink]

const roleOf = (item: Item): TypeRole | null =>
  item.kind === 'title' ? 'title' : item.kind === 'line' ? item.role : null

/** Items that have a text, and ornaments that stand between two of them. */
const present = (items: readonly Item[], texts: Texts): Item[] => {
  const hasText = (item: Item): boolean => {
    const role = roleOf(item)
    return role !== null && texts[role] !== null
  }
  return items.filter((item, at) => {
    if (item.kind !== 'ornament') return hasText(item)
    const next = items[at + 1]
    return items.slice(0, at).some(hasText) && next !== undefined && items.slice(at + 1).some(hasText)
  })
}

/** Letter spacing and size of the line that tells a series, beside those that its template gives a subtitle. */
const series = { tracking: 0.12, size: 0.88 } as const

/** A subtitle that is the line of a series is set as one: spaced capitals, somewhat smaller. */
const asSeries = (item: Item, texts: Texts): Item =>
  isSeries(item, texts) && item.kind === 'line'
    ? {
        ...item,
        ...(item.isCaseAsked === true ? {} : { case: 'upper' }),
        tracking: Math.max(series.tracking, item.tracking ?? 0),
        size: item.size * series.size,
      }
    : item

const isSeries = (item: Item, texts: Texts): boolean =>
  item.kind === 'line' && item.role === 'subtitle' && isSeriesLine(texts.subtitle ?? '')

const gapsOf = (items: readonly Item[]): number => items.slice(0, -1).reduce((sum, item) => sum + (item.gap ?? 0), 0)

const fitAround = (items: readonly Item[], texts: Texts, box: Box, shrink: number): Fitted[] => {
  const fitted = items.map((item): Fitted | null => {
    if (item.kind === 'title') return null
    if (item.kind === 'ornament') return { item, height: item.height, lockup: null }
    const lockup = fitLine(texts, item, Math.min(box.w, item.maxWidth ?? box.w), shrink)
    return { item, height: lockup.height, lockup }
  })
  const taken = fitted.reduce((sum, each) => sum + (each?.height ?? 0), 0) + gapsOf(items)
  return items.map((item, at): Fitted => {
    const known = fitted[at]
    if (known) return known
    const lockup =
      item.kind === 'title'
        ? fitTitle(texts, item, { w: Math.min(box.w, item.maxWidth ?? box.w), h: Math.max(box.h * 0.2, box.h - taken) })
        : { lines: [], height: 0 }
    return { item, height: lockup.height, lockup }
  })
}

const heightOf = (fitted: readonly Fitted[]): number =>
  fitted.reduce((sum, { height }) => sum + height, 0) + gapsOf(fitted.map(({ item }) => item))

const fits = (fitted: readonly Fitted[], box: Box): boolean => {
  const around = fitted.reduce((sum, { item, height }) => sum + (item.kind === 'title' ? 0 : height), 0)
  const hasTitle = fitted.some(({ item }) => item.kind === 'title')
  return heightOf(fitted) <= box.h + 1 && (!hasTitle || around <= box.h * (1 - titleShare))
}

/** Lines that an edit made smaller take up the room that they had: else a line that was cut down to fit would stay as it is. */
const asBefore = (item: Item): Item => (item.kind === 'line' && (item.scale ?? 1) < 1 ? { ...item, scale: 1 } : item)

/** The largest at which all fits, else the smallest there is. */
const shrinkFor = (items: readonly Item[], texts: Texts, box: Box): number =>
  shrinks.find((shrink) => fits(fitAround(items, texts, box, shrink), box)) ?? leastShrink

const fitItems = (items: readonly Item[], texts: Texts, box: Box): Fitted[] =>
  fitAround(items, texts, box, shrinkFor(items.map(asBefore), texts, box))

const shares = { left: 0, center: 0.5, right: 1 } as const

/** `share`: how much of the room beside the line is left of it; `block`: how wide all lines are that stand side by side. */
const placeRun = (line: LockedLine, top: number, box: Box, share: number, block: number | undefined): Run => {
  const ink = measure(line.text, line.face, line.tracking)
  const { stretch = 1 } = line
  const width = ink.width * line.size
  const left = box.x + (box.w - (block ?? width)) * share + (line.left ?? 0)
  const baseline = top + line.baseline
  return {
    text: line.text,
    face: line.face,
    size: line.size,
    tracking: line.tracking,
    x: left + ink.left * line.size,
    baseline,
    box: {
      x: left,
      y: baseline - ink.ascent * line.size * stretch,
      w: width,
      h: (ink.ascent + ink.descent) * line.size * stretch,
    },
    ...(stretch === 1 ? {} : { stretch }),
  }
}

/** Share of the width of its box that a swash may hang over it. */
const mostHanging = 0.03

/** Share of the type size that a swash may reach into another line. */
const mostCrossing = 0.08

const crosses = (swept: Box, { box, size }: Run): boolean =>
  swept.x < box.x + box.w &&
  box.x < swept.x + swept.w &&
  Math.min(swept.y + swept.h, box.y + box.h) - Math.max(swept.y, box.y) > size * mostCrossing

/** The run with the swashes of its face, unless one would leave the room for type or run through another line. */
const withSwashes = (plain: Run, others: readonly Run[], box: Box, share: number): Run => {
  const shaped = plain.stretch === undefined ? swashed(plain.text, plain.face, plain.tracking) : null
  if (shaped === null) return plain
  const { ink } = shaped
  // Joined letters are narrower; those that only sweep out stand where they stood.
  const run = sweeps(plain.face) ? plain : { ...plain, x: plain.x + (plain.box.w - ink.width * plain.size) * share }
  const reach = box.w * mostHanging
  const swept = {
    x: run.x - ink.left * run.size,
    y: run.baseline - ink.ascent * run.size,
    w: ink.width * run.size,
    h: (ink.ascent + ink.descent) * run.size,
  }
  const isInside = swept.x >= box.x - reach && swept.x + swept.w <= box.x + box.w + reach
  const isFree = others.every((other) => other === plain || !crosses(swept, other))
  if (!isInside || !isFree) return plain
  return { ...run, hasSwashes: true, box: sweeps(run.face) ? union([run.box, swept]) : swept }
}

/** Thin rules at both sides of a centred line of small words, where there is room for them. */
const rulesBeside = (lines: readonly LockedLine[], runs: readonly Run[], box: Box): Box[] =>
  lines.flatMap((line, at) => {
    const run = runs[at]
    if (!line.minor || !run) return []
    const space = line.size * 0.35
    const room = run.box.x - space - box.x
    if (room < line.size * 0.6) return []
    const length = Math.min(room, line.size * 2.4)
    const thickness = Math.max(3, line.size * 0.045)
    const y = run.box.y + run.box.h / 2 - thickness / 2
    return [
      { x: run.box.x - space - length, y, w: length, h: thickness },
      { x: run.box.x + run.box.w + space, y, w: length, h: thickness },
    ]
  })

const setOrnament = (item: OrnamentItem, top: number, box: Box): SetItem => ({
  kind: 'ornament',
  ink: item.ink,
  effect: item.effect ?? {},
  box: { x: box.x, y: top, w: box.w, h: item.height },
  draw: (ctx, where) => item.draw(ctx, where),
})

const setOne = ({ item, lockup }: Fitted, top: number, stack: Stack): SetItem | null => {
  if (item.kind === 'ornament') return setOrnament(item, top, stack.box)
  if (!lockup || lockup.lines.length === 0) return null
  const stagger = item.kind === 'title' ? item.stagger : undefined
  const plain = lockup.lines.map((line, at) =>
    placeRun(line, top, stack.box, stagger?.[at % stagger.length] ?? shares[stack.align], lockup.width),
  )
  const { bend } = lockup
  const isSwashed = item.kind === 'title' && item.swashes === true && bend === undefined
  const runs = bend
    ? bentRuns(plain, bend, stack.box)
    : isSwashed
      ? plain.map((run) => withSwashes(run, plain, stack.box, shares[stack.align]))
      : plain
  const ruled = item.kind === 'title' && item.minor?.rules === true && stack.align === 'center' && bend === undefined
  return {
    kind: 'lines',
    role: item.kind === 'title' ? 'title' : item.role,
    runs,
    ink: item.ink,
    wished: item.wished ?? false,
    effect: item.effect ?? {},
    rules: ruled ? rulesBeside(lockup.lines, runs, stack.box) : [],
    box: union(runs.map((run) => run.box)),
  }
}

/** Null when none of the stack's items has a text. */
export const fitStack = (stack: Stack, texts: Texts): SetStack | null => {
  const items = present(stack.items, texts).map((item) => asSeries(item, texts))
  const fitted = fitItems(items, texts, stack.box)
  const height = heightOf(fitted)
  const room = Math.max(0, stack.box.h - height)
  let top = stack.box.y + (stack.anchor === 'top' ? 0 : stack.anchor === 'middle' ? room / 2 : room)
  const placed: SetItem[] = []
  for (const each of fitted) {
    const set = setOne(each, top, stack)
    if (set) placed.push(set)
    top += each.height + (each.item.gap ?? 0)
  }
  const lines = placed.filter((item) => item.kind === 'lines')
  if (lines.length === 0) return null
  return { items: placed, filled: union(lines.map(({ box }) => box)), tilt: stack.tilt ?? 0, backing: stack.backing }
}
