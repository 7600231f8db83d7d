// Paints settled type on the sheet: scrims first, then every item with its effect.
import { middleOf } from '../paint/boxes.ts'
import type { Box, Easel } from '../paint/easel.ts'
import { paintItem } from './effects/paint-item.ts'
import type { Scrim } from './legibility/scrim.ts'
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

const paintScrim = (easel: Easel, scrim: Scrim): void =>
  tilted(easel, scrim.around, scrim.tilt, () =>
    easel.soft(
      scrim.blur,
      (ctx) => {
        ctx.fillStyle = scrim.colour
        for (const { x, y, w, h } of scrim.boxes) {
          ctx.beginPath()
          ctx.roundRect(x, y, w, h, Math.min(w, h) / 2)
          ctx.fill()
        }
      },
      { alpha: scrim.alpha },
    ),
  )

export const paintType = (easel: Easel, type: SettledType): void => {
  for (const scrim of type.scrims) paintScrim(easel, scrim)
  for (const stack of type.stacks) {
    tilted(easel, stack.filled, stack.tilt, () => {
      for (const item of stack.items) paintItem(easel, item)
    })
  }
}
