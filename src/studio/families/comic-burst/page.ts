// The comic page: rays, halftone, speed lines, panels, and bursts behind words.

import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import { asPart } from '../../paint/as-part.ts'
import { tau } from '../../paint/curves.ts'
import type { Box, Context, Easel } from '../../paint/easel.ts'
import { halftone } from '../../paint/materials/halftone.ts'
import { sunburst } from '../../paint/ornament/rays.ts'
import type { Random } from '../../paint/random.ts'

export const paintRays = (easel: Easel, x: number, y: number, ground: Colour, ray: Colour, turn: number): void => {
  const { ctx, extent } = easel
  // The page is there also where its rays are left out; what is between rays is ray as well.
  easel.fill(easel.tone('rays', ground))
  easel.part('rays', () => {
    ctx.fillStyle = ray
    sunburst(ctx, { x, y, outer: Math.hypot(extent.w, extent.h), rays: 18, share: 0.5, turn })
  })
}

/** Dots that swell towards the corners and leave the middle clear. */
export const paintDots = asPart('dots', (easel: Easel, x: number, y: number, colour: Colour, box?: Box): void => {
  const { w, h } = easel
  const reach = Math.hypot(w, h) * 0.5
  const swell = (px: number, py: number): number =>
    Math.max(0, Math.hypot(px - x, (py - y) * 0.8) / reach - 0.42) * 0.85
  // Beyond the sheet they grow no more.
  const most = Math.max(swell(0, 0), swell(w, 0), swell(0, h), swell(w, h))
  halftone(easel, (px, py) => Math.min(most, swell(px, py)), {
    colour,
    pitch: 36,
    angle: 0.4,
    alpha: 0.85,
    ...(box ? { box } : {}),
  })
})

/** Strokes that taper towards a point: the rush of a leap. */
export const paintSpeed = (easel: Easel, x: number, y: number, colour: Colour, random: Random): void => {
  const { ctx, w, h } = easel
  const reach = Math.hypot(w, h)
  ctx.fillStyle = colour
  ctx.beginPath()
  for (let line = 0; line < 64; line++) {
    const angle = random.next() * tau
    const from = reach * random.between(0.32, 0.46)
    const half = random.between(0.004, 0.014)
    ctx.moveTo(x + Math.cos(angle) * from, y + Math.sin(angle) * from)
    ctx.lineTo(x + Math.cos(angle - half) * reach, y + Math.sin(angle - half) * reach)
    ctx.lineTo(x + Math.cos(angle + half) * reach, y + Math.sin(angle + half) * reach)
  }
  ctx.fill()
}

/** A jagged burst around a box. */
const traceBurst = (ctx: Context, box: Box, grow: number, random: Random): void => {
  const [x, y] = [box.x + box.w / 2, box.y + box.h / 2]
  const spikes = 22
  ctx.beginPath()
  for (let spike = 0; spike < spikes * 2; spike++) {
    const angle = (spike / (spikes * 2)) * tau
    const out = spike % 2 === 0 ? random.between(1.06, 1.2) : 0.94
    // A squarish ellipse: corners of the words stay inside.
    const square = 1 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle)))
    const reach = (0.55 + 0.45 * square) * out
    ctx.lineTo(x + Math.cos(angle) * (box.w / 2 + grow) * reach, y + Math.sin(angle) * (box.h / 2 + grow) * reach)
  }
  ctx.closePath()
}

export const paintBurst = asPart('burst', (easel: Easel, box: Box, fill: Colour, ink: Colour, random: Random): void => {
  const { ctx } = easel
  const grow = Math.min(box.w, box.h) * 0.12
  ctx.save()
  ctx.lineJoin = 'round'
  ctx.translate(16, 22)
  traceBurst(ctx, box, grow, random.sub('burst'))
  ctx.fillStyle = withAlpha(ink, 0.5)
  ctx.fill()
  ctx.translate(-16, -22)
  traceBurst(ctx, box, grow, random.sub('burst'))
  ctx.fillStyle = fill
  ctx.strokeStyle = ink
  ctx.lineWidth = 16
  ctx.fill()
  ctx.stroke()
  ctx.restore()
})

/** A panel with its own rays, bordered by a gutter line. */
export const paintPanel = (
  easel: Easel,
  corners: readonly (readonly [number, number])[],
  colours: readonly [Colour, Colour],
  ink: Colour,
): void => {
  const { ctx } = easel
  const trace = (): void => {
    ctx.beginPath()
    for (const [x, y] of corners) ctx.lineTo(x, y)
    ctx.closePath()
  }
  ctx.save()
  ctx.save()
  trace()
  ctx.clip()
  const middleX = corners.reduce((sum, [x]) => sum + x, 0) / corners.length
  const middleY = corners.reduce((sum, [, y]) => sum + y, 0) / corners.length
  ctx.fillStyle = colours[0]
  ctx.fillRect(0, 0, easel.w, easel.h)
  ctx.fillStyle = colours[1]
  sunburst(ctx, { x: middleX, y: middleY, outer: Math.hypot(easel.w, easel.h), rays: 14, share: 0.5, turn: middleY })
  ctx.restore()
  trace()
  ctx.lineJoin = 'round'
  ctx.strokeStyle = ink
  ctx.lineWidth = 14
  ctx.stroke()
  ctx.restore()
}

/** A puff of dust at the feet, drawn with an ink line. */
export const paintPuffs = (
  easel: Easel,
  x: number,
  y: number,
  size: number,
  colour: Colour,
  ink: Colour,
  random: Random,
): void => {
  const { ctx } = easel
  const puffs = Array.from({ length: 9 }, (_, at) => ({
    x: x + (at - 4) * size * 0.23 + random.between(-0.04, 0.04) * size,
    y: y - random.between(0, 0.06) * size,
    radius: size * random.between(0.09, 0.17),
  }))
  for (const [grow, tone] of [
    [9, ink],
    [0, colour],
  ] as const) {
    ctx.fillStyle = tone
    for (const puff of puffs) {
      ctx.beginPath()
      ctx.arc(puff.x, puff.y, puff.radius + grow, 0, tau)
      ctx.fill()
    }
  }
  ctx.fillStyle = mix(colour, ink, 0.12)
  for (const puff of puffs) {
    ctx.beginPath()
    ctx.arc(puff.x + puff.radius * 0.2, puff.y + puff.radius * 0.3, puff.radius * 0.62, 0, tau)
    ctx.fill()
  }
}
