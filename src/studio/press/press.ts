// Whoever paints orders: processes of their own in the service, the same process in tools.
import type { PaintOrder } from './paint-order.ts'
import type { PressAnswer, PressTask } from './press-task.ts'
import type { EncodedWrapArt, WrapOrder } from './wrap-order.ts'

export interface Press {
  /** Aborting gives the order up. */
  paint(order: PaintOrder, signal?: AbortSignal): Promise<Uint8Array>
  /** The art of a wrap: front, spine and back on one sheet. */
  paintWrap(order: WrapOrder, signal?: AbortSignal): Promise<EncodedWrapArt>
}

/** A press whose tasks are performed by whoever is given. */
export const pressBy = (perform: (task: PressTask, signal?: AbortSignal) => Promise<PressAnswer>): Press => ({
  paint: async (order, signal) => {
    const answer = await perform(order, signal)
    if (answer instanceof Uint8Array) return answer
    throw new TypeError('expected a picture from the press but received the art of a wrap')
  },
  paintWrap: async (wrap, signal) => {
    const answer = await perform({ wrap }, signal)
    if (!(answer instanceof Uint8Array)) return answer
    throw new TypeError('expected the art of a wrap from the press but received a picture')
  },
})
