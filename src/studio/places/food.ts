// Food that lies on a table seen from above, in its own colours and over its own shade.
import { type Colour, withAlpha } from '../colour/colour.ts'
import type { Motif } from '../motifs/motif.ts'
import { drawnMotifs } from '../motifs/shelf.ts'
import type { Easel } from '../paint/easel.ts'
import { layNaturally } from '../paint/lay-naturally.ts'
import { silhouette } from '../paint/pen.ts'
import { Random } from '../paint/random.ts'
import { sketchOf, stampMotif } from '../paint/stamp.ts'

const eaten: ReadonlySet<string> = new Set(['fruit', 'bread'])

/** What is made of fruit or bread, and small enough to lie on a plate. */
export const isFood = ({ id }: Motif): boolean => {
  const record = drawnMotifs().get(id)?.record
  return record !== undefined && eaten.has(record.materials['*'] ?? '') && record.size < 0.6
}

export const layFood = (
  easel: Easel,
  food: Motif,
  {
    x,
    y,
    size,
    turn,
    dark,
  }: { readonly x: number; readonly y: number; readonly size: number; readonly turn: number; readonly dark: Colour },
): void => {
  if (easel.without.has(food.id)) return
  const height = Math.min(size * 2.1, (size * 2.6) / Math.max(0.3, food.width))
  const seed = 7
  const place = { x: 0, y: height / 2, height, tones: silhouette(withAlpha(dark, 0.34)), random: new Random(seed) }
  const { ctx } = easel
  easel.part('shadow', () => {
    ctx.save()
    ctx.translate(x + size * 0.14, y + size * 0.2)
    ctx.rotate(turn)
    stampMotif(easel, food, place)
    ctx.restore()
  })
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(turn)
  ctx.translate(0, height / 2)
  ctx.scale(height, height)
  layNaturally(ctx, sketchOf(food, seed, true))
  ctx.restore()
}
