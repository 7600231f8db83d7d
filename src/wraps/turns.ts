// Whose render runs now: one at a time for each wrap, a few at a time in all, and no more of an account than its plan allows at once.
import { fault } from '../catalog/fault.ts'
import { type PlanName, plans } from '../catalog/plans.ts'
import type { Credential } from '../contract/endpoint.ts'

interface Turn {
  readonly accountId: string
  readonly wrapId: string
  readonly start: () => void
}

export class Turns {
  readonly #places: number
  readonly #running = new Set<Turn>()
  #waiting: Turn[] = []

  /** `places`: how many run at once. */
  constructor(places: number) {
    this.#places = places
  }

  /** Does the work when its turn has come. Refuses it where the account has too many already. */
  async take<Result>(
    { accountId, plan }: Pick<Credential, 'accountId' | 'plan'>,
    wrapId: string,
    work: () => Promise<Result>,
  ): Promise<Result> {
    this.#refuseTooMany(accountId, plan)
    const { promise, resolve } = Promise.withResolvers<void>()
    const turn: Turn = { accountId, wrapId, start: resolve }
    this.#waiting.push(turn)
    this.#startNext()
    await promise
    try {
      return await work()
    } finally {
      this.#running.delete(turn)
      this.#startNext()
    }
  }

  #refuseTooMany(accountId: string, plan: PlanName): void {
    const active = [...this.#running, ...this.#waiting].filter((turn) => turn.accountId === accountId).length
    const { concurrentJobs: limit } = plans[plan]
    if (active < limit) return
    throw fault('concurrency_limit', {
      message: `${active} renders are under way, and the plan allows ${limit} at once.`,
      details: { active, limit },
    })
  }

  #startNext(): void {
    while (this.#running.size < this.#places) {
      const busy = new Set([...this.#running].map(({ wrapId }) => wrapId))
      const next = this.#waiting.find(({ wrapId }) => !busy.has(wrapId))
      if (!next) return
      this.#waiting = this.#waiting.filter((turn) => turn !== next)
      this.#running.add(next)
      next.start()
    }
  }
}
