// Whose render runs now: one at a time for each wrap, a few at a time in all, and turn by turn between those who wait.
import { FairOrder, type Turn } from '../platform/processes/fair-turn.ts'

export interface RenderTurn extends Turn {
  readonly tenant: string
  readonly wrapId: string
  /** Gives the turn up while it waits. What it does once it runs must heed it by itself. */
  readonly signal: AbortSignal
}

interface Waiting extends RenderTurn {
  readonly start: () => void
}

export class Turns {
  readonly #places: number
  readonly #order: FairOrder
  readonly #running = new Set<Waiting>()
  #waiting: Waiting[] = []

  /** `places`: how many run at once. */
  constructor(places: number) {
    this.#places = places
    this.#order = new FairOrder(places)
  }

  /** Does the work when its turn has come. */
  async take<Result>(wanted: RenderTurn, work: () => Promise<Result>): Promise<Result> {
    const turn = await this.#begin(wanted)
    try {
      return await work()
    } finally {
      this.#running.delete(turn)
      this.#startNext()
    }
  }

  #begin({ tenant, wrapId, signal }: RenderTurn): Promise<Waiting> {
    signal.throwIfAborted()
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        this.#waiting = this.#waiting.filter((other) => other !== turn)
        reject(signal.reason)
      }
      const start = (): void => {
        signal.removeEventListener('abort', leave)
        resolve(turn)
      }
      const turn: Waiting = { tenant, wrapId, signal, start }
      signal.addEventListener('abort', leave, { once: true })
      this.#waiting.push(turn)
      this.#startNext()
    })
  }

  #startNext(): void {
    while (this.#running.size < this.#places) {
      const running = [...this.#running]
      const busy = new Set(running.map(({ wrapId }) => wrapId))
      const ready = this.#waiting.filter(({ wrapId }) => !busy.has(wrapId))
      const next = this.#order.next(ready, running)
      if (!next) return
      this.#order.hasHadTurn(next)
      this.#waiting = this.#waiting.filter((turn) => turn !== next)
      this.#running.add(next)
      next.start()
    }
  }
}
