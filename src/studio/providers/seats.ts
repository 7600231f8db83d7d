// So many orders or questions at once and no more; who comes later waits, as long as it wants to.

export class Seats {
  #free: number
  readonly #waiting: (() => void)[] = []

  constructor(count: number) {
    this.#free = count
  }

  /** Waits for a seat; resolves to the way to leave it. */
  async take(signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted()
    if (this.#free > 0) this.#free -= 1
    else await this.#turn(signal)
    return () => this.#leave()
  }

  #leave(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#free += 1
  }

  #turn(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = (): void => {
        this.#waiting.splice(this.#waiting.indexOf(sit), 1)
        reject(signal.reason)
      }
      const sit = (): void => {
        signal.removeEventListener('abort', giveUp)
        resolve()
      }
      this.#waiting.push(sit)
      signal.addEventListener('abort', giveUp, { once: true })
    })
  }
}
