// Whoever paints orders: processes of their own in the service, the same process in tools.
import type { ReferenceWish } from '../direction/steer.ts'
import type { CoverDocument } from '../document.ts'
import type { Edited } from '../senses/editing/edit-document.ts'
import type { PaintOrder } from './paint-order.ts'
import type { EditOrder, PressAnswer, PressTask } from './press-task.ts'
import type { EncodedWrapArt, WrapOrder } from './wrap-order.ts'

export interface Press {
  /** Aborting gives the order up. */
  paint(order: PaintOrder, signal?: AbortSignal): Promise<Uint8Array>
  /** The art of a wrap: front, spine and back on one sheet. */
  paintWrap(order: WrapOrder, signal?: AbortSignal): Promise<EncodedWrapArt>
  /** A cover as a wish wants it, not yet painted. */
  edit(order: EditOrder, signal?: AbortSignal): Promise<Edited>
  /** A cover after references, not yet painted. */
  follow(wish: ReferenceWish, signal?: AbortSignal): Promise<CoverDocument>
}

const unexpected = (wanted: string): TypeError =>
  new TypeError(`expected ${wanted} from the press but received something else`)

/** A press whose tasks are performed by whoever is given. */
export const pressBy = (perform: (task: PressTask, signal?: AbortSignal) => Promise<PressAnswer>): Press => ({
  paint: async (order, signal) => {
    const answer = await perform(order, signal)
    if (answer instanceof Uint8Array) return answer
    throw unexpected('a picture')
  },
  paintWrap: async (wrap, signal) => {
    const answer = await perform({ wrap }, signal)
    if ('sheet' in answer) return answer
    throw unexpected('the art of a wrap')
  },
  edit: async (edit, signal) => {
    const answer = await perform({ edit }, signal)
    if ('understood' in answer) return answer
    throw unexpected('an edited document')
  },
  follow: async (follow, signal) => {
    const answer = await perform({ follow }, signal)
    if ('template' in answer) return answer
    throw unexpected('a document')
  },
})
