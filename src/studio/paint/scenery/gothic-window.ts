// A gothic window seen from within: splayed stone around tracery, glass clear or stained, with the light it lets in.

import { Path2D } from '@napi-rs/canvas'
import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import { asPart } from '../as-part.ts'
import { drawGlow } from '../atmosphere/glow.ts'
import { tau } from '../curves.ts'
import type { Easel } from '../easel.ts'
import type { Random } from '../random.ts'
import { pointedArch, tracePointedArch } from './pointed-arch.ts'

export interface GothicWindowOptions {
  /** Middle of the sill. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly stone: Colour
  /** Of edges that the daylight meets. */
  readonly lit: Colour
  /** Light of the glass. */
  readonly light: Colour
  /** Colours of stained glass; leave out for clear glass. */
  readonly panes?: readonly [Colour, ...Colour[]]
  /** Paints what is seen through clear glass; clipped to the opening. */
  readonly view?: () => void
  readonly glow?: number
  readonly random?: Random
}

const drawGlass = (
  easel: Easel,
  options: GothicWindowOptions,
  panes: readonly [Colour, ...Colour[]],
  random: Random,
): void => {
  const { x, y, width, height, light } = options
  const { ctx } = easel
  const [columns, rows] = [12, Math.round((12 * height) / width)]
  const [wide, high] = [width / columns, height / rows]
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const diamond = (row + column) % 2 === 0
      const near = 1 - Math.abs(column - columns / 2 + 0.5) / columns
      const base = diamond
        ? random.pick(panes)
        : (panes[(Math.floor(row / 3) + Math.floor(column / 3)) % panes.length] ?? panes[0])
      ctx.fillStyle = mix(base, light, random.between(0, 0.4) * near)
      ctx.fillRect(x - width / 2 + column * wide, y - height + row * high, wide + 0.6, high + 0.6)
    }
  ctx.strokeStyle = withAlpha('#000000', 0.75)
  ctx.lineWidth = width * 0.006
  ctx.beginPath()
  for (let line = -rows; line < columns + rows; line++) {
    ctx.moveTo(x - width / 2 + line * wide, y)
    ctx.lineTo(x - width / 2 + (line + rows * 0.7) * wide, y - height)
    ctx.moveTo(x - width / 2 + line * wide, y - height)
    ctx.lineTo(x - width / 2 + (line + rows * 0.7) * wide, y)
  }
  ctx.stroke()
}

/** Mullions, two lancets and a rose between them, as lines of stone. */
const tracery = (x: number, y: number, width: number, height: number): Path2D => {
  const path = new Path2D()
  tracePointedArch(path, x, y, width, height)
  const lancet = height * 0.7
  for (const side of [-1, 1]) {
    tracePointedArch(path, x + (side * width) / 4, y, width / 2, lancet)
    for (const inner of [-1, 1])
      tracePointedArch(path, x + (side * width) / 4 + (inner * width) / 8, y, width / 4, lancet * 0.78, 0.8)
    path.moveTo(x + (side * width) / 4 + width * 0.085, y - lancet * 0.845)
    path.arc(x + (side * width) / 4, y - lancet * 0.845, width * 0.085, 0, tau)
  }
  const [roseY, rose] = [y - height * 0.765, width * 0.185]
  path.moveTo(x + rose, roseY)
  path.arc(x, roseY, rose, 0, tau)
  for (let petal = 0; petal < 6; petal++) {
    const angle = (petal / 6) * tau + tau / 12
    const [px, py] = [x + Math.cos(angle) * rose * 0.6, roseY + Math.sin(angle) * rose * 0.6]
    path.moveTo(px + rose * 0.36, py)
    path.arc(px, py, rose * 0.36, 0, tau)
  }
  return path
}

export const paintGothicWindow = asPart('window', (easel: Easel, options: GothicWindowOptions): void => {
  const { x, y, width, height, stone, lit, light, panes, glow = 0.5 } = options
  const random = options.random ?? easel.random.sub(`gothic window ${x}`)
  const { ctx } = easel
  const inner = pointedArch(x, y, width, height)
  const splay = new Path2D()
  tracePointedArch(splay, x, y + width * 0.1, width * 1.32, height + width * 0.32)
  splay.addPath(inner)
  const depth = ctx.createLinearGradient(x - width * 0.66, 0, x + width * 0.66, 0)
  depth.addColorStop(0, mix(stone, '#000000', 0.35))
  depth.addColorStop(0.13, mix(stone, lit, 0.35))
  depth.addColorStop(0.87, mix(stone, lit, 0.5))
  depth.addColorStop(1, mix(stone, '#000000', 0.15))
  ctx.save()
  ctx.fillStyle = depth
  ctx.fill(splay, 'evenodd')
  for (const [grow, shade] of [
    [0.28, 0.55],
    [0.2, 0.35],
    [0.12, 0.45],
    [0.06, 0.2],
  ] as const) {
    ctx.strokeStyle = withAlpha('#000000', shade)
    ctx.lineWidth = width * 0.012
    ctx.stroke(pointedArch(x, y + width * 0.1 * grow * 3, width * (1 + grow), height + width * grow))
    ctx.strokeStyle = withAlpha(lit, shade * 0.5)
    ctx.lineWidth = width * 0.006
    ctx.stroke(pointedArch(x + width * 0.008, y + width * 0.1 * grow * 3, width * (1 + grow), height + width * grow))
  }
  ctx.save()
  ctx.clip(inner)
  options.view?.()
  if (panes) drawGlass(easel, options, panes, random)
  drawGlow(ctx, { x, y: y - height * 0.6, radius: height * 0.75, colour: light, strength: glow * (panes ? 0.45 : 0.8) })
  ctx.restore()
  const bars = tracery(x, y, width, height)
  ctx.lineJoin = 'round'
  ctx.strokeStyle = mix(stone, '#000000', 0.5)
  ctx.lineWidth = width * 0.034
  ctx.stroke(bars)
  ctx.strokeStyle = withAlpha(mix(stone, lit, 0.55), 0.9)
  ctx.lineWidth = width * 0.009
  ctx.translate(-width * 0.007, 0)
  ctx.stroke(bars)
  ctx.restore()
  drawGlow(ctx, { x, y: y - height * 0.55, radius: height * 1.05, colour: light, strength: glow * 0.55 })
})
