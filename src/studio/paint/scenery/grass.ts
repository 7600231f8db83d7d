// Meadow grass before the eye: blades in ranks from pale to dark, bent by one wind, with flowers on request.

import { type Colour, mix } from '../../colour/colour.ts'
import { asPart } from '../as-part.ts'
import { drawSpecks, type Speck } from '../atmosphere/speckle.ts'
import { lerp } from '../curves.ts'
import type { Context, Easel } from '../easel.ts'
import type { Random } from '../random.ts'

export interface GrassOptions {
  /** Where the blades' feet begin; they reach down to `to`. */
  readonly from: number
  readonly to?: number
  readonly far: Colour
  readonly near: Colour
  /** Of the nearest blades. */
  readonly height?: number
  readonly density?: number
  /** Radians; positive bends to the right. */
  readonly wind?: number
  readonly flowers?: readonly [Colour, ...Colour[]]
}

/** Adds one blade to the current path and gives its tip. */
const traceBlade = (
  ctx: Context,
  x: number,
  y: number,
  height: number,
  bend: number,
  width: number,
): [number, number] => {
  const [tipX, tipY] = [x + Math.sin(bend) * height, y - Math.cos(bend) * height]
  const [midX, midY] = [x + Math.sin(bend * 0.35) * height * 0.55, y - height * 0.58]
  ctx.moveTo(x - width, y)
  ctx.quadraticCurveTo(midX - width * 0.7, midY, tipX, tipY)
  ctx.quadraticCurveTo(midX + width * 0.7, midY, x + width, y)
  ctx.closePath()
  return [tipX, tipY]
}

export const paintGrass = asPart('grass', (easel: Easel, options: GrassOptions): void => {
  const { from, to = easel.h + 40, far, near, height = 190, density = 1, wind = 0.25, flowers } = options
  const { ctx, noise, extent } = easel
  const random = easel.random.sub(`grass ${from}`)
  const beyond = random.sub('beyond')
  const ranks = 7
  for (let rank = 0; rank < ranks; rank++) {
    const depth = rank / (ranks - 1)
    const foot = lerp(from, to, depth)
    const tall = height * lerp(0.28, 1, depth)
    const colour = mix(far, near, depth)
    const blooms: Speck[] = []
    const earth = ctx.createLinearGradient(0, foot - tall * 0.5, 0, foot)
    earth.addColorStop(0, `${colour}00`)
    earth.addColorStop(1, colour)
    ctx.fillStyle = earth
    ctx.fillRect(0, foot - tall * 0.5, easel.w, easel.h - foot + tall)
    for (const shadeOf of [mix(colour, near, 0.35), mix(colour, far, 0.25)]) {
      ctx.fillStyle = shadeOf
      ctx.beginPath()
      const count = (easel.w / lerp(5, 10, depth)) * density
      const grow = (x: number, stream: Random): void => {
        const gust = noise.fractal(x / 300 + rank, rank * 3.1, 2) - 0.4
        const bend = wind * (0.6 + gust * 2) + stream.bell() * 0.2
        const size = tall * stream.between(0.35, 1) * (0.6 + gust)
        const [tipX, tipY] = traceBlade(ctx, x, foot + stream.next() * tall * 0.25, size, bend, lerp(1, 3.2, depth))
        if (flowers && stream.chance(0.05)) blooms.push(bloomAt(tipX, tipY, lerp(2, 9, depth), flowers, stream))
      }
      for (let blade = 0; blade < count; blade++) grow(random.between(-20, easel.w + 20), random)
      for (let blade = 0; blade < (count * -extent.x) / easel.w; blade++) grow(beyond.between(extent.x, -20), beyond)
      ctx.fill()
    }
    drawSpecks(ctx, blooms)
  }
})

const bloomAt = (
  x: number,
  y: number,
  size: number,
  colours: readonly [Colour, ...Colour[]],
  random: Random,
): Speck => ({
  x,
  y,
  radius: size * random.between(0.5, 1),
  alpha: 1,
  colour: random.pick(colours),
  stretch: random.between(1, 1.6),
  turn: random.bell() * 0.3,
})
