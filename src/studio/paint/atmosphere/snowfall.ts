// Falling snow: a powder far away, flakes in the middle, a few large blurs near the eye.
import { type Colour, withAlpha } from '../../colour/colour.ts'
import { tau } from '../curves.ts'
import type { Easel } from '../easel.ts'
import type { Random } from '../random.ts'
import { drawSpecks, type Speck } from './speckle.ts'

export interface SnowfallOptions {
  readonly colour: Colour
  /** 0 is a few flakes, 1 a blizzard. */
  readonly weight?: number
  /** Units that flakes drift sideways; lengthens them too. */
  readonly wind?: number
  readonly strength?: number
  /** Of the flakes; 1 suits a scene in which snow falls among other things. */
  readonly size?: number
}

export const paintSnowfall = (easel: Easel, options: SnowfallOptions): void => {
  if (easel.without.has('snow')) return
  easel.things.add('snow')
  const { colour, weight = 0.5, wind = 0, strength = 1, size = 1 } = options
  const { ctx, noise } = easel
  const random = easel.random.sub('snowfall')
  const specks: Speck[] = []
  const turn = Math.atan2(1, wind || 1e-3)
  const fall = (left: number, wide: number, stream: Random): void => {
    const near = stream.next() ** 2.6
    const [x, y] = [left + stream.next() * wide, stream.next() * easel.h]
    if (noise.value(x / 350, y / 420 + 3) < 0.5 * stream.next()) return
    const radius = (1.1 + near * 6.4) * size
    const alpha = strength * (0.25 + 0.65 * stream.next()) * (1 - near * 0.3)
    specks.push({ x, y, radius, alpha, colour, stretch: 1 + Math.abs(wind) * 0.6, turn })
  }
  const { x: open } = easel.extent
  const beyond = random.sub('beyond')
  for (let flake = 0; flake < 1300 * weight; flake++) fall(0, easel.w, random)
  for (let flake = 0; flake < (1300 * weight * -open) / easel.w; flake++) fall(open, -open - 8, beyond)
  drawSpecks(ctx, specks)
  for (let flake = 0; flake < 34 * weight; flake++) {
    const [x, y] = [random.next() * easel.w, random.next() * easel.h]
    const radius = random.between(11, 34) * size
    const blur = ctx.createRadialGradient(x, y, 0, x, y, radius)
    blur.addColorStop(0, withAlpha(colour, 0.5 * strength * random.between(0.5, 1)))
    blur.addColorStop(0.55, withAlpha(colour, 0.28 * strength))
    blur.addColorStop(1, withAlpha(colour, 0))
    ctx.fillStyle = blur
    ctx.beginPath()
    ctx.arc(x, y, radius, 0, tau)
    ctx.fill()
  }
}
