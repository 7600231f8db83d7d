// Fits a title into the room it is given.
import { cased } from './cased.ts'
import { bentInto } from './lockups/bent.ts'
import { setBlock } from './lockups/block.ts'
import { setEven } from './lockups/even.ts'
import { setInitial } from './lockups/initial.ts'
import type { Lockup, Room, Words } from './lockups/lockup.ts'
import { isMalleable, taller } from './lockups/taller.ts'
import type { TitleItem } from './plan.ts'
import { sweeps } from './swashes.ts'
import { besideIn, type Texts } from './texts.ts'

const defaultMaxSize = 640
const defaultMaxLines = 8

/** Letters on one line around a ring: fewer would be torn apart by it, more too small to read. */
const aroundRing = [12, 28] as const

const straight = (words: Words, item: TitleItem, room: Room): Lockup => {
  const { lockup, minor } = item
  const initial = lockup === 'initial' && isMalleable(words) ? setInitial(words, room) : null
  if (initial !== null) return initial
  const lined =
    lockup === 'even'
      ? setEven(words, room)
      : setBlock(words, { face: minor?.face ?? words.face, scale: minor?.scale ?? 0.42 }, room)
  return item.isAsDrawn === true || (item.swashes === true && sweeps(words.face)) ? lined : taller(lined, words, room)
}

export const fitTitle = (texts: Texts, item: TitleItem, room: Room): Lockup => {
  const words = {
    ...cased(texts.title ?? '', item, besideIn(texts)),
    leading: item.leading ?? 1,
    maxSize: item.maxSize ?? defaultMaxSize,
    maxLines: item.lines ?? item.maxLines ?? defaultMaxLines,
    leastLines: item.lines ?? 1,
  }
  const { bend } = item
  if (bend === undefined || !isMalleable(words)) return straight(words, item, room)
  if (bend !== 'ring') return bentInto(room, bend, (inner) => straight(words, item, inner))
  const [least, most] = aroundRing
  return words.text.length >= least && words.text.length <= most
    ? bentInto(room, bend, (inner) => setEven({ ...words, maxLines: 1, leastLines: 1 }, inner))
    : bentInto(room, 'arc', (inner) => straight(words, item, inner))
}
