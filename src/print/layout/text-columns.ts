// A text that stands in two columns: where its lines part, and where those of each column stand.
import { type BrokenLine, type Column, heightOf, type PlacedLine, placeLines } from '../typesetting/set-text.ts'
import type { TextBlock } from './layout-state.ts'
import { isOnSpine } from './panels.ts'
import { lettersIn } from './type-scale.ts'

/** Between columns, in em. */
const gutter = 2.4

/** Fewer letters a line than this are no column. */
const fewestLetters = 26

/** How wide each column of a block is, and how many there are, where lines are `along` points long. */
export const columnsOf = (
  { columns, ...block }: TextBlock,
  along: number,
  face: Column['face'],
  size: number,
): { readonly count: 1 | 2; readonly width: number } => {
  const width = (along - gutter * size) / 2
  const isParted = columns === 2 && !isOnSpine(block) && lettersIn(width / size, face) >= fewestLetters
  return isParted ? { count: 2, width } : { count: 1, width: along }
}

/** The width of two columns of some width. */
export const widthOfTwo = (width: number, size: number): number => 2 * width + gutter * size

/** As if the first of these lines began the text. */
const fromTop = (lines: readonly BrokenLine[]): BrokenLine[] =>
  lines.map((line) => ({ ...line, paragraph: line.paragraph - (lines[0]?.paragraph ?? 0) }))

/** What a break before a line costs, in lines: paragraphs that leave one line alone, words that are cut in two. */
const harmOf = (lines: readonly BrokenLine[], at: number): number => {
  const [beforeLast, last, next] = [lines[at - 2], lines[at - 1], lines[at]]
  if (last?.endsParagraph) return 0
  const leavesFirst = beforeLast === undefined || beforeLast.endsParagraph
  return (leavesFirst ? 1.4 : 0) + (next?.endsParagraph ? 1.4 : 0) + (last?.text.endsWith('-') ? 0.6 : 0)
}

/** The lines of each column: as high as each other, or the first a little higher. */
export const partLines = (lines: readonly BrokenLine[], column: Column, count: 1 | 2): BrokenLine[][] => {
  if (count === 1 || lines.length < 2) return [[...lines]]
  const step = column.size * column.leading
  const ways = lines.slice(1).map((_, index) => {
    const parts = [lines.slice(0, index + 1), fromTop(lines.slice(index + 1))]
    const [first = 0, second = 0] = parts.map((part) => heightOf(part, column))
    const uneven = Math.max(0, second - first) * 0.5 + Math.abs(first - second) * 0.25
    return { parts, cost: Math.max(first, second) + uneven + harmOf(lines, index + 1) * step }
  })
  return ways.reduce((one, other) => (other.cost < one.cost ? other : one)).parts
}

/** In the order in which they are read: the first column of a text from right to left is the right one. */
export const placeParts = (parts: readonly (readonly BrokenLine[])[], column: Column): PlacedLine[][] =>
  parts.map((part, index) => {
    const isFromRight = part[0]?.direction === 'rtl'
    const before = isFromRight ? parts.length - 1 - index : index
    const shift = before * (column.width + gutter * column.size)
    return placeLines(part, column).map((line) => ({
      ...line,
      x: line.x + shift,
      ink: { ...line.ink, left: line.ink.left + shift, right: line.ink.right + shift },
    }))
  })
