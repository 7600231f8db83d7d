// Whether what an edit speaks of is on the cover: the hero, something added, a companion, or a part that painters say the name of.
import type { Look } from '../../families/family.ts'
import { findMotif } from '../../motifs/find-motif.ts'
import { artOf, differ } from '../../press/changes-art.ts'
import { firstOwned, firstSeen } from '../../press/find-named.ts'
import { smallPainting } from '../../press/small-painting.ts'
import { paintedAs, without } from '../../senses/editing/apply/apply-things.ts'
import { clearSome } from '../../senses/editing/apply/clear-some.ts'
import { type Draft, documentFrom } from '../../senses/editing/apply/draft.ts'
import { extraOf, isCompanion, isHero, meant } from '../../senses/editing/apply/find-subject.ts'
import { partsMeant } from '../../senses/editing/apply/meant-parts.ts'
import { ownCalled } from '../../senses/editing/lexicon/own-parts.ts'
import type { Subject } from '../../senses/editing/wish.ts'
import type { Thing } from '../words/thing.ts'

/** Whether the art lacks something without these names. */
export const isPainted = (draft: Draft, names: readonly string[]): boolean =>
  names.length > 0 && differ(artOf(documentFrom(draft)), artOf(documentFrom(without(draft, names))))

/** Whether it stands for itself: the hero, a companion, or something that an edit has added. */
export const isOwnThing = (draft: Draft, subject: Subject): boolean =>
  isHero(draft, subject) || extraOf(draft, subject) !== undefined || isCompanion(draft, subject)

const isPart = (draft: Draft, said: string): boolean => {
  const document = documentFrom(draft)
  return partsMeant(document, said).length > 0 || firstSeen(document, ownCalled(said)) !== undefined
}

/** Some layouts show no more than the world of a thing: the lighthouse of a ship. Who plays in a picture may be painted by another name. */
const isHeroShown = (draft: Draft): boolean => {
  const { hero } = draft.direction
  const kind = findMotif(hero)?.kind
  const isPlayed = kind === 'creature' || kind === 'person'
  return isPlayed || smallPainting(documentFrom(draft)).things.has(hero) || isPainted(draft, [hero])
}

const isOwn = (draft: Draft, subject: Subject): boolean =>
  isHero(draft, subject) ? isHeroShown(draft) : isOwnThing(draft, subject)

const isThere = (draft: Draft, subject: Subject): boolean =>
  isOwn(draft, meant(draft, subject)) || isPart(draft, subject.said) || isPainted(draft, paintedAs(draft, subject))

/** The names of somebody or something that has parts; none where it is not on the cover. */
export const ownersOf = (draft: Draft, owner: Subject): readonly string[] => {
  if (isHero(draft, owner)) return [draft.direction.hero]
  return isThere(draft, owner) ? paintedAs(draft, owner) : []
}

/** A part that painters know by name must be seen on its owner; what they do not know may still be told by its look. */
const hasPart = (draft: Draft, owner: Subject, said: string): boolean => {
  const [owners, called] = [ownersOf(draft, owner), ownCalled(said)]
  if (owners.length === 0 || called.length === 0) return owners.length > 0
  return firstOwned(documentFrom(draft), called, owners) !== undefined
}

export const isOnCover = (draft: Draft, { subject, owner }: Thing): boolean =>
  owner === null ? isThere(draft, subject) : hasPart(draft, owner, subject.said)

/** The thing as this cover has it: who calls a sword a dagger means the sword. */
export const asShown = (draft: Draft, thing: Thing): Thing => ({
  ...thing,
  subject: { ...meant(draft, thing.subject), isExact: true },
})

const underSky: ReadonlySet<Look> = new Set(['landscape', 'cityscape'])

export const hasSky = (draft: Draft): boolean => isPart(draft, 'sky') || underSky.has(draft.family.look)

export const hasGround = (draft: Draft): boolean => isPart(draft, 'ground') || draft.family.look === 'landscape'

/** Pictures that fill the sheet: what is behind their things is the picture itself. */
const scenes: ReadonlySet<Look> = new Set(['landscape', 'cityscape', 'interior', 'figure'])

export const isScene = (draft: Draft): boolean => scenes.has(draft.family.look)

export const hasBorder = (draft: Draft): boolean =>
  draft.direction.adjustments.border !== null || isPart(draft, 'frame') || isPainted(draft, ['border'])

/** Whether one of several is meant that can be told apart. */
export const areSeveral = (draft: Draft, { subject, owner, which }: Thing): boolean =>
  which !== null && owner === null && clearSome(draft, paintedAs(draft, subject), which, false) !== null
