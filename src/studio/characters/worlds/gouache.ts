// The hand of every world: a gradient under short dabs of lighter and darker paint, which turn flat fills into gouache.
import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import { tau } from '../../paint/curves.ts'
import type { Box, Context, Easel } from '../../paint/easel.ts'
import type { Random } from '../../paint/random.ts'
import { downwards, pathOf } from '../../paint/shapes/lay.ts'
import type { Outline } from '../../paint/shapes/line.ts'
import { darker, lighter } from '../light.ts'

export interface Dabbing {
  readonly colours: readonly Colour[]
  /** For a square of a thousand units. */
  readonly count: number
  readonly length: number
  readonly width: number
  readonly angle?: number
  readonly alpha?: number
}

const mostDabs = 1400

export const dab = (ctx: Context, { x, y, w, h }: Box, dabbing: Dabbing, random: Random): void => {
  const { colours, length, width, angle = 0, alpha = 0.25 } = dabbing
  const count = Math.min(mostDabs, (dabbing.count * w * h) / 1e6 / colours.length)
  ctx.save()
  ctx.lineCap = 'round'
  ctx.lineWidth = width
  for (const colour of colours) {
    ctx.beginPath()
    for (let at = 0; at < count; at++) {
      const [px, py] = [x + random.next() * w, y + random.next() * h]
      const turn = angle + (random.next() - 0.5) * 0.7
      const long = length * (0.4 + random.next())
      const [dx, dy] = [Math.cos(turn) * long, Math.sin(turn) * long]
      ctx.moveTo(px, py)
      ctx.quadraticCurveTo(px + dx * 0.5, py + dy * 0.5 - long * 0.06, px + dx, py + dy)
    }
    ctx.strokeStyle = withAlpha(colour, alpha)
    ctx.stroke()
  }
  ctx.restore()
}

/** Fills an outline from its top to its foot, and dabs it. */
export const paintMass = (
  ctx: Context,
  outline: Outline,
  colour: Colour,
  box: Box,
  random: Random,
  angle = 0,
): void => {
  const path = pathOf(outline)
  ctx.fillStyle = downwards(ctx, box.y, box.y + box.h, [lighter(colour, 0.18), colour, darker(colour, 0.22)])
  ctx.fill(path)
  ctx.save()
  ctx.clip(path)
  dab(
    ctx,
    box,
    { colours: [lighter(colour, 0.35), darker(colour, 0.25)], count: 260, length: 56, width: 7, angle, alpha: 0.26 },
    random,
  )
  ctx.restore()
}

/** A sky (or deep water) over all that is seen, from top to foot. */
export const paintSky = (easel: Easel, colours: readonly [Colour, ...Colour[]], alpha = 0.16): void => {
  const { ctx, extent } = easel
  const random = easel.random.sub('sky')
  easel.part('sky', () => {
    easel.fill(downwards(ctx, extent.y, extent.y + extent.h, colours))
    for (let row = 0; row < 8; row++) {
      const colour = colours[Math.min(colours.length - 1, Math.floor((row / 8) * colours.length))] ?? colours[0]
      const box = { x: extent.x - 120, y: extent.y + (extent.h * row) / 8, w: extent.w + 120, h: extent.h / 8 }
      dab(
        ctx,
        box,
        {
          colours: [lighter(colour, 0.25), darker(colour, 0.12)],
          count: 130,
          length: 250,
          width: 40,
          angle: 0.04,
          alpha,
        },
        random,
      )
    }
  })
}

export const glow = (ctx: Context, x: number, y: number, radius: number, colour: Colour, strength: number): void => {
  ctx.save()
  ctx.globalCompositeOperation = 'screen'
  const light = ctx.createRadialGradient(x, y, 0, x, y, radius)
  light.addColorStop(0, withAlpha(colour, strength))
  light.addColorStop(0.4, withAlpha(colour, strength * 0.45))
  light.addColorStop(1, withAlpha(colour, 0))
  ctx.fillStyle = light
  ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2)
  ctx.restore()
}

/** Rays from a place, as behind heroes and clowns. */
export const paintRays = (easel: Easel, x: number, y: number, colour: Colour, count = 24): void => {
  const { ctx, extent } = easel
  const long = Math.hypot(extent.w, extent.h)
  easel.part('rays', () => {
    ctx.fillStyle = colour
    ctx.beginPath()
    for (let ray = 0; ray < count; ray++) {
      const [from, to] = [(ray / count) * tau, ((ray + 0.5) / count) * tau]
      ctx.moveTo(x, y)
      ctx.lineTo(x + Math.cos(from) * long, y + Math.sin(from) * long)
      ctx.lineTo(x + Math.cos(to) * long, y + Math.sin(to) * long)
      ctx.closePath()
    }
    ctx.fill()
  })
}

/** Keeps a field of type calm: a veil of one colour with soft edges. */
export const veil = (easel: Easel, zones: readonly Box[], colour: Colour, strength: number): void => {
  const { ctx } = easel
  for (const { x, y, w, h } of zones) {
    ctx.save()
    ctx.translate(x + w / 2, y + h / 2)
    ctx.scale(w * 0.72, h * 0.85)
    const soft = ctx.createRadialGradient(0, 0, 0, 0, 0, 1)
    soft.addColorStop(0, withAlpha(colour, strength))
    soft.addColorStop(0.6, withAlpha(colour, strength * 0.7))
    soft.addColorStop(1, withAlpha(mix(colour, colour, 1), 0))
    ctx.fillStyle = soft
    ctx.fillRect(-1, -1, 2, 2)
    ctx.restore()
  }
}
