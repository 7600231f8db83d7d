// Flat grounds for a hero: rays, stripes of a jersey, the lines of a court; and hearts and stars thrown over them.
import type { Colour } from '../../colour/colour.ts'
import { asPart } from '../../paint/as-part.ts'
import { tau } from '../../paint/curves.ts'
import type { Box, Context, Easel } from '../../paint/easel.ts'
import { star } from '../../paint/ornament/celestial.ts'
import type { Random } from '../../paint/random.ts'

export const paintRaysFlat = (
  { ctx, w, h, extent }: Easel,
  x: number,
  y: number,
  colours: readonly [Colour, Colour],
  count = 22,
): void => {
  ctx.fillStyle = colours[0]
  ctx.fillRect(0, 0, w, h)
  ctx.fillStyle = colours[1]
  const far = Math.hypot(extent.w, extent.h)
  for (let ray = 0; ray < count; ray++) {
    const turn = (ray / count) * tau
    const half = tau / count / 4
    ctx.beginPath()
    ctx.moveTo(x, y)
    ctx.lineTo(x + Math.cos(turn - half) * far, y + Math.sin(turn - half) * far)
    ctx.lineTo(x + Math.cos(turn + half) * far, y + Math.sin(turn + half) * far)
    ctx.fill()
  }
}

/** The striped band of a college jersey, run across at a slant. */
export const paintJerseyBands = asPart(
  'banner',
  ({ ctx, w, extent }: Easel, level: number, breadth: number, slant: number, colours: readonly Colour[]): void => {
    const rise = Math.tan(slant) * w
    const left = extent.x - 10
    const fall = Math.tan(slant) * -extent.x
    let at = level
    for (const [band, colour] of colours.entries()) {
      const wide = breadth * (band % 2 === 0 ? 1 : 0.42)
      ctx.fillStyle = colour
      ctx.beginPath()
      ctx.moveTo(left, at + rise / 2 + fall)
      ctx.lineTo(w + 10, at - rise / 2)
      ctx.lineTo(w + 10, at - rise / 2 + wide)
      ctx.lineTo(left, at + rise / 2 + fall + wide)
      ctx.fill()
      at += wide
    }
  },
)

/** A court or rink from above: halfway line, centre circle, side lines. */
export const paintCourt = (easel: Easel, x: number, y: number, radius: number, line: Colour, paint: Colour): void => {
  const { ctx, w, h } = easel
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(-0.22)
  ctx.fillStyle = paint
  ctx.beginPath()
  ctx.arc(0, 0, radius, 0, tau)
  easel.part('disc', () => ctx.fill())
  easel.part('lines', () => {
    ctx.strokeStyle = line
    ctx.lineWidth = radius * 0.035
    ctx.beginPath()
    ctx.arc(0, 0, radius * 1.08, 0, tau)
    ctx.moveTo(-w * 2, 0)
    ctx.lineTo(-radius * 1.08, 0)
    ctx.moveTo(radius * 1.08, 0)
    ctx.lineTo(w * 2, 0)
    ctx.stroke()
    for (const side of [-1, 1]) {
      ctx.beginPath()
      ctx.moveTo(side * radius * 1.75, -h)
      ctx.lineTo(side * radius * 1.75, h)
      ctx.stroke()
    }
  })
  ctx.restore()
}

const heart = (ctx: Context, x: number, y: number, size: number, turn: number): void => {
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(turn)
  ctx.scale(size, size)
  ctx.beginPath()
  ctx.moveTo(0, 0.9)
  ctx.bezierCurveTo(-0.5, 0.5, -1, 0.15, -1, -0.32)
  ctx.bezierCurveTo(-1, -0.72, -0.72, -0.9, -0.48, -0.9)
  ctx.bezierCurveTo(-0.24, -0.9, -0.06, -0.76, 0, -0.52)
  ctx.bezierCurveTo(0.06, -0.76, 0.24, -0.9, 0.48, -0.9)
  ctx.bezierCurveTo(0.72, -0.9, 1, -0.72, 1, -0.32)
  ctx.bezierCurveTo(1, 0.15, 0.5, 0.5, 0, 0.9)
  ctx.fill()
  ctx.restore()
}

export interface Confetti {
  readonly keepOut: readonly Box[]
  /** Circle that stays free for the hero. */
  readonly hero: { readonly x: number; readonly y: number; readonly radius: number }
  readonly colours: readonly [Colour, ...Colour[]]
  readonly size: number
  readonly shade: Colour
}

/** Hearts and stars, each with a flat shadow, nowhere near the type. */
export const throwHearts = (easel: Easel, confetti: Confetti, random: Random): void => {
  const { ctx, w, h, without } = easel
  const [stars, hearts]: [(() => void)[], (() => void)[]] = [[], []]
  const placed: { readonly x: number; readonly y: number; readonly size: number }[] = []
  for (let toss = 0; toss < 240 && placed.length < 26; toss++) {
    const [x, y] = [w * random.next(), h * random.next()]
    const size = confetti.size * random.between(0.4, 1)
    const near = (box: Box): boolean =>
      x > box.x - size * 1.5 &&
      x < box.x + box.w + size * 1.5 &&
      y > box.y - size * 1.5 &&
      y < box.y + box.h + size * 1.5
    const { hero } = confetti
    if (confetti.keepOut.some(near) || Math.hypot(x - hero.x, y - hero.y) < hero.radius + size) continue
    if (placed.some((other) => Math.hypot(other.x - x, other.y - y) < (other.size + size) * 1.7)) continue
    placed.push({ x, y, size })
    const turn = random.between(-0.5, 0.5)
    const isStar = random.chance(0.28)
    if (without.has(isStar ? 'star' : 'heart')) continue
    const colour = random.pick(confetti.colours)
    const draw = (fill: Colour, off: number): void => {
      ctx.fillStyle = fill
      if (isStar) star(ctx, x + off, y + off, size, 5, 0.46, turn)
      else heart(ctx, x + off, y + off, size, turn)
    }
    const list = isStar ? stars : hearts
    list.push(() => {
      draw(confetti.shade, size * 0.14)
      draw(colour, 0)
    })
  }
  for (const [name, all] of [
    ['stars', stars],
    ['hearts', hearts],
  ] as const) {
    const some = easel.some(name, all)
    easel.part(name, () => {
      for (const lay of some) lay()
    })
  }
}

/** Dots that shrink towards the light, as in screen-printed comics. */
export const paintDotFade = asPart(
  'dots',
  ({ ctx, w, extent }: Easel, from: number, to: number, pitch: number, colour: Colour): void => {
    ctx.fillStyle = colour
    const rows = Math.ceil(Math.abs(to - from) / pitch)
    for (let row = 0; row <= rows; row++) {
      const radius = pitch * 0.52 * (1 - row / rows)
      const y = from + Math.sign(to - from) * row * pitch
      const first = Math.floor(extent.x / pitch) * pitch
      for (let x = first + (row % 2 === 0 ? 0 : pitch / 2); x < w + pitch; x += pitch) {
        ctx.beginPath()
        ctx.arc(x, y, radius, 0, tau)
        ctx.fill()
      }
    }
  },
)
