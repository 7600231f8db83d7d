// Makes a title larger or smaller than the family would: its box grows into free room until the letters have the size asked for.
import { overlaps } from '../../paint/boxes.ts'
import type { Box } from '../../paint/easel.ts'
import { fitStack } from '../fit-stack.ts'
import type { Stack, TitleItem, TypePlan } from '../plan.ts'
import type { SetStack } from '../set-type.ts'
import type { Texts } from '../texts.ts'
import type { SheetSize } from './rearrange.ts'

/** No type comes nearer to an edge than this share of the shorter side. */
const margin = 0.045
const growths = [1, 1.12, 1.25, 1.4, 1.6, 1.85, 2.2]

/** The mean size of a title's lines. */
const titleSize = (set: SetStack | null): number => {
  const title = set?.items.find((item) => item.kind === 'lines' && item.role === 'title')
  if (title?.kind !== 'lines') return 0
  return title.runs.reduce((sum, { size }) => sum + size, 0) / title.runs.length
}

const largestOf = (set: SetStack | null): number => {
  const title = set?.items.find((item) => item.kind === 'lines' && item.role === 'title')
  return title?.kind === 'lines' ? Math.max(...title.runs.map(({ size }) => size)) : 0
}

const isTitle = (item: Stack['items'][number]): item is TitleItem => item.kind === 'title'

const linesOf = (set: SetStack | null): number => {
  const title = set?.items.find((item) => item.kind === 'lines' && item.role === 'title')
  return title?.kind === 'lines' ? title.runs.length : 0
}

/** Lines around a larger title keep their measure: in a wider box they would run from edge to edge. */
const withMaxSize = (stack: Stack, maxSize: number): Stack => ({
  ...stack,
  items: stack.items.map((item) =>
    isTitle(item) ? { ...item, maxSize } : item.kind === 'line' ? { ...item, maxWidth: stack.box.w } : item,
  ),
})

const withMaxLines = (stack: Stack, maxLines: number): Stack => ({
  ...stack,
  items: stack.items.map((item) => (isTitle(item) ? { ...item, maxLines } : item)),
})

/** The same lines, all of them smaller. */
const scaledDown = (stack: Stack, before: SetStack, scale: number): Stack => {
  const title = before.items.find((item) => item.kind === 'lines' && item.role === 'title')
  const wide = title?.kind === 'lines' ? Math.max(...title.runs.map(({ box }) => box.w)) : stack.box.w
  const fitted = withMaxLines(withMaxSize(stack, largestOf(before) * scale), linesOf(before))
  return { ...fitted, items: fitted.items.map((item) => (isTitle(item) ? { ...item, maxWidth: wide * scale } : item)) }
}

const grownBox = ({ box, anchor }: Stack, growth: number, rises: boolean, sheet: SheetSize): Box => {
  const edge = Math.min(sheet.w, sheet.h) * margin
  const added = box.h * (growth - 1)
  // A title at the top moves up before it reaches into the picture.
  const raised = rises ? Math.max(0, Math.min(added, box.y - edge * 1.5)) : 0
  const top = box.y - (anchor === 'bottom' ? added : anchor === 'middle' ? added / 2 : raised)
  const bottom = box.y + box.h + (anchor === 'top' ? added - raised : anchor === 'middle' ? added / 2 : 0)
  const y = Math.max(edge, top)
  const x = Math.min(box.x, Math.max(edge, box.x - (growth - 1) * sheet.w * 0.16))
  const right = Math.max(box.x + box.w, Math.min(sheet.w - edge, box.x + box.w + (growth - 1) * sheet.w * 0.16))
  return { x, y, w: right - x, h: Math.min(sheet.h - edge, bottom) - y }
}

export interface Size {
  readonly scale: number
  /** How many more lines it may have than before. */
  readonly moreLines: number
}

export const resizeTitle = (plan: TypePlan, { scale, moreLines }: Size, texts: Texts, sheet: SheetSize): TypePlan => {
  const home = plan.stacks.find(({ items }) => items.some(isTitle))
  const before = home ? fitStack(home, texts) : null
  if (!home || !before) return plan
  const replaced = (stack: Stack): TypePlan => ({ stacks: plan.stacks.map((each) => (each === home ? stack : each)) })
  if (scale < 1) return replaced(scaledDown(home, before, scale))
  const others = plan.stacks.flatMap((stack) => (stack === home ? [] : (fitStack(stack, texts)?.filled ?? [])))
  const wanted = titleSize(before) * scale
  let best = { stack: home, size: titleSize(before) }
  const tries = growths.flatMap((growth) => [
    { growth, rises: true },
    { growth, rises: false },
  ])
  for (const { growth, rises } of tries) {
    const larger = { ...withMaxSize(home, largestOf(before) * scale), box: grownBox(home, growth, rises, sheet) }
    const stack = withMaxLines(larger, linesOf(before) + moreLines)
    const set = fitStack(stack, texts)
    if (!set || others.some((other) => overlaps(other, set.filled))) continue
    const size = titleSize(set)
    if (size > best.size) best = { stack, size }
    if (size >= wanted * 0.97) break
  }
  return replaced(best.stack)
}
