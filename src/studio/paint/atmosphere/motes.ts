// Dust in the light: specks that thicken around a place, a few out of focus.
import { type Colour, withAlpha } from '../../colour/colour.ts'
import { tau } from '../curves.ts'
import type { Easel } from '../easel.ts'
import { drawSpecks, type Speck } from './speckle.ts'

export interface MoteOptions {
  readonly colour: Colour
  /** What they gather around; by default the middle of the sheet. */
  readonly x?: number
  readonly y?: number
  readonly reach?: number
  readonly count?: number
  readonly size?: number
  readonly strength?: number
}

export const paintMotes = (easel: Easel, options: MoteOptions): void => {
  const {
    colour,
    x = easel.w / 2,
    y = easel.h / 2,
    reach = easel.w * 0.45,
    count = 240,
    size = 2.2,
    strength = 0.8,
  } = options
  const random = easel.random.sub('motes')
  const { ctx } = easel
  ctx.save()
  ctx.globalCompositeOperation = 'screen'
  const specks: Speck[] = []
  for (let mote = 0; mote < count; mote++)
    specks.push({
      x: x + random.bell() * reach * 0.55,
      y: y + random.bell() * reach * 0.7,
      radius: size * random.between(0.35, 1.5),
      alpha: strength * random.between(0.08, 0.9) ** 1.6,
      colour,
    })
  drawSpecks(ctx, specks)
  for (let mote = 0; mote < count / 12; mote++) {
    const [px, py] = [x + random.bell() * reach * 0.5, y + random.bell() * reach * 0.65]
    const radius = size * random.between(3, 8)
    const blur = ctx.createRadialGradient(px, py, 0, px, py, radius)
    blur.addColorStop(0, withAlpha(colour, strength * 0.35))
    blur.addColorStop(1, withAlpha(colour, 0))
    ctx.fillStyle = blur
    ctx.beginPath()
    ctx.arc(px, py, radius, 0, tau)
    ctx.fill()
  }
  ctx.restore()
}
