// Rain: fine and dense far away, long and soft near the eye, all along one slant; with splashes where it lands.
import { type Colour, withAlpha } from '../../colour/colour.ts'
import { tau } from '../curves.ts'
import type { Easel } from '../easel.ts'
import type { Random } from '../random.ts'

export interface RainOptions {
  readonly colour: Colour
  /** 0 is a drizzle, 1 a downpour. */
  readonly weight?: number
  /** Radians from the vertical; positive blows to the left. */
  readonly slant?: number
  readonly strength?: number
  /** Ground on which drops splash, from here to the bottom. */
  readonly ground?: number
}

const depths = [
  { share: 1, length: 46, width: 1, alpha: 0.2 },
  { share: 0.5, length: 96, width: 1.5, alpha: 0.22 },
  { share: 0.16, length: 190, width: 2.4, alpha: 0.17 },
  { share: 0.035, length: 340, width: 4.6, alpha: 0.09 },
] as const

export const paintRain = (easel: Easel, options: RainOptions): void => {
  if (easel.without.has('rain')) return
  easel.things.add('rain')
  const { colour, weight = 0.6, slant = 0.14, strength = 1, ground } = options
  const { ctx, noise } = easel
  const random = easel.random.sub('rain')
  const beyond = random.sub('beyond')
  const { x: open } = easel.extent
  ctx.save()
  ctx.globalCompositeOperation = 'screen'
  ctx.lineCap = 'round'
  const size = Math.sqrt((easel.w * easel.h) / (1600 * 2560))
  for (const depth of depths) {
    for (const fade of [0.5, 1]) {
      ctx.beginPath()
      const fall = (left: number, wide: number, stream: Random): void => {
        const length = depth.length * stream.between(0.5, 1.3)
        const [x, y] = [left + stream.next() * wide, stream.between(-0.05, 1) * easel.h]
        if (noise.value(x / 420 + depth.length, y / 700) < 0.22 * stream.next()) return
        ctx.moveTo(x, y)
        ctx.lineTo(x - Math.sin(slant) * length, y + Math.cos(slant) * length)
      }
      const drops = 1000 * weight * depth.share * size
      for (let drop = 0; drop < drops; drop++) fall(0, easel.w * 1.1, random)
      for (let drop = 0; drop < (drops * -open) / easel.w; drop++) fall(open, -open, beyond)
      ctx.strokeStyle = withAlpha(colour, depth.alpha * fade * strength)
      ctx.lineWidth = depth.width
      ctx.stroke()
    }
  }
  if (ground !== undefined) drawSplashes(easel, colour, ground, weight, strength)
  ctx.restore()
}

const drawSplashes = (easel: Easel, colour: Colour, ground: number, weight: number, strength: number): void => {
  const { ctx } = easel
  const random = easel.random.sub('splashes')
  ctx.lineWidth = 1.6
  for (const alpha of [0.14, 0.28]) {
    ctx.beginPath()
    for (let splash = 0; splash < 70 * weight; splash++) {
      const near = random.next() ** 0.7
      const [x, y] = [random.next() * easel.w, ground + near * (easel.h - ground)]
      const radius = 3 + near * 13 * random.between(0.4, 1)
      ctx.moveTo(x + radius, y)
      ctx.ellipse(x, y, radius, radius * 0.3, 0, 0, tau)
    }
    ctx.strokeStyle = withAlpha(colour, alpha * strength)
    ctx.stroke()
  }
}
