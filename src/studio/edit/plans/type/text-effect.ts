// Plans effects of lettering: of what it is made, along what it is bent, a glow, a shadow, an outline, foil, or none of them.
import type { Edit, EditOperation } from '../../../../contract/edit.ts'
import { arrangedLine } from '../../../press/changes-art.ts'
import { type Draft, documentFrom } from '../../../senses/editing/apply/draft.ts'
import type { TypeChange } from '../../../senses/editing/wish.ts'
import type { TypeRole } from '../../../type/plan.ts'
import type { TreatmentName } from '../../../type/treatments/treatments.ts'
import { absent, granted, type Plan, unclear, undrawable } from '../../plan.ts'
import { isSet } from '../../seen/lines.ts'
import { nameOfTarget, type Target, targetOf } from '../../target.ts'
import { coloursIn } from '../../words/colours.ts'
import { bendSaid, treatmentCalled, treatmentSaid } from './treatment-said.ts'

const neonPink = '#ff4fb0'

const changeFor = (draft: Draft, { value, colour }: Edit, said: string): TypeChange | null => {
  const [named] = coloursIn(colour)
  switch (value) {
    case 'glow':
      return { glow: true }
    case 'neon':
      return { glow: true, colour: named?.hex ?? neonPink, colourName: named?.name ?? 'neon pink' }
    case 'shadow':
      return { shadow: true, ...(named ? { shade: named.hex } : {}) }
    case 'outline':
      return { outline: true, ...(named ? { edge: named.hex } : {}) }
    case 'foil':
      return { metal: named?.metal ?? draft.direction.palette.metal }
    case 'curved':
      return { bend: bendSaid(said) ?? 'arc' }
    case 'straight':
      return { tilt: 0 }
    case 'none':
      return { shadow: false, outline: false, glow: false, flat: true }
    default:
      return null
  }
}

type Lines = Extract<Target, { is: 'lines' }>

const rolesOf = (draft: Draft, target: Lines): readonly TypeRole[] => target.roles.filter((role) => isSet(draft, role))

/** Units under which letters have no room for a treatment. */
const leastSize = 105

/** Only letters with room for it are made of anything; of all lettering that is the title at least. */
const planTreatment = (draft: Draft, target: Lines, treatment: TreatmentName, edit: Edit): Plan => {
  const roles = rolesOf(draft, target)
  const document = documentFrom(draft)
  const large = roles.filter((role) => role === 'title' || arrangedLine(document, role).size >= leastSize)
  if (roles.length === 0) return absent(nameOfTarget(target))
  if (large.length === 0) return undrawable(`the letters of the ${nameOfTarget(target)} are too small for that`)
  const [named] = coloursIn(edit.colour)
  const change: TypeChange = { treatment, ...(named ? { colour: named.hex, colourName: named.name } : {}) }
  return granted(large.map((role) => ({ kind: 'type', role, change })))
}

/** Operations by which lettering "of ice" or "in chalk" is asked for. */
const ofLetters: ReadonlySet<EditOperation> = new Set<EditOperation>([
  'textEffect',
  'restyle',
  'texture',
  'font',
  'light',
])

/** A face that is asked for by its name or its kind is no treatment, whatever else the sentence says. */
const isFace = ({ op, value, of }: Edit, said: string): boolean =>
  op === 'font' &&
  (of !== null ||
    (value !== null && treatmentCalled(value) === null && said.toLowerCase().includes(value.toLowerCase())))

/** Lettering made of something, by the plain words of the message; null where nothing of that is said. */
export const planLettersOf = (edit: Edit, draft: Draft, said: string): Plan | null => {
  const target = targetOf(edit.target)
  if (target.is !== 'lines' || !ofLetters.has(edit.op) || isFace(edit, said)) return null
  const treatment = treatmentSaid(said) ?? (edit.value === null ? null : treatmentCalled(edit.value))
  return treatment === null ? null : planTreatment(draft, target, treatment, edit)
}

export const planTextEffect = (edit: Edit, draft: Draft, said = ''): Plan => {
  const target = targetOf(edit.target)
  if (target.is !== 'lines')
    return undrawable('such an effect can be given to the title, the subtitle and the author’s name only')
  const roles = rolesOf(draft, target)
  if (roles.length === 0) return absent(nameOfTarget(target))
  if (edit.value === null) return unclear('which effect is meant was not said')
  const change = changeFor(draft, edit, said)
  if (change === null) return undrawable(`${edit.value} lettering cannot be set here`)
  const able = change.bend === undefined ? roles : roles.filter((role) => role === 'title')
  return able.length === 0
    ? undrawable('only a title can be set along a curve')
    : granted(able.map((role) => ({ kind: 'type', role, change })))
}
