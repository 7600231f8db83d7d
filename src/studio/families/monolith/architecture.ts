// Brutalist building: masses of board-marked concrete, flights of steps, floors and bridges, lit by one disc.

import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import type { Palette } from '../../colour/palette.ts'
import { asPart } from '../../paint/as-part.ts'
import { drawGlow } from '../../paint/atmosphere/glow.ts'
import type { Point } from '../../paint/atmosphere/point.ts'
import { paintSky } from '../../paint/atmosphere/sky.ts'
import { lerp, tau } from '../../paint/curves.ts'
import type { Box, Easel } from '../../paint/easel.ts'
import { concrete } from '../../paint/materials/concrete.ts'
import type { Scene } from '../family.ts'

export const paintHazeSky = (
  easel: Easel,
  { deep, dark, mid, soft, light }: Palette,
  horizon: number,
  glow: Point,
): void =>
  paintSky(easel, {
    stops: [
      mix(deep, dark, 0.55),
      [0.3, mix(dark, mid, 0.5)],
      [0.62, mix(mid, soft, 0.35)],
      [0.86, mix(soft, mid, 0.15)],
      mix(soft, light, 0.5),
    ],
    horizon,
    cloudiness: 0.28,
    stretch: 4,
    light: glow,
  })

export const paintDisc = asPart(
  'sun',
  (easel: Easel, { accent, light, soft }: Palette, { x, y }: Point, radius: number): void => {
    if (easel.without.has('sun')) return
    const { ctx } = easel
    drawGlow(ctx, { x, y, radius: radius * 2.7, colour: mix(accent, soft, 0.35), strength: 0.7 })
    const disc = ctx.createLinearGradient(0, y - radius, 0, y + radius)
    disc.addColorStop(0, mix(accent, light, 0.42))
    disc.addColorStop(0.5, mix(accent, light, 0.12))
    disc.addColorStop(1, accent)
    ctx.fillStyle = disc
    ctx.beginPath()
    ctx.arc(x, y, radius, 0, tau)
    ctx.fill()
  },
)

type Outline = readonly (readonly [x: number, y: number])[]

/** A wall that leaves the sheet on the left goes on along its own edges where the sheet is open. */
export const beyondSheet = ({ extent }: Easel, outline: Outline): Outline => {
  if (extent.x === 0) return outline
  const far = extent.x - 10
  return outline.map(([x, y], at) => {
    if (x >= 0) return [x, y]
    const inner = [outline.at(at - 1), outline[(at + 1) % outline.length]].find((point) => point && point[0] > x)
    return [far, inner ? y + ((inner[1] - y) / (inner[0] - x)) * (far - x) : y]
  })
}

interface Shading {
  readonly lit: Colour
  readonly shade: Colour
  readonly from: Point
  readonly to: Point
}

/** A polygon of concrete, shaded from its lit edge into the dark. */
export const paintMass = asPart(
  'wall',
  (
    easel: Easel,
    outline: Outline,
    { lit, shade, from, to }: Shading,
    panels: readonly [number, number] = [0, 0],
  ): void => {
    const { ctx } = easel
    const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)]
    const left = Math.max(0, Math.min(...xs))
    const beyond = Math.max(0, -Math.max(easel.extent.x, Math.min(...xs)))
    const top = Math.max(0, Math.min(...ys))
    const box: Box = {
      x: left,
      y: top,
      w: Math.min(easel.w, Math.max(...xs)) - left,
      h: Math.min(easel.h, Math.max(...ys)) - top,
    }
    if (box.w < 2 || box.h < 2) return
    ctx.save()
    ctx.beginPath()
    for (const [x, y] of outline) ctx.lineTo(x, y)
    ctx.closePath()
    ctx.clip()
    concrete(easel, {
      colour: mix(lit, shade, 0.5),
      box,
      beyond,
      panels,
      strength: 0.9,
      random: easel.random.sub(`concrete ${Math.round(left)}`),
    })
    const falloff = ctx.createLinearGradient(from.x, from.y, to.x, to.y)
    falloff.addColorStop(0, withAlpha(lit, 0.5))
    falloff.addColorStop(0.4, withAlpha(mix(lit, shade, 0.62), 0.62))
    falloff.addColorStop(1, withAlpha(shade, 0.84))
    ctx.fillStyle = falloff
    ctx.fillRect(box.x - beyond, box.y, box.w + beyond, box.h)
    ctx.restore()
  },
)

/** A paved floor in perspective, its joints running to one point, with light lying along the middle. */
export const paintFloor = asPart(
  'floor',
  (easel: Easel, { deep, dark, mid, accent, light }: Palette, horizon: number, vanish: number): void => {
    const { ctx, w, h, extent } = easel
    const floor = ctx.createLinearGradient(0, horizon, 0, h)
    floor.addColorStop(0, mix(mid, accent, 0.3))
    floor.addColorStop(0.16, mix(dark, mid, 0.6))
    floor.addColorStop(0.5, mix(deep, dark, 0.7))
    floor.addColorStop(1, mix(deep, '#000000', 0.35))
    ctx.fillStyle = floor
    ctx.fillRect(0, horizon, w, h - horizon)
    ctx.save()
    ctx.beginPath()
    ctx.rect(extent.x, horizon, extent.w, h - horizon)
    ctx.clip()
    ctx.strokeStyle = withAlpha(mix(deep, '#000000', 0.5), 0.5)
    ctx.lineWidth = 2.5
    ctx.beginPath()
    for (let joint = -16; joint <= 16; joint++) {
      ctx.moveTo(vanish + joint * 16, horizon)
      ctx.lineTo(vanish + joint * w * 0.2, h)
    }
    for (let row = 1; row < 14; row++) {
      const y = horizon + (h - horizon) * (row / 14) ** 2.1
      ctx.moveTo(extent.x, y)
      ctx.lineTo(w, y)
    }
    ctx.stroke()
    ctx.restore()
    drawGlow(ctx, {
      x: vanish,
      y: horizon,
      radius: w * 0.62,
      colour: mix(accent, light, 0.25),
      strength: 0.5,
      flatten: 0.34,
    })
  },
)

export interface Flight {
  /** Middle, top step and bottom step. */
  readonly x: number
  readonly top: number
  readonly bottom: number
  readonly topWidth: number
  readonly bottomWidth: number
  readonly steps: number
}

/** Steps that rise away from the eye: every tread catches the light, every riser is in shade. */
export const paintStair = asPart(
  'stairs',
  ({ ctx }: Easel, { deep, dark, mid, accent, light }: Palette, stair: Flight): void => {
    const { x, top, bottom, topWidth, bottomWidth, steps } = stair
    for (let step = 0; step < steps; step++) {
      const [far, near] = [(step / steps) ** 1.35, ((step + 1) / steps) ** 1.35]
      const [y, next] = [lerp(top, bottom, far), lerp(top, bottom, near)]
      const [half, nextHalf] = [lerp(topWidth, bottomWidth, far) / 2, lerp(topWidth, bottomWidth, near) / 2]
      const tread = y + (next - y) * 0.36
      const glow = (1 - far) ** 1.4
      const strip = (from: number, to: number, fromHalf: number, toHalf: number, colour: Colour): void => {
        ctx.fillStyle = colour
        ctx.beginPath()
        ctx.moveTo(x - fromHalf, from)
        ctx.lineTo(x + fromHalf, from)
        ctx.lineTo(x + toHalf, to)
        ctx.lineTo(x - toHalf, to)
        ctx.fill()
      }
      strip(y, tread + 1, half, nextHalf, mix(mix(deep, mid, 0.5), mix(accent, light, 0.35), glow * 0.85 + 0.08))
      strip(tread, next + 1, nextHalf, nextHalf, mix(mix(deep, '#000000', 0.2), mix(dark, mid, 0.7), glow * 0.9))
    }
  },
)

/** Which way this cover leans. */
export const sideOf = ({ random }: Scene): number => (random.sub('side').chance(0.5) ? 1 : -1)

/** Concrete in the light and out of it. */
export const concreteTones = ({ deep, dark, mid, soft }: Palette): { lit: string; shade: string } => ({
  lit: mix(mid, soft, 0.25),
  shade: mix(deep, dark, 0.45),
})
