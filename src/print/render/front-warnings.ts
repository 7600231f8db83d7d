// What an author should know of a front that was a picture.
import { printDpi } from '../../catalog/print.ts'
import type { LayoutWarning } from '../layout/report.ts'
import type { PrintOrder } from './print-order.ts'

const incomplete: LayoutWarning = {
  code: 'front_outpaint_incomplete',
  message:
    'The picture is too far from the shape of the front to be carried on to its edges; look at them, or extend it again.',
}

const coarse = (dpi: number): LayoutWarning => ({
  code: 'low_resolution',
  message: `The picture has ${Math.round(dpi)} DPI at the size of the front; print wants ${printDpi}.`,
})

export const frontWarnings = ({ complete, dpi }: PrintOrder['front']): LayoutWarning[] => [
  ...(complete ? [] : [incomplete]),
  ...(Math.round(dpi) < printDpi ? [coarse(dpi)] : []),
]
