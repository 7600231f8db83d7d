// Plans another set of colours for the whole cover.
import type { Edit } from '../../../../contract/edit.ts'
import { nameColour } from '../../../brief/colour-names.ts'
import type { Draft } from '../../../senses/editing/apply/draft.ts'
import type { PaletteKind, Wish } from '../../../senses/editing/wish.ts'
import { granted, type Plan, unclear, undrawable } from '../../plan.ts'
import { strengthOf } from '../../words/amounts.ts'
import { coloursIn } from '../../words/colours.ts'
import { gradeOf, toneNames } from './tones.ts'

const kinds: Readonly<Record<string, PaletteKind>> = {
  'black-and-white': 'monochrome',
  bold: 'bold',
  cool: 'cool',
  dark: 'dark',
  duotone: 'duotone',
  earth: 'earth',
  metallic: 'metallic',
  monochrome: 'monochrome',
  muted: 'muted',
  neon: 'neon',
  pastel: 'pastel',
  sepia: 'sepia',
  warm: 'warm',
}

/** Deep, full colours, as of stones. */
const jewel: readonly Wish[] = [
  { kind: 'palette', palette: 'bold' },
  { kind: 'grade', region: 'whole', change: { lightness: -0.22, saturation: 0.2 }, said: 'deep and full in colour' },
]

/** One hue from light to dark: that of the palette's accent. */
const inOne = ({ direction: { palette } }: Draft): Plan => {
  const colour = { name: nameColour(palette.accent), hex: palette.accent, metal: null }
  return granted([{ kind: 'tint', region: 'whole', colour, strength: 1 }])
}

const fewer = (count: number | null, draft: Draft): Plan => {
  if (count === 1) return inOne(draft)
  return count === null || count === 2
    ? granted([{ kind: 'palette', palette: 'duotone' }])
    : undrawable(`a cover cannot be held to ${count} colours of its own; it can be to one or to two`)
}

const ofValue = ({ value, count, amount }: Edit, draft: Draft): Plan => {
  const kind = kinds[value ?? '']
  if (kind !== undefined) return granted([{ kind: 'palette', palette: kind }])
  switch (value) {
    case 'fewer':
      return fewer(count, draft)
    case 'jewel':
      return granted(jewel)
    case 'lighter':
    case 'darker':
    case 'vivid': {
      const change = gradeOf(value, strengthOf(amount))
      return granted([{ kind: 'grade', region: 'whole', change, said: toneNames[value] }])
    }
    default:
      return count === null ? unclear('no colours were named') : fewer(count, draft)
  }
}

/** "Monochrome, in blue" is blue from light to dark. */
const oneHue = (wishes: readonly Wish[]): readonly Wish[] =>
  wishes.filter((wish) => wish.kind !== 'palette' || (wish.palette !== 'monochrome' && wish.palette !== 'duotone'))

export const planPalette = (edit: Edit, draft: Draft): Plan => {
  const colours = coloursIn(edit.colour)
  const [first] = colours
  const [not] = coloursIn(edit.not)
  if (edit.colour !== null && first === undefined) return unclear(`“${edit.colour}” is no colour that is known here`)
  if (first && not) return granted([{ kind: 'recolour', from: not, to: first }])
  if (first === undefined) return not ? granted([{ kind: 'refuse-colour', colour: not }]) : ofValue(edit, draft)
  const kind = edit.value === null ? null : ofValue(edit, draft)
  const before = kind?.is === 'granted' ? oneHue(kind.wishes) : []
  const isWhole = edit.value === 'monochrome' && colours.length === 1
  return granted([
    ...before,
    isWhole ? { kind: 'tint', region: 'whole', colour: first, strength: 1 } : { kind: 'colours', colours },
  ])
}
