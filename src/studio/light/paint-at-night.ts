// A hero in the dark with one lamp on it: its own materials, deeper, in the colours of the night.
import type { Colour } from '../colour/colour.ts'
import type { Motif } from '../motifs/motif.ts'
import type { Easel } from '../paint/easel.ts'
import { type Cast, dusky, naturalCast, type Tints } from './cast.ts'
import { paintRelief, type ReliefPlacing } from './paint-relief.ts'
import { type Rig, rigOf } from './rig.ts'

export interface Night {
  /** Direction to the lamp, radians; up is -PI / 2. */
  readonly towards: number
  readonly key: Colour
  readonly power: number
  /** The light that meets its other edge from behind. */
  readonly rim: Colour
  readonly sky: Colour
  readonly ground: Colour
  /** What its colours sink into, and how far. */
  readonly dusk: Colour
  readonly depth: number
  readonly tints: Tints
}

export const rigAtNight = ({ towards, key, power, rim, sky, ground }: Night): Rig =>
  rigOf({
    from: (-towards * 180) / Math.PI,
    height: 0.36,
    key,
    power,
    size: 0.34,
    rim,
    rimPower: 1.3,
    sky,
    ground,
    exposure: 0.56,
    bend: 0.24,
  })

export const castAtNight = (motif: Motif, { dusk, depth, tints }: Night): Cast =>
  dusky(naturalCast(motif, tints), depth, dusk)

export const paintAtNight = (easel: Easel, motif: Motif, placing: ReliefPlacing, night: Night): void =>
  paintRelief(easel, [{ motif, placing, cast: castAtNight(motif, night) }], {
    rig: rigAtNight(night),
  })
