// What hangs or falls in the air by the words of the caller: stars, fog, sparks, northern lights.
import type { Edit } from '../../../../contract/edit.ts'
import { tokensOf } from '../../../brief/tokens.ts'
import type { Air } from '../../../direction/adjustments.ts'
import type { PartName } from '../../../paint/part-names.ts'
import { firstSeen } from '../../../press/find-named.ts'
import { type Draft, documentFrom } from '../../../senses/editing/apply/draft.ts'
import { airCalledBy } from '../../../senses/editing/lexicon/called.ts'
import { isPainted } from '../../seen/on-cover.ts'
import { targetOf } from '../../target.ts'
import { withoutKind } from '../../words/names.ts'

/** Null where the words name a thing. */
export const airCalled = (words: string): Air | null => airCalledBy(tokensOf(withoutKind(words)))

const low: ReadonlySet<Edit['place']> = new Set<Edit['place']>(['bottom', 'bottom-left', 'bottom-right', 'down'])

/** Fog at the foot of the picture, or over its ground, is ground fog. */
export const airAt = (air: Air, { place, of }: Edit): Air => {
  const isLow = of === null ? low.has(place) : targetOf(of).is === 'ground'
  return air === 'fog' && isLow ? 'ground-fog' : air
}

/** What painters call it. */
const parts: Partial<Readonly<Record<Air, PartName>>> = {
  fog: 'fog',
  stars: 'stars',
  sparks: 'sparks',
  clouds: 'clouds',
  rays: 'rays',
  leaves: 'leaves',
}

/** Whether it is in the picture, be it painted by the family or laid over it by an edit. */
export const isInAir = (draft: Draft, air: Air): boolean => {
  const part = parts[air]
  return (
    (draft.direction.adjustments.air[air] ?? 0) > 0 ||
    (part !== undefined && firstSeen(documentFrom(draft), [part]) !== undefined) ||
    isPainted(draft, [air])
  )
}
