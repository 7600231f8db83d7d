// Plans another mood for the whole cover.
import type { Edit } from '../../../../contract/edit.ts'
import type { Draft } from '../../../senses/editing/apply/draft.ts'
import type { Feeling } from '../../../senses/editing/wish.ts'
import { granted, type Plan, unclear, undrawable } from '../../plan.ts'
import { nameOfTarget, targetOf } from '../../target.ts'
import { strengthOf } from '../../words/amounts.ts'
import { planFont } from '../type/font.ts'

const feelings: Readonly<Record<string, Feeling>> = {
  calm: 'calm',
  cheerful: 'uplifting',
  cosy: 'cosy',
  dark: 'moody',
  dreamy: 'dreamy',
  elegant: 'elegant',
  epic: 'epic',
  gritty: 'gritty',
  hopeful: 'hopeful',
  lonely: 'lonely',
  luxurious: 'luxurious',
  melancholic: 'melancholic',
  modern: 'modern',
  mysterious: 'mysterious',
  nostalgic: 'nostalgic',
  playful: 'playful',
  romantic: 'romantic',
  scary: 'scary',
  serious: 'serious',
  tense: 'tense',
  warm: 'warm',
  wild: 'wild',
}

/** Letters that have the mood themselves. */
const letters: Readonly<Record<string, string>> = {
  cheerful: 'playful',
  elegant: 'elegant',
  luxurious: 'elegant',
  modern: 'modern',
  nostalgic: 'classic',
  playful: 'playful',
  romantic: 'script',
  scary: 'gothic',
  serious: 'serif',
}

export const planMood = (edit: Edit, draft: Draft): Plan => {
  const target = targetOf(edit.target)
  const feeling = feelings[edit.value ?? '']
  if (feeling === undefined || edit.value === null) return unclear('which mood is meant was not said')
  if (target.is === 'lines') {
    const value = letters[edit.value]
    return value === undefined
      ? undrawable(`there are no letters that are ${edit.value} by themselves`)
      : planFont({ ...edit, op: 'font', value, of: null }, draft)
  }
  if (target.is === 'thing' || target.is === 'hero' || target.is === 'border')
    return undrawable(`the mood is that of the whole cover; the ${nameOfTarget(target)} cannot have one alone`)
  return granted([{ kind: 'feeling', feeling, isLess: false, strength: strengthOf(edit.amount) }])
}
