// Colours what somebody wears or has, where painters say its name: the wearer's own, or whoever's it is where nobody is named.
import type { PartName } from '../../../paint/part-names.ts'
import { isOfHero, isWorn, isWornBy } from '../../../press/find-named.ts'
import { piecesCalled, sharedPieces } from '../lexicon/piece-words.ts'
import type { NamedColour, Subject } from '../wish.ts'
import { type Draft, documentFrom, noted } from './draft.ts'
import { extraOf, isHero } from './find-subject.ts'
import { withPaint } from './with-paint.ts'

/** Names by which painters know whose a part is; null where they know none. */
export const thingsOf = (draft: Draft, owner: Subject | null): readonly string[] | null => {
  if (owner === null) return []
  if (isHero(draft, owner)) return [draft.direction.hero]
  return extraOf(draft, owner) || owner.motif === null ? null : [owner.motif, ...owner.kin]
}

/** What somebody has that is called so; what pictures have too only where it is the hero's. */
export const piecesMeant = (draft: Draft, said: string): readonly PartName[] => [
  ...piecesCalled(said),
  ...sharedPieces(said).filter((name) => isOfHero(documentFrom(draft), name)),
]

interface PieceWish {
  readonly said: string
  readonly owner: Subject
  readonly colour: NamedColour
  readonly also?: NamedColour | undefined
}

/** Null where nobody has any of the pieces. */
export const paintPiece = (
  draft: Draft,
  names: readonly PartName[],
  { said, owner, colour, also }: PieceWish,
): Draft | null => {
  const wearers = names.length === 0 ? null : thingsOf(draft, owner)
  if (wearers === null) return null
  const document = documentFrom(draft)
  const own = names.find((name) => isWornBy(document, name, wearers))
  const name = own ?? (owner.motif === null ? names.find((each) => isWorn(document, each)) : undefined)
  if (name === undefined) return null
  const painted = withPaint(draft, {
    things: own === undefined ? [] : [...wearers],
    expanse: null,
    named: [name],
    part: null,
    colour: colour.hex,
    second: also?.hex ?? null,
  })
  const be = /[^s]s$/.test(said) && !/lens$/.test(said) ? 'are' : 'is'
  return noted(painted, `the ${said} ${be} ${also ? `${colour.name} and ${also.name}` : colour.name}`)
}
