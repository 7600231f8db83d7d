// The part of a box that is seen, so that nothing is painted where it cannot be. What spans the sheet goes on as far as the picture is seen.
import { openedBox } from '../boxes.ts'
import { clamp } from '../curves.ts'
import type { Box, Easel } from '../easel.ts'

export const withinSheet = (easel: Easel, given: Box): Box => {
  const box = openedBox(easel, given)
  const x = clamp(box.x, easel.extent.x, easel.w)
  const y = clamp(box.y, 0, easel.h)
  return {
    x,
    y,
    w: Math.max(1, Math.min(easel.w, box.x + box.w) - x),
    h: Math.max(1, Math.min(easel.h, box.y + box.h) - y),
  }
}
