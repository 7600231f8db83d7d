// Panels of instruments: corner brackets, ticks, chamfered edges and small readout marks.
import { type Frame, inset } from './frame.ts'
import { inCorners } from './taper.ts'

/** Corner brackets alone: viewfinder, dossier, minimal frame. */
export const bracketFrame: Frame = (ctx, box, { weight = 7 } = {}) => {
  const arm = Math.min(box.w, box.h) * 0.09
  inCorners(ctx, box, () => {
    ctx.fillRect(box.x, box.y, arm, weight)
    ctx.fillRect(box.x, box.y, weight, arm)
  })
  return inset(box, weight * 3)
}

export const hudFrame: Frame = (ctx, box, { weight = 6 } = {}) => {
  const { x, y, w, h } = box
  const cut = Math.min(w, h) * 0.06
  ctx.save()
  ctx.strokeStyle = ctx.fillStyle
  ctx.lineWidth = weight * 0.36
  ctx.beginPath()
  ctx.moveTo(x + cut, y)
  ctx.lineTo(x + w * 0.62, y)
  ctx.lineTo(x + w * 0.62 + cut * 0.5, y + cut * 0.5)
  ctx.lineTo(x + w, y + cut * 0.5)
  ctx.lineTo(x + w, y + h - cut)
  ctx.lineTo(x + w - cut, y + h)
  ctx.lineTo(x + w * 0.38, y + h)
  ctx.lineTo(x + w * 0.38 - cut * 0.5, y + h - cut * 0.5)
  ctx.lineTo(x, y + h - cut * 0.5)
  ctx.lineTo(x, y + cut)
  ctx.closePath()
  ctx.stroke()
  ctx.lineWidth = weight
  ctx.beginPath()
  ctx.moveTo(x, y + cut * 3.2)
  ctx.lineTo(x, y + cut)
  ctx.lineTo(x + cut, y)
  ctx.lineTo(x + cut * 3.2, y)
  ctx.moveTo(x + w, y + h - cut * 3.2)
  ctx.lineTo(x + w, y + h - cut)
  ctx.lineTo(x + w - cut, y + h)
  ctx.lineTo(x + w - cut * 3.2, y + h)
  ctx.stroke()
  ctx.restore()
  for (let tick = 0; tick < 41; tick++) {
    const long = tick % 10 === 0 ? weight * 3 : tick % 5 === 0 ? weight * 2 : weight * 1.1
    const level = y + h * 0.3 + (h * 0.4 * tick) / 40
    ctx.fillRect(x + weight * 1.4, level, long, weight * 0.3)
    ctx.fillRect(x + w - weight * 1.4 - long, level, long, weight * 0.3)
  }
  for (let block = 0; block < 9; block++) {
    ctx.fillRect(x + w * 0.66 + block * weight * 2.6, y + cut * 0.5 - weight * 1.8, weight * 1.5, weight * 0.9)
    if (block < 5)
      ctx.fillRect(x + w * 0.33 - block * weight * 2.6, y + h - cut * 0.5 + weight, weight * 1.5, weight * 0.9)
  }
  const reach = cut * 1.5
  for (const [px, py] of [
    [x + reach, y + reach],
    [x + w - reach, y + reach],
    [x + reach, y + h - reach],
    [x + w - reach, y + h - reach],
  ] as const) {
    ctx.fillRect(px - weight * 1.4, py - weight * 0.15, weight * 2.8, weight * 0.3)
    ctx.fillRect(px - weight * 0.15, py - weight * 1.4, weight * 0.3, weight * 2.8)
  }
  return inset(box, cut * 1.2)
}
