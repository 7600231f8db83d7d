// Seeded randomness: everything painted is a function of its seed, so the same cover comes out on every run.

/** FNV-1a: a string as 32 bits. */
export const hashText = (text: string): number => {
  let hash = 2166136261
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619)
  return hash >>> 0
}

/** A stream of random numbers. `sub` gives named streams of their own, so that one change does not reshuffle the rest. */
export class Random {
  readonly #seed: number
  #state: number

  constructor(seed: number) {
    this.#seed = seed >>> 0
    this.#state = this.#seed
  }

  /** The next number of [0, 1). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next()
  }

  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1))
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  /** A bell-shaped number around 0 with deviation 1. */
  bell(): number {
    return Math.sqrt(-2 * Math.log(this.next() + 1e-9)) * Math.cos(2 * Math.PI * this.next())
  }

  pick<T>(choices: readonly [T, ...T[]]): T {
    return choices[Math.floor(this.next() * choices.length)] ?? choices[0]
  }

  shuffled<T>(items: readonly T[]): T[] {
    return items
      .map((item) => ({ item, order: this.next() }))
      .toSorted((one, other) => one.order - other.order)
      .map(({ item }) => item)
  }

  /** An independent stream that depends on the seed and the name only, not on what was drawn before. */
  sub(name: string): Random {
    return new Random(Math.imul(this.#seed ^ hashText(name), 0x9e3779b1) ^ hashText(name))
  }
}
