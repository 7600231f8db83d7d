// What lies on a relief: materials, each with the direction in which its grain runs.
import type { Material } from './material.ts'

export interface Lot {
  readonly stuff: Material
  /** Radians. */
  readonly along: number
}

/** Grain that has a direction. */
const runs: ReadonlySet<Material['grain']> = new Set(['fibre', 'hairs'])

const turns = 8

/** Collects lots and numbers them. */
export class Lots {
  readonly list: Lot[] = []
  readonly #numbers = new Map<string, number>()

  numberOf(stuff: Material, along: number): number {
    const turn = runs.has(stuff.grain) ? Math.round((along / Math.PI) * turns) : 0
    const key = `${turn} ${JSON.stringify(stuff)}`
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    const number = Math.min(254, this.list.length)
    if (number === this.list.length) this.list.push({ stuff, along: (turn * Math.PI) / turns })
    this.#numbers.set(key, number)
    return number
  }
}
