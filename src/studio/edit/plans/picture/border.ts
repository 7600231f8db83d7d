// Plans a border along the edges. The press rules one kind: a strong line with a fine one inside it.
import type { Edit } from '../../../../contract/edit.ts'
import { metalColour } from '../../../paint/materials/metal.ts'
import type { Draft } from '../../../senses/editing/apply/draft.ts'
import type { NamedColour } from '../../../senses/editing/wish.ts'
import { absent, alreadySo, granted, type Plan, undrawable } from '../../plan.ts'
import { hasBorder } from '../../seen/on-cover.ts'
import { colourIn } from '../../words/colours.ts'
import { coloured } from '../colours/recolour.ts'

const ofPalette = ({ direction: { palette } }: Draft): NamedColour => ({
  name: palette.metal === 'rose' ? 'rose gold' : palette.metal,
  hex: metalColour(palette.metal),
  metal: palette.metal,
})

const kinds: Readonly<Record<string, string>> = {
  ornate: 'an ornate border',
  rounded: 'a border with rounded corners',
  thicker: 'a thicker border',
  thinner: 'a thinner border',
}

export const planBorder = (edit: Edit, draft: Draft): Plan => {
  const colour = colourIn(edit.colour)
  const kind = kinds[edit.value ?? '']
  const isRuled = draft.direction.adjustments.border !== null
  if (kind !== undefined)
    return (edit.value === 'thicker' || edit.value === 'thinner') && !hasBorder(draft)
      ? absent('border')
      : undrawable(`${kind} cannot be ruled yet; a strong line with a fine one inside it can`)
  if (edit.value === null && colour !== null && hasBorder(draft)) return coloured(draft, { is: 'border' }, [colour])
  if (isRuled && colour === null) return alreadySo('the cover has a border, of a strong line with a fine one inside it')
  return granted([{ kind: 'border', colour: colour ?? ofPalette(draft) }])
}
