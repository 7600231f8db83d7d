// A spiral galaxy seen at a slant: arms, dust lanes between them and a bright heart.
import { ramp, type Stop } from '../../colour/colour.ts'
import { clamp, smooth } from '../curves.ts'
import type { Easel } from '../easel.ts'
import { paintPixels } from '../field.ts'
import { briskly } from './briskly.ts'
import { writeTone } from './tone.ts'
import { withinSheet } from './within-sheet.ts'

export interface GalaxyOptions {
  readonly x: number
  readonly y: number
  readonly radius: number
  /** From the dark of space to the white of the heart. */
  readonly stops: readonly Stop[]
  /** 0 is seen from above, 1 from the edge. */
  readonly slant?: number
  readonly lean?: number
  readonly arms?: number
}

export const paintGalaxy = (easel: Easel, options: GalaxyOptions): void => {
  const { x: cx, y: cy, radius, slant = 0.6, lean = -0.4, arms = 2 } = options
  const { noise } = easel
  const colours = ramp(options.stops)
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)]
  const flat = 1 - slant * 0.85
  briskly(easel, () =>
    paintPixels(
      easel,
      (x, y, out) => {
        const [dx, dy] = [(x - cx) / radius, (y - cy) / radius]
        const u = dx * cos + dy * sin
        const v = (-dx * sin + dy * cos) / flat
        const far = Math.hypot(u, v)
        out[3] = 0
        if (far > 1) return
        const wound = Math.atan2(v, u) - Math.log(far + 0.04) * 2.6
        const grain = noise.fractal(u * 5 + 9, v * 5 + 3, 5)
        const arm = 0.5 + 0.5 * Math.cos(wound * arms + (grain - 0.5) * 3.4)
        const lane = smooth(0.55, 0.75, noise.ridged(u * 2.2 + wound * 0.05, v * 2.2, 4))
        const core = Math.exp(-((far / 0.15) ** 2)) + 0.5 * Math.exp(-((Math.hypot(dx, dy) / 0.16) ** 2))
        const disc = (1 - far) ** 1.15 * (0.16 + arm ** 1.5 * 1.2) * (0.2 + grain * 1.9)
        const glow = clamp(disc * (1 - lane * 0.5) * 0.8 + core * 0.62)
        writeTone(colours, glow, out)
        out[3] = 255 * smooth(0, 0.4, glow * 1.6)
      },
      {
        step: Math.max(1.5, radius / 190),
        blend: 'screen',
        box: withinSheet(easel, { x: cx - radius, y: cy - radius, w: radius * 2, h: radius * 2 }),
      },
    ),
  )
}
