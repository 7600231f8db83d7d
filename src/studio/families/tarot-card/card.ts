// The card itself: ground, borders, arched window or celestial wheel, sun and moon in the spandrels.
import { mix, withAlpha } from '../../colour/colour.ts'
import { tau } from '../../paint/curves.ts'
import type { Box, Context, Easel } from '../../paint/easel.ts'
import { paper } from '../../paint/materials/paper.ts'
import { almanacSun, crescent, moon, starScatter } from '../../paint/ornament/celestial.ts'
import { inset, rule } from '../../paint/ornament/frame.ts'
import { sunburst } from '../../paint/ornament/rays.ts'
import { diamond, ring } from '../../paint/ornament/taper.ts'
import type { Scene } from '../family.ts'
import { paintInnerShadow, paintPicture } from './picture.ts'
import { type Stock, strike } from './stock.ts'

export type WindowShape = 'arch' | 'scooped' | 'round'

export interface CardPlan {
  readonly window: Box
  readonly shape: WindowShape
  readonly title: Box
  readonly author: Box
}

const traceWindow = (ctx: Context, { x, y, w, h }: Box, shape: WindowShape): void => {
  if (shape === 'round') {
    ctx.arc(x + w / 2, y + h / 2, Math.min(w, h) / 2, 0, tau)
    return
  }
  const rise = shape === 'arch' ? w * 0.5 : w * 0.11
  if (shape === 'arch') {
    ctx.moveTo(x, y + h)
    ctx.lineTo(x, y + rise)
    ctx.ellipse(x + w / 2, y + rise, w / 2, rise, 0, Math.PI, tau)
    ctx.lineTo(x + w, y + h)
    ctx.closePath()
    return
  }
  ctx.moveTo(x + rise, y)
  ctx.lineTo(x + w - rise, y)
  ctx.arc(x + w, y, rise, Math.PI, Math.PI / 2, true)
  ctx.lineTo(x + w, y + h - rise)
  ctx.arc(x + w, y + h, rise, -Math.PI / 2, Math.PI, true)
  ctx.lineTo(x + rise, y + h)
  ctx.arc(x, y + h, rise, 0, -Math.PI / 2, true)
  ctx.lineTo(x, y + rise)
  ctx.arc(x, y, rise, Math.PI / 2, 0, true)
  ctx.closePath()
}

const edgeOf = ({ w, h }: Easel): number => Math.min(w, h) * 0.036

const paintGround = (easel: Easel, stock: Stock, { window, title }: CardPlan): void => {
  const { ctx } = easel
  easel.fill(stock.ground)
  const glow = ctx.createRadialGradient(
    easel.w / 2,
    easel.h / 2,
    0,
    easel.w / 2,
    easel.h / 2,
    Math.hypot(easel.w, easel.h) * 0.55,
  )
  glow.addColorStop(0, withAlpha(stock.tint, 0.75))
  glow.addColorStop(1, withAlpha(mix(stock.ground, '#000000', stock.isPaper ? 0.12 : 0.45), 0.9))
  easel.fill(glow)
  ctx.fillStyle = withAlpha(
    stock.isPaper ? mix(stock.tint, stock.line, 0.12) : mix(stock.tint, stock.line, 0.06),
    stock.isPaper ? 0.5 : 0.6,
  )
  const middle = { x: window.x + window.w / 2, y: window.y + window.h / 2 }
  const { extent } = easel
  const outer = Math.hypot(extent.w, extent.h)
  easel.part('rays', () => sunburst(ctx, { ...middle, inner: 0, outer, rays: 72, share: 0.5 }))
  // Calm under the title.
  const calm = ctx.createRadialGradient(
    title.x + title.w / 2,
    title.y + title.h / 2,
    0,
    title.x + title.w / 2,
    title.y + title.h / 2,
    title.w * 0.62,
  )
  calm.addColorStop(0, withAlpha(stock.ground, 0.85))
  calm.addColorStop(0.6, withAlpha(stock.ground, 0.6))
  calm.addColorStop(1, withAlpha(stock.ground, 0))
  easel.fill(calm)
}

const paintWindow = (easel: Easel, scene: Scene, stock: Stock, { window, shape }: CardPlan): void => {
  const { ctx } = easel
  const trace = (): void => traceWindow(ctx, window, shape)
  ctx.save()
  ctx.beginPath()
  trace()
  ctx.clip()
  paintPicture(ctx, easel, scene, stock, window)
  easel.pictured(window)
  paintInnerShadow(ctx, trace, mix(scene.palette.deep, '#000000', 0.5))
  ctx.restore()
}

const drawWindowRules = (ctx: Context, { window, shape }: CardPlan): void => {
  for (const [by, width] of [
    [-5, 10],
    [-19, 3],
    [13, 2.5],
  ] as const) {
    ctx.lineWidth = width
    ctx.beginPath()
    traceWindow(ctx, inset(window, by), shape)
    ctx.stroke()
  }
}

/** Sun and moon in the corners that the arch leaves free. */
const drawSpandrels = (ctx: Context, { x, y, w }: Box): void => {
  const size = w * 0.088
  almanacSun(ctx, x + size * 0.55, y + size * 0.72, size)
  crescent(ctx, x + w - size * 0.6, y + size * 0.72, size * 0.72, 2.6)
}

/** The wheel around a round window: ticks, phases of the moon, pointed rays. */
const drawWheel = (ctx: Context, { x, y, w, h }: Box): void => {
  const [cx, cy] = [x + w / 2, y + h / 2]
  const radius = Math.min(w, h) / 2
  ring(ctx, cx, cy, radius * 1.27, 7)
  ring(ctx, cx, cy, radius * 1.31, 2.5)
  for (let at = 0; at < 72; at++) {
    const turn = (at / 72) * tau
    const [from, to] = at % 6 === 0 ? [1.09, 1.1] : [1.23, 1.265]
    ctx.lineWidth = 2.6
    ctx.beginPath()
    ctx.moveTo(cx + Math.cos(turn) * radius * from, cy + Math.sin(turn) * radius * from)
    ctx.lineTo(cx + Math.cos(turn) * radius * to, cy + Math.sin(turn) * radius * to)
    ctx.stroke()
  }
  for (let at = 0; at < 12; at++) {
    const turn = (at / 12) * tau - tau / 4
    const share = 1 - Math.abs(at - 6) / 6
    const lit = at === 0 ? 0.12 : (at <= 6 ? 1 : -1) * Math.max(0.12, share)
    moon(ctx, cx + Math.cos(turn) * radius * 1.155, cy + Math.sin(turn) * radius * 1.155, radius * 0.056, lit)
    const between = turn + tau / 24
    diamond(
      ctx,
      cx + Math.cos(between) * radius * 1.155,
      cy + Math.sin(between) * radius * 1.155,
      radius * 0.014,
      radius * 0.026,
    )
  }
  sunburst(ctx, {
    x: cx,
    y: cy,
    inner: radius * 1.34,
    outer: radius * 1.42,
    rays: 72,
    share: 0.36,
    alternate: 0.55,
    isPointed: true,
  })
}

const drawBorders = (ctx: Context, easel: Easel): void => {
  const edge = edgeOf(easel)
  const box = { x: edge, y: edge, w: easel.w - 2 * edge, h: easel.h - 2 * edge }
  rule(ctx, box, 9, 'round', edge * 1.2)
  rule(ctx, inset(box, 19), 2.6, 'round', edge * 0.9)
}

export const paintCard = (easel: Easel, scene: Scene, stock: Stock, plan: CardPlan, avoid: readonly Box[]): void => {
  paintGround(easel, stock, plan)
  paintWindow(easel, scene, stock, plan)
  strike(easel, stock, (ctx) => {
    easel.part(
      'frame',
      () => {
        drawBorders(ctx, easel)
        drawWindowRules(ctx, plan)
        if (plan.shape === 'arch') drawSpandrels(ctx, plan.window)
        if (plan.shape === 'round') drawWheel(ctx, plan.window)
      },
      ctx,
    )
    const { x, y, w, h } = plan.window
    const kept =
      plan.shape === 'round'
        ? { x: x - w * 0.27, y: y - h * 0.27, w: w * 1.54, h: h * 1.54 }
        : { x: x - 24, y: y - 24, w: w + 48, h: h + 48 }
    const edge = edgeOf(easel) * 2.6
    const room = { x: edge, y: edge, w: easel.w - 2 * edge, h: easel.h - 2 * edge }
    const scatter = { count: 90, size: 24, avoid: [...avoid, kept], random: easel.random.sub('scatter') }
    easel.part('stars', () => starScatter(ctx, room, scatter), ctx)
  })
  paper(easel, {
    kind: stock.isPaper ? 'aged' : 'smooth',
    strength: stock.isPaper ? 0.5 : 0.35,
    ...(stock.isPaper ? { stain: scene.palette.soft } : {}),
  })
}
