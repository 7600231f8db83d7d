// Gives short titles presence: where a line is as wide as its room and much room is left above it, its letters are set taller than drawn.
import { covers } from '../coverage.ts'
import { findFace } from '../faces.ts'
import { measure } from '../measure.ts'
import { scriptsIn } from '../scripts.ts'
import { isMinor, piecesOf } from '../words.ts'
import type { Lockup, Room, Words } from './lockup.ts'

/** More words than this fill their room by their number. */
const mostWords = 2
const mostLines = 2
/** Share of the room's width from which a title is held down by it. */
const wide = 0.84
/** Share of its room that it may come to fill. */
const mostFilled = 0.86
/** Small letters bear less than capitals: their rounds turn to eggs. */
const ofSmallLetters = 0.5
/** A smaller gain is no gain. */
const leastGain = 1.04

const upright: ReadonlySet<string> = new Set(['latin', 'greek', 'cyrillic'])

export const widthOf = ({ lines, width }: Lockup): number =>
  width ?? Math.max(0, ...lines.map(({ text, face, tracking, size }) => measure(text, face, tracking).width * size))

/** Whether letters are drawn one by one from their own face, so that they can be stretched and bent. */
export const isMalleable = ({ text, face }: Pick<Words, 'text' | 'face'>): boolean =>
  covers(face, text) && scriptsIn(text).every((script) => upright.has(script))

export const taller = (lockup: Lockup, words: Words, room: Room): Lockup => {
  const great = piecesOf(words.text).filter(({ text }) => !isMinor(text)).length
  const isShort = great > 0 && great <= mostWords && lockup.lines.length <= mostLines
  if (!isShort || widthOf(lockup) < room.w * wide || !isMalleable(words)) return lockup
  const { tallest } = findFace(words.face)
  const most = 1 + (tallest - 1) * (words.capitals ? 1 : ofSmallLetters)
  const stretch = Math.min(most, (room.h * mostFilled) / lockup.height)
  if (stretch < leastGain) return lockup
  const lines = lockup.lines.map((line) => ({ ...line, baseline: line.baseline * stretch, stretch }))
  return { ...lockup, lines, height: lockup.height * stretch }
}
