// Remembers whether the model can be reached, so that nobody waits for one that is down.

/** So many questions in a row without an answer, and the model is left alone for a while. */
const patience = 3
const restMs = 30_000

export class Outage {
  readonly #now: () => number
  #missed = 0
  #restsUntil = 0

  constructor(now: () => number) {
    this.#now = now
  }

  /** Whether the last question was missed. */
  get isOut(): boolean {
    return this.#missed > 0
  }

  get isResting(): boolean {
    return this.#now() < this.#restsUntil
  }

  miss(): void {
    this.#missed += 1
    if (this.#missed >= patience) this.#restsUntil = this.#now() + restMs
  }

  end(): void {
    this.#missed = 0
    this.#restsUntil = 0
  }
}
