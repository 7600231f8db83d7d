// A wood seen from within: rank behind rank of trees, paler with distance, that leave a clearing for what stands in it.

import type { Colour } from '../../colour/colour.ts'
import { mix } from '../../colour/colour.ts'
import { paintFog } from '../atmosphere/fog.ts'
import type { Point } from '../atmosphere/point.ts'
import { lerp } from '../curves.ts'
import type { Easel } from '../easel.ts'
import type { Random } from '../random.ts'
import { type Aerial, aerialColour } from './aerial.ts'
import { drawBareTree } from './bare-tree.ts'
import { groundPath, ridgeLine } from './ridge-line.ts'
import { drawTrunk } from './trunk.ts'

export interface WoodsOptions {
  readonly air: Aerial
  /** Where the light comes from, and its colour on trunks. */
  readonly light: Point
  readonly lit: Colour
  /** Ground of the farthest and of the nearest rank. */
  readonly from?: number
  readonly to?: number
  readonly ranks?: number
  /** Middle and half width of the clearing at the eye. */
  readonly clearing?: { readonly x: number; readonly width: number }
  readonly mist?: Colour
  readonly mistStrength?: number
  /** Called after each rank and before its mist: the place for a house, a figure, a beast. */
  readonly between?: (rank: {
    readonly index: number
    readonly depth: number
    readonly ground: number
    readonly colour: Colour
  }) => void
}

export const paintWoods = (easel: Easel, options: WoodsOptions): void => {
  const { air, light, lit, from = easel.h * 0.68, to = easel.h * 0.92, ranks = 5 } = options
  const {
    clearing = { x: easel.w / 2, width: easel.w * 0.3 },
    mist = mix(air.far, air.middle, 0.3),
    mistStrength = 0.7,
  } = options
  const { ctx, noise } = easel
  for (let index = 0; index < ranks; index++) {
    const depth = ranks > 1 ? index / (ranks - 1) : 1
    const ground = lerp(from, to, depth)
    const colour = aerialColour(air, 0.14 + 0.86 * depth ** 0.75)
    const random = easel.random.sub(`woods ${index}`)
    const line = ridgeLine(easel, {
      base: ground,
      height: 70 + depth * 50,
      span: 420,
      sharpness: 0.1,
      seed: index * 3 + 1,
    })
    ctx.fillStyle = colour
    easel.part('grass', () => ctx.fill(groundPath(easel, line)))
    const gap = lerp(0.3, 1, depth) * clearing.width
    const isNear = depth > 0.55
    const count = Math.round((easel.w / 1600) * lerp(18, 6, depth ** 0.6))
    const plant = (x: number, random: Random): void => {
      if (isNear || random.chance(0.45)) {
        const width = lerp(20, 128, depth ** 1.3) * random.between(0.6, 1.3)
        const rim = mix(lit, colour, lerp(0.75, 0.45, depth))
        const boughs = Math.round(lerp(3, 7, depth))
        drawTrunk(ctx, { x, y: line(x) + 40, top: -30, width, colour, rim, lightX: light.x, random, noise, boughs })
      } else {
        const height = (ground - easel.h * 0.1) * random.between(0.6, 1.05)
        drawBareTree(ctx, {
          x,
          y: line(x) + 14,
          height,
          width: lerp(12, 30, depth) * random.between(0.7, 1.2),
          colour,
          random,
          forks: index === 0 ? 4 : 5,
        })
      }
    }
    const hasTrees = !easel.without.has('tree')
    const beyond = random.sub('beyond')
    const spacing = (easel.w * 1.06) / count
    easel.part('trees', () => {
      for (let x = easel.extent.x; x < -easel.w * 0.06 && hasTrees; x += spacing * beyond.between(0.5, 1.5))
        plant(x, beyond)
      for (let tree = 0; tree < count && hasTrees; tree++) {
        const x = ((tree + random.between(0.05, 0.95)) / count) * easel.w * 1.06 - easel.w * 0.03
        const side = Math.sign(x - clearing.x) || 1
        if (Math.abs(x - clearing.x) >= gap) plant(x, random)
        else if (isNear || !random.chance(0.5))
          plant(clearing.x + side * (gap + random.between(0, easel.w * 0.1)), random)
      }
    })
    options.between?.({ index, depth, ground, colour })
    // Before the nearest ranks a veil would only grey the blacks.
    if (depth > 0.7) continue
    const strength = mistStrength * lerp(1, 0.5, depth)
    const tint = mix(mist, aerialColour(air, 0.3 + depth * 0.4), depth * 0.6)
    paintFog(easel, { colour: tint, from: easel.h * 0.36, to: ground + 260, strength, thickest: 0.8, seed: index + 3 })
  }
}
