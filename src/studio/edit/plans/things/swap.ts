// Plans exchanges between two that are both on the cover: their places, their sizes or their colours.
import type { Edit } from '../../../../contract/edit.ts'
import { arrangedLine } from '../../../press/changes-art.ts'
import { type Draft, documentFrom } from '../../../senses/editing/apply/draft.ts'
import { type Subject, theHero, type Wish } from '../../../senses/editing/wish.ts'
import type { TypeRole } from '../../../type/plan.ts'
import { absent, alreadySo, granted, type Plan, unclear, undrawable } from '../../plan.ts'
import { boxOf } from '../../seen/boxes.ts'
import { isSet } from '../../seen/lines.ts'
import { asShown, isOnCover, isOwnThing } from '../../seen/on-cover.ts'
import { nameOfTarget, type Target, targetOf } from '../../target.ts'
import { coloured, takenFrom } from '../colours/recolour.ts'

const isThere = (draft: Draft, target: Target): boolean =>
  target.is === 'lines'
    ? target.roles.length === 1 && target.roles.every((role) => isSet(draft, role))
    : target.is !== 'thing' || isOnCover(draft, target.thing)

const subjectIn = (draft: Draft, target: Target): Subject | null =>
  target.is === 'hero' ? theHero : target.is === 'thing' ? asShown(draft, target.thing).subject : null

const swapColours = (draft: Draft, [one, other]: readonly [Target, Target], words: readonly [string, string]): Plan => {
  if (one.is === 'lines' && other.is === 'lines')
    return granted([{ kind: 'swap-inks', roles: [one.roles[0] ?? 'title', other.roles[0] ?? 'author'] }])
  const colours = [takenFrom(draft, words[1]), takenFrom(draft, words[0])] as const
  if (!('hex' in colours[0])) return colours[0]
  if (!('hex' in colours[1])) return colours[1]
  const [first, second] = [coloured(draft, one, [colours[0]]), coloured(draft, other, [colours[1]])]
  if (first.is === 'refused') return first
  return second.is === 'refused' ? second : granted([...first.wishes, ...second.wishes])
}

const third = 1 / 3

const bandOf = (draft: Draft, role: TypeRole): 'top' | 'middle' | 'bottom' => {
  const { top, bottom } = arrangedLine(documentFrom(draft), role)
  const middle = (top + bottom) / 2
  return middle < third ? 'top' : middle < third * 2 ? 'middle' : 'bottom'
}

const lineNames = { title: 'title', subtitle: 'subtitle', author: 'author', year: null } as const

/** Lines in one part of the sheet stand one above the other: the upper one goes below. */
const swapLinePlaces = (draft: Draft, one: TypeRole, other: TypeRole): Plan => {
  const [first, second] = [bandOf(draft, one), bandOf(draft, other)]
  if (first !== second)
    return granted([
      { kind: 'type', role: one, change: { place: second } },
      { kind: 'type', role: other, change: { place: first } },
    ])
  const document = documentFrom(draft)
  const isAbove = arrangedLine(document, one).top < arrangedLine(document, other).top
  const beside = lineNames[other]
  if (beside === null) return undrawable('the year stands where it stands')
  return granted([{ kind: 'type', role: one, change: { place: isAbove ? `below-${beside}` : `above-${beside}` } }])
}

const swapLineSizes = (draft: Draft, one: TypeRole, other: TypeRole): Plan => {
  const document = documentFrom(draft)
  const [own, its] = [arrangedLine(document, one).size, arrangedLine(document, other).size]
  if (own <= 0 || its <= 0) return undrawable('how large they are cannot be told')
  return granted([
    { kind: 'type', role: one, change: { scale: its / own } },
    { kind: 'type', role: other, change: { scale: own / its } },
  ])
}

const alike = 0.06

const swapSizes = (draft: Draft, one: Subject, other: Subject): Plan => {
  const [own, its] = [boxOf(draft, one), boxOf(draft, other)]
  const canChange = [one, other].every((subject) => isOwnThing(draft, subject))
  if (!own || !its || !canChange) return undrawable('their sizes cannot be changed alone in this picture')
  const factor = its.h / own.h
  if (Math.abs(factor - 1) < alike) return alreadySo('they are of one size')
  const wishes: readonly Wish[] = [
    { kind: 'resize', subject: one, factor },
    { kind: 'resize', subject: other, factor: 1 / factor },
  ]
  return granted(wishes)
}

export const planSwap = (edit: Edit, draft: Draft): Plan => {
  if (edit.of === null) return unclear('what it should change with was not said')
  const targets = [targetOf(edit.target), targetOf(edit.of)] as const
  const missing = targets.find((target) => !isThere(draft, target))
  if (missing) return absent(nameOfTarget(missing))
  const [one, other] = targets
  if (edit.value === 'colours') return swapColours(draft, targets, [edit.target, edit.of])
  if (one.is === 'lines' && other.is === 'lines') {
    const roles = [one.roles[0] ?? 'title', other.roles[0] ?? 'author'] as const
    return edit.value === 'sizes' ? swapLineSizes(draft, ...roles) : swapLinePlaces(draft, ...roles)
  }
  const [subject, second] = [subjectIn(draft, one), subjectIn(draft, other)]
  if (subject === null || second === null)
    return undrawable(`the ${nameOfTarget(one)} and the ${nameOfTarget(other)} cannot be exchanged`)
  return edit.value === 'sizes'
    ? swapSizes(draft, subject, second)
    : granted([{ kind: 'swap-places', subjects: [subject, second] }])
}
