// Applies wishes for things to go: what stays in their place, and what is said where they cannot.

import type { Which } from '../../../direction/adjustments.ts'
import { mayShow } from '../../../direction/may-show.ts'
import type { Look } from '../../../families/family.ts'
import { findMotif } from '../../../motifs/find-motif.ts'
import type { Motif } from '../../../motifs/motif.ts'
import { motifPhrase } from '../../../motifs/motif-phrase.ts'
import { leftOutPart } from '../../../paint/part-names.ts'
import { artOf, differ } from '../../../press/changes-art.ts'
import { partsCalled } from '../lexicon/painted-parts.ts'
import { sceneryOf } from '../lexicon/scenery.ts'
import { endsInSort } from '../lexicon/sorts.ts'
import { otherThanOne, type Subject } from '../wish.ts'
import { tiled } from './apply-add.ts'
import { inTheAir, isPlural, namedBy, withHero, without } from './apply-things.ts'
import { bloomsCalled } from './bloom-kinds.ts'
import { clearSome } from './clear-some.ts'
import { adjusted, type Draft, directed, documentFrom, noted, owned, reread } from './draft.ts'
import { extraOf, isCalledItself, isHero, leftOf } from './find-subject.ts'
import { isFixture } from './fixtures.ts'
import { areFewer, leaveOut, leaveOutOwn, thinPart } from './leave-out.ts'
import { namesOf } from './moons.ts'

/** Looks that still are a picture without their hero. */
const standsAlone: ReadonlySet<Look> = new Set([
  'landscape',
  'cityscape',
  'interior',
  'typographic',
  'pattern',
  'figure',
  'abstract',
])

const isLiving = (motif: Motif | undefined): boolean => motif?.kind === 'person' || motif?.kind === 'creature'

/** Another hero of the family, for covers that are nothing without one; who was sent away is not followed by somebody else. */
const understudy = ({ family, direction }: Draft, gone: readonly string[]): string | undefined =>
  [...direction.companions, ...family.heroes].find((id) => {
    const motif = findMotif(id)
    if (motif === undefined || gone.includes(id) || id === direction.hero || !mayShow(family, motif)) return false
    return !isLiving(findMotif(direction.hero)) || !isLiving(motif)
  })

/** Covers that show a place behind somebody: it stays when they go. */
const stages: ReadonlySet<string> = new Set(['torn-paper', 'tarot-card', 'deco-gilt', 'storybook-meadow'])

const isStillPicture = ({ family, direction }: Draft): boolean =>
  standsAlone.has(family.look) || (stages.has(family.id) && isLiving(findMotif(direction.hero)))

/** Flowers that arrangements are made of have no names of their own. */
const flowers: ReadonlySet<string> = new Set(['rose', 'tulip', 'sunflower', 'lotus', 'daisy', 'peony'])

/** "Remove the flowers" where one flower is the hero and others are around it: those around it go. */
const areOthers = (draft: Draft, { motif, said }: Subject): boolean =>
  motif !== null &&
  endsInSort('many flowers', said) &&
  flowers.has(draft.direction.hero) &&
  differ(artOf(documentFrom(draft)), artOf(documentFrom(without(draft, ['blooms']))))

const singular = (name: string): string => name.replace(/([^s])s$/, '$1')

/** All but one of a thing go; null where there is no other. */
const leaveOne = (draft: Draft, { motif, said }: Subject, name: string): Draft | null => {
  const { extras, without: gone } = draft.direction.adjustments
  if (gone.includes(motif ?? '')) return draft
  const names = [motif ?? '', ...sceneryOf(said).map(otherThanOne)]
  const fewer = extras.map((extra) => (namesOf(name).includes(extra.motif) ? { ...extra, count: 1 } : extra))
  const next = adjusted(without(draft, names), { extras: fewer })
  const isLess = JSON.stringify(fewer) !== JSON.stringify(extras)
  return isLess || differ(artOf(documentFrom(draft)), artOf(documentFrom(next)))
    ? noted(next, `only one ${singular(said)} is left`)
    : null
}

/** Which of them went, in words. */
const sayWhich = (which: Which, name: string): string => {
  const isSide = which === 'left' || which === 'right' || which === 'top' || which === 'bottom'
  const one = isSide ? name : singular(name)
  const ordinals = ['first', 'second', 'third', 'fourth', 'fifth']
  if (typeof which === 'number') return `the ${which < 0 ? 'last' : (ordinals[which - 1] ?? 'last')} ${one} was removed`
  const places = { left: ' on the left', right: ' on the right', top: ' at the top', bottom: ' at the bottom' }
  if (which === 'any') return `one of the ${name} was removed`
  return which === 'small' || which === 'large'
    ? `the ${which} ${one} was removed`
    : `the ${one}${places[which]} ${isPlural(one) ? 'were' : 'was'} removed`
}

/** One of several; null where there are not several that can be told apart. */
const removeOne = (draft: Draft, subject: Subject, which: Which): Draft | null => {
  const named = [...namedBy(draft, subject), ...(isHero(draft, subject) ? [draft.direction.hero] : [])]
  const airs = named.flatMap((id) => inTheAir[id] ?? [])
  // The nearest meaning first: who says orb may mean a globe, or the moon.
  for (const names of [
    named,
    [...named, ...airs],
    sceneryOf(subject.said),
    partsCalled(subject.said).map(leftOutPart),
  ]) {
    const next = names.length === 0 ? null : clearSome(draft, names, which, isPlural(subject.said))
    if (next) return noted(next, sayWhich(which, subject.said))
  }
  return null
}

export const applyRemove = (draft: Draft, subject: Subject, which?: Which): Draft => {
  const [, single] = /^further (.+)$/.exec(subject.motif ?? '') ?? []
  const fewer = single === undefined ? null : leaveOne(draft, subject, single)
  if (fewer !== null) return fewer
  const one = which === undefined ? null : removeOne(draft, subject, which)
  if (one !== null) return one
  // Nothing in the picture is larger than its hero: another one is meant, and it is of a piece with the hero.
  if (which === 'small' && isHero(draft, subject))
    return owned(draft, `no small ${singular(subject.said)} could be told apart in this picture`, 'not_in_picture')
  return removeAll(draft, subject)
}

const removeAll = (draft: Draft, subject: Subject): Draft => {
  const [, single] = /^further (.+)$/.exec(subject.motif ?? '') ?? []
  if (single !== undefined) {
    // There is only one, and it is the small one that should go.
    if (subject.kin.includes(single)) return removeAll(draft, { ...subject, motif: single })
    return owned(
      draft,
      `no other ${singular(subject.said)} could be found in this picture to be taken out`,
      'not_in_picture',
    )
  }
  const bared = isCalledItself(draft, subject) ? null : leaveOutOwn(draft, subject.said)
  if (bared) return noted(bared, `the ${subject.said} ${isPlural(subject.said) ? 'were' : 'was'} removed`)
  const isAround = areOthers(draft, subject)
  const gone = namedBy(draft, subject).filter((id) => !isAround || id !== draft.direction.hero)
  const wasHero = isHero(draft, subject) && !isAround
  const { adjustments, companions } = draft.direction
  // One rose that is the hero is not all the flowers around it.
  const isOne = wasHero && !isPlural(subject.said)
  const blooms = gone.some((id) => flowers.has(id)) && !isOne ? bloomsCalled(draft, subject.said) : []
  const airs = [...gone.flatMap((id) => inTheAir[id] ?? []), ...blooms]
  const scenery = wasHero ? [] : sceneryOf(subject.said)
  const isGone = (id: string): boolean => gone.some((name) => namesOf(name).includes(id))
  let next = adjusted(draft, { extras: adjustments.extras.filter(({ motif }) => !isGone(motif)) })
  // Elsewhere what is gone keeps its place, so that the others stay where they are.
  if (tiled.has(draft.family.id)) next = directed(next, { companions: companions.filter((id) => !gone.includes(id)) })
  const excluded = new Set([...next.brief.reading.excludedMotifs, ...gone])
  next = without(reread(next, { excludedMotifs: [...excluded] }), [...gone, ...airs, ...scenery])
  const name = subject.motif === null ? motifPhrase(draft.direction.hero).replace(/^an? /, '') : subject.said
  const areMany = isPlural(name)
  const isMany = areMany ? 'were' : 'was'
  if (!wasHero) {
    const isTaken = next.direction.adjustments.extras.length < adjustments.extras.length
    if (isTaken || differ(artOf(documentFrom(draft)), artOf(documentFrom(next))))
      return noted(next, `the ${name} ${isMany} removed`)
    const whole = adjusted(draft, { without: [] })
    if (differ(artOf(documentFrom(whole)), artOf(documentFrom(without(whole, [...gone, ...airs, ...scenery])))))
      return noted(next, `the ${name} ${isMany} removed`)
    const bare = leaveOut(draft, subject.said)
    if (bare) return noted(bare, `the ${name} ${isMany} removed`)
    if (!isFixture(draft.family.id, gone))
      return owned(draft, `no ${name} could be taken out of this picture`, 'not_in_picture')
    return owned(
      adjusted(next, { manner: 'simplified' }),
      `the ${name} ${areMany ? 'belong' : 'belongs'} to this template and ${areMany ? 'stay' : 'stays'}; all but the hero steps back`,
      'cannot_be_drawn',
    )
  }
  const left = leftOf(draft.direction.hero, subject.said)
  const other = left ?? (isStillPicture(draft) ? undefined : understudy(draft, gone))
  if (other === undefined) return noted(without(next, [draft.direction.hero]), `the ${name} ${isMany} removed`)
  return noted(
    left === null ? directed(next, { hero: other }) : withHero(next, other),
    `the ${name} ${isMany} removed, and ${motifPhrase(other)} takes its place`,
  )
}

/** Half of those that were added; what a family paints by itself has no number, and can only be fainter. */
export const applyFewer = (draft: Draft, subject: Subject): Draft => {
  const { said } = subject
  const extra = extraOf(draft, subject)
  if (extra && extra.count > 1) {
    const { extras } = draft.direction.adjustments
    const fewer = extras.map((each) => (each === extra ? { ...each, count: Math.ceil(each.count / 2) } : each))
    return noted(adjusted(draft, { extras: fewer }), `there are fewer ${said}`)
  }
  const faint = thinPart(draft, said)
  if (faint && areFewer(faint, said)) return noted(faint, `there are fewer ${said}`)
  if (faint) return owned(faint, `the ${said} could not be made fewer, so they are fainter`, 'cannot_be_drawn')
  return owned(draft, `the ${said} could not be made fewer in this picture`, 'cannot_be_drawn')
}
