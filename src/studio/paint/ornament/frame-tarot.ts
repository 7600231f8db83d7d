// A tarot card: rounded rules, an arch over the picture, a cap for the numeral and a cartouche for the name.
import { tau } from '../curves.ts'
import type { Box, Context } from '../easel.ts'
import { type FrameOptions, inset, rule } from './frame.ts'
import { diamond, disc } from './taper.ts'

export interface TarotPlaces {
  /** Under the arch. */
  readonly picture: Box
  readonly name: Box
  readonly numeral: Box
}

/** Traces the window under the arch. */
const traceTarotWindow = (ctx: Context, picture: Box): void => {
  const rise = picture.w * 0.42
  ctx.moveTo(picture.x, picture.y + picture.h)
  ctx.lineTo(picture.x, picture.y + rise)
  ctx.ellipse(picture.x + picture.w / 2, picture.y + rise, picture.w / 2, rise, 0, Math.PI, tau)
  ctx.lineTo(picture.x + picture.w, picture.y + picture.h)
  ctx.closePath()
}

const cornerStar = (ctx: Context, x: number, y: number, size: number): void => {
  ctx.beginPath()
  for (let at = 0; at < 16; at++) {
    const turn = (at / 16) * tau
    const out = at % 4 === 0 ? size : at % 2 === 0 ? size * 0.55 : size * 0.2
    ctx.lineTo(x + Math.cos(turn) * out, y + Math.sin(turn) * out)
  }
  ctx.fill()
}

const plate = (ctx: Context, box: Box, weight: number): void => {
  rule(ctx, box, weight * 0.6, 'scoop', box.h * 0.24)
  rule(ctx, inset(box, weight * 1.4), weight * 0.25, 'scoop', box.h * 0.24)
}

export const tarotFrame = (ctx: Context, box: Box, { weight = 7 }: FrameOptions = {}): TarotPlaces => {
  const round = Math.min(box.w, box.h) * 0.06
  rule(ctx, inset(box, weight / 2), weight, 'round', round)
  rule(ctx, inset(box, weight * 2.4), weight * 0.32, 'round', round * 0.8)
  const inner = inset(box, weight * 6)
  const { x, y, w, h } = inner
  const nameHigh = h * 0.1
  const name = { x: x + w * 0.09, y: y + h - nameHigh, w: w * 0.82, h: nameHigh }
  const numeralHigh = h * 0.055
  const numeral = { x: x + w * 0.36, y, w: w * 0.28, h: numeralHigh }
  const picture = {
    x: x + weight,
    y: y + numeralHigh + weight * 2.5,
    w: w - weight * 2,
    h: h - numeralHigh - nameHigh - weight * 6,
  }
  plate(ctx, name, weight)
  plate(ctx, numeral, weight)
  ctx.save()
  ctx.strokeStyle = ctx.fillStyle
  for (const [by, width] of [
    [0, weight * 0.8],
    [weight * 1.9, weight * 0.28],
  ] as const) {
    ctx.lineWidth = width
    ctx.beginPath()
    traceTarotWindow(ctx, inset(picture, by))
    ctx.stroke()
  }
  ctx.restore()
  // Rays and stars fill the spandrels beside the arch.
  for (const side of [-1, 1]) {
    const middle = picture.x + picture.w / 2
    const px = middle + side * picture.w * 0.435
    const py = picture.y + picture.w * 0.06
    cornerStar(ctx, px, py, picture.w * 0.042)
    for (const [dx, dy, radius] of [
      [-0.075, -0.02, 0.005],
      [0.012, 0.085, 0.006],
      [0.014, 0.14, 0.004],
      [-0.13, -0.03, 0.0035],
    ] as const)
      disc(ctx, px + side * dx * picture.w, py + dy * picture.w, radius * picture.w)
    diamond(ctx, middle + side * (name.w / 2 + w * 0.045), name.y + name.h / 2, w * 0.014, w * 0.026)
    diamond(ctx, middle + side * (numeral.w / 2 + w * 0.05), numeral.y + numeral.h / 2, w * 0.012, w * 0.02)
    disc(ctx, middle + side * (numeral.w / 2 + w * 0.085), numeral.y + numeral.h / 2, w * 0.005)
    disc(ctx, middle + side * (numeral.w / 2 + w * 0.11), numeral.y + numeral.h / 2, w * 0.0035)
  }
  return {
    picture: inset(picture, weight * 2.4),
    name: inset(name, weight * 4, weight * 2),
    numeral: inset(numeral, weight * 4, weight * 1.6),
  }
}
