// Plans another place for lines of type.
import type { Edit } from '../../../../contract/edit.ts'
import type { BesideLine } from '../../../direction/type-adjustment.ts'
import type { Draft } from '../../../senses/editing/apply/draft.ts'
import type { TypeChange } from '../../../senses/editing/wish.ts'
import { theHero } from '../../../senses/editing/wish.ts'
import { absent, granted, type Plan, undrawable } from '../../plan.ts'
import { boxOf } from '../../seen/boxes.ts'
import { isSet } from '../../seen/lines.ts'
import { asShown, isOnCover } from '../../seen/on-cover.ts'
import { nameOfTarget, type Target, targetOf } from '../../target.ts'

type Lines = Extract<Target, { is: 'lines' }>

/** Shares of the sheet's height that a line goes up or down. */
const steps = { slight: 0.03, usual: 0.06, much: 0.12 } as const

const stepOf = (amount: string | null): number =>
  amount === 'slight' ? steps.slight : amount === 'much' ? steps.much : steps.usual

const onSheet = ({ place, amount }: Edit): TypeChange | null => {
  switch (place) {
    case 'top':
    case 'bottom':
      return amount === 'slight' ? { shift: place === 'top' ? -steps.slight : steps.slight } : { place }
    case 'center':
      return { place: 'middle' }
    case 'up':
      return { shift: -stepOf(amount) }
    case 'down':
      return { shift: stepOf(amount) }
    case 'left':
    case 'further-left':
      return { align: 'left' }
    case 'right':
    case 'further-right':
      return { align: 'right' }
    case 'top-left':
      return { place: 'top', align: 'left' }
    case 'top-right':
      return { place: 'top', align: 'right' }
    case 'bottom-left':
    case 'corner':
      return { place: 'bottom', align: 'left' }
    case 'bottom-right':
      return { place: 'bottom', align: 'right' }
    case 'edge':
      return { place: 'bottom' }
    default:
      return null
  }
}

const besideLine = ({ place }: Edit, other: Lines): BesideLine | null => {
  const role = other.roles.length === 1 ? other.roles[0] : 'title'
  if (role === undefined || role === 'year') return null
  const isAbove = place === 'above' || place === 'on' || place === 'before'
  const isBelow = place === 'below' || place === 'under' || place === 'next-to' || place === 'near' || place === 'after'
  return isAbove ? `above-${role}` : isBelow ? `below-${role}` : null
}

/** Above or below a thing: the half of the sheet that it leaves free there. */
const besideThing = (draft: Draft, { place }: Edit, other: Target): TypeChange | Plan => {
  if (other.is === 'thing' && !isOnCover(draft, other.thing)) return absent(nameOfTarget(other))
  const subject = other.is === 'hero' ? theHero : other.is === 'thing' ? asShown(draft, other.thing).subject : null
  if (subject === null || boxOf(draft, subject) === null)
    return undrawable(`where the ${nameOfTarget(other)} is cannot be told here`)
  if (place === 'above') return { place: 'top' }
  if (place === 'below' || place === 'under') return { place: 'bottom' }
  return place === 'left-of'
    ? { align: 'left' }
    : place === 'right-of'
      ? { align: 'right' }
      : undrawable('lettering cannot be put there')
}

const changeFor = (edit: Edit, draft: Draft): TypeChange | Plan => {
  if (edit.of === null) return onSheet(edit) ?? undrawable('lettering cannot be put there')
  const other = targetOf(edit.of)
  if (other.is !== 'lines') return besideThing(draft, edit, other)
  const place = besideLine(edit, other)
  if (!other.roles.some((role) => isSet(draft, role))) return absent(nameOfTarget(other))
  return place === null ? undrawable('lettering cannot be put there') : { place }
}

export const moveLines = (edit: Edit, draft: Draft, target: Lines): Plan => {
  const roles = target.roles.filter((role) => isSet(draft, role))
  if (roles.length === 0) return absent(nameOfTarget(target))
  const change = changeFor(edit, draft)
  if ('is' in change) return change
  // Lines that should all go to one place would be one heap: the title leads.
  const moved = roles.length > 1 && change.place !== undefined ? roles.slice(0, 1) : roles
  return granted(moved.map((role) => ({ kind: 'type', role, change })))
}
