// Where art keeps quiet: bands across the sheet, 0 at the height of type and rising to 1 at some distance from it.
import { smooth } from '../../paint/curves.ts'
import type { Box } from '../../paint/easel.ts'

export type Calm = (x: number, y: number) => number

/** Type at the top quiets all above it, type at the bottom all below it. */
export const calmAround = (zones: readonly Box[], sheetHeight: number, reach: number): Calm => {
  const isHigh = ({ y, h }: Box): boolean => y + h / 2 < sheetHeight / 2
  const top = Math.max(0, ...zones.filter(isHigh).map(({ y, h }) => y + h))
  const bottom = Math.min(sheetHeight, ...zones.filter((zone) => !isHigh(zone)).map(({ y }) => y))
  return (_x, y) => smooth(top - reach * 0.25, top + reach, y) * smooth(bottom + reach * 0.15, bottom - reach * 0.6, y)
}
