// Shapes as scissors leave them: fronds, pebbles, suns, slips and strips, never quite straight.
import { lerp, tau } from '../../paint/curves.ts'
import type { Box, Context } from '../../paint/easel.ts'
import type { Random } from '../../paint/random.ts'

export interface Frond {
  readonly x: number
  readonly y: number
  readonly length: number
  readonly turn: number
  /** Fingers on each side. */
  readonly fingers: number
}

/** A seaweed of rounded fingers that lean towards its tip. */
export const cutFrond = (ctx: Context, { x, y, length, turn, fingers }: Frond, random: Random): void => {
  const spine = length * 0.07
  const reach = (share: number): number => length * 0.34 * (0.35 + 0.65 * Math.sin(Math.PI * (0.18 + share * 0.74)))
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(turn)
  ctx.beginPath()
  ctx.moveTo(0, spine)
  for (const side of [1, -1]) {
    for (let finger = 0; finger < fingers; finger++) {
      const at = side > 0 ? finger : fingers - 1 - finger
      // Fingers of the two sides never face each other quite.
      const shift = side > 0 ? 0.1 : 0.3
      const [low, high] = [(at + shift) / (fingers + 0.6), (at + shift + 0.86) / (fingers + 0.6)]
      const out = reach((low + high) / 2) * random.between(0.86, 1.12)
      const lean = length * random.between(0.1, 0.16)
      const [from, to] = side > 0 ? [low, high] : [high, low]
      const [near, far] = side > 0 ? [0.25, 0.95] : [0.95, 0.25]
      ctx.lineTo(from * length, side * spine)
      ctx.bezierCurveTo(
        low * length + lean * near * 1.4,
        side * out * 1.28,
        low * length + lean * far * 1.4,
        side * out * 1.28,
        to * length,
        side * spine,
      )
    }
    if (side > 0) ctx.quadraticCurveTo(length * 1.16, random.bell() * spine, length * 0.92, -spine)
  }
  ctx.closePath()
  ctx.fill()
  ctx.restore()
}

/** A pebble: a round shape of uneven radius. */
export const cutPebble = (ctx: Context, x: number, y: number, rx: number, ry: number, random: Random): void => {
  const points = Array.from({ length: 7 }, (_, at) => {
    const turn = (at / 7) * tau
    const swell = random.between(0.88, 1.1)
    return [x + Math.cos(turn) * rx * swell, y + Math.sin(turn) * ry * swell] as const
  })
  ctx.beginPath()
  for (let at = 0; at <= points.length; at++) {
    const [px, py] = points[at % points.length] ?? [x, y]
    const [nx, ny] = points[(at + 1) % points.length] ?? [x, y]
    if (at === 0) ctx.moveTo((px + nx) / 2, (py + ny) / 2)
    else ctx.quadraticCurveTo(px, py, (px + nx) / 2, (py + ny) / 2)
  }
  ctx.fill()
}

/** A sun with blunt, hand-cut rays. */
export const cutSun = (ctx: Context, x: number, y: number, radius: number, rays: number, random: Random): void => {
  ctx.beginPath()
  for (let ray = 0; ray < rays; ray++) {
    const turn = (ray / rays) * tau
    const step = tau / rays
    const out = radius * random.between(0.92, 1.1)
    ctx.lineTo(x + Math.cos(turn) * radius * 0.7, y + Math.sin(turn) * radius * 0.7)
    ctx.lineTo(x + Math.cos(turn + step * 0.42) * out, y + Math.sin(turn + step * 0.42) * out)
    ctx.lineTo(x + Math.cos(turn + step * 0.64) * out, y + Math.sin(turn + step * 0.64) * out)
  }
  ctx.closePath()
  ctx.fill()
}

/** A rectangle cut by eye. */
export const cutSlip = (ctx: Context, { x, y, w, h }: Box, stray: number, random: Random): void => {
  const off = (): number => random.between(-stray, stray)
  ctx.beginPath()
  ctx.moveTo(x + off(), y + off())
  ctx.lineTo(x + w * 0.5, y + off() * 0.7)
  ctx.lineTo(x + w + off(), y + off())
  ctx.lineTo(x + w + off() * 0.7, y + h * 0.52)
  ctx.lineTo(x + w + off(), y + h + off())
  ctx.lineTo(x + w * 0.46, y + h + off() * 0.7)
  ctx.lineTo(x + off(), y + h + off())
  ctx.closePath()
  ctx.fill()
}

/** A strip across the sheet, and `beyond` its left edge, whose upper edge is one slow wave; it reaches down to `bottom`. */
export const cutStrip = (
  ctx: Context,
  w: number,
  beyond: number,
  top: number,
  bottom: number,
  swing: number,
  random: Random,
): void => {
  const start = random.next() * tau
  const waves = random.between(0.7, 1.3)
  ctx.beginPath()
  const further = random.sub('beyond')
  const more = Math.ceil((beyond * 24) / w)
  ctx.moveTo(lerp(-40, w + 40, -more / 24), bottom)
  for (let at = -more; at < 0; at++)
    ctx.lineTo(
      lerp(-40, w + 40, at / 24),
      top + Math.sin(start + (at / 24) * waves * tau) * swing + further.between(-3, 3),
    )
  for (let at = 0; at <= 24; at++) {
    const share = at / 24
    ctx.lineTo(lerp(-40, w + 40, share), top + Math.sin(start + share * waves * tau) * swing + random.between(-3, 3))
  }
  ctx.lineTo(w + 40, bottom)
  ctx.closePath()
  ctx.fill()
}
