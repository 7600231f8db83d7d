// Furniture of a room: a drawing in its own colours on the floor, with its shade under it.
import { findMotif } from '../../motifs/find-motif.ts'
import type { Easel } from '../../paint/easel.ts'
import { layNaturally } from '../../paint/lay-naturally.ts'
import { sketchOf } from '../../paint/stamp.ts'
import { bloom } from '../../places/ground.ts'
import type { Scene } from '../family.ts'

export interface Furniture {
  readonly id: string
  /** Its foot, and its width, as shares of the sheet. */
  readonly x: number
  readonly y: number
  readonly width: number
}

export const furnish = (easel: Easel, { palette, w, h }: Scene, { id, x, y, width }: Furniture): void => {
  const motif = findMotif(id)
  if (motif === undefined || easel.without.has(id)) return
  const { ctx } = easel
  const wide = Math.min(w, h * 0.7) * width
  const height = wide / motif.width
  const at = { x: w / 2 + Math.min(w, h * 0.7) * (x - 0.5), y: h * y }
  easel.part('shadow', () => bloom(ctx, at.x, at.y, wide * 0.62, palette.deep, 0.65, 0.12))
  ctx.save()
  ctx.translate(at.x, at.y)
  ctx.scale(height, height)
  layNaturally(ctx, sketchOf(motif, 3, true))
  ctx.restore()
  easel.things.add(id)
}
