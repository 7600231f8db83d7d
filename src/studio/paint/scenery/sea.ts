// The open sea in true perspective: swell, crests that catch light, and the path that a low sun or moon lays on it.

import { type Colour, ramp, type Stop } from '../../colour/colour.ts'
import { asPart } from '../as-part.ts'
import { drawSpecks, type Speck } from '../atmosphere/speckle.ts'
import { clamp, smooth } from '../curves.ts'
import type { Easel } from '../easel.ts'
import { paintField } from '../field.ts'
import type { Random } from '../random.ts'

export interface SeaOptions {
  readonly horizon: number
  readonly to?: number
  /** From the horizon to the eye. */
  readonly stops: readonly Stop[]
  /** Crests of waves. */
  readonly crest: Colour
  readonly trough: Colour
  /** 0 is a mill pond, 1 a gale. */
  readonly swell?: number
  /** The light whose path lies on the water. */
  readonly path?: { readonly x: number; readonly colour: Colour; readonly width?: number; readonly strength?: number }
}

const wavesOf = (easel: Easel, options: SeaOptions, bottom: number): Speck[] => {
  const { horizon, crest, trough, swell = 0.5 } = options
  const random = easel.random.sub('waves')
  const specks: Speck[] = []
  const scatter = (count: number, from: number, to: number, stream: Random): void => {
    for (let wave = 0; wave < count; wave++) {
      const near = stream.next() ** 1.5
      const [x, y] = [stream.between(from, to), horizon + 3 + near * (bottom - horizon)]
      const isCrest = stream.chance(0.45)
      const radius = (0.5 + near * 3.6) * stream.between(0.35, 1) * (0.6 + swell * 0.7)
      const alpha = (0.1 + 0.42 * stream.next()) * (isCrest ? 0.7 : 0.9) * (0.45 + swell * 0.55)
      const stretch = stream.between(7, 22) * (1 - near * 0.4)
      const turn = stream.bell() * 0.05 * (swell + near)
      specks.push({ x, y, radius, alpha, colour: isCrest ? crest : trough, stretch, turn })
    }
  }
  scatter(1500, -60, easel.w + 60, random)
  // On an open sheet the sea goes on beyond its edge.
  scatter((1500 * -easel.extent.x) / (easel.w + 120), easel.extent.x, -60, random.sub('beyond'))
  return specks
}

const glintsOf = (easel: Easel, options: SeaOptions, bottom: number): Speck[] => {
  const { horizon, path, swell = 0.5 } = options
  if (!path) return []
  const { width = 60, strength = 1 } = path
  const random = easel.random.sub('glints')
  const specks: Speck[] = []
  for (let glint = 0; glint < 1300; glint++) {
    const near = random.next() ** 1.35
    const y = horizon + 1 + near * (bottom - horizon)
    const spread = width * (0.55 + near * (2.2 + swell * 2))
    const x = path.x + random.bell() * spread * 0.62
    if (easel.noise.value(x / (30 + near * 160), y / (4 + near * 26)) < 0.34 + near * 0.16) continue
    const centred = Math.exp(-(((x - path.x) / spread) ** 2))
    const alpha = strength * centred * random.between(0.35, 1) * (1 - near * 0.55)
    specks.push({ x, y, radius: 0.7 + near * 3.4, alpha, colour: path.colour, stretch: random.between(3, 11) })
  }
  return specks
}

export const paintSea = asPart('water', (easel: Easel, options: SeaOptions): void => {
  const { horizon, to: bottom = easel.h, swell = 0.5, path } = options
  const { noise, ctx, extent } = easel
  const depth = bottom - horizon
  const middle = path?.x ?? easel.w / 2
  paintField(
    easel,
    ramp(options.stops),
    (x, y) => {
      const near = (y - horizon) / depth
      const far = 1 / (near + 0.06)
      const u = ((x - middle) * far) / 420
      const rolling = noise.fractal(u * 0.55 + 7, far * 2.4 + u * 0.12, 3) - 0.5
      const chop = noise.fractal(u * 1.7 + rolling, far * 8.5, 2) - 0.5
      const shine = path ? 0.16 * Math.exp(-(((x - path.x) / (170 + near * 420)) ** 2)) * (1 - near * 0.7) : 0
      const calm = smooth(0, 0.14, near)
      return clamp(near * 0.94 + (rolling * 0.7 + chop * 0.42) * (0.25 + swell * 0.75) * calm - shine, 0, 1)
    },
    { step: 4, box: { ...extent, y: horizon, h: depth } },
  )
  ctx.save()
  ctx.beginPath()
  ctx.rect(extent.x, horizon, extent.w, depth)
  ctx.clip()
  drawSpecks(ctx, wavesOf(easel, options, bottom))
  ctx.globalCompositeOperation = 'screen'
  drawSpecks(ctx, glintsOf(easel, options, bottom))
  ctx.restore()
})
