// A planet: a sphere with weather or land on it, the line between day and night, the rim of its air, and rings on request.

import { type Colour, ramp, rgbOf, type Stop, withAlpha } from '../../colour/colour.ts'
import { asPart } from '../as-part.ts'
import { writeTone } from '../atmosphere/tone.ts'
import { withinSheet } from '../atmosphere/within-sheet.ts'
import { clamp, lerp, smooth, tau } from '../curves.ts'
import type { Easel } from '../easel.ts'
import { paintPixels } from '../field.ts'

export interface PlanetOptions {
  readonly x: number
  readonly y: number
  readonly radius: number
  /** Of its surface, dark to light. */
  readonly stops: readonly Stop[]
  /** Of its air. */
  readonly rim: Colour
  /** `banded` like a gas giant, `clouded` like the earth, `barren` like a moon. */
  readonly kind?: 'banded' | 'clouded' | 'barren'
  /** Direction to its sun (radians on the sheet) and how much of it faces the eye (-1 crescent to 1 full). */
  readonly towards?: number
  readonly facing?: number
  readonly tilt?: number
  readonly rings?: { readonly colour: Colour; readonly slant?: number; readonly lean?: number }
}

type Surface = (easel: Easel, x: number, y: number, z: number) => number

const surfaces: Record<NonNullable<PlanetOptions['kind']>, Surface> = {
  banded: ({ noise }, x, y, z) => {
    const along = Math.atan2(x, z + 0.25) * 1.2 + 3
    const curl = noise.fractal(along * 1.8, y * 5, 3)
    return (noise.fractal(along * 0.6 + curl * 0.8, y * 6 + curl * 1.5, 4) - 0.5) * 2.3 + 0.5
  },
  clouded: ({ noise }, x, y, z) => {
    const [u, v] = [x / (0.55 + z * 0.45), y / (0.55 + z * 0.45)]
    const swirl = noise.fractal(u * 1.4 + 4, v * 2, 3)
    const cloud = smooth(0.44, 0.74, noise.fractal(u * 3 + swirl * 4, v * 5.5 + swirl * 3, 5))
    const land = smooth(0.5, 0.58, noise.fractal(u * 1.5 + 30, v * 1.5 + 12, 6, 0.6))
    return 0.16 + land * 0.26 + cloud * 0.62
  },
  barren: ({ noise }, x, y, z) => {
    const [u, v] = [x / (0.6 + z * 0.4), y / (0.6 + z * 0.4)]
    const [here, lee] = [noise.ridged(u * 2.4, v * 2.4, 5), noise.ridged(u * 2.4 + 0.05, v * 2.4 - 0.04, 5)]
    return 0.52 + (here - lee) * 1.5 + (noise.fractal(u * 1.6 + 8, v * 1.6, 4) - 0.5) * 1.2
  },
}

const drawRings = (easel: Easel, options: PlanetOptions, isFront: boolean): void => {
  const { x, y, radius, rings } = options
  if (!rings) return
  const { ctx, noise } = easel
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(rings.lean ?? -0.35)
  ctx.scale(1, rings.slant ?? 0.22)
  ctx.globalCompositeOperation = 'screen'
  const bands = 70
  ctx.lineWidth = (radius * 0.75) / bands + 0.6
  for (let band = 0; band < bands; band++) {
    const out = band / bands
    const gap = 1 - smooth(0.015, 0.04, Math.abs(out - 0.62))
    const alpha =
      noise.fractal(out * 26, 4.4, 3) ** 1.4 * 1.3 * smooth(0, 0.1, out) * (1 - smooth(0.9, 1, out)) * (1 - gap * 0.9)
    ctx.strokeStyle = withAlpha(rings.colour, alpha)
    ctx.beginPath()
    ctx.arc(0, 0, radius * lerp(1.28, 2.05, out), isFront ? 0 : Math.PI, isFront ? Math.PI : tau)
    ctx.stroke()
  }
  ctx.restore()
}

export const paintPlanet = asPart('planet', (easel: Easel, options: PlanetOptions): void => {
  const { x: cx, y: cy, radius, kind = 'banded', towards = -0.75, facing = 0.3, tilt = 0.35 } = options
  const colours = ramp(options.stops)
  const [red, green, blue] = rgbOf(options.rim)
  const flat = Math.sqrt(1 - facing * facing)
  const [sunX, sunY] = [Math.cos(towards) * flat, Math.sin(towards) * flat]
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)]
  const surface = surfaces[kind]
  drawRings(easel, options, false)
  const step = clamp(radius / 230, 1.5, 3.5)
  const air = 1.16
  const reach = radius * air
  const box = withinSheet(easel, { x: cx - reach, y: cy - reach, w: reach * 2, h: reach * 2 })
  const paintAir = (px: number, py: number, out: Float32Array): void => {
    const [dx, dy] = [(px - cx) / radius, (py - cy) / radius]
    const far = Math.max(1, Math.hypot(dx, dy))
    const sunny = (dx * sunX + dy * sunY) / far
    out[0] = red
    out[1] = green
    out[2] = blue
    out[3] = far > air ? 0 : 235 * Math.exp(-(far - 1) * 26) * clamp(sunny * 0.75 + 0.35 + facing * 0.2)
  }
  const paintGround = (px: number, py: number, out: Float32Array): void => {
    const [x, y] = [(px - cx) / radius, (py - cy) / radius]
    const beyond = Math.hypot(x, y)
    out[3] = beyond > 1.03 ? 0 : 255
    if (beyond > 1.03) return
    // The samples around the rim belong to it, so that the drawn circle alone decides where it ends.
    const far = Math.min(1, beyond)
    const [dx, dy] = [(x / Math.max(beyond, 0.001)) * far, (y / Math.max(beyond, 0.001)) * far]
    const sunny = (dx * sunX + dy * sunY) / Math.max(0.001, far)
    const z = Math.sqrt(1 - far * far)
    const day = clamp((dx * sunX + dy * sunY + z * facing) * 1.2 + 0.03) ** 0.8
    const rim = (1 - z) ** 3.4 * clamp(sunny * 0.85 + 0.3) * 1.25
    if (day > 0.002) writeTone(colours, surface(easel, dx * cos + dy * sin, dy * cos - dx * sin, z), out)
    else out.fill(0, 0, 3)
    const light = day + 0.02
    out[0] = (out[0] ?? 0) * light + red * rim
    out[1] = (out[1] ?? 0) * light + green * rim
    out[2] = (out[2] ?? 0) * light + blue * rim
  }
  paintPixels(easel, paintAir, { step: step * 2, box })
  const { ctx } = easel
  ctx.save()
  ctx.beginPath()
  ctx.arc(cx, cy, radius, 0, tau)
  ctx.clip()
  paintPixels(easel, paintGround, { step, box })
  ctx.restore()
  drawRings(easel, options, true)
})
