// Who has a place next where many want one: tenants take turns, none of them holds every place, and none makes the others wait behind a line
// of its own.

export interface TurnTerms {
  /** How many work at once. */
  readonly places: number
  /** How many of one tenant work at once. */
  readonly perTenant: number
  /** How many of one tenant may wait. */
  readonly mostWaiting: number
  /** What somebody is told who would be one more. */
  readonly refuse: (waiting: number) => Error
}

export interface Tenant {
  readonly name: string
  /** Waits however many wait already: for work that is counted elsewhere, as jobs are. */
  readonly isPatient?: boolean
}

export class FairTurns {
  readonly #terms: TurnTerms
  /** Whoever was served last stands last. */
  readonly #lines = new Map<string, (() => void)[]>()
  readonly #working = new Map<string, number>()
  #busy = 0

  constructor(terms: TurnTerms) {
    this.#terms = terms
  }

  /** Does the work when its turn has come. */
  async take<Result>({ name, isPatient = false }: Tenant, work: () => Promise<Result>): Promise<Result> {
    const line = this.#lines.get(name) ?? []
    if (!isPatient && line.length >= this.#terms.mostWaiting) throw this.#terms.refuse(line.length)
    const { promise, resolve } = Promise.withResolvers<void>()
    line.push(resolve)
    this.#lines.set(name, line)
    this.#callNext()
    await promise
    try {
      return await work()
    } finally {
      this.#leave(name)
      this.#callNext()
    }
  }

  #callNext(): void {
    while (this.#busy < this.#terms.places) {
      const next = [...this.#lines].find(([name]) => (this.#working.get(name) ?? 0) < this.#terms.perTenant)
      if (!next) return
      const [name, line] = next
      const start = line.shift()
      this.#lines.delete(name)
      if (line.length > 0) this.#lines.set(name, line)
      this.#working.set(name, (this.#working.get(name) ?? 0) + 1)
      this.#busy++
      start?.()
    }
  }

  #leave(name: string): void {
    this.#busy--
    const left = (this.#working.get(name) ?? 1) - 1
    if (left > 0) this.#working.set(name, left)
    else this.#working.delete(name)
  }
}
