// Paints an ensemble on the sheet in one of several manners.
import { Path2D } from '@napi-rs/canvas'
import { type Colour, mix, withAlpha } from '../colour/colour.ts'
import type { Box, Context, Easel } from '../paint/easel.ts'
import { type Ensemble, manHigh, outlineOf } from './ensemble.ts'
import type { FigureLook } from './look.ts'
import { inkPart, paperPart } from './manners.ts'
import type { Part } from './part.ts'

export interface FigurePlace {
  /** The floor under the middle of the group, in units of the sheet. */
  readonly x: number
  readonly y: number
  /** Units that a grown man is high there. */
  readonly height: number
  readonly flip?: boolean
}

const manHeads = 7.3
const headOf = manHigh / manHeads

/** What a shape that is moved leaves of itself uncovered is its shaded, or its lit, edge. */
const besides = (path: Path2D, { x, y, w, h }: Box, dx: number, dy: number): Path2D => {
  const rest = new Path2D()
  rest.rect(x - manHigh, y - manHigh, w + 2 * manHigh, h + 2 * manHigh)
  rest.addPath(path, { a: 1, b: 0, c: 0, d: 1, e: dx, f: dy })
  return rest
}

interface Tints {
  readonly base: Colour
  readonly shade: Colour
  readonly light: Colour
}

/** Before a light faces sink less than cloth, or they would be of stone. */
const keptOfSkin = 0.18

/** The colour in which a part is laid, before light and shade. */
export const tintOf = (colour: Colour, name: Part['name'], look: FigureLook): Colour => {
  const { manner, dark, keep = 0.3, air, haze = 0 } = look
  if (manner === 'shape') return dark
  if (manner === 'lit') return mix(dark, colour, name === 'skin' ? keep + keptOfSkin : keep)
  return air === undefined ? colour : mix(colour, air, haze)
}

const tintsOf = ({ colour, name }: Part, look: FigureLook): Tints => {
  const { manner, dark, rim = '#ffffff' } = look
  const base = tintOf(colour, name, look)
  if (manner === 'lit') return { base, shade: mix(base, dark, 0.6), light: mix(base, rim, 0.2) }
  return { base, shade: mix(base, dark, manner === 'painted' ? 0.36 : 0.26), light: mix(base, '#fff3dc', 0.22) }
}

const flatPart = (ctx: Context, part: Part, box: Box, look: FigureLook): void => {
  const { path, shade, folds, lights, cast } = part
  const [lx, ly] = look.light
  const tints = tintsOf(part, look)
  if (cast > 0) {
    ctx.save()
    ctx.globalCompositeOperation = 'source-atop'
    ctx.globalAlpha *= look.manner === 'lit' ? 0.5 : 0.2
    ctx.translate(-lx * cast * headOf, cast * headOf * 0.9)
    ctx.fillStyle = look.dark
    ctx.fill(path)
    ctx.restore()
  }
  ctx.fillStyle = tints.base
  ctx.fill(path)
  if (shade === 0 && folds.length + lights.length === 0) return
  ctx.save()
  ctx.clip(path)
  ctx.fillStyle = tints.shade
  if (shade > 0) ctx.fill(besides(path, box, lx * shade * headOf, ly * shade * headOf), 'evenodd')
  for (const fold of folds) ctx.fill(fold)
  ctx.fillStyle = tints.light
  for (const light of lights) ctx.fill(light)
  ctx.restore()
}

const shine = (ctx: Context, { path, colour }: Part): void => {
  const [left, top, right, bottom] = path.getBounds()
  const [x, y, radius] = [(left + right) / 2, (top + bottom) / 2, (right - left) / 2]
  const light = ctx.createRadialGradient(x, y, 0, x, y, radius)
  light.addColorStop(0, withAlpha(colour, 0.8))
  light.addColorStop(0.25, withAlpha(colour, 0.33))
  light.addColorStop(1, withAlpha(colour, 0))
  ctx.save()
  ctx.globalCompositeOperation = 'screen'
  ctx.fillStyle = light
  ctx.fillRect(left, top, right - left, bottom - top)
  ctx.restore()
}

/** The outline can go wrong where paths are joined; a wrong one would flood the figure with light. */
const isSound = (outline: Path2D, { x, y, w, h }: Box): boolean => {
  const [left, top, right, bottom] = outline.computeTightBounds()
  const most = 0.12 * headOf
  return (
    Math.abs(left - x) < most &&
    Math.abs(top - y) < most &&
    Math.abs(right - x - w) < most &&
    Math.abs(bottom - y - h) < most
  )
}

const lightEdges = (ctx: Context, ensemble: Ensemble, look: FigureLook): void => {
  const { rim, backRim, edge = 0.05, light } = look
  if (rim === undefined) return
  const outline = outlineOf(ensemble)
  if (!isSound(outline, ensemble.tight)) return
  const lit = (colour: Colour, dx: number, dy: number, alpha: number): void => {
    ctx.fillStyle = colour
    ctx.globalAlpha = alpha
    ctx.fill(besides(outline, ensemble.box, -dx * edge * headOf, -dy * edge * headOf), 'evenodd')
  }
  ctx.save()
  ctx.globalCompositeOperation = 'source-atop'
  lit(rim, light[0] * 2, light[1] * 2, 0.28)
  lit(rim, light[0], light[1], look.manner === 'lit' ? 0.92 : 0.6)
  if (backRim !== undefined) lit(backRim, -light[0] * 0.9, light[1] * 0.9, 0.65)
  ctx.restore()
}

/** Light falls off across the whole group: what binds flat parts to one mass. */
const modelled = (
  ctx: Context,
  { box }: Ensemble,
  { light: [lx, ly], dark, rim = '#fff0d0', fog, manner }: FigureLook,
): void => {
  ctx.save()
  ctx.globalCompositeOperation = 'source-atop'
  if (manner === 'painted') {
    const [cx, cy] = [box.x + box.w / 2, box.y + box.h / 2]
    const [dx, dy] = [(lx * box.w) / 2, (ly * box.h) / 2]
    const fall = ctx.createLinearGradient(cx + dx, cy + dy, cx - dx, cy - dy)
    fall.addColorStop(0, withAlpha(rim, 0.26))
    fall.addColorStop(0.45, withAlpha(rim, 0))
    fall.addColorStop(0.55, withAlpha(dark, 0))
    fall.addColorStop(1, withAlpha(dark, 0.42))
    ctx.fillStyle = fall
    ctx.fillRect(box.x, box.y, box.w, box.h)
  }
  if (fog !== undefined) {
    const mist = ctx.createLinearGradient(0, box.y + box.h * 0.55, 0, box.y + box.h)
    mist.addColorStop(0, withAlpha(fog, 0))
    mist.addColorStop(1, withAlpha(fog, 0.75))
    ctx.fillStyle = mist
    ctx.fillRect(box.x, box.y, box.w, box.h)
  }
  ctx.restore()
}

const layPart = (ctx: Context, part: Part, box: Box, look: FigureLook): void => {
  if (look.manner === 'ink') inkPart(ctx, part, look)
  else if (look.manner === 'paper') paperPart(ctx, part, headOf, look)
  else flatPart(ctx, part, box, look)
}

/** What an ensemble covers when it stands there. */
export const boxOnSheet = ({ box }: Ensemble, { x, y, height, flip = false }: FigurePlace): Box => {
  const size = height / manHigh
  return { x: x + (flip ? -box.x - box.w : box.x) * size, y: y + box.y * size, w: box.w * size, h: box.h * size }
}

/** Paints an ensemble. `whole` is for all of it in one colour, as where it is to be told from all else. */
export const paintFigures = (
  easel: Easel,
  ensemble: Ensemble,
  place: FigurePlace,
  look: FigureLook,
  whole?: Colour,
): void => {
  const { x, y, height, flip = false } = place
  const size = height / manHigh
  const margin = 0.5 * headOf * size
  const seen = boxOnSheet(ensemble, place)
  const left = Math.max(seen.x - margin, easel.extent.x - margin)
  const top = Math.max(seen.y - margin, easel.extent.y - margin)
  const box: Box = {
    x: left,
    y: top,
    w: Math.min(seen.x + seen.w + margin, easel.extent.x + easel.extent.w + margin) - left,
    h: Math.min(seen.y + seen.h + margin, easel.extent.y + easel.extent.h + margin) - top,
  }
  if (box.w <= 0 || box.h <= 0) return
  const placed = (ctx: Context): void => {
    ctx.translate(x, y)
    ctx.scale(flip ? -size : size, size)
  }
  const turned: FigureLook = flip ? { ...look, light: [-look.light[0], look.light[1]] } : look
  const solid = ensemble.parts.filter(({ glow }) => !glow)
  if (look.manner !== 'shape' && whole === undefined) {
    easel.ctx.save()
    placed(easel.ctx)
    for (const part of ensemble.parts.filter(({ glow }) => glow)) shine(easel.ctx, part)
    easel.ctx.restore()
  }
  using layer = easel.layer(
    (ctx) => {
      placed(ctx)
      for (const part of solid) {
        const lay = (): void => {
          if (look.manner !== 'shape' && whole === undefined) layPart(ctx, part, ensemble.box, turned)
          else {
            ctx.fillStyle = whole ?? look.dark
            ctx.fill(part.path)
          }
        }
        if (part.name === null || look.manner === 'shape') lay()
        else easel.part(part.name, lay, ctx)
      }
      if (look.manner === 'shape' || whole !== undefined) return
      lightEdges(ctx, ensemble, turned)
      modelled(ctx, ensemble, turned)
    },
    { box },
  )
  easel.lay(layer)
}

/** Air round a group that it is told from what is behind it by: a soft cloud of its outline. */
export const airFigures = (
  easel: Easel,
  ensemble: Ensemble,
  place: FigurePlace,
  { colour, alpha }: { readonly colour: Colour; readonly alpha: number },
): void => {
  const { x, y, height, flip = false } = place
  const size = height / manHigh
  const blur = 0.42 * headOf * size
  const box = boxOnSheet(ensemble, place)
  easel.soft(
    blur,
    (ctx) => {
      ctx.translate(x, y)
      ctx.scale(flip ? -size : size, size)
      ctx.fillStyle = colour
      ctx.strokeStyle = colour
      ctx.lineWidth = 0.3 * headOf
      ctx.lineJoin = 'round'
      for (const { path, glow } of ensemble.parts) {
        if (glow) continue
        ctx.fill(path)
        ctx.stroke(path)
      }
    },
    { box, alpha },
  )
}

/** The pool of shade in which they stand; without it every figure floats. */
export const groundFigures = (
  easel: Easel,
  { feet }: Ensemble,
  { x, y, height, flip = false }: FigurePlace,
  colour: Colour,
  alpha = 0.4,
  { dx = 0, flat = 0.16 } = {},
): void => {
  const size = height / manHigh
  const { ctx } = easel
  for (const { x: middle, half } of feet.filter((each) => each.half > 0)) {
    ctx.save()
    ctx.translate(x + (flip ? -middle : middle) * size + dx * half * size, y + 0.015 * headOf * size)
    ctx.scale(1, flat)
    const radius = half * size
    const pool = ctx.createRadialGradient(0, 0, 0, 0, 0, radius)
    pool.addColorStop(0, withAlpha(colour, alpha))
    pool.addColorStop(0.6, withAlpha(colour, alpha * 0.45))
    pool.addColorStop(1, withAlpha(colour, 0))
    ctx.fillStyle = pool
    ctx.beginPath()
    ctx.arc(0, 0, radius, 0, Math.PI * 2)
    ctx.fill()
    ctx.restore()
  }
}
