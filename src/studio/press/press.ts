// Whoever paints orders: threads in the service, the same process in tools.
import type { PaintOrder } from './paint-order.ts'

export interface Press {
  paint(order: PaintOrder): Promise<Uint8Array>
}
