// Whoever paints orders: processes of their own in the service, the same process in tools.
import type { ReferenceWish } from '../direction/steer.ts'
import type { CoverDocument } from '../document.ts'
import type { EditAnswer, EditOrder } from './edit-order.ts'
import type { DescribedCover, DescribedOrder, PaintOrder } from './paint-order.ts'
import type { PressAnswer, PressTask } from './press-task.ts'
import type { EncodedWrapArt, WrapOrder } from './wrap-order.ts'

export interface Press {
  /** Aborting gives the order up. */
  paint(order: PaintOrder, signal?: AbortSignal): Promise<Uint8Array>
  /** A new cover, with the account of what its painters have painted. */
  paintCover(order: DescribedOrder, signal?: AbortSignal): Promise<DescribedCover>
  /** The art of a wrap: front, spine and back on one sheet. */
  paintWrap(order: WrapOrder, signal?: AbortSignal): Promise<EncodedWrapArt>
  /** A cover as a wish wants it, not yet painted. */
  edit(order: EditOrder, signal?: AbortSignal): Promise<EditAnswer>
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
  paintCover: async (cover, signal) => {
    const answer = await perform({ cover }, signal)
    if ('account' in answer) return answer
    throw unexpected('a cover with its account')
  },
  paintWrap: async (wrap, signal) => {
    const answer = await perform({ wrap }, signal)
    if ('sheet' in answer) return answer
    throw unexpected('the art of a wrap')
  },
  edit: async (edit, signal) => {
    const answer = await perform({ edit }, signal)
    if ('report' in answer) return answer
    throw unexpected('an edited document')
  },
  follow: async (follow, signal) => {
    const answer = await perform({ follow }, signal)
    if ('template' in answer) return answer
    throw unexpected('a document')
  },
})
