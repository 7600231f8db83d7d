// Plans what is before and what is behind.
import type { Edit } from '../../../../contract/edit.ts'
import type { Draft } from '../../../senses/editing/apply/draft.ts'
import { theHero } from '../../../senses/editing/wish.ts'
import { absent, type Plan, unclear, undrawable } from '../../plan.ts'
import { asShown, isOnCover } from '../../seen/on-cover.ts'
import { nameOfTarget, type Target, targetOf } from '../../target.ts'
import { moveLines } from '../type/move-lines.ts'
import { planDepth } from './move.ts'

const depths: Readonly<Record<string, 'front' | 'back'>> = {
  front: 'front',
  'in-front-of': 'front',
  before: 'front',
  above: 'front',
  on: 'front',
  back: 'back',
  behind: 'back',
  under: 'back',
  below: 'back',
  after: 'back',
}

const isThing = (target: Target | null): target is Extract<Target, { is: 'thing' }> => target?.is === 'thing'

export const planOrder = (edit: Edit, draft: Draft): Plan => {
  const target = targetOf(edit.target)
  const other = edit.of === null ? null : targetOf(edit.of)
  if (edit.place === null) return unclear('what should be before what was not said')
  if (target.is === 'lines' && other?.is === 'lines') return moveLines({ ...edit, op: 'move' }, draft, target)
  for (const each of [target, other])
    if (isThing(each) && !isOnCover(draft, each.thing)) return absent(nameOfTarget(each))
  if (target.is === 'lines' || other?.is === 'lines')
    return undrawable('lettering stands before the picture on this cover, and nothing can come before it')
  const depth = depths[edit.place]
  if ((target.is !== 'thing' && target.is !== 'hero') || depth === undefined)
    return undrawable(`the ${nameOfTarget(target)} cannot come before or behind other things`)
  const subject = target.is === 'hero' ? theHero : asShown(draft, target.thing).subject
  const by = isThing(other) ? asShown(draft, other.thing).subject : other?.is === 'hero' ? theHero : null
  return planDepth(draft, subject, depth, by)
}
