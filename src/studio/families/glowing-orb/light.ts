// Luminous bodies: a gradient sphere with drifting colour inside, a limb of light, a ring of light around the dark.
import { type Colour, mix, ramp, type Stop, withAlpha } from '../../colour/colour.ts'
import { alteredLight } from '../../paint/atmosphere/altered-light.ts'
import { drift } from '../../paint/atmosphere/drift.ts'
import { clamp, smooth, tau } from '../../paint/curves.ts'
import type { Easel } from '../../paint/easel.ts'
import { paintField, paintPixels } from '../../paint/field.ts'

export interface Disc {
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** A halo that fades like light in haze: laid plainly, so that it glows on pale grounds too. */
export const paintHalo = (
  easel: Easel,
  { x, y, radius: given }: Disc,
  colour: Colour,
  strength: number,
  reach = 1.9,
): void => {
  if (easel.without.has('sun')) return
  const radius = given * alteredLight(easel, 'sun').scale
  const { ctx } = easel
  const glow = ctx.createRadialGradient(x, y, radius * 0.8, x, y, radius * reach)
  for (const at of [0, 0.12, 0.28, 0.5, 0.75, 1]) glow.addColorStop(at, withAlpha(colour, strength * (1 - at) ** 2.4))
  ctx.fillStyle = glow
  ctx.fillRect(x - radius * reach, y - radius * reach, radius * reach * 2, radius * reach * 2)
}

/** A sphere of light: colour drifts from its head to its foot, brightest off centre, soft at the rim. */
export const paintOrb = (
  easel: Easel,
  { x, y, radius: given }: Disc,
  stops: readonly Stop[],
  {
    lean = 0.5,
    alpha = 1,
    soft = 10,
  }: { readonly lean?: number; readonly alpha?: number; readonly soft?: number } = {},
): void => {
  if (easel.without.has('sun')) return
  const { noise } = easel
  const { colour, scale } = alteredLight(easel, 'sun')
  const radius = given * scale
  const tones = colour === null ? stops : [mix(colour, '#ffffff', 0.55), colour, mix(colour, '#000000', 0.35)]
  const [alongX, alongY] = [Math.sin(lean), Math.cos(lean)]
  const box = { x: x - radius - soft, y: y - radius - soft, w: (radius + soft) * 2, h: (radius + soft) * 2 }
  paintField(
    easel,
    ramp(tones),
    (px, py) => {
      const u = (px - x) / radius
      const v = (py - y) / radius
      const cloud = drift(noise, u * 0.85 + 4, v * 0.85 + lean * 3, 1.7, 3) - 0.5
      const bowl = (u * u + v * v) * 0.16
      return clamp(0.5 + (u * alongX + v * alongY) * 0.44 + cloud * 0.75 - bowl + 0.06)
    },
    {
      box,
      step: 3,
      cover: (px, py) => alpha * (1 - smooth(radius - soft, radius + soft, Math.hypot(px - x, py - y))),
    },
  )
}

/** A limb of light: the thin bright edge of something vast, fading outwards in air and inwards in shade. */
export const paintLimb = (easel: Easel, { x, y, radius }: Disc, stops: readonly Stop[], body: Colour): void => {
  const { ctx } = easel
  ctx.fillStyle = body
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, tau)
  ctx.fill()
  const depth = Math.min(easel.w, easel.h) * 0.5
  const colours = ramp(stops)
  paintPixels(
    easel,
    (px, py, out) => {
      const away = Math.hypot(px - x, py - y) - radius
      const side = 1 - 0.55 * smooth(0.1, 0.75, Math.abs(px - x) / easel.w)
      const light = away > 0 ? Math.exp(-away / (depth * 0.3)) : Math.exp(away / (depth * 0.14)) * 0.9
      const tone =
        Math.floor(clamp(away > 0 ? 1 - away / (depth * 0.9) : 1 + away / (depth * 0.5)) * (colours.steps - 1)) * 3
      out[0] = colours.rgb[tone] ?? 0
      out[1] = colours.rgb[tone + 1] ?? 0
      out[2] = colours.rgb[tone + 2] ?? 0
      out[3] = 255 * clamp(light * side * 1.05)
    },
    { step: 3 },
  )
}

/** A corona around a dark disc: fine uneven light, brighter on one side. */
export const paintCorona = (easel: Easel, { x, y, radius }: Disc, colour: Colour, bright: Colour): void => {
  const { noise } = easel
  const colours = ramp([withAlpha(colour, 1), colour, mix(colour, bright, 0.6), bright])
  const turn = easel.random.sub('corona').between(3.6, 5.2)
  const reach = radius * 1.9
  paintPixels(
    easel,
    (px, py, out) => {
      const away = (Math.hypot(px - x, py - y) - radius) / radius
      if (away < -0.02 || away > 0.9) {
        out[3] = 0
        return
      }
      const angle = Math.atan2(py - y, px - x)
      const side = 0.62 + 0.38 * Math.cos(angle - turn)
      const plume = 0.75 + 0.5 * (noise.fractal(Math.cos(angle) * 2.4 + 7, Math.sin(angle) * 2.4, 4) - 0.5) * 2
      const light = Math.exp(-Math.max(0, away) / (0.05 + 0.2 * side * plume)) * (0.35 + 0.65 * side)
      const tone = Math.floor(clamp(light * 1.15) * (colours.steps - 1)) * 3
      out[0] = colours.rgb[tone] ?? 0
      out[1] = colours.rgb[tone + 1] ?? 0
      out[2] = colours.rgb[tone + 2] ?? 0
      out[3] = 255 * clamp(light) * smooth(-0.02, 0.004, away)
    },
    { step: 3, box: { x: x - reach, y: y - reach, w: reach * 2, h: reach * 2 } },
  )
}
