// A colour for a thing or a part of the picture, instead of what an earlier edit gave it.
import { mostPaints, type Paint } from '../../../direction/adjustments.ts'
import { adjusted, type Draft } from './draft.ts'

export const withPaint = (draft: Draft, paint: Paint): Draft => {
  const keyOf = ({ things, named, part }: Paint): string => JSON.stringify([things, named, part])
  const others = draft.direction.adjustments.paints.filter((other) => keyOf(other) !== keyOf(paint))
  return adjusted(draft, { paints: [...others, paint].slice(-mostPaints) })
}
