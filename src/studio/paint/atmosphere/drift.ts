// Fractal noise bent once by slow noise: the shapes of cloud and mist at half the price of `noise.warped`.
import type { Noise } from '../noise.ts'

/** 0..1, mostly .3 to .7. */
export const drift = (noise: Noise, x: number, y: number, bend = 1.5, octaves = 4): number => {
  // Turned against the grid of the noise, whose rows would show as level bars in anything stretched sideways.
  const u = x * 0.83 - y * 0.56
  const v = x * 0.56 + y * 0.83
  const across = noise.fractal(u * 0.8 + 5.2, v * 0.8 + 1.3, 2)
  const down = noise.fractal(u * 0.8 + 31.7, v * 0.8 + 17.9, 2)
  return noise.fractal(u + bend * across, v + bend * down, octaves)
}

/** Noise of rounded heaps with creases between them: cumulus, foliage, smoke. 0..1. */
export const billow = (noise: Noise, x: number, y: number, octaves = 5): number => {
  let sum = 0
  let weight = 1
  let total = 0
  let u = x
  let v = y
  for (let octave = 0; octave < octaves; octave++) {
    sum += weight * Math.abs(2 * noise.value(u, v) - 1)
    total += weight
    const turned = u * 1.67 - v * 1.21 + 13.7
    v = u * 1.21 + v * 1.67 + 7.1
    u = turned
    weight *= 0.52
  }
  return sum / total
}
