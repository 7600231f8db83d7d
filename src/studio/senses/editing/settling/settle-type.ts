// Settles what is said of the letters: one place for a line, nothing that helps where more is asked, flat last of all.
import type { Wish } from '../wish.ts'

type TypeWish = Extract<Wish, { kind: 'type' }>

const isOnlyForReading = ({ change }: TypeWish): boolean => change.outline === true && change.shadow === true

/** "Take the glow off, I want it clean and crisp", "I can't read the script, use a serif": what is asked of the letters is what helps. */
const withoutRemedies = (wishes: readonly Wish[]): readonly Wish[] => {
  const isBetterTold = (wish: TypeWish): boolean =>
    wishes.some((other) => {
      if (other === wish || other.kind !== 'type' || other.role !== wish.role || isOnlyForReading(other)) return false
      const { glow, shadow, outline, lettering, scale, colour, place } = other.change
      const isPlainer = glow === false || shadow === false || outline === false
      const isNamed =
        glow === true ||
        shadow === true ||
        outline === true ||
        colour !== undefined ||
        (place !== undefined && place !== null)
      if (isOnlyForReading(wish)) return isPlainer || isNamed || lettering !== undefined || (scale ?? 1) > 1
      return isPlainer && wish.change.lettering === 'modern' && wish.change.flat === true
    })
  return wishes.filter((wish) => wish.kind !== 'type' || !isBetterTold(wish))
}

/** "A clearer typeface, still elegant": letters that can be read are elegant enough. */
const withoutFancy = (wishes: readonly Wish[]): readonly Wish[] =>
  wishes.filter(
    (wish) =>
      wish.kind !== 'type' ||
      wish.change.lettering !== 'elegant' ||
      !wishes.some(
        (other) => other.kind === 'type' && other.role === wish.role && other.change.lettering === 'readable',
      ),
  )

/** "Down at the bottom under the title" is at the bottom; "down, under the title" is under it. */
const withOnePlace = (wishes: readonly Wish[]): readonly Wish[] =>
  wishes.filter((wish) => {
    const { place } = wish.kind === 'type' ? wish.change : {}
    if (wish.kind !== 'type' || !place) return true
    const others = wishes.flatMap((other) =>
      other !== wish && other.kind === 'type' && other.role === wish.role && other.change.place
        ? [other.change.place]
        : [],
    )
    const isBeside = (each: string): boolean => /^(?:above|below)-/.test(each)
    const isSame = (one: string, other: string): boolean =>
      (one === 'bottom' && other === 'below-title') || (one === 'top' && other === 'above-title')
    return isBeside(place)
      ? !others.some((other) => isSame(other, place))
      : !others.some((other) => isBeside(other) && !isSame(place, other))
  })

/** "One flat colour, plain white": a colour alone would bring foil and shadows back. */
const flatLast = (wishes: readonly Wish[]): readonly Wish[] => {
  const isFlat = (wish: Wish): boolean =>
    wish.kind === 'type' && wish.change.flat === true && wish.change.colour === undefined
  return [...wishes.filter((wish) => !isFlat(wish)), ...wishes.filter(isFlat)]
}

/** "Straighten the title, I get seasick at the tilt": the slant is what goes. */
const straightened = (wishes: readonly Wish[]): readonly Wish[] => {
  const isStraight = (wish: Wish): boolean => wish.kind === 'type' && wish.change.tilt === 0
  return wishes.some(isStraight)
    ? wishes.filter((wish) => isStraight(wish) || wish.kind !== 'type' || wish.change.tilt === undefined)
    : wishes
}

export const settledType = (wishes: readonly Wish[]): readonly Wish[] =>
  flatLast(withOnePlace(withoutRemedies(withoutFancy(straightened(wishes)))))
