// Cities against the sky: layer behind layer of roofs or towers with lit windows, of three ages.

import type { Colour } from '../../colour/colour.ts'
import { mix, withAlpha } from '../../colour/colour.ts'
import { asPart } from '../as-part.ts'
import { paintFog } from '../atmosphere/fog.ts'
import { lerp } from '../curves.ts'
import type { Easel } from '../easel.ts'
import type { Random } from '../random.ts'
import { type Aerial, aerialColour } from './aerial.ts'
import { type Age, drawBuilding } from './building.ts'

export interface SkylineOptions {
  readonly air: Aerial
  /** Ground of the farthest and of the nearest layer. */
  readonly from: number
  readonly to: number
  readonly layers?: number
  /** Of the tallest, in the nearest layer. */
  readonly height: number
  readonly age?: Age
  /** Lights in windows; several colours for a garish town. */
  readonly windows: readonly [Colour, ...Colour[]]
  /** 0..1: share of windows with light. */
  readonly lit?: number
  readonly haze?: Colour
  readonly hazeStrength?: number
  /** A street or square that layers leave open: its middle and its half width at the eye. */
  readonly gap?: { readonly x: number; readonly width: number }
}

export const paintSkyline = asPart('buildings', (easel: Easel, options: SkylineOptions): void => {
  const { air, from, to, layers = 4, height, age = 'modern', windows, lit = 0.4, gap } = options
  const { haze = air.far, hazeStrength = 0.45 } = options
  const { ctx } = easel
  const [glass, ...more] = windows
  const panes = [easel.tone('window', glass), ...more.map((each) => easel.tone('window', each))] as const
  for (let layer = 0; layer < layers; layer++) {
    const depth = layers > 1 ? layer / (layers - 1) : 1
    const random = easel.random.sub(`skyline ${layer}`)
    const ground = lerp(from, to, depth)
    const colour = aerialColour(air, 0.15 + depth * 0.85)
    const tall = height * lerp(0.62, 1, depth)
    const breadth = tall * (age === 'roofs' ? 0.42 : age === 'modern' ? 0.19 : 0.24) * lerp(0.6, 1, depth)
    const build = (x: number, width: number, random: Random): void => {
      const middle = x + width / 2
      const rise = easel.noise.value(middle / (breadth * 4) + layer * 9, 2.2) * 0.55 + random.between(0.15, 0.45)
      const open = gap ? Math.abs(middle - gap.x) < gap.width * lerp(0.25, 1, depth) : false
      if (open) return
      drawBuilding(ctx, {
        x,
        y: ground,
        width,
        height: tall * rise,
        age,
        colour,
        lit: mix(colour, air.far, 0.16),
        windows: panes,
        litShare: lit,
        windowAlpha: lerp(0.35, 0.95, depth),
        cell: lerp(7, 15, depth) * (age === 'roofs' ? 1.5 : 1),
        random,
      })
    }
    const widthOf = (random: Random): number => breadth * random.between(0.55, 1.4)
    const spaceOf = (random: Random): number => (age === 'roofs' ? -1 : breadth * random.between(-0.08, 0.22))
    const first = -breadth * random.next()
    // On an open sheet the city goes on beyond its edge.
    const beyond = random.sub('beyond')
    for (let end = first; end > easel.extent.x && easel.extent.x < 0; ) {
      const width = widthOf(beyond)
      const x = end - spaceOf(beyond) - width
      build(x, width, beyond)
      end = x
    }
    for (let x = first; x < easel.w; ) {
      const width = widthOf(random)
      build(x, width, random)
      x += width + spaceOf(random)
    }
    const foot = ctx.createLinearGradient(0, ground - tall * 0.5, 0, ground)
    foot.addColorStop(0, withAlpha(haze, 0))
    foot.addColorStop(1, withAlpha(haze, hazeStrength * (1 - depth * 0.8)))
    ctx.fillStyle = foot
    ctx.fillRect(0, ground - tall * 0.5, easel.w, tall * 0.5)
    if (layer < layers - 1)
      paintFog(easel, {
        colour: haze,
        from: ground - tall * 0.6,
        to: ground + tall * 0.1,
        strength: hazeStrength * (1 - depth * 0.5),
        thickest: 0.8,
        seed: layer,
      })
  }
})
