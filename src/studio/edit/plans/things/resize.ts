// Plans another size for a line or a thing.
import type { Edit } from '../../../../contract/edit.ts'
import { findMotif } from '../../../motifs/find-motif.ts'
import type { Draft } from '../../../senses/editing/apply/draft.ts'
import { type Subject, theHero } from '../../../senses/editing/wish.ts'
import { absent, alreadySo, granted, type Plan, unclear, undrawable } from '../../plan.ts'
import { boxOf } from '../../seen/boxes.ts'
import { areSeveral, asShown, isOnCover, isOwnThing } from '../../seen/on-cover.ts'
import { nameOfTarget, targetOf } from '../../target.ts'
import { factorOf, growthOf } from '../../words/amounts.ts'
import { planCrop } from '../picture/crop.ts'
import { resizeLines } from '../type/resize-lines.ts'

/** What is told where a size is asked for, and not which. */
const noGrowth = 'whether it should be larger or smaller was not said'

/** What fills the sheet grows as far as it can. */
const filling = 2.5
/** Factors between which nobody sees a difference. */
const alike = 0.06

/** "As large as the tower": by how much that is. */
const asLargeAs = (draft: Draft, subject: Subject, of: string): number | Plan => {
  const other = targetOf(of)
  const by = other.is === 'hero' ? theHero : other.is === 'thing' ? asShown(draft, other.thing).subject : null
  if (by === null) return undrawable(`nothing can be made as large as the ${nameOfTarget(other)}`)
  if (other.is === 'thing' && !isOnCover(draft, other.thing)) return absent(nameOfTarget(other))
  const [own, its] = [boxOf(draft, subject), boxOf(draft, by)]
  return own && its ? its.h / own.h : undrawable(`how large the ${by.said} is cannot be told here`)
}

/** Lights of the sky are painted anew in another size; other scenery would stand there twice. */
const canChange = (draft: Draft, subject: Subject): boolean =>
  isOwnThing(draft, subject) || (findMotif(subject.motif ?? '')?.kind === 'sky' && boxOf(draft, subject) !== null)

const factorFor = (edit: Edit, draft: Draft, subject: Subject): number | Plan => {
  if (edit.value === 'same')
    return edit.of === null ? unclear('as large as what was not said') : asLargeAs(draft, subject, edit.of)
  if (edit.value === 'fill') return filling
  const growth = growthOf(edit.value, edit.amount)
  return growth === null ? unclear(noGrowth) : factorOf(growth, edit.amount)
}

export const planResize = (edit: Edit, draft: Draft): Plan => {
  const target = targetOf(edit.target)
  if (target.is === 'lines') return resizeLines(edit, draft, target)
  if (target.is === 'picture' && edit.value === null) return unclear(noGrowth)
  if (target.is === 'picture')
    return planCrop({ ...edit, op: 'crop', value: edit.value === 'smaller' ? 'wider' : 'closer' }, draft)
  if (target.is !== 'thing' && target.is !== 'hero')
    return undrawable(`the ${nameOfTarget(target)} cannot be made larger or smaller`)
  if (target.is === 'thing' && !isOnCover(draft, target.thing)) return absent(nameOfTarget(target))
  if (target.is === 'thing' && (target.thing.owner !== null || areSeveral(draft, target.thing)))
    return undrawable(`the ${nameOfTarget(target)} cannot be made larger or smaller alone`)
  const subject = target.is === 'hero' ? theHero : asShown(draft, target.thing).subject
  if (!canChange(draft, subject))
    return undrawable(`the ${subject.said} belongs to the scenery here and cannot be made larger or smaller alone`)
  const factor = factorFor(edit, draft, subject)
  if (typeof factor !== 'number') return factor
  return Math.abs(factor - 1) < alike
    ? alreadySo(`the ${nameOfTarget(target)} is of that size`)
    : granted([{ kind: 'resize', subject, factor }])
}
