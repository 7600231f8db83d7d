// Which part of an edit is about the picture itself, on a cover whose picture a model has painted.
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

export const isOfPicture = ({ kind }: Wish): boolean => things.has(kind) || airs.has(kind)

/** Whether the picture must change for these wishes. One that can be painted over may change for light and weather too. */
export const asksForPicture = (wishes: readonly Wish[], canPaintOver: boolean): boolean =>
  wishes.some((wish) => things.has(wish.kind) || (canPaintOver && airs.has(wish.kind)))
