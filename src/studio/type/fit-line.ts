// Fits a subtitle, an author or a year: at its wanted size if it can be, smaller if it must, in lines if smaller would be too small.
import { cased } from './cased.ts'
import { setEven } from './lockups/even.ts'
import type { Lockup } from './lockups/lockup.ts'
import type { LineItem } from './plan.ts'
import { besideIn, type Texts } from './texts.ts'

/** A line keeps at least this share of its wanted size before it breaks. */
const leastShare = 0.72
/** One that was asked to be larger breaks only where it would else not be seen to be larger. */
const surelyLarger = 1.16
/** Share of the size that was asked for, under which "twice as large" is not what is seen. */
const mostOfAsked = 0.72
/** Units. Smaller cannot be read on a shop page; more lines are better than that. */
const leastSize = 36
const mostLines = 5
/** Families that whisper are raised to what can be read on a shop page. */
const leastWanted = { subtitle: 54, author: 78, year: 70 } as const

const sizeOf = (lockup: Lockup): number => lockup.lines[0]?.size ?? 0

const fitPlain = (inLines: (lines: number) => Lockup, maxSize: number, wanted: number): Lockup => {
  for (let lines = 1; lines < mostLines; lines++) {
    const lockup = inLines(lines)
    const least = lines < wanted ? maxSize * leastShare : leastSize
    if (sizeOf(lockup) >= Math.min(least, maxSize * 0.98)) return lockup
  }
  return inLines(mostLines)
}

type InLines = (lines: number, airiness: number) => Lockup

/** Shares of a line's letter spacing: one that grows is set tighter before it is broken. */
const airy = [1, 0.55, 0.2]

/** Larger than it was, in as few lines as that takes. */
const fitLarger = (inLines: InLines, { lines }: Lockup, size: number, scale: number): Lockup => {
  const least = size * Math.min(Math.max(surelyLarger, scale * mostOfAsked), scale * 0.98)
  for (let count = lines.length; count <= mostLines; count++)
    for (const airiness of airy) {
      const lockup = inLines(count, airiness)
      if (sizeOf(lockup) >= least) return lockup
    }
  return inLines(mostLines, 1)
}

export const fitLine = (texts: Texts, item: LineItem, width: number, shrink: number): Lockup => {
  const words = { ...cased(texts[item.role] ?? '', item, besideIn(texts)), leading: 1.05 }
  const upTo =
    (maxSize: number) =>
    (maxLines: number, airiness = 1): Lockup =>
      setEven({ ...words, maxSize, maxLines, tracking: words.tracking * airiness }, { w: width, h: 4000 })
  const maxSize = Math.max(item.size, leastWanted[item.role]) * shrink
  const { scale = 1 } = item
  if (words.text === '') return upTo(maxSize)(1)
  const plain = fitPlain(upTo(maxSize), maxSize, item.maxLines ?? 2)
  if (scale === 1) return plain
  // What an edit asks for is told by the size that is seen, which is less than the wanted one where a line is long.
  const size = sizeOf(plain)
  return scale < 1 ? upTo(size * scale)(plain.lines.length) : fitLarger(upTo(size * scale), plain, size, scale)
}
