// Plans things that are to go.
import type { Edit } from '../../../../contract/edit.ts'
import type { Draft } from '../../../senses/editing/apply/draft.ts'
import { partPlace } from '../../../senses/editing/lexicon/looks-of-parts.ts'
import { theHero } from '../../../senses/editing/wish.ts'
import { absent, granted, type Plan, undrawable } from '../../plan.ts'
import { isSet } from '../../seen/lines.ts'
import { asShown, hasBorder, isOnCover } from '../../seen/on-cover.ts'
import { nameOfTarget, type Target, targetOf } from '../../target.ts'
import type { Thing } from '../../words/thing.ts'
import { airCalled, isInAir } from './air.ts'

const removeThing = (draft: Draft, thing: Thing): Plan => {
  const { subject, owner, which, near } = asShown(draft, thing)
  if (owner === null && near === null)
    return granted([{ kind: 'remove', subject, ...(which === null ? {} : { which }) }])
  const part = { ...partPlace(subject.said), near: near?.hex ?? null, isSingle: !/s$/.test(subject.said) }
  // A part of somebody that is only taken out by its look would leave a hole; what is worn over them is drawn whole under it.
  return owner === null
    ? granted([{ kind: 'paint-part', part, said: subject.said, owner: null, colour: null }])
    : granted([{ kind: 'remove', subject: { ...subject, motif: subject.said, kin: [] } }])
}

const removeLines = (draft: Draft, target: Extract<Target, { is: 'lines' }>): Plan => {
  const roles = target.roles.filter((role) => isSet(draft, role))
  return roles.length === 0
    ? absent(nameOfTarget(target))
    : granted(roles.map((role) => ({ kind: 'type', role, change: { hidden: true } })))
}

export const planRemove = (edit: Edit, draft: Draft): Plan => {
  const target = targetOf(edit.target)
  switch (target.is) {
    case 'lines':
      return removeLines(draft, target)
    case 'hero':
      return granted([{ kind: 'remove', subject: theHero }])
    case 'border':
      return hasBorder(draft) ? granted([{ kind: 'border', colour: null }]) : absent('border')
    case 'background':
      return granted([{ kind: 'manner', manner: 'simplified', said: 'plainer, on one ground' }])
    case 'thing': {
      const air = airCalled(edit.target)
      if (air !== null && isInAir(draft, air)) return granted([{ kind: 'air', air, strength: 0, isLess: false }])
      return isOnCover(draft, target.thing) ? removeThing(draft, target.thing) : absent(nameOfTarget(target))
    }
    default:
      return undrawable(`a cover cannot be without its ${nameOfTarget(target)}`)
  }
}
