// How much contrast type needs, and how much it has over the colours behind it.
import type { Colour, Rgb } from '../../colour/colour.ts'
import { contrast, luminance, luminanceOf } from '../../colour/contrast.ts'
import type { SetLines } from '../set-type.ts'

/** Lc that the worst parts of a line must reach. Small type needs more. */
export const requiredContrast = (item: SetLines): number => {
  const size = Math.max(...item.runs.map((run) => run.size))
  return size >= 150 ? 46 : size >= 70 ? 50 : 56
}

/** The share of samples that may be worse than the measured contrast: single stars and twigs do not hide a word. */
const forgiven = 0.06

/** The contrast of the weakest of some inks over the worst of the grounds. */
export const worstContrast = (inks: readonly Colour[], grounds: readonly Rgb[]): number => {
  const lights = grounds.map(luminance).toSorted((one, other) => one - other)
  if (lights.length === 0) return 0
  return Math.min(...inks.map((ink) => worstOf(luminanceOf(ink), lights)))
}

const worstOf = (ink: number, lights: readonly number[]): number => {
  const all = lights.map((light) => contrast(ink, light)).toSorted((one, other) => one - other)
  return all[Math.floor(all.length * forgiven)] ?? 0
}

export const meanLuminance = (grounds: readonly Rgb[]): number =>
  grounds.reduce((sum, ground) => sum + luminance(ground), 0) / Math.max(1, grounds.length)
