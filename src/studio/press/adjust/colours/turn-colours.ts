// Colours of the finished sheet that an edit exchanges wherever they are, and parts of the picture that belong to no thing.
import type { Paint } from '../../../direction/adjustments.ts'
import type { Direction } from '../../../document.ts'
import { findMotif } from '../../../motifs/find-motif.ts'
import type { Easel } from '../../../paint/easel.ts'
import type { Mask } from '../mask.ts'
import type { Where } from '../where.ts'
import { castColours } from './cast-colours.ts'
import { everywhere, turnHues, turnPart } from './turn-shades.ts'

/** Whether somebody's skin may be in the picture: it keeps its colour. */
const keepsSkin = ({ hero, companions }: Direction): boolean =>
  [hero, ...companions].some((id) => findMotif(id)?.kind === 'person')

/** Whether a part is looked for in the finished art, not in one thing. */
export const isOfSheet = ({ things, named, part }: Paint): boolean =>
  part !== null && things.length === 0 && named.length === 0

/** "The yellow rays", "the purple smoke": whatever is called by its colour and a name is not the hero, which keeps its own. */
export const isBesideHero = (paint: Paint): boolean => isOfSheet(paint) && paint.part?.near !== null

export const turnsColours = ({ adjustments: { hues, paints, cast } }: Direction): boolean =>
  hues.length > 0 || cast !== null || paints.some(isOfSheet)

interface Turning {
  readonly where?: Where
  /** The hero, which parts that have other names leave as it is. */
  readonly hero?: Mask | null
}

export const turnColours = (easel: Easel, direction: Direction, { where, hero = null }: Turning = {}): void => {
  const { adjustments } = direction
  const options = { ...(where ? { where } : {}), keepsSkin: keepsSkin(direction) }
  turnHues(easel, adjustments, options)
  for (const paint of adjustments.paints)
    if (paint.part !== null && isOfSheet(paint))
      turnPart(easel, paint.part, paint.colour, null, { ...options, beside: isBesideHero(paint) ? hero : null })
  if (adjustments.cast !== null) castColours(easel, adjustments.cast, where ?? everywhere)
}
