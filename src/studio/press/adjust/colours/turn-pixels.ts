// Gives pixels of the sheet another colour, band by band, as far as each is meant.
import { type Lab, labOf, rgbOfLab } from '../../../colour/oklab.ts'
import { bandsOf } from '../../../paint/bands.ts'
import type { Easel } from '../../../paint/easel.ts'
import type { Where } from '../where.ts'

/** `turned` is told the height of a pixel too, as a share of the sheet's. */
export const turnPixels = (easel: Easel, where: Where, turned: (pixel: Lab, y: number) => Lab): void => {
  const { width, height } = easel.canvas
  for (const [top, rows] of bandsOf(height)) {
    const image = easel.ctx.getImageData(0, top, width, rows)
    const { data } = image
    const shareAt = where(top, rows, data)
    for (let at = 0; at < data.length; at += 4) {
      const share = shareAt(at)
      if (share <= 0 || data[at + 3] === 0) continue
      const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
      const [red, green, blue] = rgbOfLab(turned(labOf(r, g, b), (top + Math.floor(at / 4 / width)) / height))
      data[at] = r + (red - r) * share
      data[at + 1] = g + (green - g) * share
      data[at + 2] = b + (blue - b) * share
    }
    easel.ctx.putImageData(image, 0, top)
  }
}
