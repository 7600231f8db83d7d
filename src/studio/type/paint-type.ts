// Paints settled type on the sheet: scrims first, then every item with its effect.
import { withAlpha } from '../colour/colour.ts'
import { middleOf } from '../paint/boxes.ts'
import type { Box, Context, Easel } from '../paint/easel.ts'
import { paintItem } from './effects/paint-item.ts'
import type { Label, Scrim, Veil } from './legibility/scrim.ts'
import type { SettledType } from './legibility/settle.ts'
import type { SetStack } from './set-type.ts'

/** Draws in a frame turned about the middle of a box. */
export const tilted = (easel: Easel, around: Box, radians: number, draw: () => void): void => {
  const { x, y } = middleOf(around)
  easel.ctx.save()
  easel.ctx.translate(x, y)
  easel.ctx.rotate(radians)
  easel.ctx.translate(-x, -y)
  draw()
  easel.ctx.restore()
}

export const paintBackings = (easel: Easel, stacks: readonly SetStack[]): void => {
  for (const stack of stacks)
    tilted(easel, stack.filled, stack.tilt, () => stack.backing?.(easel, stack.filled, stack.items))
}

/** Shares of a fade, and how much of the veil is there: soft at both ends, or an edge would be seen. */
const fades = [
  [0, 0],
  [0.25, 0.1],
  [0.5, 0.42],
  [0.75, 0.82],
  [1, 1],
] as const

/** Share of the width in which a veil begins at a fold, over which the picture goes on without it. */
const foldMargin = 0.085

const paintVeil = (easel: Easel, veil: Veil): void => {
  if (!easel.opensLeft) {
    layVeil(easel.ctx, easel.extent, veil)
    return
  }
  using layer = easel.layer((ctx) => {
    layVeil(ctx, easel.extent, veil)
    const entry = ctx.createLinearGradient(0, 0, easel.w * foldMargin, 0)
    for (const [share, strength] of fades) entry.addColorStop(share, withAlpha('#000000', strength))
    ctx.globalCompositeOperation = 'destination-in'
    ctx.fillStyle = entry
    ctx.fillRect(easel.extent.x, easel.extent.y, easel.extent.w, easel.extent.h)
  })
  const { box, canvas } = layer
  easel.ctx.drawImage(canvas, box.x, box.y, box.w, box.h)
}

const layVeil = (ctx: Context, extent: Box, { colour, alpha, from, to, above, below }: Veil): void => {
  const [top, foot] = [from - above, to + below]
  const gradient = ctx.createLinearGradient(0, top, 0, foot)
  const high = Math.max(1, foot - top)
  for (const [share, strength] of fades) {
    if (above > 0) gradient.addColorStop((share * above) / high, withAlpha(colour, alpha * strength))
    if (below > 0) gradient.addColorStop(1 - (share * below) / high, withAlpha(colour, alpha * strength))
  }
  if (above === 0) gradient.addColorStop(0, withAlpha(colour, alpha))
  if (below === 0) gradient.addColorStop(1, withAlpha(colour, alpha))
  ctx.fillStyle = gradient
  const start = above === 0 ? extent.y : top
  const end = below === 0 ? extent.y + extent.h : foot
  ctx.fillRect(extent.x, start, extent.w, end - start)
}

const paintLabel = (easel: Easel, label: Label): void =>
  tilted(easel, label.around, label.tilt, () => {
    const { ctx } = easel
    ctx.fillStyle = withAlpha(label.colour, label.alpha)
    for (const { x, y, w, h } of label.boxes) ctx.fillRect(x, y, w, h)
  })

const paintScrim = (easel: Easel, scrim: Scrim): void =>
  scrim.kind === 'veil' ? paintVeil(easel, scrim) : paintLabel(easel, scrim)

export const paintType = (easel: Easel, type: SettledType): void => {
  for (const scrim of type.scrims) paintScrim(easel, scrim)
  for (const stack of type.stacks) {
    tilted(easel, stack.filled, stack.tilt, () => {
      for (const item of stack.items) paintItem(easel, item)
    })
  }
}
