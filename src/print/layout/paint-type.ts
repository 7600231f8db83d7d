// Draws on a canvas what the print file holds as type and shapes, in the same places.
import { createCanvas, Path2D } from '@napi-rs/canvas'
import type { Context } from '../../studio/paint/easel.ts'
import { freeCanvas } from '../../studio/paint/free-canvas.ts'
import { fontList } from '../../studio/type/substitutes.ts'
import type { Rectangle } from '../pdf/wrap-page.ts'
import type { TypeRun } from './type-run.ts'
import type { Glow, Shading, TypesetWrap } from './typeset-state.ts'

/** How far a blur is seen, and how many pixels of it are enough to draw it by, in its own radius. */
const [blurReach, blurGrain] = [3, 0.25]

/** A blur over a whole back takes most of a render's time at print size, and shows nothing that a small one drawn large does not. */
const paintSoft = (
  ctx: Context,
  { x, y, width, height, color }: Pick<Shading, 'x' | 'y' | 'width' | 'height' | 'color'>,
  radius: number,
): void => {
  const grain = Math.max(1, radius * blurGrain)
  const reach = radius * blurReach
  const small = createCanvas(Math.ceil((width + 2 * reach) / grain), Math.ceil((height + 2 * reach) / grain))
  const soft = small.getContext('2d')
  soft.filter = `blur(${radius / grain}px)`
  soft.fillStyle = color
  soft.fillRect(reach / grain, reach / grain, width / grain, height / grain)
  ctx.drawImage(small, x - reach, y - reach, small.width * grain, small.height * grain)
  freeCanvas(small)
}

const paintShading = (
  ctx: Context,
  { x, y, width, height, color, opacity, softness }: Shading,
  scale: number,
): void => {
  const box = { x: x * scale, y: y * scale, width: width * scale, height: height * scale, color }
  ctx.save()
  ctx.globalAlpha = opacity
  // A blur of this radius fades over about the softness, half inside the edge and half outside.
  if (softness > 0) paintSoft(ctx, box, (softness / 4) * scale)
  else paintShapes(ctx, [box], 1)
  ctx.restore()
}

/** Letters as they are, or as broad strokes of this width (in points) around them. */
interface Pen {
  readonly color: string
  readonly width: number
}

/** Upright characters: a canvas has no vertical lines. */
const paintOutlines = (ctx: Context, run: TypeRun, { color, width }: Pen, scale: number): void => {
  for (const outline of run.outlines) {
    const path = new Path2D(outline.path)
    ctx.save()
    ctx.translate((run.x + outline.x) * scale, (run.y + outline.y) * scale)
    ctx.scale(outline.scale * scale, -outline.scale * scale)
    ctx.fillStyle = ctx.strokeStyle = color
    ctx.lineJoin = 'round'
    ctx.lineWidth = width / outline.scale
    ctx.fill(path)
    if (width > 0) ctx.stroke(path)
    ctx.restore()
  }
}

const paintLine = (ctx: Context, run: TypeRun, { color, width }: Pen, scale: number): void => {
  ctx.save()
  ctx.translate(run.x * scale, run.y * scale)
  ctx.rotate((run.rotation * Math.PI) / 180)
  ctx.font = `${run.size * scale}px ${fontList(run.face)}`
  ctx.letterSpacing = `${run.letterSpacing * scale}px`
  ctx.wordSpacing = `${run.wordSpacing * scale}px`
  ctx.fontKerning = 'normal'
  ctx.textAlign = 'left'
  ctx.textBaseline = 'alphabetic'
  ctx.direction = run.direction
  ctx.fillStyle = ctx.strokeStyle = color
  ctx.lineJoin = 'round'
  ctx.lineWidth = width * scale
  ctx.fillText(run.text, 0, 0)
  if (width > 0) ctx.strokeText(run.text, 0, 0)
  ctx.restore()
}

const paintRun = (ctx: Context, run: TypeRun, pen: Pen, scale: number): void =>
  run.upright ? paintOutlines(ctx, run, pen, scale) : paintLine(ctx, run, pen, scale)

/** Of a glow's reach, what has its full strength; the rest fades. */
const fullReach = 0.5

/** On a layer no larger than it is seen: a blur over a whole sheet would take longer than all else. */
const paintGlow = (ctx: Context, { runs, ink, color, opacity, reach }: Glow, scale: number): void => {
  const seen = Math.max(0, ...runs.map(({ size }) => size)) * reach * scale
  const [left, top] = [Math.floor(ink.x * scale - 2 * seen), Math.floor(ink.y * scale - 2 * seen)]
  const layer = createCanvas(Math.ceil(ink.width * scale + 4 * seen), Math.ceil(ink.height * scale + 4 * seen))
  const letters = layer.getContext('2d')
  letters.translate(-left, -top)
  for (const run of runs) paintRun(letters, run, { color, width: run.size * reach * fullReach * 2 }, scale)
  ctx.save()
  ctx.globalAlpha = opacity
  ctx.filter = `blur(${(seen * (1 - fullReach)) / 2}px)`
  ctx.drawImage(layer, left, top)
  ctx.restore()
  freeCanvas(layer)
}

/** Around letters, over shadings. */
export const paintGlows = (ctx: Context, glows: readonly Glow[], scale: number): void => {
  for (const glow of glows) paintGlow(ctx, glow, scale)
}

/** What is blended into the art; `scale` is pixels to the point, here and below. */
export const paintShadings = (ctx: Context, shadings: readonly Shading[], scale: number): void => {
  for (const shading of shadings) paintShading(ctx, shading, scale)
}

export const paintShapes = (ctx: Context, shapes: readonly Rectangle[], scale: number): void => {
  for (const { x, y, width, height, color } of shapes) {
    ctx.fillStyle = color
    ctx.fillRect(x * scale, y * scale, width * scale, height * scale)
  }
}

export const paintType = (
  ctx: Context,
  { shapes, runs }: Pick<TypesetWrap, 'shapes' | 'runs'>,
  scale: number,
): void => {
  paintShapes(ctx, shapes, scale)
  for (const run of runs) paintRun(ctx, run, { color: run.color, width: 0 }, scale)
}
