// Stars: a fine field with a few bright ones that wear a halo, and on request the cross of a lens.

import { type Colour, withAlpha } from '../../colour/colour.ts'
import { asPart } from '../as-part.ts'
import type { Easel } from '../easel.ts'
import type { Random } from '../random.ts'
import { drawSpecks, type Speck } from './speckle.ts'

export interface StarOptions {
  readonly colours: readonly [Colour, ...Colour[]]
  readonly from?: number
  readonly to?: number
  /** On a whole sheet. */
  readonly count?: number
  readonly brightness?: number
  /** Of every star; 1 suits a sky of its own. */
  readonly size?: number
  /** How many wear a halo. */
  readonly haloed?: number
  /** Whether haloed stars show the cross of a lens. */
  readonly crossed?: boolean
  /** 0..1: the chance of a star here. By default they thin out towards `to`. */
  readonly density?: (x: number, y: number) => number
}

const drawHalo = (easel: Easel, x: number, y: number, size: number, colour: Colour, crossed: boolean): void => {
  const { ctx } = easel
  const reach = size * 9
  const halo = ctx.createRadialGradient(x, y, 0, x, y, reach)
  halo.addColorStop(0, withAlpha(colour, 0.9))
  halo.addColorStop(0.08, withAlpha(colour, 0.5))
  halo.addColorStop(0.3, withAlpha(colour, 0.12))
  halo.addColorStop(1, withAlpha(colour, 0))
  ctx.fillStyle = halo
  ctx.fillRect(x - reach, y - reach, reach * 2, reach * 2)
  ctx.fillStyle = withAlpha(colour, 0.85)
  if (!crossed) return
  const [long, thin] = [size * 13, size * 0.32]
  ctx.beginPath()
  for (const [dx, dy] of [
    [long, thin],
    [thin, long * 0.8],
  ] as const) {
    ctx.moveTo(x - dx, y)
    ctx.quadraticCurveTo(x, y, x, y - dy)
    ctx.quadraticCurveTo(x, y, x + dx, y)
    ctx.quadraticCurveTo(x, y, x, y + dy)
    ctx.quadraticCurveTo(x, y, x - dx, y)
  }
  ctx.fill()
}

export const paintStars = asPart('stars', (easel: Easel, options: StarOptions): void => {
  if (easel.without.has('stars')) return
  const {
    colours,
    from = 0,
    to = easel.h,
    count = 2600,
    brightness = 0.9,
    haloed = 7,
    crossed = false,
    size: scale = 1,
  } = options
  const density = options.density ?? ((_x, y) => 1 - ((y - from) / (to - from)) ** 2)
  const random = easel.random.sub('stars')
  const specks: Speck[] = []
  const number = (count * (to - from)) / easel.h
  const scatter = (number: number, left: number, wide: number, stream: Random): void => {
    for (let star = 0; star < number; star++) {
      const [x, y] = [left + stream.next() * wide, stream.between(from, to)]
      const size = (0.75 + stream.next() ** 9 * 2.6) * scale
      const alpha = (0.25 + 0.75 * stream.next() ** 2) * brightness
      const colour = stream.pick(colours)
      const clustered = 0.45 + easel.noise.fractal(x / 260, y / 260, 3) * 1.1
      if (stream.next() < density(x, y) * clustered) specks.push({ x, y, radius: size, alpha, colour })
    }
  }
  const { x: left } = easel.extent
  scatter(number, 0, easel.w, random)
  scatter((number * -left) / easel.w, left, -left, random.sub('beyond'))
  const { ctx } = easel
  ctx.save()
  ctx.globalCompositeOperation = 'screen'
  drawSpecks(ctx, specks)
  for (let star = 0, tries = 0; star < haloed && tries < haloed * 12; tries++) {
    const [x, y] = [random.next() * easel.w, random.between(from, to)]
    if (random.next() > density(x, y)) continue
    ctx.globalAlpha = brightness
    drawHalo(easel, x, y, random.between(1.6, 4.2) * scale, random.pick(colours), crossed)
    star++
  }
  ctx.restore()
})
