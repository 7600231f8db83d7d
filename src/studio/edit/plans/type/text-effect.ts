// Plans effects of lettering: glow, shadow, outline, foil, or none of them.
import type { Edit } from '../../../../contract/edit.ts'
import type { Draft } from '../../../senses/editing/apply/draft.ts'
import type { TypeChange } from '../../../senses/editing/wish.ts'
import { absent, granted, type Plan, unclear, undrawable } from '../../plan.ts'
import { isSet } from '../../seen/lines.ts'
import { nameOfTarget, targetOf } from '../../target.ts'
import { coloursIn } from '../../words/colours.ts'

const neonPink = '#ff4fb0'

const changeFor = (draft: Draft, { value, colour }: Edit): TypeChange | null => {
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
    case 'straight':
      return { tilt: 0 }
    case 'none':
      return { shadow: false, outline: false, glow: false, flat: true }
    default:
      return null
  }
}

export const planTextEffect = (edit: Edit, draft: Draft): Plan => {
  const target = targetOf(edit.target)
  if (target.is !== 'lines')
    return undrawable('such an effect can be given to the title, the subtitle and the author’s name only')
  const roles = target.roles.filter((role) => isSet(draft, role))
  if (roles.length === 0) return absent(nameOfTarget(target))
  if (edit.value === null) return unclear('which effect is meant was not said')
  const change = changeFor(draft, edit)
  return change === null
    ? undrawable(`${effectNames[edit.value] ?? edit.value} lettering cannot be set here`)
    : granted(roles.map((role) => ({ kind: 'type', role, change })))
}

const effectNames: Readonly<Record<string, string>> = {
  emboss: 'embossed',
  gradient: 'graded',
  'three-d': 'three-dimensional',
}
