// The brush of characters: fills an outline as a soft painted part, or as a flat one with a plane of shade. A part throws its shade only on
// what is on its layer already, so that nothing of it falls on the sky.
import { Path2D } from '@napi-rs/canvas'
import { type Colour, mix, withAlpha } from '../colour/colour.ts'
import type { Box, Context, Easel } from '../paint/easel.ts'
import type { OwnName } from '../paint/part-names.ts'
import type { Random } from '../paint/random.ts'
import { pathOf } from '../paint/shapes/lay.ts'
import { boundsOf, moved, type Outline } from '../paint/shapes/line.ts'
import { type HideName, paintFringe, paintHide } from './hides.ts'
import { darker, type Light } from './light.ts'

export type Manner = 'soft' | 'flat'

export interface Brush {
  readonly easel: Easel
  readonly ctx: Context
  /** Pixels of a unit of the figure. */
  readonly pixels: number
  readonly manner: Manner
  readonly light: Light
  readonly random: Random
}

export interface Touch {
  readonly hide?: HideName
  /** How dark a shade it throws; 1 by default. */
  readonly shade?: number
  /** Whether hairs stand out from it. */
  readonly isFringed?: boolean
  /** How round it is painted; 1 by default. */
  readonly roundness?: number
  /** What is printed or sewn on it. */
  readonly pattern?: (ctx: Context) => void
}

const throwShade = (
  { ctx, manner, light, pixels, easel }: Brush,
  path: Path2D,
  colour: Colour,
  strength: number,
): void => {
  // While parts are told from one another, shade would count as theirs.
  if (strength === 0 || easel.flood) return
  const [lx, ly] = light.from
  ctx.save()
  ctx.globalCompositeOperation = 'source-atop'
  if (manner === 'soft') {
    ctx.shadowColor = withAlpha(darker(colour, 0.75), 0.55)
    ctx.shadowBlur = 16 * pixels * strength
    ctx.shadowOffsetX = -lx * 5 * pixels
    ctx.shadowOffsetY = -ly * 7 * pixels
    ctx.fillStyle = colour
  } else {
    ctx.translate(-lx * 5, -ly * 6)
    ctx.fillStyle = withAlpha('#1c1240', 0.22)
  }
  ctx.fill(path)
  ctx.restore()
}

/** All around an outline, within its box: what an even-odd filling leaves of the outline when it is moved. */
const around = ({ x, y, w, h }: Box, outline: Outline): Path2D => {
  const path = new Path2D()
  path.rect(x - 80, y - 80, w + 160, h + 160)
  path.addPath(pathOf(outline))
  return path
}

const modelSoftly = (
  { ctx, light, pixels }: Brush,
  outline: Outline,
  box: Box,
  colour: Colour,
  roundness: number,
): void => {
  const { x, y, w, h } = box
  const [lx, ly] = light.from
  const reach = Math.max(w, h)
  const [cx, cy, strength] = [x + w / 2, y + h / 2, roundness * light.strength]
  const shade = ctx.createRadialGradient(
    cx + lx * w * 0.3,
    cy + ly * h * 0.3,
    reach * 0.12,
    cx + lx * reach * 0.12,
    cy + ly * reach * 0.12,
    reach * 0.68,
  )
  shade.addColorStop(0, withAlpha(light.cool, 0))
  shade.addColorStop(0.5, withAlpha(mix(colour, light.cool, 0.45), 0.16 * strength))
  shade.addColorStop(1, withAlpha(mix(colour, light.cool, 0.6), 0.78 * strength))
  ctx.fillStyle = shade
  ctx.fillRect(x, y, w, h)
  const [sx, sy] = [cx + lx * w * 0.33, cy + ly * h * 0.33]
  const shine = ctx.createRadialGradient(sx, sy, 0, sx, sy, reach * 0.5)
  shine.addColorStop(0, withAlpha(light.warm, 0.5 * strength))
  shine.addColorStop(1, withAlpha(light.warm, 0))
  ctx.fillStyle = shine
  ctx.fillRect(x, y, w, h)
  if (light.rim === undefined) return
  ctx.shadowColor = withAlpha(light.rim, 0.7)
  ctx.shadowBlur = 10 * pixels
  ctx.fillStyle = withAlpha(light.rim, 0.5)
  ctx.fill(around(box, moved(outline, -lx * 6, -ly * 6)), 'evenodd')
  ctx.shadowColor = 'transparent'
}

const modelFlatly = ({ ctx, light }: Brush, outline: Outline, box: Box, colour: Colour, roundness: number): void => {
  const step = Math.max(box.w, box.h) * 0.07
  ctx.fillStyle = withAlpha(darker(colour, 0.55), 0.32 * roundness)
  ctx.fill(around(box, moved(outline, light.from[0] * step, light.from[1] * step)), 'evenodd')
}

export const paintPart = (brush: Brush, outline: Outline, colour: Colour, touch: Touch = {}): void => {
  const { ctx, manner, light } = brush
  const { hide = 'felt', shade = 1, isFringed = true, roundness = 1, pattern } = touch
  const path = pathOf(outline)
  const box = boundsOf(outline)
  const random = brush.random.sub(`${box.x.toFixed(1)} ${box.y.toFixed(1)} ${box.w.toFixed(1)}`)
  throwShade(brush, path, colour, shade)
  ctx.fillStyle = colour
  ctx.fill(path)
  ctx.save()
  ctx.clip(path)
  pattern?.(ctx)
  if (manner === 'soft') {
    paintHide(ctx, box, colour, hide, random)
    modelSoftly(brush, outline, box, colour, roundness)
  } else modelFlatly(brush, outline, box, colour, roundness)
  ctx.restore()
  if (manner === 'soft' && isFringed && (hide === 'fur' || hide === 'shag' || hide === 'wool'))
    paintFringe(ctx, outline, box, colour, hide === 'shag' ? 2 : 1, light, random)
}

/** Everything that a character wears or has is a part of the picture: an edit may colour it. */
export const asOwn = ({ easel, ctx }: Brush, name: OwnName, paint: () => void): void => easel.part(name, paint, ctx)
