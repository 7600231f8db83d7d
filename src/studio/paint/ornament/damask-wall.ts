// Damask wallpaper: one repeat is drawn and hung over the whole sheet, as drawing every scroll anew is dear.

import type { Colour } from '../../colour/colour.ts'
import { asPart } from '../as-part.ts'
import type { Easel } from '../easel.ts'
import { damask } from './patterns.ts'

/** How much higher than wide a repeat is. */
const tall = 1.5

export const hangDamask = asPart('wall', (easel: Easel, size: number, colour: Colour): void => {
  const { ctx, w, h } = easel
  const repeat = { x: 0, y: 0, w: size, h: size * tall }
  const { canvas, box } = easel.layer(
    (own) => {
      own.fillStyle = colour
      own.strokeStyle = colour
      damask(own, { x: -2, y: -2, w: size + 4, h: size * tall + 4 }, { size })
    },
    { box: repeat },
  )
  ctx.save()
  ctx.imageSmoothingQuality = 'low'
  const start = (w / 2) % size
  const first = start - size - Math.ceil(-easel.extent.x / size) * size
  for (let x = first; x < w; x += size)
    for (let y = 0; y < h; y += size * tall) ctx.drawImage(canvas, x, y, box.w, box.h)
  ctx.restore()
})
