// Optimum-fit line breaking after Knuth and Plass: all breaks of a paragraph are chosen together, so that no line pays for another.
import type { Piece } from './pieces.ts'

export interface Measure {
  /** Of the line, in em, like all lengths here. */
  readonly width: number
  readonly space: number
  readonly hyphen: number
  /** Whether lines are drawn out to the full width, or end where they end. */
  readonly justified: boolean
  /** Whether signs at the ends of lines hang out of the column, and how far a hyphen does. */
  readonly hangs: boolean
  readonly hyphenHang: number
}

/** The best way to end a line after a piece, of all ways to set what stands before. */
interface Ending {
  readonly demerits: number
  /** The ending of the line before; null for the first line. */
  readonly before: number
  readonly ratio: number
  readonly hyphens: number
}

/** How far a space may give, as shares of itself; and what a gap between two characters may. */
const [spaceStretch, spaceShrink, gapStretch] = [0.55, 0.28, 0.09]

/** A ragged line that falls this share of the width short is as bad as a justified one that is fully stretched. */
const raggedStretch = 0.15

const overfull = 1e9

interface Sums {
  readonly advances: readonly number[]
  readonly spaces: readonly number[]
  readonly gaps: readonly number[]
}

const sumsOf = (pieces: readonly Piece[]): Sums => {
  const [advances, spaces, gaps] = [[0], [0], [0]]
  for (const [at, { advance, joint }] of pieces.entries()) {
    advances.push((advances[at] ?? 0) + advance)
    spaces.push((spaces[at] ?? 0) + (joint === 'space' ? 1 : 0))
    gaps.push((gaps[at] ?? 0) + (joint === 'open' ? 1 : 0))
  }
  return { advances, spaces, gaps }
}

/** The demerits of single lines, between any two breaks of a paragraph. */
const lineJudge = (pieces: readonly Piece[], measure: Measure) => {
  const { advances, spaces, gaps } = sumsOf(pieces)
  const between = (sums: readonly number[], from: number, to: number): number => (sums[to] ?? 0) - (sums[from] ?? 0)

  /** 0 is perfect, 1 fully stretched, -1 fully shrunk; null where the line is too full. */
  const ratioOf = (from: number, to: number, isLast: boolean): number | null => {
    const [first, last] = [pieces[from], pieces[to - 1]]
    if (!first || !last) return null
    const endsInHyphen = last.joint === 'hyphen' && !isLast
    const inner = between(spaces, from, to - 1)
    const natural =
      between(advances, from, to) +
      inner * measure.space +
      (endsInHyphen ? measure.hyphen : 0) -
      (measure.hangs ? first.hangBefore + (endsInHyphen ? measure.hyphenHang : last.hangAfter) : 0)
    const short = measure.width - natural
    if (!measure.justified) return short < 0 ? null : short / (raggedStretch * measure.width)
    if (short < 0) {
      const ratio = short / Math.max(inner * measure.space * spaceShrink, 1e-6)
      return ratio < -1 ? null : ratio
    }
    if (isLast) return 0
    const stretch = inner * measure.space * spaceStretch + between(gaps, from, to - 1) * gapStretch
    return short / Math.max(stretch, measure.width * 0.02)
  }

  return { ratioOf, widthOf: (from: number, to: number) => between(advances, from, to) }
}

/** What a last line costs that looks forgotten: the rest of a divided word most, a short word much, a single longer word less. */
const widowDemerits = (pieces: readonly Piece[], from: number, width: number, measure: Measure): number => {
  if (from === 0 || width > measure.width * 0.3) return 0
  const isOneWord = pieces.slice(from, -1).every(({ joint }) => joint !== 'space')
  if (isOneWord && pieces[from - 1]?.joint === 'hyphen') return 400_000
  if (width < measure.width * 0.1) return 160_000
  return isOneWord ? 70_000 : 0
}

/** For each line, the number of pieces up to its end. */
export const breakLines = (pieces: readonly Piece[], measure: Measure): number[] => {
  const { ratioOf, widthOf } = lineJudge(pieces, measure)
  const count = pieces.length
  const endings: (Ending | undefined)[] = [{ demerits: 0, before: -1, ratio: 0, hyphens: 0 }]

  const judge = (from: number, to: number, start: Ending): Ending | null => {
    const isLast = to === count
    const ratio = ratioOf(from, to, isLast)
    if (ratio === null) return null
    const last = pieces[to - 1]
    const endsInHyphen = last?.joint === 'hyphen' && !isLast
    const badness = isLast && ratio >= 0 ? 0 : 100 * Math.min(Math.abs(ratio), 8) ** 3
    // A ragged edge has no need of hyphens; a divided word is dearer there.
    const penalty = isLast ? 0 : (last?.penalty ?? 0) * (measure.justified || !endsInHyphen ? 1 : 2.5)
    let demerits = start.demerits + (10 + badness) ** 2 + penalty ** 2
    if (endsInHyphen && start.hyphens > 0) demerits += 8000 * start.hyphens ** 2
    if (isLast && start.hyphens > 0) demerits += 60_000
    if (isLast) demerits += widowDemerits(pieces, from, widthOf(from, to), measure)
    if (!isLast && from > 0 && Math.abs(ratio - start.ratio) > 0.9) demerits += 3000
    return { demerits, before: from, ratio, hyphens: endsInHyphen ? start.hyphens + 1 : 0 }
  }

  for (let to = 1; to <= count; to++) {
    let best: Ending | undefined
    for (let from = to - 1; from >= 0; from--) {
      const start = endings[from]
      if (!start) continue
      const ending = judge(from, to, start)
      if (ending) {
        if (!best || ending.demerits < best.demerits) best = ending
      } else {
        // One piece that is too wide for any line stands out; more pieces than that never do.
        if (from === to - 1 && !best) best = { ...start, demerits: start.demerits + overfull, before: from, hyphens: 0 }
        if (widthOf(from, to) > measure.width * 1.1) break
      }
    }
    endings[to] = best
  }

  const ends: number[] = []
  for (let at = count; at > 0; at = endings[at]?.before ?? 0) ends.unshift(at)
  return ends
}

/** The fewest lines that a paragraph needs, words being whole. */
const fewestLines = (pieces: readonly Piece[], measure: Measure, width: number): number => {
  let [lines, used, before] = [1, 0, 0]
  let word = 0
  for (const { advance, joint } of pieces) {
    word += advance
    if (joint === 'hyphen') continue
    if (used > 0 && used + before + word > width) {
      lines++
      used = word
    } else used += before + word
    before = joint === 'space' ? measure.space : 0
    word = 0
  }
  return lines
}

/** Lines of about the same length, as few as fit: for headlines and centred lines. */
export const balanceLines = (pieces: readonly Piece[], measure: Measure): number[] => {
  const lines = fewestLines(pieces, measure, measure.width)
  let [low, high] = [measure.width / (lines + 1), measure.width]
  for (let step = 0; step < 12; step++) {
    const middle = (low + high) / 2
    if (fewestLines(pieces, measure, middle) <= lines) high = middle
    else low = middle
  }
  return breakLines(pieces, { ...measure, justified: false, width: Math.min(measure.width, high * 1.02) })
}
