// The lock-up with a great initial: the first letter as high as all lines, which stand one below the other at its side.
import { capHeight, measure } from '../measure.ts'
import { piecesOf } from '../words.ts'
import { setEven } from './even.ts'
import type { LockedLine, Lockup, Room, Words } from './lockup.ts'

/** Height of the initial beside a single line, as a share of that line's. */
const overOneLine = 1.75
/** Space beside the initial, as a share of the size of the lines. */
const besideInitial = 0.1
/** Fewer letters are no word beside an initial. */
const leastLetters = 4
/** Beside more words than these a great letter is lost. */
const mostWords = 3
/** Share of the room that the lines are broken for. */
const besideShare = 0.75

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

interface Parts {
  readonly initial: string
  readonly rest: string
}

const partsOf = (text: string): Parts | null => {
  const [initial] = [...graphemes.segment(text)].map(({ segment }) => segment)
  if (initial === undefined || !/^\p{L}/u.test(initial)) return null
  const rest = text.slice(initial.length)
  return /^\p{L}/u.test(rest) && rest.length >= leastLetters - 1 ? { initial, rest } : null
}

interface Side {
  readonly initial: LockedLine
  readonly width: number
}

/** The initial beside lines that are set already: its head level with the head of the first, its foot with that of the last. */
const initialBeside = (letter: string, { face, tracking }: Words, { lines }: Lockup): Side | null => {
  const [first, last] = [lines[0], lines.at(-1)]
  if (first === undefined || last === undefined) return null
  const caps = capHeight(face)
  const head = first.baseline - caps * first.size
  const high = last === first ? caps * first.size * overOneLine : last.baseline - head
  const size = high / caps
  const ink = measure(letter, face, tracking)
  const initial = { text: letter, face, size, tracking, baseline: head + high, minor: false, left: 0 }
  return { initial, width: (ink.width + besideInitial * (first.size / size)) * size }
}

const scaled = (line: LockedLine, by: number): LockedLine => ({
  ...line,
  size: line.size * by,
  baseline: line.baseline * by,
  left: (line.left ?? 0) * by,
})

/** Lines in one size, the first letter of the first of them great; null where a title has no room or no letter for it. */
export const setInitial = (words: Words, room: Room): Lockup | null => {
  const parts = partsOf(words.text)
  if (parts === null || piecesOf(words.text).length > mostWords) return null
  const lockup = setEven({ ...words, text: parts.rest }, { w: room.w * besideShare, h: room.h })
  const side = initialBeside(parts.initial, words, lockup)
  if (side === null) return null
  const lines = [side.initial, ...lockup.lines.map((line) => ({ ...line, left: side.width }))]
  const inks = lines.map(({ text, size }) => ({ size, ...measure(text, words.face, words.tracking) }))
  const width = side.width + Math.max(...inks.slice(1).map((ink) => ink.width * ink.size))
  // Accents of a great letter stand above all lines.
  const top = Math.min(...lines.map(({ baseline }, at) => baseline - (inks[at]?.ascent ?? 0) * (inks[at]?.size ?? 0)))
  const foot = Math.max(...lines.map(({ baseline }, at) => baseline + (inks[at]?.descent ?? 0) * (inks[at]?.size ?? 0)))
  const most = words.maxSize / Math.max(...lockup.lines.map(({ size }) => size))
  const by = Math.min(room.w / width, room.h / (foot - top), most)
  return {
    lines: lines.map((line) => scaled({ ...line, baseline: line.baseline - top }, by)),
    height: (foot - top) * by,
    width: width * by,
  }
}
