// Lines of a drawing made thicker or thinner: what is drawn spreads into its ground, or the ground into it.
import type { Easel } from '../../../paint/easel.ts'
import { groundOf } from '../tone-of-art.ts'

/** Units that a line gains at each side at full weight. */
const reach = 9
const ways = 12

export const weighLines = (easel: Easel, weight: number): void => {
  if (weight === 0) return
  // On a pale ground lines are dark, on a dark one they are light.
  const isDark = groundOf(easel).light < 0.5
  const spreads = weight > 0 === isDark ? 'lighten' : 'darken'
  const far = reach * Math.abs(weight)
  easel.spend(
    easel.layer((ctx) => {
      ctx.drawImage(easel.canvas, 0, 0, easel.w, easel.h)
      ctx.globalCompositeOperation = spreads
      for (const part of [0.5, 1])
        for (let way = 0; way < ways; way++) {
          const turn = (way / ways) * Math.PI * 2
          ctx.drawImage(easel.canvas, Math.cos(turn) * far * part, Math.sin(turn) * far * part, easel.w, easel.h)
        }
    }),
  )
}
