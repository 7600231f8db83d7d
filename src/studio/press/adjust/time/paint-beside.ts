// Paints on a picture beside its type: what falls or flashes behind letters makes them hard to read.
import type { Box, Easel } from '../../../paint/easel.ts'

/** Paints on the easel, but hardly where type stands. */
export const paintBeside = (easel: Easel, zones: readonly Box[], left: number, paint: () => void): void => {
  const { x, w } = easel.extent
  using before = easel.layer((ctx) => {
    ctx.filter = `blur(${22 * easel.scale}px)`
    for (const zone of zones) {
      ctx.fillStyle = '#000000'
      ctx.fillRect(zone.x - 20, zone.y - 16, zone.w + 40, zone.h + 32)
    }
    ctx.filter = 'none'
    ctx.globalCompositeOperation = 'source-in'
    ctx.drawImage(easel.canvas, x, 0, w, easel.h)
  })
  paint()
  easel.lay(before, { alpha: 1 - left })
}
