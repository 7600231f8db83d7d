// Smooth random fields: value noise and what is woven from it. Continuous functions, so every scale shows the same picture.
import { Random } from './random.ts'

const size = 256

const quintic = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10)

export class Noise {
  readonly #grid = new Float32Array(size * size)

  constructor(seed: number) {
    const random = new Random(seed)
    for (let at = 0; at < this.#grid.length; at++) this.#grid[at] = random.next()
  }

  /** Value noise of 0..1; features are about one unit wide. */
  value(x: number, y: number): number {
    const column = Math.floor(x)
    const row = Math.floor(y)
    const across = quintic(x - column)
    const down = quintic(y - row)
    const here = (row & 255) << 8
    const below = ((row + 1) & 255) << 8
    const left = column & 255
    const right = (column + 1) & 255
    const a = this.#grid[here | left] ?? 0
    const b = this.#grid[here | right] ?? 0
    const c = this.#grid[below | left] ?? 0
    const d = this.#grid[below | right] ?? 0
    const top = a + (b - a) * across
    return top + (c + (d - c) * across - top) * down
  }

  /** Octaves of value noise, each turned against the last so that no grid shows. 0..1, mostly .3 to .7. */
  fractal(x: number, y: number, octaves = 5, gain = 0.5): number {
    let sum = 0
    let weight = 1
    let total = 0
    let u = x
    let v = y
    for (let octave = 0; octave < octaves; octave++) {
      sum += weight * this.value(u, v)
      total += weight
      const turned = u * 1.624 - v * 1.218 + 17.1
      v = u * 1.218 + v * 1.624 + 31.7
      u = turned
      weight *= gain
    }
    return sum / total
  }

  /** Sharp crests, like ridges, veins and lightning. 0..1. */
  ridged(x: number, y: number, octaves = 5, gain = 0.5): number {
    let sum = 0
    let weight = 1
    let total = 0
    let carry = 1
    let u = x
    let v = y
    for (let octave = 0; octave < octaves; octave++) {
      const crest = (1 - Math.abs(2 * this.value(u, v) - 1)) ** 2
      sum += weight * crest * carry
      carry = Math.min(1, crest * 1.6)
      total += weight
      u = u * 2.07 + 13.3
      v = v * 2.07 + 7.7
      weight *= gain
    }
    return sum / total
  }

  /** Fractal noise bent by fractal noise: smoke, marble, nebulae. Nine times the cost of a value: use coarse steps. */
  warped(x: number, y: number, bend = 1.6, octaves = 4): number {
    const firstX = this.fractal(x, y, 2)
    const firstY = this.fractal(x + 5.2, y + 1.3, 2)
    const nextX = this.fractal(x + bend * firstX + 1.7, y + bend * firstY + 9.2, 2)
    const nextY = this.fractal(x + bend * firstX + 8.3, y + bend * firstY + 2.8, 2)
    return this.fractal(x + bend * nextX, y + bend * nextY, octaves)
  }
}
