// Rows of old houses along a street: every one of its own colour, roof and habit, with windows that glow.

import { type Colour, mix } from '../../colour/colour.ts'
import { asPart } from '../as-part.ts'
import { softly } from '../atmosphere/softly.ts'
import { lerp, tau } from '../curves.ts'
import type { Easel } from '../easel.ts'
import type { Random } from '../random.ts'
import { drawHouse } from './house.ts'

export interface VillageOptions {
  /** Ground of the farthest and of the nearest row. */
  readonly from: number
  readonly to: number
  readonly rows?: number
  /** Width of a house in the nearest row. */
  readonly size?: number
  readonly walls: readonly [Colour, ...Colour[]]
  readonly roofs: readonly [Colour, ...Colour[]]
  readonly trim: Colour
  readonly window: Colour
  readonly dark: Colour
  /** Air between the rows. */
  readonly haze: Colour
  readonly snow?: Colour
  /** 0..1: share of windows with light, and how strongly they glow. */
  readonly lit?: number
  readonly glow?: number
}

export const paintVillage = asPart('buildings', (easel: Easel, options: VillageOptions): void => {
  const {
    from,
    to,
    rows = 2,
    size = 260,
    walls,
    roofs,
    trim,
    window,
    dark,
    haze,
    snow,
    lit = 0.7,
    glow = 0.8,
  } = options
  const { ctx } = easel
  for (let row = 0; row < rows; row++) {
    const depth = rows > 1 ? row / (rows - 1) : 1
    const random = easel.random.sub(`village ${row}`)
    const ground = lerp(from, to, depth)
    const air = 0.42 * (1 - depth)
    const tinted = (colour: Colour): Colour => mix(colour, haze, air)
    const lights: { x: number; y: number; size: number }[] = []
    let last: Colour | undefined
    const widthOf = (stream: Random): number => size * lerp(0.66, 1, depth) * stream.between(0.72, 1.15)
    const gapOf = (stream: Random): number => (stream.chance(0.2) ? stream.between(8, size * 0.2) : -1)
    const build = (x: number, width: number, stream: Random): void => {
      const height = width * stream.between(0.85, 1.65)
      let wall = stream.pick(walls)
      if (wall === last) wall = stream.pick(walls)
      last = wall
      const colours = {
        wall: tinted(wall),
        roof: tinted(stream.pick(roofs)),
        trim: tinted(trim),
        door: tinted(mix(stream.pick(walls), dark, 0.3)),
        window: mix(window, haze, air * 0.4),
        dark: tinted(dark),
        ...(snow ? { snow: tinted(snow) } : {}),
      }
      drawHouse(ctx, {
        x,
        y: ground,
        width,
        height,
        colours,
        random: stream,
        lit,
        onLight: (light) => lights.push(light),
      })
    }
    const first = -size * random.between(0.1, 0.8)
    for (let x = first; x < easel.w; ) {
      const width = widthOf(random)
      build(x, width, random)
      x += width + gapOf(random)
    }
    const beyond = random.sub('beyond')
    for (let x = first; x > easel.extent.x; ) {
      const width = widthOf(beyond)
      x -= width + gapOf(beyond)
      build(x, width, beyond)
    }
    const box = { x: 0, y: ground - size * 2.6, w: easel.w, h: size * 2.6 }
    softly(easel, { blur: size * 0.1, blend: 'screen', alpha: glow * (1 - air), box }, (soft) => {
      soft.fillStyle = window
      soft.globalAlpha = 0.6
      for (const light of lights) {
        soft.beginPath()
        soft.arc(light.x, light.y, light.size * 0.8, 0, tau)
        soft.fill()
      }
    })
  }
})
