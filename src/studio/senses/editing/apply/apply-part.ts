// Applies wishes about a part of the picture: what somebody wears, light in windows, a band, a stamp, smoke.
import { nameColour } from '../../../brief/colour-names.ts'
import { hexOf } from '../../../colour/colour.ts'
import { rgbOfLab } from '../../../colour/oklab.ts'
import { mostPaints, noPaint, type Paint } from '../../../direction/adjustments.ts'
import { findMotif } from '../../../motifs/find-motif.ts'
import { isGarment, isOwn, type OwnName } from '../../../paint/part-names.ts'
import { artOf, differ } from '../../../press/changes-art.ts'
import { firstOwned, firstSeen } from '../../../press/find-named.ts'
import { findPart } from '../../../press/find-part.ts'
import { isWornWord, meantWith, ownCalled } from '../lexicon/own-parts.ts'
import { sceneryOf } from '../lexicon/scenery.ts'
import { hasOfSort, isOfSort } from '../lexicon/sorts.ts'
import { type NamedColour, type Subject, theHero, type Wish } from '../wish.ts'
import { paintNamed } from './apply-named.ts'
import { applyPaint, without } from './apply-things.ts'
import { adjusted, type Draft, documentFrom, noted, owned } from './draft.ts'
import { extraOf, isHero } from './find-subject.ts'
import { leaveOut, leaveOutPiece } from './leave-out.ts'
import { besideFirst, furtherColours, mostBeside, namesOf } from './several-colours.ts'

type PartWish = Extract<Wish, { kind: 'paint-part' }>
type OwnWish = Pick<PartWish, 'said' | 'owner' | 'colour'> & { readonly also?: readonly NamedColour[] | undefined }

/** Share of a thing from which a part of it is the whole. */
export const nearlyAll = 0.86

/** Share of a thing up to which what stands out of it may be a part of it that nobody knows. */
const mostGuessed = 0.3

/** Share of an animal over which a colour is its fur. */
const mostWorn = 0.3

const isAnimal = (draft: Draft, owner: Subject | null): boolean =>
  owner !== null && findMotif(isHero(draft, owner) ? draft.direction.hero : (owner.motif ?? ''))?.kind === 'creature'

export const isMany = (name: string): boolean => /[^s]s$|\sand\s/.test(name)

const thingsOf = (draft: Draft, owner: Subject | null): readonly string[] | null => {
  if (owner === null) return []
  if (isHero(draft, owner)) return [draft.direction.hero]
  return extraOf(draft, owner) || owner.motif === null ? null : [owner.motif, ...owner.kin]
}

export const withPaint = (draft: Draft, paint: Paint): Draft => {
  const keyOf = ({ things, named, part }: Paint): string => JSON.stringify([things, named, part])
  const others = draft.direction.adjustments.paints.filter((other) => keyOf(other) !== keyOf(paint))
  return adjusted(draft, { paints: [...others, paint].slice(-mostPaints) })
}

/** Somebody's part that cannot be told apart: all of them takes the colour, if there is one. */
const ownerInstead = (draft: Draft, { owner, said, colour }: PartWish): Draft => {
  const missed = owned(
    draft,
    `no ${said} could be found in this picture, so nothing was coloured for it`,
    'not_in_picture',
  )
  if (owner === null || colour === null) return missed
  const painted = applyPaint(draft, owner, colour)
  // Clothes in a colour bring nobody into the picture who would wear them.
  const isPasted = painted.direction.adjustments.extras.length > draft.direction.adjustments.extras.length
  return isPasted ? missed : owned(painted, `the ${said} could not be painted apart from it`, 'cannot_be_drawn')
}

/** "The red stamp" where painters know their stamp by name: the thing goes, and not a patch of its colour. */
const leftOut = (draft: Draft, { said, owner, colour, part }: PartWish): Draft | null => {
  if (colour !== null || owner !== null) return null
  const piece = part.near === null || isMany(said) ? null : leaveOutPiece(draft, said, part.near)
  if (piece) return noted(piece, `the ${said} was taken out`)
  const named = without(draft, sceneryOf(said))
  const isNamed = named !== draft && differ(artOf(documentFrom(draft)), artOf(documentFrom(named)))
  // Of many shapes in many colours only those of one colour are meant.
  const next = isNamed ? named : isMany(said) ? null : leaveOut(draft, said)
  if (next === null) return null
  return noted(next, `the ${said} ${isMany(said) ? 'were' : 'was'} taken out`)
}

/** The windows of a house that is the hero are its own: no moon above it is meant. */
const ownerOf = (draft: Draft, { part, said, owner }: PartWish): Subject | null =>
  owner === null &&
  part.look === 'light' &&
  /window/.test(said) &&
  findMotif(draft.direction.hero)?.kind === 'place' &&
  findPart(documentFrom(draft), {
    ...noPaint,
    things: [draft.direction.hero],
    part,
  })
    ? theHero
    : owner

/** "Her clothes", "his hair" where two are the hero: hers, and not what he wears. */
const ownOf = ({ said, owner }: OwnWish): readonly OwnName[] => {
  const called = ownCalled(said)
  const who = owner === null || owner.motif === null ? '' : owner.said
  const others: readonly OwnName[] = hasOfSort('hers', who)
    ? ['suit', 'his hair']
    : hasOfSort('his', who)
      ? ['dress', 'hair']
      : []
  return called.toSorted((one, other) => Number(others.includes(one)) - Number(others.includes(other)))
}

/** Only what painters know by name has edges between which a second colour could lie. */
export const besidesFirst = (draft: Draft, said: string, also: readonly NamedColour[] = []): Draft =>
  also.length > 0
    ? owned(draft, `${namesOf(also)} could not be painted into the ${said} as well`, 'cannot_be_drawn')
    : draft

/** What its painter says the name of: the owner's, or whoever's it is where nobody is named. */
export const paintOwn = (draft: Draft, wish: OwnWish): Draft | null => {
  const { said, owner, colour, also = [] } = wish
  const owners = thingsOf(draft, owner)
  if (colour === null || owners === null) return null
  const document = documentFrom(draft)
  // "Top and shorts": each has a name of its own.
  const called = said.split(' and ').map((each) => ownOf({ ...wish, said: each }))
  const owned = owners.length === 0 ? [] : called.flatMap((names) => firstOwned(document, names, owners) ?? [])
  const isAnybody = owner === null || owner.motif === null
  const named = owned.length > 0 || !isAnybody ? owned : called.flatMap((names) => firstSeen(document, names) ?? [])
  if (named.length < called.length) return null
  const { painted: further, left } = besideFirst(also, named.some(isGarment) ? mostBeside.cloth : mostBeside.part)
  const paint = { ...noPaint, colour: colour.hex, ...furtherColours(further) }
  const kin = named.flatMap(meantWith)
  const own = withPaint(draft, {
    ...paint,
    things: owned.length > 0 ? [...owners] : [],
    named: [...new Set([...named, ...kin.filter(isOwn)])],
  })
  const around = kin.filter((name) => !isOwn(name))
  const painted = around.length > 0 ? withPaint(own, { ...paint, named: around }) : own
  const be = isMany(said) ? 'are' : 'is'
  return besidesFirst(noted(painted, `the ${said} ${be} ${namesOf([colour, ...further])}`), said, left)
}

const hooded = /hooded|cloaked|wizard|witch/

/** Of somebody in hood and cloak nothing else is seen. */
const isAllOfThem = (draft: Draft, owner: Subject, said: string): boolean =>
  isHero(draft, owner) && hooded.test(draft.direction.hero) && isOfSort('all of somebody', said)

const merelyPainted = (draft: Draft, owner: Subject, colour: NamedColour): Draft => ({
  ...applyPaint(draft, owner, colour),
  notes: draft.notes,
})

const ofHouses: ReadonlySet<string> = new Set(['chimneys', 'house door', 'house walls', 'house windows', 'roof'])

const isOfHouse = (said: string): boolean => ownCalled(said).some((name) => ofHouses.has(name))

/** Without a house, whatever is where its roof would be is none. */
const showsHouse = (draft: Draft): boolean => {
  const { hero, adjustments } = draft.direction
  // Not all companions are painted; of those that are, roofs and doors are found by name before.
  const things = [hero, ...adjustments.extras.map(({ motif }) => motif)]
  return (
    things.some((id) => findMotif(id)?.kind === 'place') ||
    firstSeen(documentFrom(draft), ['buildings', 'door', 'wall', 'window']) !== undefined
  )
}

export const applyPart = (draft: Draft, wish: PartWish): Draft =>
  paintOwn(draft, wish) ?? besidesFirst(applyPlainPart(draft, wish), wish.said, wish.also)

const applyPlainPart = (draft: Draft, wish: PartWish): Draft => {
  const { part, said, colour } = wish
  const owner = ownerOf(draft, wish)
  const gone = leftOut(draft, wish)
  if (gone) return gone
  const named = owner === null && colour ? paintNamed(draft, said, colour, { near: part.near }) : null
  if (named) return named
  if (owner !== null && colour !== null && isAllOfThem(draft, owner, said))
    return noted(merelyPainted(draft, owner, colour), `the ${said} is ${colour.name}`)
  const things = thingsOf(draft, owner)
  if (things === null) return ownerInstead(draft, wish)
  const paint: Paint = {
    ...noPaint,
    things: [...things],
    part,
    colour: colour?.hex ?? null,
  }
  if (part.near === null && isOfHouse(said) && !showsHouse(draft))
    return owned(draft, `no ${said} could be found in this picture, so nothing was coloured for it`, 'not_in_picture')
  const found = findPart(documentFrom(draft), paint)
  // An animal that wears nothing is not dressed by its fur.
  const isFur =
    part.look === 'cloth' &&
    part.near === null &&
    isAnimal(draft, owner) &&
    (isWornWord(said) || (found?.share ?? 0) > mostWorn)
  if (isFur)
    return owned(draft, `no ${said} could be found in this picture, so nothing was coloured for it`, 'not_in_picture')
  if (!found || (things.length > 0 && found.share > nearlyAll && part.near === null)) return ownerInstead(draft, wish)
  const next = withPaint(draft, paint)
  const [be, was] = isMany(said) ? ['are', 'were'] : ['is', 'was']
  if (colour === null) return noted(next, `the ${said} ${was} taken out`)
  // The largest patch of one colour would be a guess; on a thing, what stands out of it is at least its own.
  const isGuess = part.look === 'patch' && part.near === null
  if (isGuess && owner !== null && found.share < mostGuessed) {
    const seen = nameColour(hexOf(rgbOfLab(found.colour)))
    return owned(
      next,
      `no ${said} could be told apart, so what was ${seen} of the ${owner.said} is ${colour.name}`,
      'not_in_picture',
    )
  }
  return isGuess
    ? owned(draft, `no ${said} could be told apart in this picture, so nothing was coloured for it`, 'not_in_picture')
    : noted(next, `the ${said} ${be} ${colour.name}`)
}
