// Stone walls: courses of uneven blocks with worn edges, lit from one place.
import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import type { Point } from '../atmosphere/point.ts'
import type { Box, Context } from '../easel.ts'
import type { Random } from '../random.ts'

export interface MasonryOptions {
  readonly box: Box
  readonly stone: Colour
  /** Of the joints. */
  readonly joint: Colour
  readonly lit: Colour
  readonly light?: Point
  /** How far the light reaches. */
  readonly reach?: number
  /** Height of a course. */
  readonly course?: number
  /** How far the courses go on to the left of the box. */
  readonly beyond?: number
  readonly random: Random
}

const shades = 6

export const drawMasonry = (ctx: Context, options: MasonryOptions): void => {
  const { box, stone, joint, lit, light, course = 62, beyond = 0, random } = options
  const further = random.sub('beyond')
  const reach = options.reach ?? Math.max(box.w, box.h) * 0.6
  ctx.fillStyle = joint
  ctx.fillRect(box.x - beyond, box.y, box.w + beyond, box.h)
  const classes: [number, number, number, number][][] = Array.from({ length: shades }, () => [])
  for (let y = box.y; y < box.y + box.h; ) {
    const high = course * random.between(0.8, 1.2)
    const first = box.x - course * random.between(0, 1.6)
    for (let x = first; beyond > 0 && x > box.x - beyond; ) {
      const wide = course * further.between(1.1, 2.7)
      x -= wide
      classes[Math.floor(Math.max(0, further.between(-0.04, 0.28)) * shades)]?.push([x, y, wide, high])
    }
    for (let x = first; x < box.x + box.w; ) {
      const wide = course * random.between(1.1, 2.7)
      const far = light ? Math.hypot(x + wide / 2 - light.x, y + high / 2 - light.y) / reach : 1
      const glow = Math.exp(-far * far * 1.4)
      const shade = Math.floor(Math.min(0.999, Math.max(0, glow * 0.75 + random.between(-0.04, 0.28))) * shades)
      classes[shade]?.push([x, y, wide, high])
      x += wide
    }
    y += high
  }
  const gap = course * 0.045
  classes.forEach((blocks, shade) => {
    const colour = mix(stone, lit, shade / shades)
    const trace = (inset: number): void => {
      ctx.beginPath()
      for (const [x, y, wide, high] of blocks)
        ctx.roundRect(x + gap + inset, y + gap + inset, wide - gap * 2 - inset, high - gap * 2 - inset, course * 0.09)
      ctx.fill()
    }
    ctx.fillStyle = mix(colour, lit, 0.22)
    trace(0)
    ctx.fillStyle = colour
    trace(course * 0.05)
  })
  ctx.strokeStyle = withAlpha(joint, 0.35)
  ctx.lineWidth = course * 0.02
  ctx.beginPath()
  for (let crack = 0; crack < (box.w * box.h) / (course * course * 9); crack++) {
    let [x, y] = [box.x + random.next() * box.w, box.y + random.next() * box.h]
    ctx.moveTo(x, y)
    for (let bend = 0; bend < 4; bend++) {
      x += random.bell() * course * 0.3
      y += random.between(0, course * 0.3)
      ctx.lineTo(x, y)
    }
  }
  ctx.stroke()
}
