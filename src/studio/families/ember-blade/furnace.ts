// Fire, smoke and darkness around the hero.

import { mix, withAlpha } from '../../colour/colour.ts'
import { asPart } from '../../paint/as-part.ts'
import { drift } from '../../paint/atmosphere/drift.ts'
import { paintEmbers } from '../../paint/atmosphere/embers.ts'
import { paintGlow } from '../../paint/atmosphere/glow.ts'
import { paintRays } from '../../paint/atmosphere/rays.ts'
import { clamp, smooth } from '../../paint/curves.ts'
import type { Easel } from '../../paint/easel.ts'
import { paintVeil } from '../../paint/field.ts'
import type { Scene } from '../family.ts'

export interface Fire {
  readonly x: number
  readonly y: number
  /** How far its light reaches. */
  readonly reach: number
  /** Where the smoke that hides the hero's foot begins. */
  readonly floor: number
}

export const paintDark = (easel: Easel, { palette }: Scene, { x, y, reach }: Fire): void => {
  const { ctx } = easel
  easel.fill(mix(palette.deep, '#000000', 0.35))
  const heat = ctx.createRadialGradient(x, y, 0, x, y, reach)
  heat.addColorStop(0, mix(palette.accent, palette.soft, 0.35))
  heat.addColorStop(0.16, mix(palette.accent, palette.mid, 0.4))
  heat.addColorStop(0.42, withAlpha(palette.mid, 0.75))
  heat.addColorStop(0.72, withAlpha(palette.dark, 0.6))
  heat.addColorStop(1, withAlpha(palette.dark, 0))
  easel.fill(heat)
}

/** Billows lit from the fire: dark where thick, glowing where thin. */
export const paintBillows = asPart('smoke', (easel: Easel, { palette }: Scene, { x, y, reach }: Fire): void => {
  const { noise } = easel
  const near = (px: number, py: number): number => clamp(1 - Math.hypot(px - x, (py - y) * 0.85) / reach)
  const black = mix(palette.deep, '#000000', 0.6)
  paintVeil(
    easel,
    black,
    (px, py) => smooth(0.4, 0.66, drift(noise, px / 520, py / 430, 1.9, 4)) * (0.92 - near(px, py) * 1.05),
    { step: 5 },
  )
  paintVeil(
    easel,
    mix(palette.soft, palette.accent, 0.4),
    (px, py) => smooth(0.5, 0.78, drift(noise, px / 360 + 7, py / 300 + 3, 2.1, 4)) * near(px, py) ** 1.4 * 0.6,
    { step: 5, blend: 'screen' },
  )
})

export const paintShafts = asPart('rays', (easel: Easel, { palette }: Scene, { x, y, reach }: Fire): void =>
  paintRays(easel, {
    x,
    y,
    colour: mix(palette.accent, palette.soft, 0.4),
    length: reach * 1.15,
    count: 16,
    strength: 0.26,
    towards: -Math.PI / 2,
    spread: 1.5,
    blur: 26,
  }),
)

/** Smoke before the hero's foot, then the dark ground for type. */
export const paintFloor = asPart('floor', (easel: Easel, { palette }: Scene, { floor, x }: Fire): void => {
  const { noise, ctx } = easel
  const rise = easel.h * 0.11
  const black = mix(palette.deep, '#000000', 0.55)
  paintGlow(easel, { x, y: floor, radius: easel.w * 0.5, colour: palette.accent, strength: 0.35, flatten: 0.3 })
  paintVeil(
    easel,
    mix(palette.dark, palette.mid, 0.35),
    (px, py) =>
      smooth(
        floor - rise * 0.8,
        floor + rise * 0.2,
        py + (drift(noise, px / 420, py / 230 + 5, 1.8, 4) - 0.5) * rise * 2.1,
      ) * 0.72,
    { step: 5, box: { x: 0, y: floor - rise * 1.6, w: easel.w, h: easel.h - floor + rise * 1.6 } },
  )
  paintVeil(
    easel,
    black,
    (px, py) =>
      smooth(
        floor - rise * 0.1,
        floor + rise * 0.75,
        py + (drift(noise, px / 480 + 9, py / 260, 1.8, 4) - 0.5) * rise * 1.7,
      ),
    { step: 5, box: { x: 0, y: floor - rise, w: easel.w, h: easel.h - floor + rise } },
  )
  const shade = ctx.createLinearGradient(0, floor + rise * 0.3, 0, easel.h)
  shade.addColorStop(0, withAlpha(black, 0))
  shade.addColorStop(0.5, withAlpha(black, 0.8))
  shade.addColorStop(1, black)
  easel.fill(shade)
})

/** Night over the upper sheet where the title sits there. */
export const paintCeiling = (easel: Easel, { palette }: Scene, to: number): void => {
  const black = mix(palette.deep, '#000000', 0.55)
  const shade = easel.ctx.createLinearGradient(0, 0, 0, to)
  shade.addColorStop(0, withAlpha(black, 0.95))
  shade.addColorStop(0.55, withAlpha(black, 0.72))
  shade.addColorStop(1, withAlpha(black, 0))
  easel.ctx.fillStyle = shade
  easel.ctx.fillRect(0, 0, easel.w, to)
}

export const paintSparks = asPart(
  'sparks',
  (easel: Easel, { palette }: Scene, { x, floor }: Fire, strength: number): void =>
    paintEmbers(easel, {
      hot: mix(palette.light, palette.accent, 0.35),
      cool: palette.accent,
      x,
      y: floor + easel.h * 0.04,
      width: easel.w * 0.9,
      height: easel.h * 0.72,
      count: 300,
      size: 3.2,
      strength,
    }),
)
