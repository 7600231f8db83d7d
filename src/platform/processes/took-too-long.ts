// A task that was given up because its time was over; its process has been replaced.
export class TookTooLong extends Error {
  constructor(limitMs: number) {
    super(`a task was given up after ${limitMs} ms`)
    this.name = 'TookTooLong'
  }
}
