// Plans another place for a line or a thing.
import type { Edit } from '../../../../contract/edit.ts'
import type { Draft } from '../../../senses/editing/apply/draft.ts'
import { isHero } from '../../../senses/editing/apply/find-subject.ts'
import { type Subject, theHero } from '../../../senses/editing/wish.ts'
import { absent, granted, type Plan, unclear, undrawable } from '../../plan.ts'
import { boxOf } from '../../seen/boxes.ts'
import { areSeveral, asShown, isOnCover } from '../../seen/on-cover.ts'
import { nameOfTarget, targetOf } from '../../target.ts'
import { moveLines } from '../type/move-lines.ts'
import { atLine, atThing, type EditPlace, onlyBeside, onSheet } from './places.ts'

/** A way, not a place: as far as a step goes, unless more is said. */
const ways: ReadonlySet<EditPlace> = new Set<EditPlace>(['up', 'down', 'further-left', 'further-right'])

/** The hero is what the picture is built around: it goes to the side of the sheet on which it is then beside the other thing. */
const heroAt = (draft: Draft, subject: Subject, place: EditPlace, by: Subject): Plan => {
  const [own, other] = [boxOf(draft, subject), boxOf(draft, by)]
  if (own === null || other === null) return undrawable(`where the ${by.said} stands cannot be told here`)
  const isRight = own.x + own.w / 2 > other.x + other.w / 2
  const isHigher = own.y + own.h / 2 < other.y + other.h / 2
  switch (place) {
    case 'left-of':
      return granted([{ kind: 'move', subject, to: 'left' }])
    case 'right-of':
      return granted([{ kind: 'move', subject, to: 'right' }])
    case 'above':
      return granted([{ kind: 'move', subject, to: 'top' }])
    case 'below':
    case 'under':
      return granted([{ kind: 'move', subject, to: 'bottom' }])
    case 'next-to':
    case 'near':
      if (Math.abs(own.x + own.w / 2 - other.x - other.w / 2) < (own.w + other.w) / 2)
        return granted([{ kind: 'move', subject, to: isHigher ? 'bottom' : 'top', isSlight: true }])
      return granted([{ kind: 'move', subject, to: isRight ? 'left' : 'right' }])
    default:
      return undrawable('the main subject cannot be put there')
  }
}

const atOther = (edit: Edit, draft: Draft, subject: Subject, place: EditPlace, of: string): Plan => {
  const target = targetOf(place === 'between' ? (of.split(/\s+and\s+(?:the\s+)?/i)[0] ?? of) : of)
  const name = nameOfTarget(target)
  if (target.is === 'lines') return granted([{ kind: 'move', subject, to: atLine(draft, target, place) }])
  if (target.is === 'sky') return granted([{ kind: 'move', subject, to: 'top' }])
  if (target.is === 'ground') return granted([{ kind: 'move', subject, to: 'bottom' }])
  if (target.is !== 'thing' && target.is !== 'hero') return onOwn(edit, subject, place)
  if (target.is === 'thing' && !isOnCover(draft, target.thing)) return absent(name)
  const by = target.is === 'hero' ? theHero : asShown(draft, target.thing).subject
  if (isHero(draft, subject)) return heroAt(draft, subject, place, by)
  const at = atThing[place]
  if (at === undefined) return onOwn(edit, subject, place)
  return granted(
    [{ kind: 'place', subject, place: at, by }],
    ...(onlyBeside.has(place) ? [`it is beside the ${name}`] : []),
  )
}

const onOwn = ({ amount }: Edit, subject: Subject, place: EditPlace): Plan => {
  const to = place === 'edge' ? 'right' : onSheet[place]
  if (to === undefined) return undrawable('nothing can be put there')
  const isSlight = amount === 'slight' || (ways.has(place) && amount !== 'much')
  return granted([{ kind: 'move', subject, to, ...(isSlight ? { isSlight: true } : {}) }])
}

export const planMove = (edit: Edit, draft: Draft): Plan => {
  const target = targetOf(edit.target)
  const { place, of } = edit
  if (place === null) return unclear('where it should go was not said')
  if (target.is === 'lines') return moveLines(edit, draft, target)
  if (target.is !== 'thing' && target.is !== 'hero')
    return undrawable(`the ${nameOfTarget(target)} cannot be moved by itself`)
  if (target.is === 'thing' && !isOnCover(draft, target.thing)) return absent(nameOfTarget(target))
  if (target.is === 'thing' && (target.thing.owner !== null || areSeveral(draft, target.thing)))
    return undrawable(`the ${nameOfTarget(target)} cannot be moved alone`)
  const subject = target.is === 'hero' ? theHero : asShown(draft, target.thing).subject
  if (place === 'front' || place === 'back') return planDepth(draft, subject, place, null)
  return of === null ? onOwn(edit, subject, place) : atOther(edit, draft, subject, place, of)
}

/** Before or behind: only what came by an edit, or stands beside the hero, can change its depth. */
export const planDepth = (draft: Draft, subject: Subject, place: 'front' | 'back', of: Subject | null): Plan => {
  const at = place === 'front' ? 'before' : 'behind'
  if (!isHero(draft, subject)) return granted([{ kind: 'place', subject, place: at, by: of ?? theHero }])
  if (of === null || isHero(draft, of))
    return undrawable('what is before the main subject and what is behind it cannot be changed here')
  return granted([{ kind: 'place', subject: of, place: at === 'before' ? 'behind' : 'before', by: theHero }])
}
