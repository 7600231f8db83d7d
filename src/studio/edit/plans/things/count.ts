// Plans more or fewer of a thing, or an exact number.
import type { Edit } from '../../../../contract/edit.ts'
import { numberIn } from '../../../../reader/words/numbers.ts'
import { findMotif } from '../../../motifs/find-motif.ts'
import type { Draft } from '../../../senses/editing/apply/draft.ts'
import { extraOf, isHero } from '../../../senses/editing/apply/find-subject.ts'
import { otherThanOne, type Subject, theHero } from '../../../senses/editing/wish.ts'
import { absent, granted, type Plan, unclear, undrawable } from '../../plan.ts'
import { asShown, isOnCover, isOwnThing } from '../../seen/on-cover.ts'
import { nameOfTarget, targetOf } from '../../target.ts'
import { shareOf, timesOf } from '../../words/amounts.ts'
import { mostOfOne } from './add.ts'
import { airCalled, isInAir } from './air.ts'

/** How many there are, as far as that is known. */
const countOf = (draft: Draft, subject: Subject): number =>
  (extraOf(draft, subject)?.count ?? 0) + (isHero(draft, subject) ? 1 : 0) || 1

const furtherOf = (amount: string | null): number =>
  amount === 'slight' ? 1 : amount === 'much' ? 4 : (numberIn(amount ?? '') ?? 2)

const more = (draft: Draft, subject: Subject, amount: string | null): Plan => {
  const now = countOf(draft, subject)
  const multiple = timesOf(amount)
  const share = shareOf(amount)
  const wanted =
    multiple !== null
      ? Math.round(now * multiple)
      : share !== null
        ? Math.ceil(now * (1 + share))
        : now + furtherOf(amount)
  if (isOwnThing(draft, subject)) return exactly(draft, subject, Math.max(now + 1, wanted))
  if (findMotif(subject.motif ?? '') === undefined) return undrawable(`no more ${subject.said} can be painted here`)
  const count = Math.min(mostOfOne, Math.max(2, furtherOf(amount) + 1))
  const where = { scale: 1, colour: null, place: null, by: null } as const
  return granted([{ kind: 'add', subject, count, ...where }])
}

const exactly = (draft: Draft, subject: Subject, count: number): Plan => {
  if (count === 0) return granted([{ kind: 'remove', subject }])
  if (count === 1 && !isOwnThing(draft, subject)) {
    const name = subject.motif ?? draft.direction.hero
    return granted([{ kind: 'remove', subject: { ...subject, motif: otherThanOne(name), kin: [] } }])
  }
  const told = count > mostOfOne ? [`more than ${mostOfOne} cannot be told apart`] : []
  return granted([{ kind: 'count', subject, count: Math.min(mostOfOne, count) }], ...told)
}

const ofAir = (draft: Draft, edit: Edit): Plan | null => {
  const air = edit.count === null ? airCalled(edit.target) : null
  if (air === null) return null
  if (edit.value === 'more') return granted([{ kind: 'air', air, strength: 0.9, isLess: false }])
  if (edit.value !== 'fewer') return null
  return isInAir(draft, air) ? granted([{ kind: 'air', air, strength: 0.4, isLess: true }]) : absent(edit.target)
}

export const planCount = (edit: Edit, draft: Draft): Plan => {
  const target = targetOf(edit.target)
  const inAir = ofAir(draft, edit)
  if (inAir !== null) return inAir
  if (target.is === 'palette') return unclear('how many colours the cover has is a matter of its palette')
  if (target.is !== 'thing' && target.is !== 'hero')
    return undrawable(`there cannot be several of the ${nameOfTarget(target)}`)
  if (target.is === 'thing' && !isOnCover(draft, target.thing)) return absent(nameOfTarget(target))
  const subject = target.is === 'hero' ? theHero : asShown(draft, target.thing).subject
  if (target.is === 'thing' && target.thing.owner !== null)
    return undrawable(`the number of ${subject.said} cannot be changed`)
  if (edit.count !== null) return exactly(draft, subject, edit.count)
  if (edit.value === 'more') return more(draft, subject, edit.amount)
  return edit.value === 'fewer'
    ? granted([{ kind: 'fewer', subject }])
    : unclear('how many there should be was not said')
}
