// Applies wishes about things that are there: hero, companions, added motifs, and scenery that the family paints by itself.

import { type Corner, type Extra, mostExtras, mostPaints, noPaint, type Place } from '../../../direction/adjustments.ts'
import { findMotif } from '../../../motifs/find-motif.ts'
import { motifPhrase } from '../../../motifs/motif-phrase.ts'
import { artOf, differ } from '../../../press/changes-art.ts'
import { sceneryOf } from '../lexicon/scenery.ts'
import { endsInSort } from '../lexicon/sorts.ts'
import type { NamedColour, Subject } from '../wish.ts'
import { applyColours } from './apply-colours.ts'
import { paintPetals } from './apply-recolour.ts'
import { bloomsCalled } from './bloom-kinds.ts'
import { adjusted, type Draft, directed, documentFrom, noted, owned, reread, within } from './draft.ts'
import { extraOf, isAbsent, isHero } from './find-subject.ts'
import { grownCompanion, grownHero } from './grow-hero.ts'
import { shownAs } from './moons.ts'
import { shiftFor, slidWithGround, wayOf } from './shift-hero.ts'

/** What the atmosphere calls a thing that is also a motif. */
export const inTheAir: Readonly<Record<string, string>> = {
  flock: 'birds',
  bird: 'birds',
  star: 'stars',
  cloud: 'clouds',
  snowflake: 'snow',
}

/** `a coyote cannot be painted, so a wolf …` where the word is only near to a motif. */
export const honest = ({ motif, said, isExact, standIns }: Subject): string => {
  const phrase = motifPhrase(motif ?? '')
  const isIt = (isExact && standIns.length === 0) || said === motif || said === `${motif}s`
  return isIt ? phrase : `${phrase} (the nearest to “${said}” that can be painted)`
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']

const plural = (name: string): string =>
  /(?:s|sh|ch|x)$/.test(name)
    ? `${name}es`
    : /[^aeiou]y$/.test(name)
      ? name.replace(/y$/, 'ies')
      : /(?:man|mouse|child)$/.test(name)
        ? name
            .replace(/man$/, 'men')
            .replace(/mouse$/, 'mice')
            .replace(/child$/, 'children')
        : `${name.replace(/([^f])fe?$/, '$1ve')}s`

/** `three bees`, where several are meant. */
export const counted = (subject: Subject, count: number): string => {
  if (count === 1) return honest(subject)
  const [, name = '', rest = ''] =
    /^(?:an? |the )?([^(,]*?)((?: in | with | on | of | \().*)?$/.exec(honest(subject)) ?? []
  const many = /^(?:sheep|fish|dice|handcuffs|wings|spectacles|scales|cherries|jellyfish)$/.test(name)
    ? name
    : plural(name)
  return `${numbers[count] ?? count} ${many}${rest}`
}

export const without = (draft: Draft, names: readonly string[]): Draft => {
  const hidden = new Set([...draft.direction.adjustments.without, ...names])
  return adjusted(draft, { without: [...hidden] })
}

export const shownAgain = (draft: Draft, names: readonly string[]): Draft =>
  adjusted(draft, { without: draft.direction.adjustments.without.filter((name) => !names.includes(name)) })

export const withExtra = (draft: Draft, extra: Extra): Draft => {
  const { extras } = draft.direction.adjustments
  const same = extras.find(({ motif }) => motif === extra.motif)
  if (same) {
    const merged = { ...same, ...extra, count: Math.min(7, same.count + extra.count) }
    return adjusted(draft, { extras: extras.map((each) => (each === same ? merged : each)) })
  }
  return adjusted(draft, { extras: [...extras, extra].slice(-mostExtras) })
}

export const newExtra = (motif: string, change: Partial<Extra> = {}): Extra => ({
  motif,
  count: 1,
  scale: 1,
  colour: null,
  place: null,
  by: [],
  ...change,
})

/** What looks alike is called alike: who wants no house wants no barn either, where that is what families painted. */
const lookalikes: readonly (readonly string[])[] = [
  ['house', 'cottage', 'cabin', 'barn', 'manor'],
  ['tree', 'bare-tree', 'pine'],
  ['raven', 'bird', 'flock'],
  ['sailboat', 'tall-ship'],
  ['castle', 'tower', 'ruins'],
]

export const namedBy = ({ direction }: Draft, { motif, kin }: Subject): readonly string[] => {
  if (motif === null) return [direction.hero]
  const alike = lookalikes.find((each) => each.includes(motif)) ?? []
  // The hero is not taken for another thing that only looks like what should go.
  return [...new Set([motif, ...kin, ...alike.filter((id) => id !== direction.hero)])]
}

export const isPlural = (name: string): boolean => /[^s]s$|people|children|men$|women$/.test(name)

/** Families may cast somebody else for a hero that the book does not name, but not for one that was asked for. */
const ofBook = (draft: Draft, hero: string): Draft => {
  const { motifs } = draft.brief.reading
  return reread(draft, { motifs: [{ id: hero, score: 1 }, ...motifs.filter(({ id }) => id !== hero)] })
}

export const withHero = (draft: Draft, hero: string): Draft => {
  const { companions } = draft.direction
  const next = directed(draft, { hero, companions: companions.filter((id) => id !== hero) })
  const asked = adjusted(ofBook(next, hero), { hero: { ...draft.direction.adjustments.hero, isAsked: true } })
  return shownAgain(asked, [hero])
}

/** A thing that is neither hero nor added yet is painted by itself, so that the wish can act on it. */
export const takenOut = (draft: Draft, subject: Subject, change: Partial<Extra>): Draft => {
  const { motif } = subject
  const id = shownAs(subject)
  if (motif === null || id === null) return draft
  const { companions } = draft.direction
  const next = directed(draft, { companions: companions.filter((each) => each !== motif) })
  const hidden = inTheAir[motif] ?? motif
  return withExtra(['birds', 'clouds'].includes(hidden) ? without(next, [hidden]) : next, newExtra(id, change))
}

export const alterExtra = (draft: Draft, extra: Extra, change: Partial<Extra>): Draft =>
  adjusted(draft, {
    extras: draft.direction.adjustments.extras.map((each) => (each === extra ? { ...each, ...change } : each)),
  })

export const nameOf = (draft: Draft, { motif, said }: Subject): string =>
  motif === null ? motifPhrase(draft.direction.hero).replace(/^an? /, '') : said

export const applyResize = (draft: Draft, subject: Subject, factor: number): Draft => {
  const name = nameOf(draft, subject)
  const said = `the ${name} ${isPlural(name) ? 'are' : 'is'} ${factor > 1 ? 'larger' : 'smaller'}`
  const extra = extraOf(draft, subject)
  if (extra) return noted(alterExtra(draft, extra, { scale: within(extra.scale * factor, 0.4, 2.5) }), said)
  if (isHero(draft, subject)) {
    const grown = grownHero(draft, factor)
    const gain = grown.direction.adjustments.hero.scale / draft.direction.adjustments.hero.scale
    return noted(grown, factor > 1 && gain < 1 + (factor - 1) * 0.7 ? `${said}, as far as there is room for it` : said)
  }
  const companion = namedBy(draft, subject).find((id) => draft.direction.companions.includes(id))
  const sized = companion === undefined ? null : grownCompanion(draft, companion, factor)
  if (sized && differ(artOf(documentFrom(draft)), artOf(documentFrom(sized)))) return noted(sized, said)
  if (endsInSort('of buildings', name))
    return owned(
      draft,
      `the ${name} cannot be made ${factor > 1 ? 'larger' : 'smaller'} alone, so nothing was changed for it`,
      'cannot_be_drawn',
    )
  return noted(resizedThere(draft, subject, within(factor, 0.4, 2.5)), said)
}

/** A light of the sky is painted anew where it was: left there as well it would be a second one. */
const resizedThere = (draft: Draft, subject: Subject, scale: number): Draft => {
  const names = [...paintedAs(draft, subject)]
  const bare = without(draft, names)
  const isInstead =
    findMotif(subject.motif ?? '')?.kind === 'sky' && differ(artOf(documentFrom(draft)), artOf(documentFrom(bare)))
  return isInstead
    ? takenOut(bare, subject, { scale, place: 'instead', by: names })
    : takenOut(draft, subject, { scale })
}

/** Garlands and meadows take their flowers' colours from the palette, whatever flower is the hero. */
const withPetals = (draft: Draft, { said }: Subject, colour: NamedColour): Draft =>
  endsInSort('petalled', said) ? directed(draft, { palette: paintPetals(draft.direction.palette, colour) }) : draft

/** What painters call a thing, whatever it is called in the wish. */
export const paintedAs = (draft: Draft, subject: Subject): readonly string[] => {
  const names = namedBy(draft, subject)
  const blooms = endsInSort('petalled', subject.said) ? bloomsCalled(draft, subject.said) : []
  return [...new Set([...names, ...names.flatMap((id) => inTheAir[id] ?? []), ...sceneryOf(subject.said), ...blooms])]
}

/** A thing that the family paints by itself, in another colour; null where its painters know none of that name. */
const paintedThere = (draft: Draft, subject: Subject, { hex }: NamedColour): Draft | null => {
  const things = paintedAs(draft, subject)
  if (!differ(artOf(documentFrom(draft)), artOf(documentFrom(without(draft, things))))) return null
  const { paints } = draft.direction.adjustments
  const others = paints.filter((paint) => !paint.things.some((name) => things.includes(name)))
  return adjusted(draft, {
    paints: [...others, { ...noPaint, things: [...things], colour: hex }].slice(-mostPaints),
  })
}

export const applyPaint = (before: Draft, subject: Subject, colour: NamedColour): Draft => {
  const { hex, name } = colour
  const isFlower = endsInSort('petalled', subject.said)
  const isOwn = extraOf(before, subject) || (isHero(before, subject) && !isFlower)
  const there = isOwn ? null : paintedThere(before, subject, colour)
  if (there) return noted(there, `the ${subject.said} ${isPlural(subject.said) ? 'are' : 'is'} ${name}`)
  const draft = withPetals(before, subject, colour)
  const subjectName = nameOf(draft, subject)
  const said = `the ${subjectName} ${isPlural(subjectName) ? 'are' : 'is'} ${name}`
  const extra = extraOf(draft, subject)
  if (extra) return noted(alterExtra(draft, extra, { colour: hex }), said)
  if (isHero(draft, subject))
    return noted(adjusted(draft, { hero: { ...draft.direction.adjustments.hero, colour: hex } }), said)
  if (subject.motif !== null && !findMotif(subject.motif))
    return owned(applyColours(draft, [colour]), `no ${subject.said} could be coloured by itself`, 'not_in_picture')
  return noted(takenOut(draft, subject, { colour: hex }), `${said}, painted into the picture`)
}

const whereabouts: Readonly<Record<Place | Corner, string>> = {
  left: 'further to the left',
  right: 'further to the right',
  top: 'higher',
  bottom: 'lower',
  middle: 'in the middle',
  corner: 'nearer to the corner',
  'top-left': 'higher and further to the left',
  'top-right': 'higher and further to the right',
  'bottom-left': 'lower and further to the left',
  'bottom-right': 'lower and further to the right',
}

/** Whether the family paints a thing where it was, though it should be elsewhere: there would be two of it. */
export const staysPainted = (draft: Draft, subject: Subject): boolean => {
  const bare = adjusted(draft, { extras: [] })
  return differ(artOf(documentFrom(bare)), artOf(documentFrom(without(bare, namedBy(draft, subject)))))
}

/** Widths of the sheet that something must come to be seen to have moved. */
const leastWay = 0.04

export const applyMove = (draft: Draft, subject: Subject, to: Place | Corner, isSlight = false): Draft => {
  const where = `${isSlight && to !== 'middle' ? 'a little ' : ''}${whereabouts[to]}`
  const name = nameOf(draft, subject)
  const said = `the ${name} ${isPlural(name) ? 'stand' : 'stands'} ${where}`
  const extra = extraOf(draft, subject)
  if (extra) return noted(alterExtra(draft, extra, { place: to }), said)
  if (isHero(draft, subject)) {
    const slid = isSlight ? slidWithGround(draft, to) : null
    if (slid) return noted(slid, said)
    const moved = adjusted(draft, { hero: { ...draft.direction.adjustments.hero, ...shiftFor(draft, to, isSlight) } })
    return (wayOf(draft, moved) ?? leastWay) >= leastWay
      ? noted(moved, said)
      : owned(draft, `the ${name} could hardly be moved: there is no more room for it there`, 'cannot_be_drawn')
  }
  if (endsInSort('of buildings', name))
    return owned(draft, `the ${name} cannot be moved alone, so nothing was changed for it`, 'cannot_be_drawn')
  // The moon that the family paints where it was would be a second one.
  const left = subject.motif === 'moon' || subject.motif === 'sun' ? without(draft, [subject.motif]) : draft
  const taken = takenOut(left, subject, { place: to })
  if (staysPainted(taken, subject))
    return owned(
      draft,
      `the ${name} is a part of the scenery here and cannot be moved alone, so nothing was changed for it`,
      'cannot_be_drawn',
    )
  return noted(taken, isAbsent(draft, subject) ? `${honest(subject)} was added` : said)
}
