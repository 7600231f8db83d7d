// Fits a title into the room it is given.
import { cased } from './cased.ts'
import { setBlock } from './lockups/block.ts'
import { setEven } from './lockups/even.ts'
import type { Lockup, Room } from './lockups/lockup.ts'
import type { TitleItem } from './plan.ts'
import { besideIn, type Texts } from './texts.ts'

const defaultMaxSize = 640
const defaultMaxLines = 8

export const fitTitle = (texts: Texts, item: TitleItem, room: Room): Lockup => {
  const words = {
    ...cased(texts.title ?? '', item, besideIn(texts)),
    leading: item.leading ?? 1,
    maxSize: item.maxSize ?? defaultMaxSize,
    maxLines: item.lines ?? item.maxLines ?? defaultMaxLines,
    leastLines: item.lines ?? 1,
  }
  if (item.lockup === 'even') return setEven(words, room)
  return setBlock(words, { face: item.minor?.face ?? words.face, scale: item.minor?.scale ?? 0.42 }, room)
}
