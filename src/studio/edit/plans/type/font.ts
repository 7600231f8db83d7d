// Plans other letters for lines of type: of a kind, of a name, or those of another line.
import type { Edit } from '../../../../contract/edit.ts'
import { tokensOf } from '../../../brief/tokens.ts'
import type { Draft } from '../../../senses/editing/apply/draft.ts'
import { letteringCalled } from '../../../senses/editing/lexicon/called.ts'
import type { Lettering, TypeChange } from '../../../senses/editing/wish.ts'
import { type FaceId, faces } from '../../../type/faces.ts'
import type { TypeRole } from '../../../type/plan.ts'
import { absent, granted, type Plan, unclear, undrawable } from '../../plan.ts'
import { isSet } from '../../seen/lines.ts'
import { nameOfTarget, targetOf } from '../../target.ts'
import { faceCalled } from './faces-called.ts'

const letterings: Readonly<Record<string, Lettering>> = {
  bold: 'bold',
  condensed: 'condensed',
  elegant: 'elegant',
  gothic: 'blackletter',
  handwritten: 'handwritten',
  italic: 'italic',
  light: 'thin',
  modern: 'modern',
  playful: 'playful',
  sans: 'sans',
  script: 'script',
  serif: 'serif',
  slab: 'slab',
  typewriter: 'typewriter',
}

/** Kinds that are a face or two: the first that the line does not have. */
const chosen: Readonly<Record<string, readonly [FaceId, ...FaceId[]]>> = {
  classic: ['garamond', 'cormorant-bold', 'lora-bold'],
  'larger-contrast': ['playfair-black', 'abril-fatface', 'dm-serif'],
  rounded: ['fredoka', 'comfortaa', 'baloo'],
  wide: ['michroma', 'unbounded', 'audiowide'],
}

const said: Readonly<Record<string, string>> = {
  classic: 'a classic book face',
  'larger-contrast': 'letters with thicker thicks and thinner thins',
  rounded: 'rounded letters',
  wide: 'wide letters',
}

const faceIn = ({ direction: { adjustments, pairing } }: Draft, role: TypeRole): string =>
  adjustments.type[role].face ?? (role === 'title' ? pairing.title : pairing.text)

/** Upright and neither bold nor thin: the plainest cut of the family that the line is set in. */
const regularOf = (current: string): FaceId | null => {
  const stem = current.replace(/-(?:black|bold|italic|light|medium)$/, '')
  const cuts = faces.filter(({ id, italic }) => !italic && (id === stem || id.startsWith(`${stem}-`)))
  const [plainest] = cuts.toSorted((one, other) => Math.abs(one.weight - 400) - Math.abs(other.weight - 400))
  return plainest === undefined || plainest.id === current ? null : plainest.id
}

const letteringIn = (words: string): Lettering | null =>
  letteringCalled(tokensOf(`${words} font`)) ?? letteringCalled(tokensOf(words))

const named = (value: string): TypeChange | null => {
  const face = faceCalled(value)
  const lettering = face === null ? letteringIn(value) : null
  if (face === null) return lettering === null ? null : { lettering }
  const name = face.isItself ? value : `the nearest to ${value} that is in the type cases`
  return { inFace: { face: face.face, said: name } }
}

const changeFor = (draft: Draft, role: TypeRole, value: string): TypeChange | Plan => {
  const lettering = letterings[value]
  if (lettering !== undefined) return { lettering }
  const current = faceIn(draft, role)
  const kinds = chosen[value]
  if (kinds) {
    const face = kinds.find((id) => id !== current) ?? kinds[0]
    return { inFace: { face, said: said[value] ?? value } }
  }
  if (value === 'regular') {
    const face = regularOf(current)
    return face === null
      ? { inFace: { face: 'lora', said: 'regular letters' } }
      : { inFace: { face, said: 'regular letters' } }
  }
  if (value === 'stencil') return undrawable('there is no stencil face in the type cases')
  return named(value) ?? undrawable(`no face is known here by the name of ${value}`)
}

export const planFont = (edit: Edit, draft: Draft): Plan => {
  const target = targetOf(edit.target)
  if (target.is !== 'lines')
    return undrawable('letters can be changed in the title, the subtitle and the author’s name only')
  const roles = target.roles.filter((role) => isSet(draft, role))
  if (roles.length === 0) return absent(nameOfTarget(target))
  const { value, of } = edit
  if (of !== null) {
    const other = targetOf(of)
    const faceOf = other.is === 'lines' ? other.roles.find((role) => isSet(draft, role)) : undefined
    return faceOf === undefined
      ? absent(`line of type that is called ${of}`)
      : granted(roles.filter((role) => role !== faceOf).map((role) => ({ kind: 'type', role, change: { faceOf } })))
  }
  const changes = roles.map((role) => ({
    role,
    change: value === null ? ({ lettering: 'other' } as const) : changeFor(draft, role, value),
  }))
  const wishes = changes.flatMap(({ role, change }) =>
    'is' in change ? [] : [{ kind: 'type', role, change } as const],
  )
  const no = changes.map(({ change }) => change).find((change) => 'is' in change)
  return wishes.length > 0 ? granted(wishes) : no && 'is' in no ? no : unclear('which letters are meant was not said')
}
