// Takes some of several things out of the picture, where they can be told apart.
import { mostCleared, type Which } from '../../../direction/adjustments.ts'
import { lookWidth, roomsOf } from '../../../press/adjust/some-of-several.ts'
import { smallPainting } from '../../../press/small-painting.ts'
import { adjusted, type Draft, documentFrom } from './draft.ts'

const artOf = (draft: Draft): ReturnType<typeof smallPainting> =>
  smallPainting(documentFrom(draft), { width: lookWidth, hasFront: false })

/** One of several, or all of those at a side. Null where there are not several, or they cannot be told apart. */
export const clearSome = (draft: Draft, things: readonly string[], which: Which, areMany: boolean): Draft | null => {
  const { without, cleared, frame } = draft.direction.adjustments
  if (frame.mirror || frame.zoom !== 1 || frame.slide !== null || cleared.length === mostCleared) return null
  const wish = { things: [...things], which, areMany }
  const isOfThese = (other: { readonly things: readonly string[] }): boolean => other.things.join() === things.join()
  const all = adjusted(draft, { cleared: cleared.filter((other) => !isOfThese(other)) })
  const none = adjusted(all, { without: [...new Set([...without, ...things])] })
  const rooms = roomsOf(artOf(all).canvas, artOf(none).canvas, [...cleared.filter(isOfThese), wish])
  return (rooms.at(-1) ?? []).length === 0 ? null : adjusted(draft, { cleared: [...cleared, wish] })
}
