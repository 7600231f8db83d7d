// Whoever prints wraps: processes of their own in the service, the same process in tools and tests.
import { PreflightFailed } from './preflight-failed.ts'
import type { PrintedWrap, PrintOrder } from './print-order.ts'
import type { PrintAnswer } from './print-task.ts'

export interface PrintShop {
  /** Throws PreflightFailed rather than hand out a file that a printer would refuse. Aborting gives the order up. */
  print(order: PrintOrder, signal?: AbortSignal): Promise<PrintedWrap>
}

/** A usual wrap takes a few seconds. A layout that takes longer than this would hold the press for minutes, at nobody's cost. */
export const printMs = 30_000

/** A shop whose orders are performed by whoever is given. */
export const printShopBy = (perform: (order: PrintOrder, signal?: AbortSignal) => Promise<PrintAnswer>): PrintShop => ({
  print: async (order, signal) => {
    const answer = await perform(order, signal)
    if (answer.kind === 'printed') return answer.wrap
    throw new PreflightFailed(answer.checks)
  },
})
