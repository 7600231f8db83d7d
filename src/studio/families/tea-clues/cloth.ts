// The checked cloth and the striped wallpaper of Tea and Clues.
import { mix } from '../../colour/colour.ts'
import type { Easel } from '../../paint/easel.ts'
import type { Scene } from '../family.ts'

/** A checked cloth: bands both ways, darker where they cross; on a table its rows shorten towards the edge behind. */
export const paintChecks = (easel: Easel, { palette }: Scene, top: number, isAslant: boolean): void => {
  const { ctx, h, extent } = easel
  const band = isAslant ? 92 : 110
  ctx.save()
  ctx.beginPath()
  ctx.rect(extent.x, top, extent.w, h - top)
  ctx.clip()
  ctx.globalCompositeOperation = 'multiply'
  ctx.globalAlpha = 0.55
  ctx.fillStyle = mix(palette.accent, '#ffffff', 0.1)
  const middle = easel.w / 2
  for (let at = -24; at < 24; at += 2) {
    ctx.beginPath()
    if (isAslant) {
      const near = 1.75
      ctx.moveTo(middle + at * band, top)
      ctx.lineTo(middle + (at + 1) * band, top)
      ctx.lineTo(middle + (at + 1) * band * near, h)
      ctx.lineTo(middle + at * band * near, h)
    } else ctx.rect(middle + at * band, top, band, h - top)
    ctx.fill()
  }
  for (let y = top, high = isAslant ? band * 0.24 : band; y < h; ) {
    ctx.fillRect(extent.x, y, extent.w, high)
    y += high * 2
    if (isAslant) high *= 1.14
  }
  ctx.restore()
}

/** Stripes of a wallpaper. */
export const paintStripes = (easel: Easel, { palette }: Scene, foot: number): void => {
  const { ctx, extent } = easel
  ctx.save()
  ctx.globalAlpha = 0.13
  ctx.fillStyle = palette.light
  const wide = 74
  for (let x = Math.floor(extent.x / (wide * 2)) * wide * 2; x < extent.x + extent.w; x += wide * 2)
    ctx.fillRect(x, 0, wide, foot)
  ctx.restore()
}
