// Wears a cover like a paperback that was read often: edges rubbed white, corners folded, a crease along the spine, scuffs.
import { tau } from '../../../paint/curves.ts'
import type { Context, Easel } from '../../../paint/easel.ts'
import type { Random } from '../../../paint/random.ts'

const bare = '#f1e8d4'

/** A line that wavers and breaks off now and then. */
const crack = (
  ctx: Context,
  from: readonly [number, number],
  to: readonly [number, number],
  width: number,
  random: Random,
): void => {
  const pieces = 44
  for (let piece = 0; piece < pieces; piece++) {
    if (random.chance(0.14)) continue
    const at = (share: number): readonly [number, number] => [
      from[0] + (to[0] - from[0]) * share + random.between(-2.5, 2.5),
      from[1] + (to[1] - from[1]) * share + random.between(-2.5, 2.5),
    ]
    ctx.lineWidth = width * random.between(0.4, 1.3)
    ctx.beginPath()
    ctx.moveTo(...at(piece / pieces))
    ctx.lineTo(...at((piece + 1) / pieces))
    ctx.stroke()
  }
}

/** Rubbed spots along an edge, thick in some places. */
const rubEdges = (ctx: Context, { w, h, noise }: Easel, random: Random): void => {
  for (let spot = 0; spot < 2600; spot++) {
    const along = random.next()
    const side = random.pick(['left', 'right', 'top', 'bottom'])
    const isUpright = side === 'left' || side === 'right'
    const length = isUpright ? h : w
    const worn = noise.fractal(along * 9, side.length * 3.7, 3)
    const corner = Math.min(along, 1 - along) * length < 130 ? 1.7 : 1
    const deep = random.next() ** 2.4 * 46 * worn * 1.6 * corner
    const [x, y] = isUpright
      ? [side === 'left' ? deep : w - deep, along * h]
      : [along * w, side === 'top' ? deep : h - deep]
    const size = random.between(1.5, 8) * corner
    ctx.beginPath()
    ctx.ellipse(x, y, isUpright ? size * 0.7 : size * 1.8, isUpright ? size * 1.8 : size * 0.7, 0, 0, tau)
    ctx.fill()
  }
}

export const wearArt = (easel: Easel): void => {
  const { w, h } = easel
  const random = easel.random.sub('wear')
  using shade = easel.layer((ctx) => {
    ctx.strokeStyle = '#2a1c0c'
    crack(ctx, [w * 0.062, 0], [w * 0.056, h], 9, random.sub('spine shade'))
    crack(ctx, [w * 0.8, h], [w, h * 0.9], 8, random.sub('fold shade'))
  })
  easel.lay(shade, { alpha: 0.4, blur: 4 })
  using rubbed = easel.layer((ctx) => {
    ctx.fillStyle = bare
    ctx.strokeStyle = bare
    rubEdges(ctx, easel, random.sub('edges'))
    crack(ctx, [w * 0.057, 0], [w * 0.052, h], 5, random.sub('spine'))
    crack(ctx, [w * 0.8, h], [w, h * 0.9], 6, random.sub('fold'))
    crack(ctx, [w * 0.87, 0], [w, h * 0.055], 4, random.sub('upper fold'))
    for (let scuff = 0; scuff < 26; scuff++) {
      const [x, y] = [random.between(0, w), random.between(0, h)]
      const lean = random.between(-0.9, 0.9)
      const length = random.between(40, 190)
      crack(ctx, [x, y], [x + length, y + length * lean], random.between(0.8, 2), random.sub(`scuff ${scuff}`))
    }
  })
  easel.lay(rubbed, { alpha: 0.8 })
}
