// The shape of a sheet, and boxes for type on it: shares of the sheet, so that they hold on a portrait cover, a square and a wrap alike.
import type { Box } from '../paint/easel.ts'

/** No type comes nearer to an edge than this share of the shorter side. */
const safeMargin = 0.065

/** Whether a sheet is about as wide as it is high, as an audiobook's is: type and hero must share its height differently. */
export const isBroad = ({ w, h }: { readonly w: number; readonly h: number }): boolean => w / h > 0.85

/** A box across the sheet between two heights (shares of the height), inset by a share of the width. */
export const band = (
  { w, h }: { readonly w: number; readonly h: number },
  top: number,
  bottom: number,
  inset = 0.09,
): Box => {
  const margin = Math.min(w, h) * safeMargin
  const y = Math.max(margin, h * top)
  const x = Math.max(margin, w * inset)
  return { x, y, w: w - 2 * x, h: Math.min(h - margin, h * bottom) - y }
}
