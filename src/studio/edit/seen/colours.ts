// The colour that something on the cover is seen in now.
import { hexOf } from '../../colour/colour.ts'
import { rgbOfLab } from '../../colour/oklab.ts'
import { noPaint } from '../../direction/adjustments.ts'
import { colourOfParts, colourOfThing } from '../../press/colour-of-thing.ts'
import { firstOwned } from '../../press/find-named.ts'
import { edgesSeen, findPart, groundSeen } from '../../press/find-part.ts'
import { paintedAs } from '../../senses/editing/apply/apply-things.ts'
import { type Draft, documentFrom } from '../../senses/editing/apply/draft.ts'
import { extraOf, isHero } from '../../senses/editing/apply/find-subject.ts'
import { partsMeant } from '../../senses/editing/apply/meant-parts.ts'
import { partPlace } from '../../senses/editing/lexicon/looks-of-parts.ts'
import { ownCalled } from '../../senses/editing/lexicon/own-parts.ts'
import type { Subject } from '../../senses/editing/wish.ts'
import type { Target } from '../target.ts'
import type { Thing } from '../words/thing.ts'
import { inkOf } from './lines.ts'
import { ownersOf } from './on-cover.ts'

const ofPart = (draft: Draft, owner: Subject, said: string): string | null => {
  const document = documentFrom(draft)
  const things = [...ownersOf(draft, owner)]
  const own = firstOwned(document, ownCalled(said), things)
  if (own !== undefined) return colourOfParts(document, [own])
  const part = { ...partPlace(said), near: null, isSingle: false }
  const found = findPart(document, { ...noPaint, things, part })
  return found && hexOf(rgbOfLab(found.colour))
}

const ofThing = (draft: Draft, { subject, owner }: Thing): string | null => {
  const document = documentFrom(draft)
  const { hero, adjustments } = draft.direction
  if (owner !== null) return ofPart(draft, owner, subject.said)
  const extra = extraOf(draft, subject)
  if (extra?.colour) return extra.colour
  if (isHero(draft, subject)) return adjustments.hero.colour ?? colourOfThing(document, [hero])
  const parts = partsMeant(document, subject.said)
  return parts.length > 0 ? colourOfParts(document, parts) : colourOfThing(document, paintedAs(draft, subject))
}

/** Null where it has no colour that could be told. */
export const colourSeen = (draft: Draft, target: Target): string | null => {
  const document = documentFrom(draft)
  const { hero, adjustments } = draft.direction
  switch (target.is) {
    case 'lines':
      return inkOf(draft, target.roles[0] ?? 'title')
    case 'hero':
      return adjustments.hero.colour ?? colourOfThing(document, [hero])
    case 'background':
      return groundSeen(document) ?? edgesSeen(document)
    case 'sky':
      return colourOfParts(document, ['sky'])
    case 'ground':
      return colourOfParts(document, partsMeant(document, 'ground'))
    case 'border':
      return adjustments.border ?? colourOfParts(document, ['frame'])
    case 'thing':
      return ofThing(draft, target.thing)
    default:
      return draft.direction.palette.accent
  }
}
