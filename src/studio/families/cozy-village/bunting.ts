// Bunting between the houses, and the low stone wall that closes the view.

import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import { asPart } from '../../paint/as-part.ts'
import { lerp } from '../../paint/curves.ts'
import type { Context, Easel } from '../../paint/easel.ts'
import type { Random } from '../../paint/random.ts'

/** A string of flags from one point to another, hanging by its own weight. */
export const drawBunting = (
  ctx: Context,
  string: {
    readonly from: readonly [number, number]
    readonly to: readonly [number, number]
    readonly sag: number
    readonly flag: number
  },
  colours: { readonly flags: readonly Colour[]; readonly string: Colour },
): void => {
  const { from, to, sag, flag } = string
  const at = (share: number): readonly [number, number] => [
    lerp(from[0], to[0], share),
    lerp(from[1], to[1], share) + sag * 4 * share * (1 - share),
  ]
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const count = Math.max(6, Math.round(length / (flag * 1.25)))
  for (let flagAt = 0; flagAt < count; flagAt++) {
    const [x, y] = at((flagAt + 0.14) / count)
    const [nextX, nextY] = at((flagAt + 0.86) / count)
    const colour = colours.flags[flagAt % colours.flags.length] ?? colours.string
    const [tipX, tipY] = [(x + nextX) / 2 - flag * 0.06, (y + nextY) / 2 + flag * 1.12]
    const cloth = ctx.createLinearGradient(x, 0, nextX, 0)
    cloth.addColorStop(0, mix(colour, '#ffffff', 0.16))
    cloth.addColorStop(0.55, colour)
    cloth.addColorStop(1, mix(colour, '#000000', 0.2))
    ctx.fillStyle = cloth
    ctx.beginPath()
    ctx.moveTo(x, y)
    ctx.lineTo(nextX, nextY)
    ctx.quadraticCurveTo((nextX + tipX) / 2 + flag * 0.05, (nextY + tipY) / 2, tipX, tipY)
    ctx.quadraticCurveTo((x + tipX) / 2 + flag * 0.02, (y + tipY) / 2, x, y)
    ctx.fill()
  }
  ctx.strokeStyle = colours.string
  ctx.lineWidth = flag * 0.07
  ctx.beginPath()
  for (let step = 0; step <= 40; step++) ctx.lineTo(...at(step / 40))
  ctx.stroke()
}

/** A wall of rounded field stones with a coping, from `top` to the foot of the sheet. Quiet enough to carry a name. */
export const paintStoneWall = asPart(
  'pavement',
  (easel: Easel, top: number, stone: Colour, light: Colour, random: Random): void => {
    const { ctx, w, h, extent } = easel
    const beyond = random.sub('beyond')
    ctx.fillStyle = mix(stone, '#000000', 0.28)
    ctx.fillRect(0, top, w, h - top)
    const course = (h - top) / 4.4
    for (let row = 0; row < 5; row++) {
      const y = top + course * (row + 0.32)
      const lay = (x: number, width: number, stream: Random): void => {
        ctx.fillStyle = mix(mix(stone, light, stream.between(0, 0.07)), '#000000', stream.between(0, 0.14))
        ctx.beginPath()
        ctx.roundRect(x + 5, y + 4 + stream.between(0, 5), width - 9, course - 11, course * stream.between(0.2, 0.38))
        ctx.fill()
      }
      const first = -random.between(0, 120)
      for (let x = first; x < w; ) {
        const width = course * random.between(0.9, 2.1)
        lay(x, width, random)
        x += width
      }
      for (let x = first; x > extent.x; ) {
        const width = course * beyond.between(0.9, 2.1)
        x -= width
        lay(x, width, beyond)
      }
    }
    const shade = ctx.createLinearGradient(0, top, 0, top + course * 0.8)
    shade.addColorStop(0, withAlpha('#000000', 0.4))
    shade.addColorStop(1, withAlpha('#000000', 0))
    ctx.fillStyle = shade
    ctx.fillRect(0, top, w, course)
    const cope = (x: number, width: number, stream: Random): void => {
      const slab = ctx.createLinearGradient(0, top - course * 0.18, 0, top + course * 0.3)
      slab.addColorStop(0, mix(stone, light, 0.42))
      slab.addColorStop(0.35, mix(stone, light, stream.between(0.12, 0.22)))
      slab.addColorStop(1, mix(stone, '#000000', 0.1))
      ctx.fillStyle = slab
      ctx.beginPath()
      ctx.roundRect(x + 2, top - course * 0.16 + stream.between(-4, 4), width - 4, course * 0.46, 14)
      ctx.fill()
    }
    for (let x = -40; x < w; ) {
      const width = course * random.between(1.6, 2.8)
      cope(x, width, random)
      x += width
    }
    for (let x = -40; x > extent.x; ) {
      const width = course * beyond.between(1.6, 2.8)
      x -= width
      cope(x, width, beyond)
    }
  },
)
