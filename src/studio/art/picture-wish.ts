// Which part of an edit is about the picture itself, on a cover whose picture a model has painted.
import { readWish } from '../senses/editing/read-wish.ts'
import type { Wish } from '../senses/editing/wish.ts'

/** What only whoever paints can do. */
const things: ReadonlySet<Wish['kind']> = new Set([
  'add',
  'remove',
  'replace',
  'hero',
  'resize',
  'paint-subject',
  'move',
  'busier',
  'scene',
  'recolour',
  'refuse-colour',
  'impossible',
])

/** What can be laid over any picture, but is better painted. */
const airs: ReadonlySet<Wish['kind']> = new Set(['hour', 'season', 'air', 'storm', 'clear-sky', 'manner'])

const isOfPicture = ({ kind }: Wish): boolean => things.has(kind) || airs.has(kind)

/** Whether the picture must change for these wishes. One that can be painted over may change for light and weather too. */
export const asksForPicture = (wishes: readonly Wish[], canPaintOver: boolean): boolean =>
  wishes.length === 0 || wishes.some((wish) => things.has(wish.kind) || (canPaintOver && airs.has(wish.kind)))

const joints = /[.;,!?]+\s+|\s+(?:and|but|then|also|while)\s+/i

/** The words of a wish without those about type and colours: told of a title, a model would paint one. */
export const wordsForPicture = (wish: string): string => {
  if (readWish(wish).every(isOfPicture)) return wish
  const parts = wish.split(joints).filter((part) => {
    const read = readWish(part)
    return part.trim() !== '' && read.length > 0 && read.every(isOfPicture)
  })
  return parts.length > 0 ? parts.join(', ') : wish
}
