// Plans another size for lines of type.
import type { Edit } from '../../../../contract/edit.ts'
import type { Draft } from '../../../senses/editing/apply/draft.ts'
import { absent, granted, type Plan, unclear, undrawable } from '../../plan.ts'
import { isSet } from '../../seen/lines.ts'
import { nameOfTarget, type Target, targetOf } from '../../target.ts'
import { factorOf, growthOf } from '../../words/amounts.ts'

const filling = 2.5

export const resizeLines = (edit: Edit, draft: Draft, target: Extract<Target, { is: 'lines' }>): Plan => {
  const roles = target.roles.filter((role) => isSet(draft, role))
  if (roles.length === 0) return absent(nameOfTarget(target))
  if (edit.value === 'same') {
    const other = edit.of === null ? null : targetOf(edit.of)
    const sizeOf = other?.is === 'lines' ? other.roles.find((role) => isSet(draft, role)) : undefined
    if (other === null) return unclear('as large as what was not said')
    return sizeOf === undefined
      ? undrawable(`lettering cannot be made as large as the ${nameOfTarget(other)}`)
      : granted(roles.filter((role) => role !== sizeOf).map((role) => ({ kind: 'type', role, change: { sizeOf } })))
  }
  const growth = growthOf(edit.value, edit.amount)
  if (edit.value !== 'fill' && growth === null) return unclear('whether they should be larger or smaller was not said')
  const scale = growth === null ? filling : factorOf(growth, edit.amount)
  return granted(roles.map((role) => ({ kind: 'type', role, change: { scale } })))
}
