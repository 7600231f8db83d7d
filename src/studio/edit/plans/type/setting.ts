// Plans how lines are set: to which side, how wide, and in which case.
import type { Edit } from '../../../../contract/edit.ts'
import type { Draft } from '../../../senses/editing/apply/draft.ts'
import type { TypeChange, Wish } from '../../../senses/editing/wish.ts'
import type { TypeRole } from '../../../type/plan.ts'
import { absent, granted, type Plan, unclear, undrawable } from '../../plan.ts'
import { isSet, textOf } from '../../seen/lines.ts'
import { nameOfTarget, targetOf } from '../../target.ts'
import { shareOf } from '../../words/amounts.ts'
import { planMove } from '../things/move.ts'

/** The lines that are meant and on the cover, or why there are none. */
const linesOf = (edit: Edit, draft: Draft): readonly TypeRole[] | Plan => {
  const target = targetOf(edit.target)
  if (target.is !== 'lines') return undrawable('only lettering can be set so')
  const roles = target.roles.filter((role) => isSet(draft, role))
  return roles.length === 0 ? absent(nameOfTarget(target)) : roles
}

const isPlan = (lines: readonly TypeRole[] | Plan): lines is Plan => 'is' in lines

const each = (lines: readonly TypeRole[], change: TypeChange): Plan =>
  granted(lines.map((role) => ({ kind: 'type', role, change })))

const sides = { left: 'left', right: 'right', center: 'center' } as const

const isSide = (value: string | null): value is keyof typeof sides => value !== null && value in sides

export const planAlign = (edit: Edit, draft: Draft): Plan => {
  if (!isSide(edit.value)) return unclear('to which side was not said')
  if (targetOf(edit.target).is !== 'lines') return planMove({ ...edit, op: 'move', place: edit.value }, draft)
  const lines = linesOf(edit, draft)
  return isPlan(lines) ? lines : each(lines, { align: sides[edit.value] })
}

/** Letter spacing in em. */
const steps = { slight: 0.03, usual: 0.07, much: 0.14 } as const
const mostByShare = 0.3

const trackingOf = (amount: string | null): number => {
  const share = shareOf(amount)
  if (share !== null) return Math.min(mostByShare, share)
  return amount === 'slight' ? steps.slight : amount === 'much' ? steps.much : steps.usual
}

export const planSpacing = (edit: Edit, draft: Draft): Plan => {
  const lines = linesOf(edit, draft)
  if (isPlan(lines)) return lines
  if (edit.of === 'words' || edit.of === 'lines')
    return undrawable(`the space between ${edit.of} follows from the size of the letters and cannot be set by itself`)
  if (edit.value === null) return unclear('wider or tighter was not said')
  const by = trackingOf(edit.amount)
  return each(lines, { tracking: edit.value === 'wider' ? by : -by / 2 })
}

const small: ReadonlySet<string> = new Set('a an and as at but by for from in nor of on or the to with'.split(' '))

/** `the wind in the willows` as `The Wind in the Willows`. */
const inTitleCase = (text: string): string =>
  text
    .split(/(\s+)/)
    .map((word, at) =>
      at > 0 && small.has(word.toLowerCase())
        ? word.toLowerCase()
        : word.charAt(0).toUpperCase() + (word === word.toUpperCase() ? word.slice(1).toLowerCase() : word.slice(1)),
    )
    .join('')

const titleCased = (draft: Draft, role: TypeRole): readonly Wish[] => {
  const text = textOf(draft, role) ?? ''
  const next = role === 'author' ? text : inTitleCase(text)
  const words: readonly Wish[] = next === text ? [] : [{ kind: 'text', role, text: next }]
  return [...words, { kind: 'type', role, change: { case: 'as-given' } }]
}

export const planCase = (edit: Edit, draft: Draft): Plan => {
  const lines = linesOf(edit, draft)
  if (isPlan(lines)) return lines
  switch (edit.value) {
    case 'upper':
    case 'lower':
      return each(lines, { case: edit.value })
    case 'title':
      return granted(lines.flatMap((role) => titleCased(draft, role)))
    case 'small-caps':
      return each(lines, { case: 'as-given', inFace: { face: 'cormorant-sc', said: 'small capitals' } })
    default:
      return unclear('capitals or small letters was not said')
  }
}
