// Whoever paints orders: processes of their own in the service, the same process in tools.
import type { PaintOrder } from './paint-order.ts'

export interface Press {
  /** Aborting gives the order up. */
  paint(order: PaintOrder, signal?: AbortSignal): Promise<Uint8Array>
}
