// Things that are painted in more than one drawing: the moon (a full one, a red one, or the crescent that is the motif), birds,
// and wheels of a clockwork (one, or the two in mesh that are the motif).
import { fullMoonId } from '../../../press/adjust/extras/full-moon.ts'
import type { Subject } from '../wish.ts'

/** Birds that sit are another drawing than birds that fly. */
export const flyingBirdId = 'bird-on-the-wing'

/** One wheel is another drawing than two in mesh. */
const singleGearId = 'single-gear'

const colourTold: Readonly<Record<string, string>> = {
  black: '#1b1a20',
  white: '#f5f2ea',
  red: '#b3261e',
  grey: '#868a92',
}

/** Animals that another one stands in for, by the colour that they are known by. */
const colourOfKind: Readonly<Record<string, string>> = {
  tiger: '#d97f2c',
  tigress: '#d97f2c',
  leopard: '#d3a04a',
  cheetah: '#d3a04a',
  jaguar: '#c98f3e',
  lynx: '#a98b68',
  puma: '#b58a5c',
  cougar: '#b58a5c',
  panther: '#26242c',
}

/** The colour that the name of a thing tells. */
export const toldColour = (said: string): string | null => {
  const words = said.toLowerCase().split(' ')
  return colourTold[words[0] ?? ''] ?? colourOfKind[(words.at(-1) ?? '').replace(/s$/, '')] ?? null
}

const bloodRed = '#b3261e'

/** The motif to add, and the colour that its name says. */
export const addedAs = ({ motif, said }: Subject): { readonly id: string; readonly colour: string | null } | null => {
  if (motif === 'gear' && !/interlocking|meshed|meshing|clockwork/.test(said)) return { id: singleGearId, colour: null }
  // "A black cat" is a name that tells a colour.
  if (motif !== 'moon') return motif === null ? null : { id: motif, colour: toldColour(said) }
  if (/blood|red moon/.test(said)) return { id: fullMoonId, colour: bloodRed }
  return { id: /full|harvest|super|blue moon/.test(said) ? fullMoonId : motif, colour: null }
}

/** The moon of the scenery that something is said of is full, unless it is called otherwise. */
export const shownAs = (subject: Subject): string | null =>
  subject.motif === 'moon' && !/crescent|half|sickle/.test(subject.said) ? fullMoonId : subject.motif

const twins: Readonly<Record<string, readonly string[]>> = {
  moon: ['moon', fullMoonId],
  raven: ['raven', flyingBirdId],
  bird: ['bird', flyingBirdId],
  gear: ['gear', singleGearId],
}

/** All names under which a motif may have been added. */
export const namesOf = (motif: string): readonly string[] => twins[motif] ?? [motif]
