// Colours a part of the picture that its painter says the name of: exactly where it is seen, and nothing else.
import { mostPaints, noPaint, type Paint } from '../../../direction/adjustments.ts'
import { isDrifting } from '../../../paint/part-names.ts'
import { shareCalled } from '../../../press/find-named.ts'
import type { NamedColour } from '../wish.ts'
import { adjusted, type Draft, documentFrom, noted, owned } from './draft.ts'
import { partsMeant } from './meant-parts.ts'
import { besideFirst, furtherColours, mostBeside, namesOf } from './several-colours.ts'

const isMany = (name: string): boolean => /[^s]s$/.test(name)

/** Shares of a part between which some of it is of the colour that it is called by, and some of another. */
const leastCalled = 0.02
const nearlyAll = 0.85

/** Null where the cover has no part that is called so. */
export const paintNamed = (
  draft: Draft,
  said: string,
  colour: NamedColour,
  {
    also: asked = [],
    near = null,
  }: { readonly also?: readonly NamedColour[] | undefined; readonly near?: string | null } = {},
): Draft | null => {
  const document = documentFrom(draft)
  const parts = partsMeant(document, said)
  if (parts.length === 0) return null
  const { painted: also, left } = besideFirst(asked, parts.every(isDrifting) ? mostBeside.smoke : mostBeside.part)
  const share = near === null ? 1 : shareCalled(document, parts, near)
  // "The pink leaves" among others: only those.
  const isSome = near !== null && share > leastCalled && share < nearlyAll
  const paint: Paint = {
    ...noPaint,
    named: [...parts],
    part: isSome ? { look: 'patch', near, isSingle: false, top: 0, bottom: 1 } : null,
    colour: colour.hex,
    ...furtherColours(also),
  }
  const others = draft.direction.adjustments.paints.filter(
    ({ named }) => isSome || !named.some((name) => parts.includes(name)),
  )
  const next = adjusted(draft, { paints: [...others, paint].slice(-mostPaints) })
  const done = noted(next, `the ${said} ${isMany(said) ? 'are' : 'is'} ${namesOf([colour, ...also])}`)
  return left.length > 0
    ? owned(done, `${namesOf(left)} could not be painted into the ${said} as well`, 'cannot_be_drawn')
    : done
}
