// Chalk: a board with its smears, and dusty chalk strokes or shapes.
import { type Colour, withAlpha } from '../../colour/colour.ts'
import { clamp, smooth } from '../curves.ts'
import type { Box, Context, Easel } from '../easel.ts'
import { quickLay } from './quick-lay.ts'
import { paintCover } from './rows.ts'
import { fillTile, greyTile, SeamlessNoise } from './seamless.ts'

/** A blackboard that was wiped often. */
export const chalkBoard = (
  easel: Easel,
  options: { readonly colour: Colour; readonly dust: Colour; readonly strength?: number },
): void => {
  const { colour, dust, strength = 0.5 } = options
  const { noise } = easel
  easel.fill(colour)
  paintCover(
    easel,
    dust,
    (x, y) => {
      const wiped = noise.fractal((x + y * 0.5) / 520, (y - x * 0.35) / 130, 3)
      return strength * (smooth(0.42, 0.8, wiped) * 0.3 + noise.fractal(x / 60, y / 60, 2) * 0.05)
    },
    { step: 6 },
  )
}

/** Draws in chalk: whatever `draw` fills or strokes comes out dusty and broken by the grain of the board. */
export const chalk = (
  easel: Easel,
  draw: (ctx: Context) => void,
  options: { readonly box?: Box; readonly pressure?: number } = {},
): void => {
  const box = options.box ?? { x: 0, y: 0, w: easel.w, h: easel.h }
  const { pressure = 0.6 } = options
  const layer = easel.layer(draw, { box })
  const random = easel.random.sub('chalk')
  const noise = new SeamlessNoise(random)
  const limit = 1 - pressure
  const tile = greyTile(
    384,
    () => 0,
    (u, v) => {
      const bend = noise.value(u * 8, v * 8, 8, 8) * 4
      const grain =
        noise.value(u * 96 + bend, v * 96, 96, 96) * 0.5 +
        noise.value(u * 128, v * 42 + bend, 128, 42) * 0.3 +
        random.next() * 0.32
      return clamp(smooth(limit + 0.24, limit - 0.12, grain) * 0.9)
    },
  )
  quickLay(easel, layer, { alpha: 0.16, blur: 5 })
  fillTile(layer.canvas.getContext('2d'), tile, box, { blend: 'destination-out' })
  quickLay(easel, layer)
}

/** A chalk line along a path, as thick as a stick: for underlines, frames and drawings. */
export const chalkStroke = (ctx: Context, width: number, colour: Colour, path: (ctx: Context) => void): void => {
  ctx.save()
  ctx.lineCap = 'butt'
  ctx.lineJoin = 'round'
  for (const [share, alpha] of [
    [1, 0.55],
    [0.72, 0.6],
    [0.4, 0.6],
  ] as const) {
    ctx.strokeStyle = withAlpha(colour, alpha)
    ctx.lineWidth = width * share
    ctx.beginPath()
    path(ctx)
    ctx.stroke()
  }
  ctx.restore()
}
