// Applies wishes about type and about the words themselves.
import { nameColour } from '../../../brief/colour-names.ts'
import { withArticle } from '../../../brief/motif-phrases.ts'
import type { Adjustments, TypeAdjustment } from '../../../direction/adjustments.ts'
import { linesOf } from '../../../press/changes-art.ts'
import type { TypeRole } from '../../../type/plan.ts'
import type { TypeChange } from '../wish.ts'
import { chooseFace, hasOnlyCapitals, minuscules } from './choose-face.ts'
import { adjusted, type Draft, documentFrom, noted, within } from './draft.ts'

const called: Readonly<Record<TypeRole, string>> = {
  title: 'title',
  subtitle: 'subtitle',
  author: 'author’s name',
  year: 'year',
}

const withType = (draft: Draft, role: TypeRole, change: Partial<TypeAdjustment>): Draft => {
  const { type } = draft.direction.adjustments
  const told: Adjustments['type'] = { ...type, [role]: { ...type[role], ...change } }
  return adjusted(draft, { type: told })
}

export const applyText = (draft: Draft, role: TypeRole, text: string): Draft => {
  const field = role === 'year' ? 'plannerYear' : role
  const brief = { ...draft.brief, book: { ...draft.brief.book, [field]: text } }
  return noted(withType({ ...draft, brief }, role, { hidden: false }), `the ${called[role]} reads “${text}”`)
}

const caseNames = { upper: 'in capitals', lower: 'in lower case', 'as-given': 'in upper and lower case' } as const

/** Two lines wear each other's ink. */
export const swapInks = (draft: Draft, [one, other]: readonly [TypeRole, TypeRole]): Draft =>
  noted(
    withType(withType(draft, one, { inkOf: other }), other, { inkOf: one }),
    `the ${called[one]} and the ${called[other]} have exchanged their colours`,
  )

const placeNames = {
  top: 'stands at the top',
  middle: 'stands in the middle',
  bottom: 'stands at the foot',
  'above-title': 'stands above the title',
  'below-title': 'stands below the title',
} as const

/** What a change of type says, in plain words. */
const says = (role: TypeRole, change: TypeChange): readonly string[] => {
  const name = `the ${called[role]}`
  const said: string[] = []
  if (change.hidden) said.push(`${name} was taken off`)
  if (change.scale !== undefined) said.push(`${name} is ${change.scale > 1 ? 'larger' : 'smaller'}`)
  if (change.metal) said.push(`${name} is in ${change.metal === 'rose' ? 'rose gold' : change.metal}`)
  else if (change.colour) said.push(`${name} is ${change.colourName ?? nameColour(change.colour)}`)
  if (change.inkOf) said.push(`${name} has the colour of the ${called[change.inkOf]}`)
  if (change.case) said.push(`${name} is set ${caseNames[change.case]}`)
  if (change.tracking !== undefined) said.push(`${name} is set ${change.tracking > 0 ? 'wider' : 'tighter'}`)
  if (change.lettering)
    said.push(
      change.lettering === 'other'
        ? `${name} is set in another face`
        : `${name} is set in ${withArticle(change.lettering)} face`,
    )
  if (change.place) said.push(`${name} ${placeNames[change.place]}`)
  if (change.align) said.push(`${name} is ${change.align === 'center' ? 'centred' : `set to the ${change.align}`}`)
  if (change.shadow !== undefined) said.push(`${name} has ${change.shadow ? 'a' : 'no'} shadow`)
  if (change.outline !== undefined) said.push(`${name} has ${change.outline ? 'an' : 'no'} outline`)
  if (change.glow !== undefined) said.push(`${name} ${change.glow ? 'glows' : 'does not glow'}`)
  if (change.flat) said.push(`${name} is in plain ink`)
  return said
}

const textOf = ({ brief: { book } }: Draft, role: TypeRole): string | null =>
  role === 'year' ? book.plannerYear : book[role]

/** Whether only places, sides or cases are asked for, which a line may have already. */
const isArranging = (change: TypeChange): boolean =>
  Object.keys(change).every((key) => key === 'place' || key === 'align' || key === 'case')

export const applyType = (draft: Draft, role: TypeRole, change: TypeChange): Draft => {
  if (textOf(draft, role) === null) return role === 'title' ? draft : noted(draft, `the cover has no ${called[role]}`)
  const { lettering, colourName: _name, scale, tracking, metal, ...rest } = change
  const before = draft.direction.adjustments.type[role]
  const { pairing, palette, mood } = draft.direction
  const current = before.face ?? (role === 'title' ? pairing.title : pairing.text)
  const next: Partial<TypeAdjustment> = {
    ...rest,
    ...(scale === undefined ? {} : { scale: within(before.scale * scale, 0.4, 2.5) }),
    ...(tracking === undefined ? {} : { tracking: within(before.tracking + tracking, -0.1, 0.4) }),
    ...(lettering === undefined ? {} : { face: chooseFace(lettering, current, mood) }),
    ...(change.case === 'lower' && lettering === undefined && hasOnlyCapitals(current)
      ? { face: minuscules(current) }
      : {}),
    // Foil without a named metal takes the metal of the palette.
    ...(metal === undefined
      ? {}
      : { metal: metal !== null && change.colour === undefined ? palette.metal : metal, flat: false }),
    ...(change.hidden === undefined ? { hidden: false } : {}),
    ...(change.colour === undefined ? {} : { inkOf: null }),
  }
  const done = withType(draft, role, next)
  return isArranging(change) && linesOf(documentFrom(done)) === linesOf(documentFrom(draft))
    ? noted(done, ...says(role, change).map((said) => `${said} already`))
    : noted(done, ...says(role, change))
}
