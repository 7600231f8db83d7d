// Applies wishes about type and about the words themselves.

import { withArticle } from '../../../../contract/article.ts'
import { nameColour } from '../../../brief/colour-names.ts'
import type { Adjustments } from '../../../direction/adjustments.ts'
import type { TypeAdjustment } from '../../../direction/type-adjustment.ts'
import { type Arranged, arrangedLine, lineOf } from '../../../press/changes-art.ts'
import { faces } from '../../../type/faces.ts'
import type { TypeRole } from '../../../type/plan.ts'
import { treatments } from '../../../type/treatments/treatments.ts'
import type { TypeChange } from '../wish.ts'
import { chooseFace, hasOnlyCapitals, minuscules, uprightOf } from './choose-face.ts'
import { fieldOf, withoutWords } from './cut-text.ts'
import { adjusted, alreadySo, type Draft, documentFrom, noted, owned, within } from './draft.ts'
import { nudgeLine } from './nudge-line.ts'

export const called: Readonly<Record<TypeRole, string>> = {
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
  const brief = { ...draft.brief, book: { ...draft.brief.book, [fieldOf(role)]: text } }
  const reads = `the ${called[role]} reads “`
  // Of a line that is changed twice only the last is true.
  const notes = draft.notes.filter((note) => !note.startsWith(reads))
  return noted(withType({ ...draft, brief, notes }, role, { hidden: false }), `${reads}${text}”`)
}

/** The line without some of its words. */
export const applyCut = (draft: Draft, role: TypeRole, words: string): Draft => {
  const { book } = draft.brief
  const left = withoutWords(book[fieldOf(role)] ?? '', words)
  if (left === '') return applyType(draft, role, { hidden: true })
  if (left !== null) return applyText(draft, role, left)
  // The year of a planner is a line of its own, which people take for a part of the title.
  if (role !== 'year' && book.plannerYear === words) return applyType(draft, 'year', { hidden: true })
  return owned(
    draft,
    `“${words}” does not stand in the ${called[role]}, so nothing was taken out of it`,
    'not_in_picture',
  )
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
  'above-subtitle': 'stands above the subtitle',
  'below-subtitle': 'stands below the subtitle',
  'above-author': 'stands above the author’s name',
  'below-author': 'stands below the author’s name',
} as const

/** What a change of type says, in plain words. */
export const says = (role: TypeRole, change: TypeChange): readonly string[] => {
  const name = `the ${called[role]}`
  const said: string[] = []
  if (change.hidden) said.push(`${name} was taken off`)
  if (change.scale !== undefined) said.push(`${name} is ${change.scale > 1 ? 'larger' : 'smaller'}`)
  if (change.metal) said.push(`${name} is in ${change.metal === 'rose' ? 'rose gold' : change.metal}`)
  else if (change.colour) said.push(`${name} is ${change.colourName ?? nameColour(change.colour)}`)
  if (change.inFace) said.push(`${name} is set in ${change.inFace.said}`)
  if (change.faceOf) said.push(`${name} is set in the face of the ${called[change.faceOf]}`)
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
  if (change.tilt !== undefined) said.push(`${name} is set ${change.tilt === 0 ? 'upright' : 'at a slant'}`)
  if (change.even) said.push(`${name} is set in one size`)
  if (change.lines) said.push(`${name} is set on ${change.lines > 1 ? `${change.lines} lines` : 'one line'}`)
  if (change.treatment) said.push(`${name} is ${treatments[change.treatment].said}`)
  if (change.bend) said.push(`${name} is set along a curve`)
  if (change.flat) said.push(`${name} is in plain ink`)
  return said
}

const textOf = ({ brief: { book } }: Draft, role: TypeRole): string | null =>
  role === 'year' ? book.plannerYear : book[role]

/** Whether only places, sides, cases or the loss of effects are asked for, which a line may have already. */
const isArranging = (change: TypeChange): boolean =>
  Object.entries(change).every(
    ([key, value]) =>
      key === 'place' ||
      key === 'align' ||
      key === 'case' ||
      key === 'tilt' ||
      key === 'even' ||
      key === 'lines' ||
      (/^(?:shadow|outline|glow)$/.test(key) && value === false),
  )

/** Shares of the height within which a line stands at the head or at the foot. */
const atHead = 0.13
const atFoot = 0.9

const isThere = ({ top, bottom }: Arranged, { place }: TypeChange): boolean =>
  (place === 'top' && top < atHead) || (place === 'bottom' && bottom > atFoot)

/** Share of another line's size from which a line is as large. */
const asLarge = 0.85

/** Gains in size that are seen at once, and that are seen at all. */
const plainly = 1.14
const barely = 1.04

const gainOf = (before: Arranged, after: Arranged): number => after.size / Math.max(1, before.size)

/** What is said of a line as it will be painted: how much larger it really is, and whether the picture gave way to it. */
const saysArranged = (role: TypeRole, change: TypeChange, before: Arranged, after: Arranged): readonly string[] => {
  const name = `the ${called[role]}`
  const { scale = 1, ...rest } = change
  const gain = gainOf(before, after)
  const larger =
    gain >= plainly
      ? [`${name} is larger`]
      : gain >= barely
        ? [`${name} is a little larger, as far as its words leave room`]
        : []
  return [
    ...(scale > 1 ? larger : []),
    ...says(role, scale > 1 ? rest : change),
    ...(after.layout === before.layout ? [] : ['the picture is composed anew around it']),
  ]
}

const joined = (face: string): boolean => faces.some(({ id, look }) => id === face && look === 'script')

const faceIn = ({ direction: { adjustments, pairing } }: Draft, role: TypeRole): string =>
  adjustments.type[role].face ?? (role === 'title' ? pairing.title : pairing.text)

/** Why a line cannot be broken as it was asked; null where it can. */
const unsetLines = ({ brief }: Draft, role: TypeRole, { lines, even }: TypeChange): string | null => {
  if (role !== 'title' && (lines !== undefined || even !== undefined))
    return `only the lines of a title can be broken to order, so the ${called[role]} is as it was`
  const words = brief.book.title.trim().split(/\s+/).length
  return lines && lines > words ? `the title has too few words for ${lines} lines` : null
}

/** "As large as the title": by how much that is larger or smaller. */
const inSizes = (draft: Draft, role: TypeRole, { sizeOf, ...change }: TypeChange): TypeChange => {
  if (sizeOf === undefined) return change
  const document = documentFrom(draft)
  const [own, other] = [arrangedLine(document, role).size, arrangedLine(document, sizeOf).size]
  return own > 0 && other > 0 ? { ...change, scale: other / own } : change
}

export const applyType = (draft: Draft, role: TypeRole, asked: TypeChange): Draft => {
  const change = inSizes(draft, role, asked)
  if (textOf(draft, role) === null)
    return role === 'title' ? draft : owned(draft, `the cover has no ${called[role]}`, 'not_in_picture')
  if (change.shift !== undefined) return nudgeLine(draft, role, change.shift, called[role])
  const { lettering, colourName: _name, scale, tracking, metal, faceOf, inFace, ...rest } = change
  const before = draft.direction.adjustments.type[role]
  const { palette, mood } = draft.direction
  const current = faceIn(draft, role)
  if (tracking !== undefined && lettering === undefined && joined(current))
    return owned(draft, `the letters of the ${called[role]} are joined and cannot be set apart`, 'cannot_be_drawn')
  const unset = unsetLines(draft, role, change)
  if (unset !== null) return owned(draft, unset, 'cannot_be_drawn')
  const isSmall = change.case === 'lower' || change.case === 'as-given'
  const next: Partial<TypeAdjustment> = {
    ...rest,
    ...(scale === undefined ? {} : { scale: within(before.scale * scale, 0.4, 2.5) }),
    ...(tracking === undefined ? {} : { tracking: within(before.tracking + tracking, -0.1, 0.4) }),
    ...(lettering === undefined ? {} : { face: chooseFace(lettering, current, mood) }),
    ...(faceOf === undefined ? {} : { face: faceIn(draft, faceOf) }),
    ...(inFace === undefined ? {} : { face: inFace.face }),
    ...(isSmall && lettering === undefined && hasOnlyCapitals(current) ? { face: minuscules(current) } : {}),
    // What is set straight does not lean in its letters either.
    ...(change.tilt === 0 && lettering === undefined ? { face: uprightOf(current) ?? before.face } : {}),
    // Foil without a named metal takes the metal of the palette.
    ...(metal === undefined
      ? {}
      : { metal: metal !== null && change.colour === undefined ? palette.metal : metal, flat: false }),
    ...(change.treatment === undefined ? {} : { metal: null, flat: false }),
    ...(metal !== undefined || change.flat === true ? { treatment: null } : {}),
    ...(change.tilt === 0 ? { bend: null } : {}),
    ...(change.hidden === undefined ? { hidden: false } : {}),
    ...(change.colour === undefined ? {} : { inkOf: null }),
  }
  const done = withType(draft, role, next)
  const [old, now] = [documentFrom(draft), documentFrom(done)]
  if (isArranging(change) && lineOf(now, role) === lineOf(old, role)) return alreadySo(draft, says(role, change))
  return noted(done, ...says(role, change))
}

/** As `applyType`, with notes of how the line will be painted when the picture has made room for it. */
export const applySeenType = (draft: Draft, role: TypeRole, asked: TypeChange): Draft => {
  const change = inSizes(draft, role, asked)
  const done = applyType(draft, role, change)
  if (done.direction === draft.direction || change.shift !== undefined) return done
  if (change.place === undefined && (change.scale ?? 1) <= 1) return done
  const was = arrangedLine(documentFrom(draft), role)
  if (isArranging(change) && change.align === undefined && isThere(was, change))
    return alreadySo(draft, says(role, change))
  const now = arrangedLine(documentFrom(done), role)
  const told = saysArranged(role, change, was, now)
  const { sizeOf } = asked
  if (sizeOf !== undefined && now.size < arrangedLine(documentFrom(done), sizeOf).size * asLarge)
    return owned(
      { ...done, notes: draft.notes },
      `the ${called[role]} is as large as its words leave room for, which is not as large as the ${called[sizeOf]}`,
      'cannot_be_drawn',
    )
  const isNoLarger = (change.scale ?? 1) > 1 && gainOf(was, now) < barely
  if (!isNoLarger) return noted({ ...done, notes: draft.notes }, ...told)
  const full = `the ${called[role]} could not be made larger: it has all the room there is`
  const isAll = Object.keys(change).length === 1
  return owned(isAll ? draft : noted({ ...done, notes: draft.notes }, ...told), full, 'cannot_be_drawn')
}
