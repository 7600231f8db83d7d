// Ranges behind ranges, each nearer, darker and warmer to the eye, with mist in the valleys between.

import type { Colour } from '../../colour/colour.ts'
import { asPart } from '../as-part.ts'
import { paintFog } from '../atmosphere/fog.ts'
import type { Point } from '../atmosphere/point.ts'
import { lerp } from '../curves.ts'
import type { Easel } from '../easel.ts'
import { type Aerial, aerialColour } from './aerial.ts'
import { paintPineEdge } from './pines.ts'
import { paintRidge } from './ridge.ts'
import { type Line, type Peak, ridgeLine } from './ridge-line.ts'

export interface MountainOptions {
  readonly air: Aerial
  readonly light: Point
  /** What the light adds to the faces it meets. */
  readonly lit: Colour
  /** Base of the farthest and of the nearest ridge. */
  readonly from?: number
  readonly to?: number
  readonly count?: number
  readonly height?: number
  readonly sharpness?: number
  readonly mist?: Colour
  readonly mistStrength?: number
  readonly snow?: Colour
  /** Summits on the second ridge from the back: the hero of the range. */
  readonly peaks?: readonly Peak[]
  /** How many of the nearest ridges are wooded. */
  readonly wooded?: number
  /** Called after each ridge and before its mist: the place for castles, towers, travellers. */
  readonly between?: (ridge: {
    readonly index: number
    readonly depth: number
    readonly line: Line
    readonly colour: Colour
  }) => void
}

export const paintMountains = asPart('mountains', (easel: Easel, options: MountainOptions): void => {
  const { air, light, lit, from = easel.h * 0.58, to = easel.h * 0.95, count = 6 } = options
  // Who wants no mountains gets a plain.
  const height = (options.height ?? 330) * (easel.without.has('mountain') ? 0.12 : 1)
  const { sharpness = 0.8, mist = air.far, mistStrength = 0.6, peaks = [], wooded = 2 } = options
  const seed = easel.random.sub('mountains').between(0, 40)
  for (let index = 0; index < count; index++) {
    const depth = count > 1 ? index / (count - 1) : 1
    const base = lerp(from, to, depth ** 1.15)
    const rise = height * lerp(1, 0.72, depth)
    const line = ridgeLine(easel, {
      base,
      height: rise,
      span: lerp(520, 980, depth),
      sharpness: lerp(sharpness, sharpness * 0.4, depth),
      seed: seed + index * 2.7,
      peaks: index === 1 ? peaks : [],
    })
    const isWooded = index >= count - wooded
    const colour = aerialColour(air, depth ** 0.72 * 0.88 + 0.12)
    paintRidge(easel, {
      line,
      colour,
      foot: aerialColour(air, depth ** 1.3 * 0.7),
      height: rise * (index === 1 && peaks.length > 0 ? 1.5 : 1),
      light,
      lit,
      relief: isWooded ? 0.25 : lerp(0.6, 0.5, depth),
      seed: seed + index,
      ...(options.snow && !isWooded && depth < 0.35 ? { snow: options.snow } : {}),
    })
    if (isWooded) {
      const tall = lerp(60, 210, wooded > 1 ? (index - count + wooded) / (wooded - 1) : 1)
      paintPineEdge(easel, { line, colour, height: tall, random: easel.random.sub(`pines ${index}`) })
    }
    options.between?.({ index, depth, line, colour })
    if (index === count - 1) continue
    const strength = mistStrength * lerp(1, 0.55, depth)
    paintFog(easel, { colour: mist, from: base - 90, to: base + height * 0.95, strength, seed: index + 1 })
  }
})
