// Applies wishes about a part of the picture: what somebody wears, light in windows, a band, a stamp, smoke.
import { nameColour } from '../../../brief/colour-names.ts'
import { hexOf } from '../../../colour/colour.ts'
import { rgbOfLab } from '../../../colour/oklab.ts'
import { mostPaints, type Paint } from '../../../direction/adjustments.ts'
import { findMotif } from '../../../paint/motifs/index.ts'
import { artOf, differ } from '../../../press/changes-art.ts'
import { findPart } from '../../../press/find-part.ts'
import { isLight, partPlace } from '../lexicon/part-words.ts'
import { sceneryOf } from '../lexicon/scenery-words.ts'
import type { NamedColour, Subject, Wish } from '../wish.ts'
import { applyGround } from './apply-grades.ts'
import { applyPaint, without } from './apply-things.ts'
import { adjusted, type Draft, documentFrom, noted } from './draft.ts'
import { extraOf, isHero } from './find-subject.ts'

type PartWish = Extract<Wish, { kind: 'paint-part' }>

interface SubjectWish {
  readonly subject: Subject
  readonly colour: NamedColour
  /** The colour it is called by. */
  readonly near?: NamedColour | undefined
}

/** Share of a thing from which a part of it is the whole. */
const nearlyAll = 0.86

const isMany = (name: string): boolean => /[^s]s$/.test(name)

const thingsOf = (draft: Draft, owner: Subject | null): readonly string[] | null => {
  if (owner === null) return []
  if (isHero(draft, owner)) return [draft.direction.hero]
  return extraOf(draft, owner) || owner.motif === null ? null : [owner.motif, ...owner.kin]
}

const withPaint = (draft: Draft, paint: Paint): Draft => {
  const told = JSON.stringify([paint.things, paint.part])
  const others = draft.direction.adjustments.paints.filter(
    ({ things, part }) => JSON.stringify([things, part]) !== told,
  )
  return adjusted(draft, { paints: [...others, paint].slice(-mostPaints) })
}

/** Somebody's part that cannot be told apart: all of them takes the colour, if there is one. */
const ownerInstead = (draft: Draft, { owner, said, colour }: PartWish): Draft =>
  owner === null || colour === null
    ? noted(draft, `no ${said} could be found in this picture, so nothing was coloured for it`)
    : noted(applyPaint(draft, owner, colour), `the ${said} could not be painted apart from it`)

/** "The red stamp" where painters know their stamp by name: the thing goes, and not a patch of its colour. */
const leftOut = (draft: Draft, { said, owner, colour }: PartWish): Draft | null => {
  const names = colour === null && owner === null ? sceneryOf(said) : []
  if (names.length === 0) return null
  const next = without(draft, names)
  if (!differ(artOf(documentFrom(draft)), artOf(documentFrom(next)))) return null
  return noted(next, `the ${said} ${isMany(said) ? 'were' : 'was'} taken out`)
}

export const applyPart = (draft: Draft, wish: PartWish): Draft => {
  const { part, said, owner, colour } = wish
  const gone = leftOut(draft, wish)
  if (gone) return gone
  const things = thingsOf(draft, owner)
  if (things === null) return ownerInstead(draft, wish)
  const paint: Paint = { things: [...things], expanse: null, part, colour: colour?.hex ?? null }
  const found = findPart(documentFrom(draft), paint)
  if (!found || (things.length > 0 && found.share > nearlyAll && part.near === null)) return ownerInstead(draft, wish)
  const next = withPaint(draft, paint)
  const [be, was] = isMany(said) ? ['are', 'were'] : ['is', 'was']
  if (colour === null) return noted(next, `the ${said} ${was} taken out`)
  const seen = nameColour(hexOf(rgbOfLab(found.colour)))
  const isGuess = part.look === 'patch' && part.near === null
  return noted(
    next,
    isGuess
      ? `no ${said} is known by itself here, so all that was ${seen} is ${colour.name}`
      : `the ${said} ${be} ${colour.name}`,
  )
}

/** A second door beside the one that is meant would be another thing: only lights of the sky are painted anew. */
const paintedWhereItIs = (draft: Draft, { subject, colour, near }: SubjectWish): Draft => {
  const painted = applyPaint(draft, subject, colour)
  const { extras } = draft.direction.adjustments
  const isPasted = painted.direction.adjustments.extras.length > extras.length
  if (!isPasted || findMotif(subject.motif ?? '')?.kind === 'sky') return painted
  const { said } = subject
  const part = { look: 'patch', near: near?.hex ?? null, isSingle: true, top: 0, bottom: 1 } as const
  return near
    ? applyPart(draft, { kind: 'paint-part', part, said, owner: null, colour })
    : noted(draft, `no ${subject.said} could be told apart in this picture, so none was coloured`)
}

/** What is behind everything, by another name. */
const groundLike = /^(?:walls?|wallpaper|paper|page|backdrop|canvas)$/

/** A thing in a colour: light that shines and what no motif is are parts of the picture. */
export const paintSubject = (draft: Draft, { subject, colour, near }: SubjectWish): Draft => {
  const { said, motif } = subject
  if (groundLike.test(said) && findMotif(draft.direction.hero)?.kind !== 'place') return applyGround(draft, colour)
  const isOwn = isHero(draft, subject) || extraOf(draft, subject) !== undefined
  const isUnknown = motif !== null && !findMotif(motif) && sceneryOf(said).length === 0
  return !isOwn && (isLight(said) || isUnknown)
    ? applyPart(draft, {
        kind: 'paint-part',
        part: { ...partPlace(said), near: near?.hex ?? null, isSingle: !/s$/.test(said) },
        said,
        owner: null,
        colour,
      })
    : paintedWhereItIs(draft, { subject, colour, near })
}
