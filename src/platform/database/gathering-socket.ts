// A socket to the database that sends once a turn: a statement and what follows it at once travel in one packet, by one system call.
import { Socket } from 'node:net'

export class GatheringSocket extends Socket {
  #isGathering = false

  /** The driver corks around every statement; the first of a turn holds the cork until the turn's work has been done. */
  override cork(): void {
    super.cork()
    if (this.#isGathering) return
    this.#isGathering = true
    super.cork()
    process.nextTick(() => {
      this.#isGathering = false
      this.uncork()
    })
  }
}
