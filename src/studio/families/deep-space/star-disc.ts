// A star near enough to fill a sheet.
import { mix, ramp } from '../../colour/colour.ts'
import type { Palette } from '../../colour/palette.ts'
import { drawGlow } from '../../paint/atmosphere/glow.ts'
import { writeTone } from '../../paint/atmosphere/tone.ts'
import { withinSheet } from '../../paint/atmosphere/within-sheet.ts'
import { smooth } from '../../paint/curves.ts'
import type { Easel } from '../../paint/easel.ts'
import { paintPixels } from '../../paint/field.ts'

/** A star near enough to see it boil: granules, dark limb, tongues of fire along its edge. */
export const paintStarDisc = (
  easel: Easel,
  { accent, light, mid, soft, deep }: Palette,
  x: number,
  y: number,
  radius: number,
): void => {
  const { ctx, noise } = easel
  const hot = mix(accent, soft, 0.12)
  drawGlow(ctx, { x, y, radius: radius * 3.2, colour: mix(hot, mid, 0.4), strength: 0.85 })
  drawGlow(ctx, { x, y, radius: radius * 1.8, colour: hot, strength: 0.75 })
  const fire = ramp([
    mix(mid, deep, 0.35),
    [0.3, mix(hot, mid, 0.55)],
    [0.6, hot],
    [0.85, mix(hot, light, 0.6)],
    mix(light, '#ffffff', 0.4),
  ])
  const reach = radius * 1.16
  paintPixels(
    easel,
    (px, py, out) => {
      const [dx, dy] = [(px - x) / radius, (py - y) / radius]
      const far = Math.hypot(dx, dy)
      const angle = Math.atan2(dy, dx)
      const tongue = 0.1 * noise.ridged(Math.cos(angle) * 3 + 8, Math.sin(angle) * 3 + 5, 4) ** 2
      out[3] =
        255 * (1 - smooth(0.994, 1.004, far)) + 200 * smooth(0.99, 1, far) * (1 - smooth(1, 1.012 + tongue, far)) ** 2
      if (out[3] < 2) return
      const z = Math.sqrt(Math.max(0.03, 1 - far * far))
      const [u, v] = [(dx * 0.8 - dy * 0.6) / (0.35 + z * 0.65), (dx * 0.6 + dy * 0.8) / (0.35 + z * 0.65)]
      const bend = noise.fractal(u * 2 + 3, v * 2 + 7, 3) * 2.4
      const boil = noise.fractal(u * 6.5 + bend, v * 6.5 - bend, 3) - 0.5
      const vein = noise.ridged(u * 3 + bend, v * 3 + bend * 0.5, 3) - 0.35
      writeTone(fire, 0.34 + 0.52 * z ** 0.7 + boil * 0.55 + vein * 0.35, out)
    },
    { step: 4, box: withinSheet(easel, { x: x - reach, y: y - reach, w: reach * 2, h: reach * 2 }) },
  )
  drawGlow(ctx, { x, y, radius: radius * 1.45, colour: mix(hot, light, 0.3), strength: 0.4 })
}
