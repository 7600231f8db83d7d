// Applies wishes about a part of the picture: what somebody wears, light in windows, a band, a stamp, smoke.
import { nameColour } from '../../../brief/colour-names.ts'
import { hexOf } from '../../../colour/colour.ts'
import { rgbOfLab } from '../../../colour/oklab.ts'
import { mostPaints, type Paint } from '../../../direction/adjustments.ts'
import { findMotif } from '../../../paint/motifs/index.ts'
import { wornName } from '../../../paint/motifs/people/dressed.ts'
import { artOf, differ } from '../../../press/changes-art.ts'
import { isWorn, isWornBy } from '../../../press/find-named.ts'
import { findPart } from '../../../press/find-part.ts'
import { garmentCalled, isLight, partPlace } from '../lexicon/part-words.ts'
import { sceneryOf } from '../lexicon/scenery-words.ts'
import { type NamedColour, type Subject, theHero, type Wish } from '../wish.ts'
import { applyColours } from './apply-colours.ts'
import { applyExpanse, applyGround } from './apply-grades.ts'
import { paintNamed } from './apply-named.ts'
import { paintPetals } from './apply-recolour.ts'
import { applyPaint, paintedAs, without } from './apply-things.ts'
import { adjusted, type Draft, directed, documentFrom, noted, owned } from './draft.ts'
import { extraOf, isCompanion, isHero } from './find-subject.ts'
import { leaveOut } from './leave-out.ts'

type PartWish = Extract<Wish, { kind: 'paint-part' }>

interface SubjectWish {
  readonly subject: Subject
  readonly colour: NamedColour
  /** The colour it is called by. */
  readonly near?: NamedColour | undefined
  /** A second colour that some of them have. */
  readonly also?: NamedColour | undefined
}

/** Share of a thing from which a part of it is the whole. */
const nearlyAll = 0.86

/** Share of an animal over which a colour is its fur. */
const mostWorn = 0.3

const isAnimal = (draft: Draft, owner: Subject | null): boolean =>
  owner !== null && findMotif(isHero(draft, owner) ? draft.direction.hero : (owner.motif ?? ''))?.kind === 'creature'

const isMany = (name: string): boolean => /[^s]s$|\sand\s/.test(name)

const thingsOf = (draft: Draft, owner: Subject | null): readonly string[] | null => {
  if (owner === null) return []
  if (isHero(draft, owner)) return [draft.direction.hero]
  return extraOf(draft, owner) || owner.motif === null ? null : [owner.motif, ...owner.kin]
}

const withPaint = (draft: Draft, paint: Paint): Draft => {
  const keyOf = ({ things, named, part }: Paint): string => JSON.stringify([things, named, part])
  const others = draft.direction.adjustments.paints.filter((other) => keyOf(other) !== keyOf(paint))
  return adjusted(draft, { paints: [...others, paint].slice(-mostPaints) })
}

/** Somebody's part that cannot be told apart: all of them takes the colour, if there is one. */
const ownerInstead = (draft: Draft, { owner, said, colour }: PartWish): Draft => {
  const missed = owned(draft, `no ${said} could be found in this picture, so nothing was coloured for it`)
  if (owner === null || colour === null) return missed
  const painted = applyPaint(draft, owner, colour)
  // Clothes in a colour bring nobody into the picture who would wear them.
  const isPasted = painted.direction.adjustments.extras.length > draft.direction.adjustments.extras.length
  return isPasted ? missed : owned(painted, `the ${said} could not be painted apart from it`)
}

/** "The red stamp" where painters know their stamp by name: the thing goes, and not a patch of its colour. */
const leftOut = (draft: Draft, { said, owner, colour }: PartWish): Draft | null => {
  if (colour !== null || owner !== null) return null
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
    things: [draft.direction.hero],
    expanse: null,
    named: [],
    part,
    colour: null,
    second: null,
  })
    ? theHero
    : owner

const hers = /\b(?:woman|girl|lady|heroine|bride|wife|she|her|mother|princess)\b/
const his = /\b(?:man|boy|guy|gentleman|hero|groom|husband|he|his|him|father|prince)\b/

/** "Her dress" where two are the hero: hers, and not what he wears. */
const wornApart = (draft: Draft, { said, owner, part }: PartWish): string | null => {
  if (part.look !== 'cloth' || owner === null) return null
  const isHers = owner.motif === null ? /^(?:dress|gown|skirt)/.test(said) : hers.test(owner.said)
  const isHis = owner.motif !== null && his.test(owner.said)
  const garment = isHers ? 'dress' : isHis || /^(?:suit|jacket|coat|shirt)/.test(said) ? 'suit' : null
  const name = garment === null ? null : wornName(garment)
  return name !== null && findMotif(draft.direction.hero)?.lacking?.[name] ? name : null
}

/** Only what painters know by name has edges between which a second colour could lie. */
const besidesFirst = (draft: Draft, said: string, also: NamedColour | undefined): Draft =>
  also ? owned(draft, `${also.name} could not be painted into the ${said} as well`) : draft

/** A garment that its painter says the name of: the wearer's own, or whoever's it is where nobody is named. */
const paintGarment = (draft: Draft, { said, owner, colour, also }: PartWish): Draft | null => {
  const garment = owner === null || colour === null ? undefined : garmentCalled(said)
  const wearers = thingsOf(draft, owner)
  if (garment === undefined || owner === null || colour === null || wearers === null) return null
  const document = documentFrom(draft)
  const isOwners = isWornBy(document, garment, wearers)
  if (!isOwners && (owner.motif !== null || !isWorn(document, garment))) return null
  const painted = withPaint(draft, {
    things: isOwners ? [...wearers] : [],
    expanse: null,
    named: [garment],
    part: null,
    colour: colour.hex,
    second: also?.hex ?? null,
  })
  return noted(painted, `the ${said} is ${also ? `${colour.name} and ${also.name}` : colour.name}`)
}

export const applyPart = (draft: Draft, wish: PartWish): Draft =>
  paintGarment(draft, wish) ?? besidesFirst(applyPlainPart(draft, wish), wish.said, wish.also)

const applyPlainPart = (draft: Draft, wish: PartWish): Draft => {
  const { part, said, colour } = wish
  const owner = ownerOf(draft, wish)
  const gone = leftOut(draft, wish)
  if (gone) return gone
  const named = owner === null && colour ? paintNamed(draft, said, colour) : null
  if (named) return named
  const worn = wornApart(draft, wish)
  if (worn !== null && colour !== null)
    return noted(
      withPaint(draft, { things: [worn], expanse: null, named: [], part: null, colour: colour.hex, second: null }),
      `the ${said} is ${colour.name}`,
    )
  const things = thingsOf(draft, owner)
  if (things === null) return ownerInstead(draft, wish)
  const paint: Paint = {
    things: [...things],
    expanse: null,
    named: [],
    part,
    colour: colour?.hex ?? null,
    second: null,
  }
  const found = findPart(documentFrom(draft), paint)
  // An animal that wears nothing is not dressed by its fur.
  const isFur =
    part.look === 'cloth' &&
    part.near === null &&
    isAnimal(draft, owner) &&
    (garmentCalled(said) !== undefined || (found?.share ?? 0) > mostWorn)
  if (isFur) return owned(draft, `no ${said} could be found in this picture, so nothing was coloured for it`)
  if (!found || (things.length > 0 && found.share > nearlyAll && part.near === null)) return ownerInstead(draft, wish)
  const next = withPaint(draft, paint)
  const [be, was] = isMany(said) ? ['are', 'were'] : ['is', 'was']
  if (colour === null) return noted(next, `the ${said} ${was} taken out`)
  // The largest patch of one colour would be a guess; on a thing, what stands out of it is at least its own.
  const isGuess = part.look === 'patch' && part.near === null
  if (isGuess && owner !== null) {
    const seen = nameColour(hexOf(rgbOfLab(found.colour)))
    return owned(next, `no ${said} could be told apart, so what was ${seen} of the ${owner.said} is ${colour.name}`)
  }
  return isGuess
    ? owned(draft, `no ${said} could be told apart in this picture, so nothing was coloured for it`)
    : noted(next, `the ${said} ${be} ${colour.name}`)
}

/** "The purple flowers", "the red dress": of what is of many colours, all that is of one. */
const someOf = (draft: Draft, subject: Subject, near: NamedColour, colour: NamedColour): Draft | null => {
  const part = { look: 'patch', near: near.hex, isSingle: false, top: 0, bottom: 1 } as const
  // One golden rose that is the hero is none of the flowers around it.
  const isOne = isHero(draft, subject) && !isMany(subject.said)
  const painted = isOne ? [draft.direction.hero] : [...paintedAs(draft, subject)]
  // A pattern of flowers is made of nothing else.
  const things = draft.family.look === 'pattern' ? [] : painted
  const paint: Paint = { things, expanse: null, named: [], part, colour: colour.hex, second: null }
  const found = isMany(subject.said) || isHero(draft, subject) ? findPart(documentFrom(draft), paint) : null
  if (!found || found.share <= leastOfMany || (found.share >= nearlyAll && !isOne)) return null
  const thing = subject.said.replace(`${near.name} `, '')
  const what = found.share < nearlyAll ? `what was ${near.name} of the ${thing}` : `the ${thing}`
  return noted(withPaint(draft, paint), `${what} is ${colour.name}`)
}

/** Share of things of many colours from which some of them are of one. */
const leastOfMany = 0.03

/** The colour that a sun has by itself, and the share of the sheet from which something in it is one. */
const sunlight = '#f2a63c'
const leastLight = 0.015

/** What lies under the sky and has no edges of its own. */
const ofLand =
  /^(?:mountains?|hills?|hillsides?|peaks?|grass|fields?|meadows?|valleys?|lakes?|rivers?|seas?|water|beach|sand|dunes?)$/

/** A second door beside the one that is meant would be another thing: only lights of the sky are painted anew. */
const paintedWhereItIs = (draft: Draft, { subject, colour, near }: SubjectWish): Draft => {
  const some = near ? someOf(draft, subject, near, colour) : null
  if (some) return some
  const painted = applyPaint(draft, subject, colour)
  const { extras } = draft.direction.adjustments
  const isPasted = painted.direction.adjustments.extras.length > extras.length
  if (!isPasted) return painted
  const { said, motif } = subject
  const called = near?.hex ?? (motif === 'sun' ? sunlight : null)
  const part = { look: 'patch', near: called, isSingle: true, top: 0, bottom: 1 } as const
  const paint: Paint = { things: [], expanse: null, named: [], part, colour: colour.hex, second: null }
  const isLight = findMotif(motif ?? '')?.kind === 'sky'
  const found = called === null ? null : findPart(documentFrom(draft), paint)
  if (found && (!isLight || found.share > leastLight))
    return applyPart(draft, { kind: 'paint-part', part, said, owner: null, colour })
  if (isLight) return painted
  return owned(draft, `no ${said} could be told apart in this picture, so none was coloured`)
}

const ofSky = /^(?:sky|skies|heavens)$/

/** What is behind everything, by another name. */
const groundLike = /^(?:walls?|wallpaper|paper|page|backdrop|canvas)$/

const isOfPetals = (draft: Draft, { motif }: Subject): boolean =>
  draft.family.look === 'pattern' || (motif !== null && findMotif(motif)?.kind === 'plant')

/** A thing in a colour: light that shines and what no motif is are parts of the picture. */
export const paintSubject = (draft: Draft, { subject, colour, near, also }: SubjectWish): Draft => {
  const { said, motif } = subject
  const isThere = isHero(draft, subject) || extraOf(draft, subject) !== undefined
  const named = isThere || isCompanion(draft, subject) ? null : paintNamed(draft, said, colour, also)
  if (named) return named
  if (ofSky.test(said)) return noted(applyExpanse(draft, 'sky', colour), `the ${said} is ${colour.name}`)
  if (!isThere && ofLand.test(said))
    return noted(applyExpanse(draft, 'land', colour), `the ${said} ${isMany(said) ? 'are' : 'is'} ${colour.name}`)
  if (also && !isOfPetals(draft, subject))
    return besidesFirst(paintSubject(draft, { subject, colour, near }), said, also)
  if (also)
    return noted(
      directed(draft, { palette: paintPetals(draft.direction.palette, colour, also) }),
      `the ${said} are ${colour.name} and ${also.name}`,
    )
  const names = motif === null ? sceneryOf(said) : []
  const [name] = names
  if (name !== undefined && differ(artOf(documentFrom(draft)), artOf(documentFrom(without(draft, names)))))
    return applyPaint(draft, { ...subject, motif: name, kin: names }, colour)
  // The whole book, where none lies on the cover.
  if (/^books?$/.test(said) && !isThere && !draft.direction.companions.includes(motif ?? ''))
    return applyColours(draft, [colour])
  if (groundLike.test(said) && findMotif(draft.direction.hero)?.kind !== 'place') return applyGround(draft, colour)
  const isPainted = (): boolean =>
    sceneryOf(said).length > 0 &&
    differ(artOf(documentFrom(draft)), artOf(documentFrom(without(draft, paintedAs(draft, subject)))))
  const isUnknown = motif !== null && !findMotif(motif) && !isPainted()
  return !isThere && (isLight(said) || isUnknown)
    ? applyPart(draft, {
        kind: 'paint-part',
        part: { ...partPlace(said), near: near?.hex ?? null, isSingle: !/s$/.test(said) },
        said,
        owner: null,
        colour,
      })
    : paintedWhereItIs(draft, { subject, colour, near })
}
