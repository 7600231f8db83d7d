// What the scenery is told before it is painted: what to leave out, and how an edit wants its sun and moon.
import type { Adjustments, Extra } from '../../direction/adjustments.ts'
import { type Light, lightWords } from '../../paint/atmosphere/altered-light.ts'
import { fullMoonId } from './extras/full-moon.ts'

/** A sun or moon that an edit asks for: where the scenery has one of its own, that one is meant. */
export const lightOf = ({ motif, count, place }: Extra): Light | null => {
  if (count > 1 || place !== null) return null
  return motif === 'sun' ? 'sun' : motif === 'moon' || motif === fullMoonId ? 'moon' : null
}

/** A crescent, as a share of the full moon. */
const crescent = 0.28

export const wantedOf = ({ without, extras }: Adjustments): readonly string[] => [
  ...without,
  ...extras.flatMap((extra) => {
    const light = lightOf(extra)
    if (light === null || without.includes(light)) return []
    const phase = light === 'sun' ? null : extra.motif === fullMoonId ? 1 : crescent
    return lightWords(light, { scale: extra.scale, colour: extra.colour, phase })
  }),
]
