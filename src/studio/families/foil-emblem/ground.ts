// The bindings that foil is pressed on: leather, velvet and brocade, lit around the emblem.
import { mix, withAlpha } from '../../colour/colour.ts'
import type { Palette } from '../../colour/palette.ts'
import type { Point } from '../../paint/atmosphere/point.ts'
import { clamp } from '../../paint/curves.ts'
import type { Easel } from '../../paint/easel.ts'
import { paintVeil } from '../../paint/field.ts'
import { leather } from '../../paint/materials/leather.ts'
import { damask } from '../../paint/ornament/patterns.ts'

export const bindings = ['leather', 'velvet', 'brocade'] as const

export type Binding = (typeof bindings)[number]

/** A wash that is richest around the emblem and sinks into the dark of the edges. */
const paintWash = (easel: Easel, { deep, dark, mid }: Palette, { x, y }: Point): void => {
  const { ctx, w, h } = easel
  const wash = ctx.createRadialGradient(x, y, Math.min(w, h) * 0.08, x, y, Math.hypot(w, h) * 0.62)
  wash.addColorStop(0, mix(dark, mid, 0.62))
  wash.addColorStop(0.42, mix(dark, mid, 0.12))
  wash.addColorStop(1, mix(deep, '#000000', 0.25))
  easel.fill(wash)
}

/** Clouds of lighter and darker pile, as a hand leaves on velvet. */
const paintPile = (easel: Easel, { deep, mid }: Palette): void => {
  const { noise } = easel
  paintVeil(
    easel,
    mix(deep, '#000000', 0.5),
    (x, y) => clamp((noise.fractal(x / 330, y / 330, 5) - 0.42) * 2.2) * 0.55,
    { step: 5 },
  )
  paintVeil(easel, mid, (x, y) => clamp((noise.ridged(x / 420 + 9, y / 520, 4) - 0.42) * 1.5) * 0.22, {
    step: 5,
    blend: 'screen',
  })
}

const paintBrocade = (easel: Easel, { deep, mid, soft }: Palette): void => {
  const weave = (colour: string, dx: number, dy: number): void =>
    easel.spend(
      easel.layer((ctx) => {
        ctx.translate(dx, dy)
        ctx.fillStyle = colour
        damask(ctx, { x: -10, y: -10, w: easel.w + 20, h: easel.h + 20 }, { size: 290 })
      }),
    )
  weave(withAlpha(mix(deep, '#000000', 0.6), 0.4), 3, 4)
  weave(withAlpha(mix(mid, soft, 0.25), 0.2), 0, 0)
}

export const paintBinding = (easel: Easel, palette: Palette, binding: Binding, light: Point): void => {
  paintWash(easel, palette, light)
  paintPile(easel, palette)
  if (binding === 'leather') leather(easel, { strength: 0.5, worn: 0.35 })
  if (binding === 'brocade') paintBrocade(easel, palette)
}
