// Draws with plain smoothing. Soft things gain nothing from the fine smoothing of enlarged layers, which costs four times as much.
import type { Easel } from '../easel.ts'

export const briskly = (easel: Easel, draw: () => void): void => {
  const { imageSmoothingQuality } = easel.ctx
  easel.ctx.imageSmoothingQuality = 'low'
  draw()
  easel.ctx.imageSmoothingQuality = imageSmoothingQuality
}
