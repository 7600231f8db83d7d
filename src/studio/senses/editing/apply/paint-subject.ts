// Applies wishes about a thing in a colour: where it is, whatever it is, or what of it is of one colour.
import { noPaint, type Paint } from '../../../direction/adjustments.ts'
import { findMotif } from '../../../motifs/find-motif.ts'
import { artOf, differ } from '../../../press/changes-art.ts'
import { findPart } from '../../../press/find-part.ts'
import { isLight, partPlace } from '../lexicon/looks-of-parts.ts'
import { sceneryOf } from '../lexicon/scenery.ts'
import { endsInSort, isOfSort } from '../lexicon/sorts.ts'
import { type NamedColour, type Subject, theHero } from '../wish.ts'
import { applyColours } from './apply-colours.ts'
import { applyExpanse, applyGround } from './apply-grades.ts'
import { paintNamed } from './apply-named.ts'
import { applyPart, besidesFirst, isMany, nearlyAll, paintOwn, withPaint } from './apply-part.ts'
import { paintPetals } from './apply-recolour.ts'
import { applyPaint, paintedAs, without } from './apply-things.ts'
import { adjusted, type Draft, directed, documentFrom, noted, owned } from './draft.ts'
import { extraOf, isCalledItself, isCompanion, isHero } from './find-subject.ts'
import { namesOf } from './several-colours.ts'

interface SubjectWish {
  readonly subject: Subject
  readonly colour: NamedColour
  /** The colour it is called by. */
  readonly near?: NamedColour | undefined
  /** Further colours that some of them have. */
  readonly also?: readonly NamedColour[] | undefined
}

/** "The white flowers" where painters know their flowers by name: the paper behind them is white as well. */
const someBlooms = (draft: Draft, { said }: Subject, near: NamedColour, colour: NamedColour): Draft | null => {
  if (!endsInSort('many flowers', said)) return null
  const next = paintNamed(draft, 'blooms', colour, { near: near.hex })
  const isSome = next?.direction.adjustments.paints.at(-1)?.part !== null
  return next && isSome
    ? { ...noted(draft, `the ${near.name} flowers are ${colour.name}`), direction: next.direction }
    : null
}

/** "The purple flowers", "the red dress": of what is of many colours, all that is of one. */
const someOf = (draft: Draft, subject: Subject, near: NamedColour, colour: NamedColour): Draft | null => {
  // What is pink of a heart carries its blood.
  const veins = isHero(draft, subject) ? paintOwn(draft, { said: 'veins', owner: subject, colour }) : null
  if (veins)
    return { ...veins, notes: [...draft.notes, `what was ${near.name} of the ${subject.said} is ${colour.name}`] }
  const part = { look: 'patch', near: near.hex, isSingle: false, top: 0, bottom: 1 } as const
  // One golden rose that is the hero is none of the flowers around it.
  const isOne = isHero(draft, subject) && !isMany(subject.said)
  const painted = isOne ? [draft.direction.hero] : [...paintedAs(draft, subject)]
  // A pattern of flowers is made of nothing else.
  const things = draft.family.look === 'pattern' ? [] : painted
  const paint: Paint = { ...noPaint, things, part, colour: colour.hex }
  const found = isMany(subject.said) || isHero(draft, subject) ? findPart(documentFrom(draft), paint) : null
  if (!found || found.share <= leastOfMany || (found.share >= nearlyAll && !isOne)) return null
  const thing = subject.said.replace(`${near.name} `, '')
  // Lights and depths of metal are of other hues than the metal: left out, they would be stains of it.
  if (isOne && (near.metal ?? colour.metal) !== null && found.share > mostlyMetal) {
    const { hero } = draft.direction.adjustments
    return noted(adjusted(draft, { hero: { ...hero, colour: colour.hex } }), `the ${thing} is ${colour.name}`)
  }
  const what = found.share < nearlyAll ? `what was ${near.name} of the ${thing}` : `the ${thing}`
  return noted(withPaint(draft, paint), `${what} is ${colour.name}`)
}

/** Share of a thing from which it is made of a metal. */
const mostlyMetal = 0.5

/** Share of things of many colours from which some of them are of one. */
const leastOfMany = 0.03

/** The colour that a sun has by itself, and the share of the sheet from which something in it is one. */
const sunlight = '#f2a63c'
const leastLight = 0.015

/** A second door beside the one that is meant would be another thing: only lights of the sky are painted anew. */
const paintedWhereItIs = (draft: Draft, { subject, colour, near }: SubjectWish): Draft => {
  const some = near ? (someBlooms(draft, subject, near, colour) ?? someOf(draft, subject, near, colour)) : null
  if (some) return some
  const painted = applyPaint(draft, subject, colour)
  const { extras } = draft.direction.adjustments
  const isPasted = painted.direction.adjustments.extras.length > extras.length
  if (!isPasted) return painted
  const { said, motif } = subject
  const called = near?.hex ?? (motif === 'sun' ? sunlight : null)
  const part = { look: 'patch', near: called, isSingle: true, top: 0, bottom: 1 } as const
  const paint: Paint = { ...noPaint, part, colour: colour.hex }
  const isLight = findMotif(motif ?? '')?.kind === 'sky'
  const found = called === null ? null : findPart(documentFrom(draft), paint)
  if (found && (!isLight || found.share > leastLight))
    return applyPart(draft, { kind: 'paint-part', part, said, owner: null, colour })
  if (isLight) return painted
  return owned(draft, `no ${said} could be told apart in this picture, so none was coloured`, 'not_in_picture')
}

const isOfPetals = (draft: Draft, { motif }: Subject): boolean =>
  draft.family.look === 'pattern' || (motif !== null && findMotif(motif)?.kind === 'plant')

const isCloth = (said: string): boolean => partPlace(said).look === 'cloth'

/** "The cloak" where no traveller is known by one: whoever the hero is wears it. */
const isDressedHero = (draft: Draft, subject: Subject): boolean =>
  findMotif(draft.direction.hero)?.kind === 'person' && !isCompanion(draft, subject)

/** A thing in a colour: light that shines and what no motif is are parts of the picture. */
export const paintSubject = (draft: Draft, { subject, colour, near, also }: SubjectWish): Draft => {
  const { said, motif } = subject
  const { family, direction } = draft
  const isThere = isHero(draft, subject) || extraOf(draft, subject) !== undefined
  if (family.lines && isOfSort('drawn lines', said))
    return noted(
      directed(draft, { palette: family.lines.inInk(direction.palette, direction.layout, colour.hex) }),
      `the ${said} ${isMany(said) ? 'are' : 'is'} ${colour.name}`,
    )
  const own = isCalledItself(draft, subject) ? null : paintOwn(draft, { said, owner: null, colour, also })
  if (own) return own
  if (isOfSort('front', said) && findMotif(draft.direction.hero)?.kind === 'place')
    return paintSubject(draft, { subject: theHero, colour })
  const isKnown = isThere || isCompanion(draft, subject)
  const named = isKnown ? null : paintNamed(draft, said, colour, { also, near: near?.hex ?? null })
  if (named) return named
  if (isOfSort('sky', said)) return noted(applyExpanse(draft, 'sky', colour), `the ${said} is ${colour.name}`)
  if (!isThere && isOfSort('land', said))
    return noted(applyExpanse(draft, 'land', colour), `the ${said} ${isMany(said) ? 'are' : 'is'} ${colour.name}`)
  if (also && !isOfPetals(draft, subject))
    return besidesFirst(paintSubject(draft, { subject, colour, near }), said, also)
  if (also)
    return noted(
      directed(draft, { palette: paintPetals(draft.direction.palette, colour, also) }),
      `the ${said} are ${namesOf([colour, ...also])}`,
    )
  const names = motif === null ? sceneryOf(said) : []
  const [name] = names
  if (name !== undefined && differ(artOf(documentFrom(draft)), artOf(documentFrom(without(draft, names)))))
    return applyPaint(draft, { ...subject, motif: name, kin: names }, colour)
  // The whole book, where none lies on the cover.
  if (isOfSort('the book', said) && !isThere && !draft.direction.companions.includes(motif ?? ''))
    return applyColours(draft, [colour])
  if (!isThere && isCloth(said) && isDressedHero(draft, subject))
    return applyPart(draft, {
      kind: 'paint-part',
      part: { ...partPlace(said), near: near?.hex ?? null, isSingle: true },
      said,
      owner: theHero,
      colour,
    })
  if (isOfSort('ground', said) && findMotif(draft.direction.hero)?.kind !== 'place') return applyGround(draft, colour)
  const isPainted = (): boolean =>
    (sceneryOf(said).length > 0 || findMotif(motif ?? '')?.kind === 'object') &&
    differ(artOf(documentFrom(draft)), artOf(documentFrom(without(draft, paintedAs(draft, subject)))))
  const isUnknown = motif !== null && !findMotif(motif) && !isPainted()
  // Lanterns that stand in the picture are things that shine, and not its light.
  const isShining = isLight(said) && !isPainted()
  return !isKnown && (isShining || isUnknown)
    ? applyPart(draft, {
        kind: 'paint-part',
        part: { ...partPlace(said), near: near?.hex ?? null, isSingle: !/s$/.test(said) },
        said,
        owner: null,
        colour,
      })
    : paintedWhereItIs(draft, { subject, colour, near })
}
