// The part of a box that lies on the sheet, so that nothing is painted where it cannot be seen.
import { clamp } from '../curves.ts'
import type { Box, Easel } from '../easel.ts'

export const withinSheet = (easel: Easel, box: Box): Box => {
  const x = clamp(box.x, 0, easel.w)
  const y = clamp(box.y, 0, easel.h)
  return {
    x,
    y,
    w: Math.max(1, Math.min(easel.w, box.x + box.w) - x),
    h: Math.max(1, Math.min(easel.h, box.y + box.h) - y),
  }
}
