// A task that was not taken because too many of the same tenant wait already.
export class TooManyWaiting extends Error {
  readonly waiting: number

  constructor(waiting: number) {
    super(`${waiting} tasks of one tenant wait already`)
    this.name = 'TooManyWaiting'
    this.waiting = waiting
  }
}
