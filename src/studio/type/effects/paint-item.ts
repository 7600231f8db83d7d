// Paints one set item: what surrounds the letters first, their filling last.
import type { Easel } from '../../paint/easel.ts'
import type { SetItem } from '../set-type.ts'
import { sizeOf, strokeItem, traceItem } from '../trace.ts'
import type { Effect } from './effect.ts'
import { paintFilling } from './filling.ts'

type Part<Name extends keyof Effect> = NonNullable<Effect[Name]>

const paintGlow = (easel: Easel, item: SetItem, { colour, blur, strength = 1 }: Part<'glow'>): void =>
  easel.soft(
    blur * sizeOf(item),
    (ctx) => {
      ctx.fillStyle = colour
      traceItem(ctx, item)
    },
    { blend: 'screen', alpha: strength },
  )

const paintShadow = (easel: Easel, item: SetItem, shadow: Part<'shadow'>): void => {
  const size = sizeOf(item)
  easel.soft(
    Math.max(1, shadow.blur * size),
    (ctx) => {
      ctx.fillStyle = shadow.colour
      ctx.translate((shadow.drop ?? 0) * size * 0.4, (shadow.drop ?? 0) * size)
      traceItem(ctx, item)
    },
    { alpha: shadow.alpha ?? 0.7 },
  )
}

/** One pixel per step, so that the block has smooth sides at every scale. */
const paintExtrusion = (easel: Easel, item: SetItem, { colour, depth, angle = 0.8 }: Part<'extrude'>): void => {
  const length = depth * sizeOf(item)
  const steps = Math.max(1, Math.ceil(length * easel.scale))
  const { ctx } = easel
  ctx.save()
  ctx.fillStyle = colour
  ctx.strokeStyle = colour
  const outline = item.effect.outline
  for (let step = steps; step >= 1; step--) {
    ctx.save()
    ctx.translate((Math.cos(angle) * length * step) / steps, (Math.sin(angle) * length * step) / steps)
    if (outline) strokeItem(ctx, item, outline.width * sizeOf(item) * 2)
    traceItem(ctx, item)
    ctx.restore()
  }
  ctx.restore()
}

const paintOutline = (easel: Easel, item: SetItem, { colour, width }: Part<'outline'>): void => {
  const { ctx } = easel
  ctx.save()
  ctx.strokeStyle = colour
  strokeItem(ctx, item, width * sizeOf(item) * 2)
  ctx.restore()
}

export const paintItem = (easel: Easel, item: SetItem): void => {
  const { glow, shadow, extrude, outline } = item.effect
  if (shadow) paintShadow(easel, item, shadow)
  if (glow) paintGlow(easel, item, glow)
  if (extrude) paintExtrusion(easel, item, extrude)
  if (outline) paintOutline(easel, item, outline)
  paintFilling(easel, item)
}
