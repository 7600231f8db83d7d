// What a printing process answers. A failed preflight is an answer: errors lose their class on the way between processes.
import type { Check } from '../preflight/checks/check.ts'
import { PreflightFailed } from './preflight-failed.ts'
import type { PrintedWrap, PrintOrder } from './print-order.ts'
import { printWrap } from './print-wrap.ts'

export type PrintAnswer =
  | { readonly kind: 'printed'; readonly wrap: PrintedWrap }
  | { readonly kind: 'refused'; readonly checks: readonly Check[] }

export const performPrint = async (order: PrintOrder): Promise<PrintAnswer> => {
  try {
    return { kind: 'printed', wrap: await printWrap(order) }
  } catch (error) {
    if (error instanceof PreflightFailed) return { kind: 'refused', checks: error.checks }
    throw error
  }
}
