// Parts of one figure that should have the same colour, told as one part: painted one after the other, the second would be looked for in
// what the first has coloured already.
import type { Wish } from '../wish.ts'

type PartWish = Extract<Wish, { kind: 'paint-part' }>

/** Share of a figure that may lie between two parts that touch. */
const seam = 0.1

const areOne = (one: PartWish, other: PartWish): boolean =>
  one.owner !== null &&
  one.owner.motif === other.owner?.motif &&
  one.colour !== null &&
  one.colour.hex === other.colour?.hex &&
  one.part.look === other.part.look &&
  one.part.near === other.part.near &&
  Math.max(one.part.top, other.part.top) <= Math.min(one.part.bottom, other.part.bottom) + seam

const joined = (one: PartWish, other: PartWish): PartWish => ({
  ...one,
  said: `${one.said} and ${other.said}`,
  part: {
    ...one.part,
    top: Math.min(one.part.top, other.part.top),
    bottom: Math.max(one.part.bottom, other.part.bottom),
  },
})

/** "Her top and her shorts in orange": one piece of cloth, from shoulders to thighs. */
export const withJoinedParts = (wishes: readonly Wish[]): readonly Wish[] => {
  const told: Wish[] = []
  for (const wish of wishes) {
    const last = told.at(-1)
    if (last?.kind === 'paint-part' && wish.kind === 'paint-part' && areOne(last, wish))
      told.splice(-1, 1, joined(last, wish))
    else told.push(wish)
  }
  return told
}
