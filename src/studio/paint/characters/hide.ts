// Hide: fills an outline as painted fur, feather or skin, lit from the upper left, with a nap of brush marks and a soft furred rim.
import { type Colour, lchOf, shift, withAlpha } from '../../colour/colour.ts'
import { clamp } from '../curves.ts'
import type { Context } from '../easel.ts'
import type { Point } from '../point.ts'
import type { Random } from '../random.ts'
import { tracePath } from '../shapes/lay.ts'
import { boundsOf, type Outline } from '../shapes/line.ts'

export interface Hide {
  /** Length of the fur at the rim, in hundredths of the character; 0 for skin. */
  readonly fuzz: number
  /** How plainly brush marks show, 0 to 1. */
  readonly nap: number
}

export const fur: Hide = { fuzz: 1.25, nap: 0.8 }
export const plush: Hide = { fuzz: 0.7, nap: 0.6 }
export const skin: Hide = { fuzz: 0, nap: 0.4 }

/** Towards the light. */
const lightX = -0.6
const lightY = -0.8

/** Tufts along the rim, in three tones by how they face the light. */
const furRim = (
  ctx: Context,
  outline: Outline,
  tones: readonly [Colour, Colour, Colour],
  fuzz: number,
  random: Random,
): void => {
  const tufts: [Point, Point, Point][][] = [[], [], []]
  let walked = 0
  for (const [at, [x, y]] of outline.entries()) {
    const [nextX, nextY] = outline[(at + 1) % outline.length] ?? [x, y]
    const long = Math.hypot(nextX - x, nextY - y)
    walked += long
    if (walked < fuzz * 0.3 || long === 0) continue
    walked = 0
    const [alongX, alongY] = [(nextX - x) / long, (nextY - y) / long]
    const [outX, outY] = [alongY, -alongX]
    const facing = outX * lightX + outY * lightY
    const length = fuzz * random.between(0.25, 1.1)
    const lean = random.between(-0.5, 0.5) + (alongY > 0 ? 0.5 : -0.5)
    const root = fuzz * 0.5
    tufts[facing > 0.35 ? 0 : facing > -0.35 ? 1 : 2]?.push([
      [x - alongX * root - outX * 0.6, y - alongY * root - outY * 0.6],
      [x + outX * length + alongX * lean * length, y + outY * length + alongY * lean * length],
      [x + alongX * root - outX * 0.6, y + alongY * root - outY * 0.6],
    ])
  }
  for (const [at, group] of tufts.entries()) {
    ctx.fillStyle = tones[at] ?? tones[1]
    ctx.beginPath()
    for (const [a, b, c] of group) {
      ctx.moveTo(a[0], a[1])
      ctx.lineTo(b[0], b[1])
      ctx.lineTo(c[0], c[1])
    }
    ctx.fill()
  }
}

/** Brush marks that run down and outwards, a few light ones and a few dark ones. */
const brushNap = (
  ctx: Context,
  outline: Outline,
  colours: readonly [Colour, Colour],
  nap: number,
  random: Random,
): void => {
  const box = boundsOf(outline)
  const middle = box.x + box.w / 2
  const count = Math.round(clamp(box.w * box.h * 0.22, 8, 420))
  ctx.lineCap = 'round'
  for (const [at, colour] of colours.entries()) {
    ctx.strokeStyle = withAlpha(colour, 0.3 * nap)
    ctx.lineWidth = at === 0 ? 0.34 : 0.42
    ctx.beginPath()
    for (let mark = 0; mark < count; mark++) {
      const x = box.x + random.next() * box.w
      const y = box.y + random.next() * box.h
      const sway = ((x - middle) / box.w) * 1.5 + random.between(-0.25, 0.25)
      const length = random.between(1.1, 2.8)
      ctx.moveTo(x, y)
      ctx.quadraticCurveTo(x + sway * length * 0.3, y + length * 0.6, x + sway * length, y + length)
    }
    ctx.stroke()
  }
}

/** Twice the area, positive when the outline runs with the clock: only then do its normals point outwards. */
const windingOf = (outline: Outline): number =>
  outline.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = outline[(at + 1) % outline.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)

export const paintHide = (ctx: Context, shape: Outline, colour: Colour, hide: Hide, random: Random): void => {
  const outline = windingOf(shape) > 0 ? shape : shape.toReversed()
  const light = shift(colour, { l: 0.09, c: 0.96 })
  const { h: hue } = lchOf(colour)
  const shade = shift(colour, { l: -0.13, c: 1.06, h: hue > 70 && hue < 118 ? -18 : -5 })
  if (hide.fuzz > 0)
    furRim(ctx, outline, [shift(colour, { l: 0.04 }), colour, shift(colour, { l: -0.06 })], hide.fuzz, random)
  const { x, y, w, h } = boundsOf(outline)
  ctx.save()
  tracePath(ctx, outline)
  ctx.fillStyle = colour
  ctx.fill()
  ctx.clip()
  const reach = Math.max(w, h)
  const glow = ctx.createRadialGradient(x + w * 0.3, y + h * 0.22, 0, x + w * 0.3, y + h * 0.22, reach * 1.02)
  glow.addColorStop(0, withAlpha(light, 0.85))
  glow.addColorStop(0.42, withAlpha(colour, 0))
  glow.addColorStop(0.62, withAlpha(shade, 0))
  glow.addColorStop(1, withAlpha(shade, 0.9))
  ctx.fillStyle = glow
  ctx.fillRect(x, y, w, h)
  if (hide.nap > 0) brushNap(ctx, outline, [light, shade], hide.nap, random)
  ctx.restore()
}
