// Puts things of the picture elsewhere: at another thing, or in each other's place.
import type { Extra, ExtraPlace } from '../../../direction/adjustments.ts'
import { mayShow } from '../../../direction/may-show.ts'
import { findMotif } from '../../../motifs/find-motif.ts'
import { artOf, differ } from '../../../press/changes-art.ts'
import type { Subject, Wish } from '../wish.ts'
import { alterExtra, isPlural, namedBy, nameOf, paintedAs, staysPainted, takenOut, withHero } from './apply-things.ts'
import { adjusted, type Draft, directed, documentFrom, noted, owned } from './draft.ts'
import { extraOf, isCompanion, isHero } from './find-subject.ts'

const whereabouts: Partial<Readonly<Record<ExtraPlace, string>>> = {
  beside: 'beside',
  'left-of': 'to the left of',
  'right-of': 'to the right of',
  over: 'over',
  around: 'around',
  before: 'in front of',
  behind: 'behind',
}

export const applyPlace = (draft: Draft, { subject, place, by }: Extract<Wish, { kind: 'place' }>): Draft => {
  const name = nameOf(draft, subject)
  const names = by === null || isHero(draft, by) ? [] : [...paintedAs(draft, by)]
  const at = by === null ? 'elsewhere' : `${whereabouts[place] ?? 'at'} the ${nameOf(draft, by)}`
  const said = `the ${name} ${isPlural(name) ? 'are' : 'is'} ${at}`
  const extra = extraOf(draft, subject)
  if (extra) return noted(alterExtra(draft, extra, { place, by: names }), said)
  const taken = isCompanion(draft, subject) ? takenOut(draft, subject, { place, by: names }) : draft
  return taken === draft || staysPainted(taken, subject)
    ? owned(
        draft,
        `the ${name} cannot be moved alone in this picture, so nothing was changed for it`,
        'cannot_be_drawn',
      )
    : noted(taken, said)
}

/** Each takes the room of the other, with its size and place. */
const exchanged = (one: Extra, other: Extra): readonly [Extra, Extra] => [
  { ...other, motif: one.motif, count: one.count, colour: one.colour },
  { ...one, motif: other.motif, count: other.count, colour: other.colour },
]

const companionOf = (draft: Draft, subject: Subject): string | undefined =>
  isCompanion(draft, subject)
    ? namedBy(draft, subject).find((id) => draft.direction.companions.includes(id))
    : undefined

const swapExtras = (draft: Draft, one: Extra, other: Extra): Draft => {
  const [first, second] = exchanged(one, other)
  const { extras } = draft.direction.adjustments
  return adjusted(draft, {
    extras: extras.map((each) => (each === one ? second : each === other ? first : each)),
  })
}

/** What stood beside the hero, or was added, is the hero now, and the hero is where that was. */
const swapWithHero = (draft: Draft, other: Subject): Draft | null => {
  const { hero, companions, adjustments } = draft.direction
  const extra = extraOf(draft, other)
  const companion = companionOf(draft, other)
  const id = extra?.motif ?? companion
  const motif = findMotif(id ?? '')
  if (id === undefined || motif === undefined || !mayShow(draft.family, motif)) return null
  const next = withHero(draft, id)
  const unpainted = adjusted(next, { hero: { ...adjustments.hero, colour: extra?.colour ?? null } })
  if (extra) {
    const moved = { ...extra, motif: hero, colour: adjustments.hero.colour, count: 1 }
    return adjusted(unpainted, { extras: adjustments.extras.map((each) => (each === extra ? moved : each)) })
  }
  return directed(unpainted, { companions: companions.map((each) => (each === companion ? hero : each)) })
}

const swapCompanions = (draft: Draft, one: string, other: string): Draft => {
  const { companions } = draft.direction
  return directed(draft, {
    companions: companions.map((each) => (each === one ? other : each === other ? one : each)),
  })
}

const swapped = (draft: Draft, [one, other]: readonly [Subject, Subject]): Draft | null => {
  const extras = [extraOf(draft, one), extraOf(draft, other)] as const
  if (isHero(draft, one)) return swapWithHero(draft, other)
  if (isHero(draft, other)) return swapWithHero(draft, one)
  if (extras[0] && extras[1]) return swapExtras(draft, extras[0], extras[1])
  const companions = [companionOf(draft, one), companionOf(draft, other)] as const
  return companions[0] !== undefined && companions[1] !== undefined
    ? swapCompanions(draft, companions[0], companions[1])
    : null
}

export const swapPlaces = (draft: Draft, subjects: readonly [Subject, Subject]): Draft => {
  const [one, other] = subjects.map((subject) => nameOf(draft, subject))
  const next = swapped(draft, subjects)
  const isSeen =
    next !== null &&
    (JSON.stringify(next.direction.adjustments) !== JSON.stringify(draft.direction.adjustments) ||
      differ(artOf(documentFrom(draft)), artOf(documentFrom(next))))
  return next !== null && isSeen
    ? noted(next, `the ${one} and the ${other} have changed places`)
    : owned(
        draft,
        `the ${one} and the ${other} cannot change places in this picture, so they are where they were`,
        'cannot_be_drawn',
      )
}
