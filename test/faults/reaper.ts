// Makes things break: deals faults from a shuffled deck, so that every kind comes up in every round.
import { setTimeout as delay } from 'node:timers/promises'
import type { Random } from '../../src/studio/paint/random.ts'
import type { Fleet } from './fleet.ts'
import type { FragileDatabase } from './fragile-database.ts'

const faultKinds = [
  'kill worker',
  'kill api',
  'kill painter',
  'hand over',
  'restart database',
  'crash database',
  'freeze worker',
] as const

export type FaultKind = (typeof faultKinds)[number]

interface ReaperOptions {
  readonly fleet: Fleet
  readonly database: FragileDatabase
  readonly random: Random
  /** How many of each kind a round has. */
  readonly deck: Readonly<Record<FaultKind, number>>
  readonly everyMs: number
}

/** Longer than a lease: others have taken its work over by the time it goes on. */
const frozenMs = 35_000

export class Reaper {
  readonly #options: ReaperOptions
  readonly #frozen: Promise<unknown>[] = []
  readonly done = new Map<FaultKind, number>()

  constructor(options: ReaperOptions) {
    this.#options = options
  }

  /** Deals one round at least, goes on until the given time, then waits for what was frozen. */
  async rage(until: number): Promise<void> {
    const { random, deck, everyMs } = this.#options
    const cards = faultKinds.flatMap((kind) => Array.from({ length: deck[kind] }, () => kind))
    for (let round = 1; round === 1 || Date.now() < until; round++) {
      for (const kind of random.shuffled(cards)) {
        await delay(everyMs * random.between(0.5, 1.5))
        if (round > 1 && Date.now() >= until) break
        if (await this.#strike(kind)) this.done.set(kind, (this.done.get(kind) ?? 0) + 1)
      }
    }
    await Promise.all(this.#frozen)
  }

  /** Whether there was anything to strike. */
  async #strike(kind: FaultKind): Promise<boolean> {
    const { fleet, database, random } = this.#options
    if (kind === 'kill worker') return fleet.kill('worker', random)
    if (kind === 'kill api') return fleet.kill('api', random)
    if (kind === 'kill painter') return fleet.killPainter(random)
    if (kind === 'hand over') return fleet.handOver(random.pick(['api', 'worker']), random)
    if (kind === 'freeze worker') return this.#frozen.push(fleet.pause('worker', random, frozenMs)) > 0
    await (kind === 'restart database' ? database.restart() : database.crash(random))
    return true
  }
}
