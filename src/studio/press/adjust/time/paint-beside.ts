// Paints on a picture beside its type: what falls or flashes behind letters makes them hard to read.
import { bandsOf } from '../../../paint/bands.ts'
import type { Box, Easel } from '../../../paint/easel.ts'
import { type Mask, whereMask } from '../mask.ts'

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

/** Paints on the easel only where a mask is: all else is put back. */
export const paintWhere = (easel: Easel, mask: Mask, paint: () => void): void => {
  const { width, height } = easel.canvas
  using before = easel.layer((ctx) => ctx.drawImage(easel.canvas, easel.extent.x, 0, easel.extent.w, easel.h))
  paint()
  const where = whereMask(mask, easel)
  const kept = before.canvas.getContext('2d')
  for (const [top, rows] of bandsOf(height)) {
    const image = easel.ctx.getImageData(0, top, width, rows)
    const { data } = image
    const old = kept.getImageData(0, top, width, rows).data
    const shareAt = where(top, rows, data)
    for (let at = 0; at < data.length; at += 4) {
      const share = shareAt(at)
      for (const by of [0, 1, 2])
        data[at + by] = (old[at + by] ?? 0) + ((data[at + by] ?? 0) - (old[at + by] ?? 0)) * share
    }
    easel.ctx.putImageData(image, 0, top)
  }
}
