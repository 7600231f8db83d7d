// Finds on the cover what a wish speaks of: the hero by any of its names, or a thing that was added.
import type { Extra } from '../../../direction/adjustments.ts'
import { findMotif } from '../../../motifs/find-motif.ts'
import { artOf, differ } from '../../../press/changes-art.ts'
import { isOfSort } from '../lexicon/sorts.ts'
import type { Subject } from '../wish.ts'
import { adjusted, type Draft, documentFrom } from './draft.ts'
import { namesOf } from './moons.ts'

const words = (text: string): readonly string[] => text.toLowerCase().split(/[^\p{L}]+/u)

/** `heart` names an anatomical heart, `figure` a hooded one; the coat of a man in a coat does not name him. */
const isCalled = (hero: string, said: string): boolean => {
  const last = words(said).at(-1) ?? ''
  const names = hero.replace(/-(?:in|with)-.*/, '').split('-')
  // A spaceship is a ship.
  const isKindOf = last.length > 3 && names.some((name) => name.endsWith(last))
  return isKindOf || names.includes(last) || names.includes(last.replace(/s$/, ''))
}

/** Somebody on the cover who is nobody else: a silhouette in a coat may be taken for a man or for a woman. */
const isWho = (hero: string, said: string): boolean => {
  const last = words(said).at(-1) ?? ''
  return (
    findMotif(hero)?.kind === 'person' && (['anybody', 'male', 'female'] as const).some((who) => isOfSort(who, last))
  )
}

/** Of a couple, the one who stays when the other goes. */
export const leftOf = (hero: string, said: string): string | null => {
  const last = words(said).at(-1) ?? ''
  if (!hero.startsWith('couple-')) return null
  return isOfSort('male', last) ? 'woman-in-gown' : isOfSort('female', last) ? 'man-in-coat' : null
}

/** Picture books cast the animal of their title, whatever animal is the hero. */
const isOfTitle = ({ brief, direction }: Draft, { motif, said }: Subject): boolean =>
  findMotif(direction.hero)?.kind === 'creature' &&
  findMotif(motif ?? '')?.kind === 'creature' &&
  words(brief.book.title).includes(words(said).at(-1) ?? '')

/** What looks alike is called alike: a sword may be somebody's dagger. */
const alike: readonly (readonly string[])[] = [
  ['sword', 'dagger', 'knife', 'crossed-swords'],
  ['house', 'cottage', 'cabin', 'barn', 'manor'],
  ['castle', 'tower', 'ruins'],
  ['sailboat', 'tall-ship'],
  ['raven', 'bird', 'dove', 'eagle'],
  ['tree', 'bare-tree', 'pine'],
  ['butterfly', 'moth'],
  ['dancer', 'couple-dancing'],
  ['rocket', 'spaceship'],
  ['wolf', 'dog', 'fox'],
  ['hooded-figure', 'cloaked-traveller', 'wizard', 'witch'],
]

const looksLike = (hero: string, motif: string): boolean =>
  alike.some((names) => names.includes(hero) && names.includes(motif))

export const isHero = (draft: Draft, subject: Subject): boolean => {
  const { hero, companions } = draft.direction
  const { motif, kin, said } = subject
  if (motif === null || motif === hero || kin.includes(hero) || isCalled(hero, said)) return true
  return !companions.includes(motif) && (isWho(hero, said) || isOfTitle(draft, subject))
}

export const extraOf = ({ direction }: Draft, { motif, kin }: Subject): Extra | undefined =>
  direction.adjustments.extras.find(({ motif: id }) => [motif ?? '', ...kin].some((name) => namesOf(name).includes(id)))

/** Whether the scenery has a thing by these names. */
const isPainted = (draft: Draft, names: readonly string[]): boolean => {
  const { without } = draft.direction.adjustments
  const lacking = adjusted(draft, { without: [...without, ...names] })
  return differ(artOf(documentFrom(draft)), artOf(documentFrom(lacking)))
}

/** Whether a thing of the book stands beside the hero: then that one is meant, and not the many of its name around it. */
export const isCompanion = (draft: Draft, { motif, said }: Subject): boolean =>
  motif !== null && !/[^s]s$/.test(said) && draft.direction.companions.includes(motif) && isPainted(draft, [motif])

/** Who calls a sword a dagger means the sword, where it is the hero and no dagger is to be seen. */
export const meant = (draft: Draft, subject: Subject): Subject => {
  const { hero } = draft.direction
  const { motif } = subject
  if (motif === null || isHero(draft, subject) || extraOf(draft, subject) || isCompanion(draft, subject)) return subject
  if (!looksLike(hero, motif) || isPainted(draft, [motif, ...subject.kin])) return subject
  return { ...subject, motif: hero, kin: [hero] }
}

/** Kinds of which families paint some by themselves, as scenery: whether they are there is not known. */
const scenery: ReadonlySet<string> = new Set(['sky', 'plant', 'place', 'symbol'])

/** Whether a thing is surely not on the cover. */
export const isAbsent = (draft: Draft, subject: Subject): boolean => {
  if (isHero(draft, subject) || extraOf(draft, subject)) return false
  const names = [subject.motif ?? '', ...subject.kin]
  // A teddy bear is a bear, if a small one.
  if (
    !subject.isExact &&
    !subject.said
      .toLowerCase()
      .split(' ')
      .includes(subject.motif ?? '')
  )
    return true
  if (names.includes('flock') || names.some((name) => draft.direction.companions.includes(name))) return false
  return !names.some((name) => scenery.has(findMotif(name)?.kind ?? '')) && !isPainted(draft, names)
}

/** Whether a word is the name of a thing that is there, and not of something that belongs to one: antlers are no stag. */
export const isCalledItself = (draft: Draft, subject: Subject): boolean => {
  const last = words(subject.said).at(-1) ?? ''
  const isThere = isHero(draft, subject) || isCompanion(draft, subject) || extraOf(draft, subject) !== undefined
  return isThere && (subject.motif === null || isCalled(subject.motif, last))
}
