// Things that are painted in more than one drawing: the moon (a full one, a red one, or the crescent that is the motif), birds,
// and wheels of a clockwork (one, or the two in mesh that are the motif).
import { z } from 'zod'
import { fullMoonId } from '../../../press/adjust/extras/full-moon.ts'
import data from '../lexicon/data/told-colours.json' with { type: 'json' }
import { hasOfSort } from '../lexicon/sorts.ts'
import type { Subject } from '../wish.ts'

/** Birds that sit are another drawing than birds that fly. */
export const flyingBirdId = 'bird-on-the-wing'

/** One wheel is another drawing than two in mesh. */
const singleGearId = 'single-gear'

const hexes = z.record(z.string(), z.string().regex(/^#[0-9a-f]{6}$/))

const told = z
  .strictObject({
    /** What a name begins with. */
    words: hexes,
    /** Animals that another one stands in for, by the colour that they are known by. */
    kinds: hexes,
  })
  .parse(data)

/** The colour that the name of a thing tells. */
export const toldColour = (said: string): string | null => {
  const words = said.toLowerCase().split(' ')
  return told.words[words[0] ?? ''] ?? told.kinds[(words.at(-1) ?? '').replace(/s$/, '')] ?? null
}

const bloodRed = '#b3261e'

/** The motif to add, and the colour that its name says. */
export const addedAs = ({ motif, said }: Subject): { readonly id: string; readonly colour: string | null } | null => {
  if (motif === 'gear' && !hasOfSort('meshed gears', said)) return { id: singleGearId, colour: null }
  // "A black cat" is a name that tells a colour.
  if (motif !== 'moon') return motif === null ? null : { id: motif, colour: toldColour(said) }
  if (hasOfSort('red moons', said)) return { id: fullMoonId, colour: bloodRed }
  return { id: hasOfSort('full moons', said) ? fullMoonId : motif, colour: null }
}

/** The moon of the scenery that something is said of is full, unless it is called otherwise. */
export const shownAs = (subject: Subject): string | null =>
  subject.motif === 'moon' && !hasOfSort('parts of moons', subject.said) ? fullMoonId : subject.motif

const twins: Readonly<Record<string, readonly string[]>> = {
  moon: ['moon', fullMoonId],
  raven: ['raven', flyingBirdId],
  bird: ['bird', flyingBirdId],
  gear: ['gear', singleGearId],
}

/** All names under which a motif may have been added. */
export const namesOf = (motif: string): readonly string[] => twins[motif] ?? [motif]
