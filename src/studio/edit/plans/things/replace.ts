// Plans exchanges: one thing, text or background for another.
import { withArticle } from '../../../../contract/article.ts'
import type { Edit } from '../../../../contract/edit.ts'
import { findMotif } from '../../../motifs/find-motif.ts'
import type { Draft } from '../../../senses/editing/apply/draft.ts'
import { type Subject, theHero, type Wish } from '../../../senses/editing/wish.ts'
import { absent, alreadySo, granted, type Plan, unclear, undrawable } from '../../plan.ts'
import { areSeveral, asShown, isOnCover } from '../../seen/on-cover.ts'
import { nameOfTarget, targetOf } from '../../target.ts'
import { coloursIn } from '../../words/colours.ts'
import { type Thing, thingCalled } from '../../words/thing.ts'
import { planBackground } from '../picture/background.ts'
import { planSetText } from '../type/set-text.ts'
import { mostOfOne, scales } from './add.ts'

const exchange = (edit: Edit, draft: Draft, from: Subject, to: Thing): Plan => {
  const { subject, near } = to
  if (findMotif(subject.motif ?? '') === undefined || to.owner !== null)
    return undrawable(
      `nobody has drawn ${withArticle(edit.value ?? 'thing')} yet, nor anything near to one, so nothing was replaced`,
    )
  const { hero } = draft.direction
  const isSame = from.motif === subject.motif || (from.motif === null && subject.motif === hero)
  if (isSame && subject.standIns.length < 2 && from.said === subject.said)
    return alreadySo(`it is ${withArticle(subject.said)}`)
  const count = Math.min(mostOfOne, edit.count ?? 1)
  const colour = coloursIn(edit.colour)[0] ?? near
  const replaced: Wish = { kind: 'replace', from, to: subject, colour, count }
  const sized: readonly Wish[] = edit.size === null ? [] : [{ kind: 'resize', subject, factor: scales[edit.size] }]
  return granted([replaced, ...sized])
}

const ages: ReadonlySet<string> = new Set(['older', 'younger'])

/** Whether another age is asked for, and no other thing. */
export const isAge = (value: string): boolean => ages.has(value)

export const planReplace = (edit: Edit, draft: Draft): Plan => {
  const target = targetOf(edit.target)
  if (edit.value === null) return unclear(`what should take the place of the ${nameOfTarget(target)} was not said`)
  if (isAge(edit.value)) return undrawable(`the ${nameOfTarget(target)} cannot be made ${edit.value} here`)
  switch (target.is) {
    case 'lines':
      return planSetText({ ...edit, op: 'setText', of: null, place: null }, draft)
    case 'background':
    case 'sky':
      return planBackground({ ...edit, op: 'background' }, draft)
    case 'hero':
      return exchange(edit, draft, theHero, thingCalled(edit.value))
    case 'thing': {
      if (!isOnCover(draft, target.thing)) return absent(nameOfTarget(target))
      const { subject, owner } = asShown(draft, target.thing)
      if (owner !== null) return undrawable(`the ${subject.said} of the ${owner.said} cannot be replaced alone`)
      return areSeveral(draft, target.thing)
        ? undrawable(`one ${subject.said} of several cannot be replaced alone`)
        : exchange(edit, draft, subject, thingCalled(edit.value))
    }
    default:
      return undrawable(`the ${nameOfTarget(target)} cannot be replaced by a thing`)
  }
}
