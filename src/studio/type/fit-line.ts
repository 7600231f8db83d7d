// Fits a subtitle, an author or a year: at its wanted size if it can be, smaller if it must, in lines if smaller would be too small.
import { cased } from './cased.ts'
import { setEven } from './lockups/even.ts'
import type { Lockup } from './lockups/lockup.ts'
import type { LineItem } from './plan.ts'
import { besideIn, type Texts } from './texts.ts'

/** A line keeps at least this share of its wanted size before it breaks. */
const leastShare = 0.72
/** One that was asked to be larger breaks rather than shrink. */
const leastShareOfLarger = 0.92
/** Units. Smaller cannot be read on a shop page; more lines are better than that. */
const leastSize = 36
const mostLines = 5
/** Families that whisper are raised to what can be read on a shop page. */
const leastWanted = { subtitle: 54, author: 78, year: 70 } as const

export const fitLine = (texts: Texts, item: LineItem, width: number, shrink: number): Lockup => {
  const words = {
    ...cased(texts[item.role] ?? '', item, besideIn(texts)),
    leading: 1.05,
    maxSize: Math.max(item.size, leastWanted[item.role]) * (item.scale ?? 1) * shrink,
  }
  const inLines = (lines: number): Lockup => setEven({ ...words, maxLines: lines }, { w: width, h: 4000 })
  const sizeOf = (lockup: Lockup): number => lockup.lines[0]?.size ?? 0
  const isLarger = (item.scale ?? 1) > 1
  const share = isLarger ? leastShareOfLarger : leastShare
  const wanted = Math.max(item.maxLines ?? 2, isLarger ? 2 : 1)
  if (words.text === '') return inLines(1)
  for (let lines = 1; lines < mostLines; lines++) {
    const lockup = inLines(lines)
    const least = lines < wanted ? words.maxSize * share : leastSize
    if (sizeOf(lockup) >= Math.min(least, words.maxSize * 0.98)) return lockup
  }
  return inLines(mostLines)
}
