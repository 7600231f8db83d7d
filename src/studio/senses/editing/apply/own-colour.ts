// Gives a line or a thing the colours back that its painter gave it.

import type { TypeRole } from '../../../type/plan.ts'
import { partsCalled } from '../lexicon/painted-parts.ts'
import type { Subject } from '../wish.ts'
import { alterExtra, nameOf, paintedAs } from './apply-things.ts'
import { adjusted, type Draft, noted } from './draft.ts'
import { extraOf, isHero } from './find-subject.ts'

const lineNames = { title: 'title', subtitle: 'subtitle', author: 'author’s name', year: 'year' } as const

const ownInk = (draft: Draft, role: TypeRole): Draft => {
  const { type } = draft.direction.adjustments
  const { colour, metal, inkOf } = type[role]
  if (colour === null && metal === null && inkOf === null) return draft
  const own = { ...type[role], colour: null, metal: null, inkOf: null }
  return noted(adjusted(draft, { type: { ...type, [role]: own } }), `the ${lineNames[role]} has its own colour again`)
}

export const ownColour = (draft: Draft, of: TypeRole | Subject): Draft => {
  if (typeof of === 'string') return ownInk(draft, of)
  const { paints, hero } = draft.direction.adjustments
  const said = `the ${nameOf(draft, of)} has its own colour again`
  const extra = extraOf(draft, of)
  if (extra && extra.colour !== null) return noted(alterExtra(draft, extra, { colour: null }), said)
  if (isHero(draft, of) && hero.colour !== null)
    return noted(adjusted(draft, { hero: { ...hero, colour: null } }), said)
  const names: readonly string[] = [...paintedAs(draft, of), ...partsCalled(of.said)]
  const others = paints.filter(({ things, named }) => ![...things, ...named].some((name) => names.includes(name)))
  return others.length < paints.length ? noted(adjusted(draft, { paints: others }), said) : draft
}
