// Keeps a title as large as it was when an edit alters what stands with it: its room grows by what the others take, and no title grows
// unasked.
import { overlaps } from '../../paint/boxes.ts'
import type { Box } from '../../paint/easel.ts'
import { fitStack } from '../fit-stack.ts'
import type { Item, Stack, TypePlan, TypeRole } from '../plan.ts'
import type { SetStack } from '../set-type.ts'
import type { Texts } from '../texts.ts'
import type { SheetSize } from './rearrange.ts'

/** No type comes nearer to an edge than this share of the shorter side. */
const margin = 0.045
/** Share of its size from which a title is seen to be as large as it was. */
const asLarge = 0.97
const noLarger = 1.03
const shrinks = [0.96, 0.92, 0.88, 0.83, 0.78]
const growths = [1, 1.08, 1.16, 1.26, 1.38, 1.52, 1.7, 2]
/** Share of what a box gains that it gains above itself. */
const above = { top: [0, 0.5, 1], middle: [0.5, 0, 1], bottom: [1, 0.5, 0] } as const

const sizesOf = (set: SetStack | null, role: TypeRole): readonly number[] => {
  const lines = set?.items.find((item) => item.kind === 'lines' && item.role === role)
  return lines?.kind === 'lines' ? lines.runs.map(({ size }) => size) : []
}

const mean = (sizes: readonly number[]): number =>
  sizes.reduce((sum, size) => sum + size, 0) / Math.max(1, sizes.length)

const hasTitle = ({ items }: Stack): boolean => items.some((item: Item) => item.kind === 'title')

/** No larger than it was, and in as many lines. */
const pinnedTo = (stack: Stack, sizes: readonly number[]): Stack => {
  const most = Math.max(...sizes)
  return {
    ...stack,
    items: stack.items.map((item) =>
      item.kind === 'title' ? { ...item, maxSize: Math.min(item.maxSize ?? most, most), lines: sizes.length } : item,
    ),
  }
}

const grown = (box: Box, growth: number, up: number, sheet: SheetSize): Box => {
  const edge = Math.min(sheet.w, sheet.h) * margin
  const added = box.h * (growth - 1)
  const y = Math.max(Math.min(edge, box.y), box.y - added * up)
  const bottom = Math.min(Math.max(sheet.h - edge, box.y + box.h), box.y + box.h + added * (1 - up))
  return { ...box, y, h: bottom - y }
}

const others: readonly TypeRole[] = ['subtitle', 'author', 'year']

/** `before` is the plan whose title has its size. */
export const keepTitle = (plan: TypePlan, before: TypePlan, texts: Texts, sheet: SheetSize): TypePlan => {
  const [home, old] = [plan.stacks.find(hasTitle), before.stacks.find(hasTitle)]
  const sizes = sizesOf(old ? fitStack(old, texts) : null, 'title')
  if (!home || sizes.length === 0) return plan
  const pinned = pinnedTo(home, sizes)
  // Beside a title that cannot grow, lines have all the room they want in a box without end.
  const free = fitStack({ ...pinned, box: { ...home.box, h: sheet.h * 3 } }, texts)
  const titleShare = (set: SetStack | null): number => mean(sizesOf(set, 'title')) / mean(sizes)
  const shareOf = (set: SetStack | null): number =>
    Math.min(
      titleShare(set),
      ...others.flatMap((role) => {
        const [wanted, had] = [mean(sizesOf(free, role)), mean(sizesOf(set, role))]
        return wanted > 0 ? [had / wanted] : []
      }),
    )
  const taken = plan.stacks.flatMap((stack) => (stack === home ? [] : (fitStack(stack, texts)?.filled ?? [])))
  let best = { stack: pinned, share: shareOf(fitStack(pinned, texts)) }
  const [usual] = above[home.anchor]
  for (const less of shrinks) {
    if (titleShare(fitStack(best.stack, texts)) <= noLarger) break
    const stack = { ...pinned, box: grown(home.box, less, usual, sheet) }
    best = { stack, share: shareOf(fitStack(stack, texts)) }
  }
  for (const growth of growths) {
    if (best.share >= asLarge) break
    for (const up of above[home.anchor]) {
      const stack = { ...pinned, box: grown(home.box, growth, up, sheet) }
      const set = fitStack(stack, texts)
      if (!set || taken.some((other) => overlaps(other, set.filled))) continue
      const share = shareOf(set)
      if (share > best.share * 1.005) best = { stack, share }
    }
  }
  return { stacks: plan.stacks.map((stack) => (stack === home ? best.stack : stack)) }
}
