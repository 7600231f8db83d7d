// Northern lights: curtains that hang from folded bands, bright at the hem and combed upwards.
import { ramp, type Stop } from '../../colour/colour.ts'
import { clamp, smooth } from '../curves.ts'
import type { Easel } from '../easel.ts'
import { paintPixels } from '../field.ts'
import { briskly } from './briskly.ts'
import { writeTone } from './tone.ts'

export interface AuroraOptions {
  /** From the top of the curtain to its hem. */
  readonly stops: readonly Stop[]
  readonly from?: number
  /** The lowest hem. */
  readonly to?: number
  readonly curtains?: number
  readonly strength?: number
}

export const paintAurora = (easel: Easel, options: AuroraOptions): void => {
  const { from = 0, to = easel.h * 0.5, curtains = 3, strength = 0.85 } = options
  const { noise } = easel
  const colours = ramp(options.stops)
  const columns = Math.ceil(easel.w / 6) + 1
  const hems = Array.from({ length: curtains }, (_, curtain) => {
    const share = (curtain + 1) / curtains
    return Float32Array.from({ length: columns * 3 }, (_unused, at) => {
      const x = Math.floor(at / 3) * 6
      const fold = noise.fractal(x / 520 + curtain * 9.1, curtain * 4.7 + 2, 3)
      if (at % 3 === 0) return from + (to - from) * Math.min(0.95, 0.25 + share * 0.5 + (fold - 0.5) * 0.8)
      if (at % 3 === 1) return (to - from) * (0.3 + noise.value(x / 300 + curtain * 5, 8.2) * 0.55)
      const comb = noise.fractal(x / 34 + fold * 14, curtain + 3.3, 3)
      return smooth(0.28, 0.72, noise.fractal(x / 420 + curtain * 17, 6.6, 2)) * (0.35 + comb * 0.9)
    })
  })
  briskly(easel, () =>
    paintPixels(
      easel,
      (x, y, out) => {
        const at = Math.round(x / 6) * 3
        let light = 0
        let tone = 0
        for (const hem of hems) {
          const up = ((hem[at] ?? 0) - y) / (hem[at + 1] ?? 1)
          if (up < -0.08) continue
          const shine = (hem[at + 2] ?? 0) * smooth(-0.08, 0.06, up) * Math.exp(-Math.max(0, up) * 2.4)
          light += shine
          tone += shine * clamp(1 - up * 0.8)
        }
        writeTone(colours, light > 0 ? tone / light : 1, out)
        out[3] = 255 * clamp(light * strength)
      },
      { step: 5, blend: 'screen', box: { x: 0, y: from, w: easel.w, h: to - from } },
    ),
  )
}
