// Where things go: the places of an edit as the press knows them.
import type { Edit } from '../../../../contract/edit.ts'
import type { Corner, ExtraPlace, Place } from '../../../direction/adjustments.ts'
import type { PartName } from '../../../paint/part-names.ts'
import { arrangedLine } from '../../../press/changes-art.ts'
import { type Draft, documentFrom } from '../../../senses/editing/apply/draft.ts'
import { partsCalled } from '../../../senses/editing/lexicon/painted-parts.ts'
import type { Target } from '../../target.ts'

export type EditPlace = NonNullable<Edit['place']>

/** On the sheet, for something that is there already. */
export const onSheet: Partial<Readonly<Record<EditPlace, Place | Corner>>> = {
  top: 'top',
  up: 'top',
  bottom: 'bottom',
  down: 'bottom',
  left: 'left',
  'further-left': 'left',
  right: 'right',
  'further-right': 'right',
  center: 'middle',
  corner: 'corner',
  'top-left': 'top-left',
  'top-right': 'top-right',
  'bottom-left': 'bottom-left',
  'bottom-right': 'bottom-right',
}

/** At another thing. What is under a thing stands at its foot. */
export const atThing: Partial<Readonly<Record<EditPlace, ExtraPlace>>> = {
  above: 'over',
  on: 'over',
  'left-of': 'left-of',
  'right-of': 'right-of',
  'next-to': 'beside',
  near: 'beside',
  below: 'beside',
  under: 'beside',
  between: 'beside',
  behind: 'behind',
  'in-front-of': 'before',
  before: 'before',
  around: 'around',
}

/** What is put next to another thing though somewhere else was asked for, in words. */
export const onlyBeside: ReadonlySet<EditPlace> = new Set<EditPlace>(['below', 'under', 'between'])

const surfaces: Partial<Readonly<Record<PartName, ExtraPlace | null>>> = {
  water: 'water',
  hills: 'afield',
  fields: 'afield',
  mountains: 'afield',
  grass: null,
  floor: null,
  pavement: null,
}

/** On water, hills or grass a thing floats or stands, wherever there is room (null); undefined where that is no surface. */
export const onSurface = (said: string): ExtraPlace | null | undefined => {
  const [first] = partsCalled(said)
  return first === undefined ? undefined : surfaces[first]
}

const third = 1 / 3

/** At a line of type: the part of the sheet above it, below it, or level with it. */
export const atLine = (draft: Draft, target: Extract<Target, { is: 'lines' }>, place: EditPlace): Place => {
  const { top, bottom } = arrangedLine(documentFrom(draft), target.roles[0] ?? 'title')
  if (place === 'above' || place === 'on') return top > third * 2 ? 'middle' : 'top'
  if (place === 'below' || place === 'under') return bottom < 0.5 ? 'middle' : 'bottom'
  const middle = (top + bottom) / 2
  return middle < third ? 'top' : middle < third * 2 ? 'middle' : 'bottom'
}
