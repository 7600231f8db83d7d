// Who waits for which signal in this process.
import type { Channel } from './database.ts'

export class Listeners {
  readonly #wakes = new Map<string, Set<() => void>>()

  add(channel: Channel, wake: () => void): () => void {
    const wakes = this.#wakes.get(channel) ?? new Set()
    this.#wakes.set(channel, wakes.add(wake))
    return () => wakes.delete(wake)
  }

  wake(channel: string): void {
    for (const wake of this.#wakes.get(channel) ?? []) wake()
  }

  wakeAll(): void {
    for (const channel of this.#wakes.keys()) this.wake(channel)
  }
}
