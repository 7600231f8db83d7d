// Large bodies take turns: each is read in a turn of the event loop of its own, so that whoever asks for little is answered between them.
import { setImmediate } from 'node:timers/promises'

/** Reading less takes no time that anybody would notice. */
const largeBytes = 64 * 1024

let last: Promise<void> = Promise.resolve()

export const turnOfBody = async (body: unknown): Promise<void> => {
  if (!(body instanceof Uint8Array) || body.length < largeBytes) return
  last = last.then(() => setImmediate())
  await last
}
