// One last hand over a lit picture: what is bright glows a little beyond its edge, as in a lens.
import { createCanvas } from '@napi-rs/canvas'
import type { Easel } from '../paint/easel.ts'
import { freeCanvas } from '../paint/free-canvas.ts'

/** Pixels across that the glow is worked in. */
const across = 200
const threshold = 150

export const paintBloom = (easel: Easel, strength = 0.3): void => {
  // A picture that is painted over has no light of its own.
  if (easel.flood !== null) return
  const { extent, canvas } = easel
  const [w, h] = [across, Math.max(1, Math.round((across * canvas.height) / canvas.width))]
  const small = createCanvas(w, h)
  const ctx = small.getContext('2d')
  ctx.imageSmoothingQuality = 'medium'
  ctx.drawImage(canvas, 0, 0, w, h)
  const image = ctx.getImageData(0, 0, w, h)
  const { data } = image
  for (let at = 0; at < data.length; at += 4) {
    const light = (data[at] ?? 0) * 0.4 + (data[at + 1] ?? 0) * 0.5 + (data[at + 2] ?? 0) * 0.1
    data[at + 3] = Math.max(0, Math.min(255, (light - threshold) * 2.4))
  }
  ctx.putImageData(image, 0, 0)
  const soft = createCanvas(w, h)
  const softly = soft.getContext('2d')
  for (const [blur, alpha] of [
    [2.2, 0.6],
    [7, 0.5],
  ] as const) {
    softly.globalAlpha = alpha
    softly.filter = `blur(${blur}px)`
    softly.drawImage(small, 0, 0)
  }
  freeCanvas(small)
  easel.spend({ canvas: soft, box: extent, scale: w / extent.w }, { blend: 'screen', alpha: strength })
}
