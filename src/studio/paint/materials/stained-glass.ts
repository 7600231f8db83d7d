// Stained glass: panes between lead lines, each pane of its own colour with streaks, seeds and light behind it.
import type { Path2D } from '@napi-rs/canvas'
import { type Colour, shift, withAlpha } from '../../colour/colour.ts'
import type { Context, Easel } from '../easel.ts'
import type { Random } from '../random.ts'
import { greyTile, layTile, SeamlessNoise } from './seamless.ts'

export interface Pane {
  readonly shape: Path2D
  readonly colour: Colour
}

export interface StainedGlassOptions {
  readonly lead: Colour
  /** Width of the lead in units. */
  readonly width?: number
  /** Where the light behind the window stands. */
  readonly light?: { readonly x: number; readonly y: number; readonly reach: number }
  readonly random?: Random
}

/** Every pane differs a little from its colour, as glass from different batches does. */
const fillPane = (ctx: Context, pane: Pane, random: Random): void => {
  ctx.fillStyle = shift(pane.colour, { l: random.bell() * 0.035, c: 1 + random.bell() * 0.07, h: random.bell() * 4 })
  ctx.fill(pane.shape)
}

const glassTile = (random: Random) => {
  const noise = new SeamlessNoise(random)
  return greyTile(512, (u, v) => {
    const bend = (noise.value(u * 6, v * 6, 6, 6) - 0.5) * 3
    const streak = noise.value(u * 40 + bend, v * 7 + bend, 40, 7) - 0.5
    const seed = noise.value(u * 90, v * 90, 90, 90)
    return 0.5 + streak * 0.55 + (noise.value(u * 14, v * 14, 14, 14) - 0.5) * 0.35 + (seed > 0.93 ? 0.25 : 0)
  })
}

export const stainedGlass = (easel: Easel, panes: readonly Pane[], options: StainedGlassOptions): void => {
  const { lead, width = 13, light, random = easel.random.sub('stained glass') } = options
  const { ctx } = easel
  for (const pane of panes) fillPane(ctx, pane, random)
  layTile(easel, glassTile(random.sub('glass')), { blend: 'overlay', alpha: 0.6 })
  if (light) {
    const glow = ctx.createRadialGradient(light.x, light.y, 0, light.x, light.y, light.reach)
    glow.addColorStop(0, withAlpha('#ffffff', 0.75))
    glow.addColorStop(0.4, withAlpha('#ffffff', 0.25))
    glow.addColorStop(1, withAlpha('#000000', 0.28))
    ctx.save()
    ctx.globalCompositeOperation = 'soft-light'
    ctx.fillStyle = glow
    ctx.fillRect(0, 0, easel.w, easel.h)
    ctx.restore()
  }
  easel.part('lead', () => drawLead(ctx, panes, lead, width))
}

const drawLead = (ctx: Context, panes: readonly Pane[], lead: Colour, width: number): void => {
  ctx.save()
  ctx.lineJoin = 'round'
  // Grime beside the lead, the lead itself, and the light that catches its round back.
  for (const [colour, wide, dx] of [
    [withAlpha('#000000', 0.22), width * 2.1, 0],
    [lead, width, 0],
    [withAlpha('#ffffff', 0.26), width * 0.16, -width * 0.2],
  ] as const) {
    ctx.strokeStyle = colour
    ctx.lineWidth = wide
    ctx.save()
    ctx.translate(dx, dx)
    for (const { shape } of panes) ctx.stroke(shape)
    ctx.restore()
  }
  ctx.restore()
}
