// A still life on a table: the things of the book, else what stands in any kitchen, in their own colours, with shade and a faint mirror.
import { withAlpha } from '../../colour/colour.ts'
import { findMotif } from '../../motifs/find-motif.ts'
import type { Motif } from '../../motifs/motif.ts'
import { drawnMotifs } from '../../motifs/shelf.ts'
import { clamp } from '../../paint/curves.ts'
import type { Easel } from '../../paint/easel.ts'
import { layNaturally } from '../../paint/lay-naturally.ts'
import { sketchOf } from '../../paint/stamp.ts'
import { bloom } from '../../places/ground.ts'
import { isSold } from '../../places/trades.ts'
import type { Scene } from '../family.ts'

/** Three that stand behind one another, the tallest first. */
const ofAnyKitchen = ['vase-of-flowers', 'jug', 'mug'] as const

/** In metres. */
const sizeOf = ({ id }: Motif): number => drawnMotifs().get(id)?.record.size ?? 0.3

/** True to each other, but what is small is still seen. */
const shareOf = (motif: Motif): number => clamp(0.5 * Math.sqrt(sizeOf(motif) / 0.45), 0.15, 0.52)

const thingsOf = ({ hero, companions }: Scene): readonly Motif[] => {
  const own = [hero, ...companions].filter(isSold)
  const others = ofAnyKitchen.map(findMotif).filter((motif) => motif !== undefined)
  const all = [...own, ...others].filter(({ id }, at, every) => every.findIndex((other) => other.id === id) === at)
  return all.slice(0, 3).toSorted((one, other) => sizeOf(other) - sizeOf(one))
}

/** Where each stands, as shares of the unit. */
const spots = [
  { x: -0.2, y: -0.05 },
  { x: 0.26, y: 0.02 },
  { x: 0.02, y: 0.1 },
] as const

export const stillLife = (
  easel: Easel,
  scene: Scene,
  at: { readonly x: number; readonly y: number; readonly unit: number },
): void => {
  const { ctx } = easel
  const { deep } = scene.palette
  const isTurned = scene.random.sub('still').chance(0.5)
  for (const [nth, motif] of thingsOf(scene).entries()) {
    const spot = spots[nth]
    if (spot === undefined || easel.without.has(motif.id)) continue
    const tall = shareOf(motif) * at.unit
    const height = Math.min(tall, (tall * 1.15) / Math.max(0.4, motif.width))
    const [x, y] = [at.x + (isTurned ? -spot.x : spot.x) * at.unit, at.y + spot.y * at.unit]
    const half = (height * motif.width) / 2
    easel.part('shadow', () => {
      // The window is behind it: its shade falls towards us.
      const fall = ctx.createLinearGradient(0, y, 0, y + height * 0.5)
      fall.addColorStop(0, withAlpha(deep, 0.42))
      fall.addColorStop(1, withAlpha(deep, 0))
      ctx.fillStyle = fall
      ctx.beginPath()
      ctx.moveTo(x - half * 0.8, y)
      ctx.lineTo(x + half * 0.8, y)
      ctx.lineTo(x + half * 1.2, y + height * 0.5)
      ctx.lineTo(x - half * 0.7, y + height * 0.5)
      ctx.fill()
      bloom(ctx, x, y, half * 1.25, deep, 0.7, 0.14)
    })
    ctx.save()
    ctx.translate(x, y)
    ctx.scale(height, height)
    layNaturally(ctx, sketchOf(motif, 5 + nth, true))
    ctx.restore()
    easel.things.add(motif.id)
  }
}
