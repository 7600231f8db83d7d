// Applies wishes for things that are not there yet: where they go, and in which drawing.

import type { ExtraPlace } from '../../../direction/adjustments.ts'
import type { Look } from '../../../families/family.ts'
import { findMotif } from '../../../motifs/find-motif.ts'
import { isWornOnHead, sizeOf } from '../../../motifs/suits.ts'
import { leftOutPart, onePartMore } from '../../../paint/part-names.ts'
import { artOf, differ } from '../../../press/changes-art.ts'
import { firstSeen } from '../../../press/find-named.ts'
import { leastDisc } from '../../../press/scene-parts.ts'
import { allOfSort, endsInSort, hasOfSort, isOfSort } from '../lexicon/sorts.ts'
import type { Subject, Wish } from '../wish.ts'
import {
  counted,
  honest,
  inTheAir,
  newExtra,
  paintedAs,
  shownAgain,
  withExtra,
  withHero,
  without,
} from './apply-things.ts'
import { type Draft, directed, documentFrom, noted, owned } from './draft.ts'
import { isHero } from './find-subject.ts'
import { partsMeant } from './meant-parts.ts'
import { addedAs, flyingBirdId } from './moons.ts'

const ravenBlack = '#1b1a20'

const inTheSky: ReadonlySet<ExtraPlace> = new Set(['sky', 'around', 'over', 'top'])

type AddWish = Extract<Wish, { kind: 'add' }>

/** Where an added thing goes: at the hero, or at what else was named and is in the picture. */
interface Spot {
  readonly place: ExtraPlace | null
  readonly by: readonly string[]
  /** What it should be at, where that is not to be found. */
  readonly missed: string | null
}

const atThings: ReadonlySet<ExtraPlace> = new Set([
  'beside',
  'left-of',
  'right-of',
  'over',
  'around',
  'before',
  'behind',
  'held',
])

/** Trees that are things of their own and trees of the scenery are the same to who sits in them. */
const isTree = ({ motif }: Subject): boolean => isOfSort('trees', motif ?? '')

const isPainted = (draft: Draft, names: readonly string[]): boolean =>
  differ(artOf(documentFrom(draft)), artOf(documentFrom(without(draft, names))))

/** On whichever building the picture has, where its roof has no name of its own. */
const onRoof = (draft: Draft): Spot => {
  if (findMotif(draft.direction.hero)?.kind === 'place') return { place: 'over', by: [], missed: null }
  const buildings = allOfSort('buildings')
  return isPainted(draft, buildings)
    ? { place: 'over', by: buildings, missed: null }
    : { place: null, by: [], missed: 'roof' }
}

const spotOf = (draft: Draft, { place, by }: AddWish): Spot => {
  if (place === null || !atThings.has(place)) return { place, by: [], missed: null }
  if (by === null) return { place: null, by: [], missed: null }
  if (isHero(draft, by)) return { place, by: [], missed: null }
  // On a cover without a book, "on the book" is on the cover.
  if (isOfSort('the book', by.said)) return { place: null, by: [], missed: null }
  const names = paintedAs(draft, by)
  if (isTree(by)) {
    const trees = [...names, leftOutPart('trees')]
    return isPainted(draft, trees) ? { place, by: trees, missed: null } : { place: null, by: [], missed: 'tree' }
  }
  if (isPainted(draft, names)) return { place, by: names, missed: null }
  const parts = partsMeant(documentFrom(draft), by.said).map(leftOutPart)
  if (parts.length > 0) return { place, by: parts, missed: null }
  // The door of a house that is the hero is a part of it.
  if (isOfSort('at the door', by.said) && findMotif(draft.direction.hero)?.kind === 'place')
    return { place: 'before', by: [], missed: null }
  if (isOfSort('roofs', by.said)) return onRoof(draft)
  return { place: null, by: [], missed: by.said }
}

/** Parts that painters say the names of, and at whose foot one can stand. */
const upright: ReadonlySet<string> = new Set(
  (['arch', 'awning', 'buildings', 'door', 'gate', 'stairs', 'wall', 'window'] as const).map(leftOutPart),
)

/** What somebody who is in front of it stands before, hiding a little of it. */
const isOfWalls = (name: string): boolean => findMotif(name)?.kind === 'place' || upright.has(name)

/** Small enough to sit on a flower or a roof. */
const alights = (id: string): boolean => {
  const motif = findMotif(id)
  return motif?.kind === 'creature' && motif.rests === 'air' && sizeOf(motif) <= 0.1
}

/** Only people hold what can be held; what alights on a thing sits on it, not on its upper edge. */
const whereFor = ({ direction }: Draft, motif: string, { place, by }: Spot, isAbove: boolean): ExtraPlace | null => {
  if (place === 'over' && !isAbove && findMotif(motif)?.kind === 'creature' && by.includes(leftOutPart('trees')))
    return 'perched'
  const isHeld = findMotif(motif)?.kind === 'object' && by.length === 0 && findMotif(direction.hero)?.kind === 'person'
  if (place === 'held') return isHeld || isWornOnHead({ id: motif }) ? place : 'beside'
  return place === 'over' && !isAbove && alights(motif) ? 'before' : place
}

/** Looks whose middle is the hero's: what should be there takes its place. */
const middleIsHero: ReadonlySet<Look> = new Set(['emblem', 'object', 'card', 'collage', 'typographic'])

/** Where things lie in tiles of their own, one more gets a tile too. */
export const tiled: ReadonlySet<string> = new Set(['still-life-clues'])

const isOfTiles = ({ family }: Draft, { count, place }: AddWish): boolean =>
  tiled.has(family.id) && count === 1 && place === null

const withTile = (draft: Draft, motif: string): Draft | null => {
  const { companions, hero } = draft.direction
  if (motif === hero || companions.includes(motif)) return null
  const next = directed(draft, { companions: [motif, ...companions].slice(0, 3) })
  return differ(artOf(documentFrom(draft)), artOf(documentFrom(next))) ? next : null
}

/** By night the sun of a picture is its moon: no second one is hung beside it. */
const isTheSun = (draft: Draft, { subject, count, place, colour }: AddWish): boolean =>
  subject.motif === 'moon' &&
  count === 1 &&
  place === null &&
  colour === null &&
  !hasOfSort('parts of moons', subject.said) &&
  !hasOfSort('red moons', subject.said) &&
  draft.direction.adjustments.hour === 'night' &&
  firstSeen(documentFrom(draft), ['sun'], leastDisc) !== undefined

/** "Another tentacle": where the family paints them, one more of its own; null where it paints none. */
const oneMore = (draft: Draft, { subject, place }: AddWish): Draft | null => {
  const [part] = endsInSort('tentacles', subject.said) ? partsMeant(documentFrom(draft), subject.said) : []
  if (part === undefined) return null
  const asked = place === 'left' || place === 'left-of' ? 'left' : 'right'
  const sides = asked === 'left' ? (['left', 'right'] as const) : (['right', 'left'] as const)
  const next = sides.map((side) => [onePartMore(part, side)]).find((names) => isPainted(draft, names))
  return next
    ? noted(without(draft, next), 'a tentacle was added')
    : owned(draft, 'no more tentacles can be painted in this picture', 'cannot_be_drawn')
}

/** The name of the drawing that comes, where it is another than that of the motif. */
const named = (subject: Subject, id: string): Subject =>
  subject.motif === 'gear' ? { ...subject, motif: id, said: id } : subject

export const applyAdd = (draft: Draft, wish: AddWish): Draft => {
  const { subject, count, scale, colour } = wish
  const { motif } = subject
  const more = oneMore(draft, wish)
  if (more) return more
  if (isTheSun(draft, wish)) return noted(draft, 'the sun gave way to the moon')
  const added = addedAs(subject)
  if (motif === null || added === null || !findMotif(motif)) return draft
  const spot = spotOf(draft, wish)
  // "More birds around the head": several are on the wing.
  const isFlock = added.id === 'bird' && count > 2 && (spot.place === null || inTheSky.has(spot.place))
  const isFlying =
    isOfSort('perching', added.id) &&
    (isFlock || spot.place === 'sky' || spot.place === 'before' || (spot.place === 'over' && wish.isAbove === true))
  // What passes a thing is beside it; only before a light of the sky, or small before a building, is it seen better than anywhere.
  const crosses = findMotif(wish.by?.motif ?? '')?.kind === 'sky'
  const isBuilding = [...spot.by, ...(spot.by.length === 0 ? [draft.direction.hero] : [])].some(isOfWalls)
  const place =
    spot.place === 'before' && !crosses && !isBuilding
      ? 'beside'
      : whereFor(draft, added.id, spot, wish.isAbove === true)
  if (place === 'middle' && count === 1 && middleIsHero.has(draft.family.look) && !isHero(draft, subject))
    return noted(withHero(draft, motif), `${honest(subject)} takes the middle of the picture`)
  const shown = isOfTiles(draft, wish) ? withTile(draft, motif) : null
  if (shown) return noted(shown, `${honest(subject)} was added`)
  const names = [motif, inTheAir[motif] ?? motif]
  const next = withExtra(
    shownAgain(draft, names),
    newExtra(isFlying ? flyingBirdId : added.id, {
      count,
      scale: scale * (isFlock ? 1.3 : isFlying ? 0.75 : endsInSort('young', subject.said) ? 0.65 : 1),
      colour: colour?.hex ?? added.colour ?? (isFlying && added.id === 'raven' ? ravenBlack : null),
      place,
      by: [...spot.by],
    }),
  )
  const what = counted(named(subject, added.id), count)
  // "Interlocking gears" are several, though one thing.
  const were = count > 1 || !/^(?:an?|the) /.test(what) ? 'were' : 'was'
  const shownNow = noted(next, `${what} ${were} added`)
  if (spot.missed === null) return shownNow
  return owned(
    shownNow,
    `no ${spot.missed} could be found in this picture, so it is where there is room`,
    'not_in_picture',
  )
}
