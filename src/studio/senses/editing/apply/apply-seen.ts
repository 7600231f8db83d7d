// Applies a wish and looks at the cover: where too little came of it the nearest change that shows is made, and the notes say what is seen.
import { labOfColour } from '../../../colour/oklab.ts'
import { keepLast } from '../../../keep-last.ts'
import { extentOf } from '../../../press/adjust/colours/named-mask.ts'
import type { Mask } from '../../../press/adjust/mask.ts'
import { seenHero, seenNamed, seenWorn } from '../../../press/find-named.ts'
import { type SeenCover, seenCover, shareAlike, shareChanged, shareNearer } from '../../../press/seen-cover.ts'
import type { GradeChange, NamedColour, Wish } from '../wish.ts'
import { applyAir } from './apply-air.ts'
import { applyColours } from './apply-colours.ts'
import { applyGrade, applyGround, applyTint } from './apply-grades.ts'
import { givenWay } from './apply-recolour.ts'
import { applySeenType } from './apply-type.ts'
import { applyWish } from './apply-wish.ts'
import { type Draft, documentFrom, noted, owned } from './draft.ts'
import { feelings } from './feelings.ts'

/** Shares of the cover that must change to be seen to: of a picture, of a part of it, of one thing. */
const ofPicture = 0.12
const ofPart = 0.012
const ofThing = 0.002
/** Light and shade lie over all of a picture, or of its sky or its foreground: what is dark already needs more of them to look darker. */
const ofLitPicture = 0.2
const ofLitRegion = 0.12
/** Share of the cover that is in a colour already: more of it is no change to look for. */
const already = 0.3

interface Plan {
  /** How much must be seen to change. */
  readonly least: number
  /** The colour that it must come nearer to, where one is wished for. */
  readonly goal: NamedColour | null
  /** What is tried when the wish itself does not show, in turn. */
  readonly others: readonly ((draft: Draft, applied: Draft) => Draft)[]
  /** The one thing that is meant: where it does not show, nothing else is changed for it. */
  readonly thing?: string
}

const timesAs = (change: GradeChange, by: number): GradeChange =>
  Object.fromEntries(
    Object.entries(change).map(([key, value]: [string, number]) => [key, Math.max(-1, Math.min(1, value * by))]),
  )

/** Again on top of what was applied. */
const graded =
  (change: GradeChange) =>
  (_: Draft, applied: Draft): Draft =>
    applyGrade(applied, 'whole', change)

const leaning =
  (colour: NamedColour, why: string) =>
  (draft: Draft): Draft => {
    const leant = applyColours(draft, [colour])
    return owned({ ...leant, notes: draft.notes }, `${why}, so the colours lean to ${colour.name}`, 'not_in_picture')
  }

const planOf = (wish: Wish): Plan | null => {
  switch (wish.kind) {
    case 'grade': {
      const again = (by: number) => (draft: Draft) => applyWish(draft, { ...wish, change: timesAs(wish.change, by) })
      return {
        least: wish.region === 'whole' ? ofLitPicture : ofLitRegion,
        goal: null,
        others: [again(1.7), again(2.6)],
      }
    }
    case 'tint':
      if (wish.region === 'whole')
        return { least: ofPicture, goal: wish.colour, others: [leaning(wish.colour, 'that did not show')] }
      return {
        least: ofPart,
        goal: wish.colour,
        others: [
          (draft) =>
            owned(
              applyTint(draft, wish.region, wish.colour.hex, 0.9),
              `no ${wish.region === 'upper' ? 'sky' : 'land'} could be told apart, so the ${wish.region} part of the picture is tinted ${wish.colour.name}`,
              'not_in_picture',
            ),
        ],
      }
    case 'ground':
      return {
        least: ofPicture,
        goal: wish.colour,
        others: [leaning(wish.colour, 'no background could be told apart')],
      }
    case 'colours': {
      const [first] = wish.colours
      const others = first ? [(_: Draft, applied: Draft) => applyGround(applied, first)] : []
      return { least: ofPicture, goal: wish.colours.length === 1 ? (first ?? null) : null, others }
    }
    case 'recolour':
      return {
        least: ofThing,
        goal: wish.to,
        others: [
          (draft) => noted(givenWay(draft, wish.from, wish.to), `${wish.from.name} became ${wish.to.name}`),
          leaning(wish.to, `there was no ${wish.from.name} that could be told apart`),
        ],
      }
    case 'refuse-colour':
      return { least: ofThing, goal: null, others: [] }
    case 'palette':
      return { least: ofPicture, goal: null, others: [graded({ saturation: 0.3, contrast: 0.2 })] }
    case 'feeling':
      return { least: ofPicture, goal: null, others: [graded(feelings[wish.feeling].grade)] }
    case 'hour':
      return {
        least: ofPicture,
        goal: null,
        others: [
          graded({ lightness: wish.hour === 'night' ? -0.35 : 0.35, temperature: wish.hour === 'night' ? -0.3 : 0.3 }),
        ],
      }
    case 'season':
      return { least: ofPart, goal: null, others: [] }
    case 'air':
      return wish.strength > 0 && !wish.isLess
        ? { least: 0.01, goal: null, others: [(draft) => applyAir(draft, wish.air, 1, false)] }
        : { least: ofThing, goal: null, others: [] }
    case 'storm':
    case 'manner':
      return { least: ofPart, goal: null, others: [] }
    case 'vignette':
    case 'without':
      return { least: 0.01, goal: null, others: [] }
    case 'add':
    case 'count':
    case 'move':
    case 'place':
    case 'resize':
    case 'swap-places':
    case 'turn':
      return { least: ofThing, goal: null, others: [] }
    case 'paint-subject':
      return { least: ofThing, goal: wish.colour, others: [], thing: wish.subject.said }
    case 'paint-part':
      return { least: ofThing, goal: wish.colour, others: [], ...(wish.colour ? { thing: wish.said } : {}) }
    default:
      return null
  }
}

/** Those before and after each of several wishes. */
const mostKept = 8

const kept = keepLast<SeenCover>(mostKept)

/** The cover as it is seen now. */
export const seenOf = (draft: Draft): SeenCover => {
  const document = documentFrom(draft)
  return kept(JSON.stringify(document), () => seenCover(document))
}

/** Whether a wish has owned to something that could not be done. */
const owns = (draft: Draft, applied: Draft): boolean => applied.missed.length > draft.missed.length

/** The cover as it was, where next to nothing of a wish would be seen: nobody should pay for that. */
const hardlySeen = (draft: Draft, applied: Draft): Draft => {
  if (owns(draft, applied)) return applied
  const told = applied.notes.slice(draft.notes.length).join('; ')
  return owned(draft, `“${told}” would hardly show here, so nothing was changed for it`, 'cannot_be_drawn')
}

/** The cover as it was: doing something else than was asked for is worse than to say that it could not be done. */
const untouched = (draft: Draft, said: string): Draft =>
  owned(draft, `no ${said} could be told apart in this picture, so nothing was coloured for it`, 'not_in_picture')

/** Where the thing is that a wish has coloured: a part by its name, or the hero; null where it is known by nothing but its colour. */
const colouredIn = (draft: Draft, applied: Draft): Mask | null => {
  const { paints, hero } = draft.direction.adjustments
  const { adjustments } = applied.direction
  const paint = adjustments.paints.find((each) => each.named.length > 0 && !paints.includes(each))
  if (paint)
    return paint.things.length > 0
      ? seenWorn(documentFrom(draft), paint.named, paint.things)
      : seenNamed(documentFrom(draft), paint.named)
  const isHeroColoured = adjustments.hero.colour !== null && adjustments.hero.colour !== hero.colour
  return isHeroColoured && draft.direction.hero === applied.direction.hero ? seenHero(documentFrom(draft)) : null
}

/** Share of a thing that must come nearer to its colour, or have it in the end. */
const ofItsOwn = 0.25

/** Share of the cover under which hair lines are lost in a small look: that they are there was told by a closer one. */
const ofHairlines = 0.0003

const isHairline = (mask: Mask): boolean => extentOf(mask) < ofHairlines

/** The cover is as it was, because it is so already: nothing more is asked for. */
const isSoAlready = (draft: Draft, applied: Draft): boolean =>
  JSON.stringify(draft.direction) === JSON.stringify(applied.direction) && !owns(draft, applied)

export const applySeen = (draft: Draft, wish: Wish): Draft => {
  if (wish.kind === 'type') return applySeenType(draft, wish.role, wish.change)
  const applied = applyWish(draft, wish)
  const plan = planOf(wish)
  if (plan === null || isSoAlready(draft, applied)) return applied
  const { goal, others, thing } = plan
  const before = seenOf(draft)
  const lab = goal && labOfColour(goal.hex)
  const mask = lab && thing !== undefined && applied.direction !== draft.direction ? colouredIn(draft, applied) : null
  // A thin thing is no less seen for being little of the cover.
  const least = mask ? Math.min(plan.least, extentOf(mask) * ofItsOwn) : plan.least
  const shownBy = (next: Draft): number => {
    if (next.direction === draft.direction) return 0
    return lab ? shareNearer(before, seenOf(next), lab, mask) : shareChanged(before, seenOf(next))
  }
  const shown = shownBy(applied)
  if (thing !== undefined && lab) {
    const isSeen =
      shown >= least || (mask !== null && (isHairline(mask) || shareAlike(seenOf(applied), lab, mask) >= ofItsOwn))
    return isSeen || owns(draft, applied) ? applied : untouched(draft, thing)
  }
  // Of a colour that prevails already there is not much more to be had.
  if (shown >= least || (lab && shareAlike(before, lab) >= already && !owns(draft, applied))) return applied
  let [best, most] = [applied, shown]
  for (const other of others) {
    const next = other(draft, applied)
    const share = shownBy(next)
    if (share >= least) return next
    if (share > most * 1.5) [best, most] = [next, share]
  }
  return most >= least / 4 ? best : hardlySeen(draft, best)
}
