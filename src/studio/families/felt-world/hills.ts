// Hills cut from felt, their edges sewn.
import { type Colour, mix } from '../../colour/colour.ts'
import { castIn } from '../../light/cast.ts'
import { type Material, worked } from '../../light/material.ts'
import type { Drawn } from '../../light/paint-relief.ts'
import { drawnAt } from '../../light/still.ts'
import { tau } from '../../paint/curves.ts'
import type { Easel } from '../../paint/easel.ts'
import type { Scene } from '../family.ts'

export const felt = (colour: Colour, more: Partial<Material> = {}): Material =>
  worked('felt', colour, { cap: 0.035, ...more })

/** The line of a hill: its height at each place, as a share of the sheet. */
const hillAt = (x: number, level: number, phase: number, swing: number): number =>
  level + Math.sin(x * 3.1 + phase) * swing + Math.sin(x * 5.7 + phase * 1.7) * swing * 0.35

export interface Hill {
  readonly level: number
  readonly phase: number
  readonly swing: number
  readonly colour: Colour
}

export const hillsOf = (scene: Scene): readonly [Hill, Hill, Hill] => {
  const { palette, random, layout } = scene
  const [far, near] = palette.hues
  const phase = random.sub('hills').between(0, tau)
  const base = layout === 'peek' ? 0.74 : 0.66
  return [
    { level: base, phase, swing: 0.035, colour: mix(far, palette.mid, 0.45) },
    { level: base + 0.09, phase: phase + 2.2, swing: 0.04, colour: far },
    { level: base + 0.2, phase: phase + 4.1, swing: 0.03, colour: near },
  ]
}

export const hillSketch = (easel: Easel, { level, phase, swing, colour }: Hill): Drawn => {
  const { w, h, extent } = easel
  return drawnAt(0, 0, h, castIn(felt(colour, { cap: 0.02 })), (pen) =>
    pen.fill('body', (path) => {
      const [left, right] = [extent.x - w * 0.2, w * 1.2]
      path.moveTo(left / h, 1.04)
      for (let x = left; x <= right; x += w / 40) path.lineTo(x / h, hillAt(x / w, level, phase, swing))
      path.lineTo(right / h, 1.04)
      path.closePath()
    }),
  )
}

/** Stitches that follow the edge of a hill, where no nearer one hides it. */
export const paintStitches = (easel: Easel, { level, phase, swing, colour }: Hill, nearer?: Hill): void => {
  const { ctx, w, h, extent } = easel
  ctx.save()
  ctx.setLineDash([22, 15])
  ctx.lineCap = 'round'
  for (const [colourOf, dy, width] of [
    [mix(colour, '#000000', 0.4), 3, 6],
    [mix(colour, '#ffffff', 0.55), 0, 5],
  ] as const) {
    ctx.strokeStyle = colourOf
    ctx.lineWidth = width
    ctx.beginPath()
    for (let x = extent.x - 20; x <= w + 20; x += w / 60) {
      const y = hillAt(x / w, level, phase, swing) * h + 30 + dy
      const isHidden = nearer !== undefined && hillAt(x / w, nearer.level, nearer.phase, nearer.swing) * h < y + 8
      if (isHidden) ctx.moveTo(x, y)
      else ctx.lineTo(x, y)
    }
    ctx.stroke()
  }
  ctx.restore()
}
