// Settles what is said of the picture as a whole: one manner, one way for a thing to go, what a season brings by itself, and what goes for what comes.
import { lchOf } from '../../../colour/colour.ts'
import type { Manner } from '../../../direction/adjustments.ts'
import type { Wish } from '../wish.ts'

/** Manners that only say how old, how plain or how drawn a picture is, beside one that says with what. */
const general: ReadonlySet<Manner> = new Set(['vintage', 'grain', 'pencil', 'simplified', 'flat', 'screen-print'])

/** A picture is painted in one manner: "hand-drawn, as if with crayons" in crayon. */
const inOneManner = (wishes: readonly Wish[]): readonly Wish[] => {
  const manners = wishes.filter((wish) => wish.kind === 'manner')
  const kept =
    manners.findLast(({ manner }) => !general.has(manner)) ??
    // "Flatter and more modern": flat shapes are plain as well.
    manners.findLast(({ manner }) => manner === 'flat') ??
    manners.at(-1)
  return wishes.filter((wish) => wish.kind !== 'manner' || wish === kept)
}

/** "To the middle, it hangs too far left": a thing goes one way across and one way up or down, and where it is asked to first. */
const onOneWay = (wishes: readonly Wish[]): readonly Wish[] => {
  const moves = wishes.filter((wish) => wish.kind === 'move')
  const isAcross = (to: string): boolean => /left|right|middle/.test(to)
  return wishes.filter((wish, at) => {
    if (wish.kind === 'frame') return moves.length === 0 || !wish.said.startsWith('moved ')
    if (wish.kind !== 'move') return true
    return !moves.some(
      (other) =>
        wishes.indexOf(other) < at &&
        other.subject.motif === wish.subject.motif &&
        isAcross(other.to) === isAcross(wish.to),
    )
  })
}

const grounds = /\b(?:floor|ground|earth|fields?|grass|lawn|meadow|hills?|land|path|road|roofs?|rooftops?|branches)$/

/** "Snowing, with the forest floor white": the white is snow that lies. */
const underSnow = (wishes: readonly Wish[]): readonly Wish[] => {
  const isSnowy = wishes.some(
    (wish) => (wish.kind === 'air' && wish.air === 'snow' && wish.strength > 0) || isWinter(wish),
  )
  const isWhitened = (wish: Wish): boolean => {
    const { l, c } = 'colour' in wish && wish.colour ? lchOf(wish.colour.hex) : { l: 0, c: 0 }
    if (l < 0.88 || c > 0.03) return false
    return (wish.kind === 'paint-subject' && grounds.test(wish.subject.said)) || wish.kind === 'tint'
  }
  if (!isSnowy || !wishes.some(isWhitened)) return wishes
  const others = wishes.filter((wish) => !isWhitened(wish))
  return others.some(isWinter) ? others : [...others, { kind: 'season', season: 'winter' }]
}

/** "Spring, with blossoms": they come with the season. */
const withOwnBlossoms = (wishes: readonly Wish[]): readonly Wish[] =>
  wishes.some((wish) => wish.kind === 'season' && wish.season === 'spring')
    ? wishes.filter(
        (wish) => (wish.kind !== 'add' && wish.kind !== 'paint-subject') || !/\bblossoms?$/.test(wish.subject.said),
      )
    : wishes

type PaintWish = Extract<Wish, { kind: 'paint-subject' }>

const isOther = (one: PaintWish, next: Wish | undefined): next is PaintWish =>
  next?.kind === 'paint-subject' &&
  /[^s]s$/.test(one.subject.said) &&
  next.subject.said === one.subject.said &&
  next.colour.hex !== one.colour.hex &&
  [one, next].every(({ near, also }) => !near && !also)

/** "The flowers in yellows, and in peach": some have the one colour, some the other. */
const withBothColours = (wishes: readonly Wish[]): readonly Wish[] =>
  wishes.flatMap((wish, at): Wish[] => {
    const [before, next] = [wishes[at - 1], wishes[at + 1]]
    if (wish.kind !== 'paint-subject') return [wish]
    if (before?.kind === 'paint-subject' && isOther(before, wish)) return []
    return isOther(wish, next) ? [{ ...wish, also: [next.colour] }] : [wish]
  })

type RemoveWish = Extract<Wish, { kind: 'remove' }>

const isAnyOf = (wish: RemoveWish, other: RemoveWish): boolean =>
  wish.which === undefined && other.which !== undefined && wish.subject.motif === other.subject.motif

/** "No cake, replace it with a dog": what is replaced goes by that. "Fewer flowers, no purple ones": some stay. */
const withoutRemoved = (wishes: readonly Wish[]): readonly Wish[] =>
  wishes.filter(
    (wish) =>
      wish.kind !== 'remove' ||
      !wishes.some(
        (other) =>
          (other.kind === 'replace' && other.from.motif === wish.subject.motif) ||
          (other.kind === 'fewer' && other.subject.motif === wish.subject.motif) ||
          // Nothing can come for it, so it stays.
          (other.kind === 'impossible' && other.stays === wish.subject.said) ||
          // "There is only one moon, so remove the smaller": which one goes is said.
          (other.kind === 'remove' && isAnyOf(wish, other)),
      ),
  )

const isWinter = (wish: Wish): boolean => wish.kind === 'season' && wish.season === 'winter'

export const settledPicture = (wishes: readonly Wish[]): readonly Wish[] =>
  withBothColours(withoutRemoved(withOwnBlossoms(underSnow(onOneWay(inOneManner(wishes))))))

/** "A snowy meadow" is no fence: beside what is asked for, a word that only brings a thing to mind brings none. */
export const withoutMentions = (wishes: readonly Wish[]): readonly Wish[] => {
  const isMention = (wish: Wish): boolean =>
    wish.kind === 'add' &&
    !wish.isAsked &&
    !(wish.subject.motif ?? '').split('-').some((name) => wish.subject.said.toLowerCase().includes(name))
  return wishes.some((wish) => !isMention(wish) && wish.kind !== 'impossible')
    ? wishes.filter((wish) => !isMention(wish))
    : wishes
}
