// Lets one holder in at a time, in the order of arrival.

export class Mutex {
  #last: Promise<void> = Promise.resolve()

  /** Resolves with the release function once everyone before has released. */
  async acquire(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const before = this.#last
    this.#last = promise
    await before
    return resolve
  }
}
