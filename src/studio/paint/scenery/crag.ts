// A crag in the foreground: a ledge to stand on, broken faces below it, a rim of light on the edges turned to the sky.

import { Path2D } from '@napi-rs/canvas'
import { type Colour, rgbOf, withAlpha } from '../../colour/colour.ts'
import { asPart } from '../as-part.ts'
import type { Point } from '../atmosphere/point.ts'
import { withinSheet } from '../atmosphere/within-sheet.ts'
import { clamp, smooth } from '../curves.ts'
import type { Easel } from '../easel.ts'
import { paintPixels } from '../field.ts'
import type { Random } from '../random.ts'

export interface CragOptions {
  /** The outer tip of the ledge; the ledge runs level from here to the edge of the sheet. */
  readonly tip: Point
  /** On which edge of the sheet it rests. */
  readonly side: 'left' | 'right'
  readonly colour: Colour
  /** Of faces and edges that the light meets. */
  readonly lit: Colour
  /** How far out its foot stands from the tip, in units; negative overhangs. */
  readonly foot?: number
  readonly relief?: number
  readonly random?: Random
}

/** From the edge of the sheet along the ledge to the tip, then down the cliff. */
const outlineOf = (easel: Easel, options: CragOptions, random: Random): Point[] => {
  const { tip, side, foot = 300 } = options
  const out = side === 'left' ? 1 : -1
  const edge = side === 'left' ? -20 : easel.w + 20
  const outline: Point[] = []
  const ledgeAt = (x: number, rough: number): Point => {
    const inland = Math.abs(x - tip.x) / easel.w
    return { x, y: tip.y + rough - inland * 150 + Math.sin(inland * 9) * 26 * inland }
  }
  // On an open sheet the ledge comes from further away, and falls to the ground.
  const beyond = random.sub('beyond')
  const { x: open } = easel.extent
  if (side === 'left' && open < 0) {
    const foot = Math.max(open - 40, -easel.w * 0.5)
    for (let x = foot; x < edge - 16; x += beyond.between(16, 70)) {
      const down = smooth(edge, foot, x) ** 2
      outline.push({ x, y: ledgeAt(x, beyond.between(-7, 9)).y * (1 - down) + (easel.h + 40) * down })
    }
  }
  for (let x = edge; (tip.x - x) * out > 30; x += out * random.between(16, 70)) {
    outline.push(ledgeAt(x, random.between(-7, 9)))
  }
  outline.push({ x: tip.x - out * 14, y: tip.y + random.between(-2, 2) }, { x: tip.x, y: tip.y + 8 })
  const drop = easel.h + 30 - tip.y
  let [x, y] = [tip.x, tip.y + 8]
  while (y < easel.h + 30) {
    const down = (y - tip.y) / drop
    const isLedge = random.chance(0.3)
    y += isLedge ? random.between(4, 16) : random.between(16, 64)
    const pull = (tip.x + out * (foot * down ** 0.8 - 70 * Math.sin(down * 3.1)) - x) * 0.4
    x += pull + out * (isLedge ? random.between(8, 34) : random.between(-20, 16))
    outline.push({ x, y })
  }
  return outline
}

export const paintCrag = asPart('rock', (easel: Easel, options: CragOptions): void => {
  const { tip, side, colour, lit, relief = 0.6 } = options
  const random = options.random ?? easel.random.sub(`crag ${side}`)
  const { ctx, noise } = easel
  const outline = outlineOf(easel, options, random)
  const back = side === 'left' ? (outline[0]?.x ?? -20) : easel.w + 20
  const path = new Path2D()
  for (const point of outline) path.lineTo(point.x, point.y)
  path.lineTo(back, easel.h + 30)
  path.closePath()
  const reach = outline.reduce((far, { x }) => (side === 'left' ? Math.max(far, x) : Math.min(far, x)), tip.x)
  const out = side === 'left' ? 1 : -1
  const [red, green, blue] = rgbOf(lit)
  ctx.save()
  ctx.fillStyle = colour
  ctx.fill(path)
  ctx.clip(path)
  const box = withinSheet(easel, {
    x: Math.min(reach, back),
    y: tip.y - 140,
    w: Math.abs(reach - back),
    h: easel.h - tip.y + 140,
  })
  paintPixels(
    easel,
    (x, y, paint) => {
      const bend = noise.fractal(x / 160, y / 160, 2) - 0.5
      const [u, v] = [x / 95 + bend * 1.2, y / 170 + bend]
      const face = noise.ridged(u, v, 4) - noise.ridged(u + 0.09 * out, v - 0.07, 4)
      const layer = noise.fractal(x / 240 + bend * 2, y / 26, 3) - 0.5
      const model = clamp(face * 2.3 + layer * 0.7, -1, 1)
      const fade =
        Math.exp(-Math.max(0, y - tip.y) / 620) * (0.35 + 0.65 * clamp(1 - (Math.abs(x - reach) / easel.w) * 1.3))
      const isLit = model > 0
      paint[0] = isLit ? red : 0
      paint[1] = isLit ? green : 0
      paint[2] = isLit ? blue : 0
      paint[3] = 255 * Math.abs(model) * relief * fade * (isLit ? 0.8 : 0.6)
    },
    { step: 3, box },
  )
  ctx.strokeStyle = withAlpha(lit, 0.5)
  ctx.lineWidth = 5
  ctx.lineJoin = 'round'
  ctx.beginPath()
  for (const point of outline) ctx.lineTo(point.x, point.y)
  ctx.stroke()
  ctx.restore()
})
