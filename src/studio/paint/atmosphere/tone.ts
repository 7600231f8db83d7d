// Looks a tone up on a ramp while painting free pixels.
import type { Ramp } from '../../colour/colour.ts'
import { clamp } from '../curves.ts'

export const writeTone = (colours: Ramp, tone: number, out: Float32Array): void => {
  const from = Math.floor(clamp(tone) * (colours.steps - 1)) * 3
  out[0] = colours.rgb[from] ?? 0
  out[1] = colours.rgb[from + 1] ?? 0
  out[2] = colours.rgb[from + 2] ?? 0
}
