// Whose turn it is where many share a few places: nobody's work fills them while that of others waits, and turns go round.

export interface Turn {
  /** Whose it is; null for what is the house's own. */
  readonly tenant: string | null
}

/** So many of a few places one tenant may have at once: one always stays for somebody else, where there are two. */
export const shareOf = (places: number): number => Math.max(1, places - 1)

/** So many tenants are remembered; whoever is forgotten counts as one who has had no turn. */
const mostRemembered = 1000

export class FairOrder {
  readonly #share: number
  /** When each has had a turn, the latest last. */
  readonly #turns = new Map<string, number>()
  #count = 0

  constructor(places: number) {
    this.#share = shareOf(places)
  }

  /** Of those who wait: who has the least under way, and among them whose last turn is longest ago. None where each has its share already. */
  next<Waiting extends Turn>(waiting: readonly Waiting[], running: readonly Turn[]): Waiting | undefined {
    let best: { readonly turn: Waiting; readonly held: number; readonly last: number } | undefined
    for (const turn of waiting) {
      const { tenant } = turn
      const held = tenant === null ? 0 : running.filter((other) => other.tenant === tenant).length
      const last = tenant === null ? 0 : (this.#turns.get(tenant) ?? 0)
      const isBetter = !best || held < best.held || (held === best.held && last < best.last)
      if (held < this.#share && isBetter) best = { turn, held, last }
    }
    return best?.turn
  }

  hasHadTurn({ tenant }: Turn): void {
    if (tenant === null) return
    this.#turns.delete(tenant)
    this.#turns.set(tenant, ++this.#count)
    const [oldest] = this.#turns.keys()
    if (this.#turns.size > mostRemembered && oldest !== undefined) this.#turns.delete(oldest)
  }
}
