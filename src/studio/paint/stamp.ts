// Puts a motif on the sheet: where, how large, in which tones.

import { uprightId } from '../motifs/leaning.ts'
import type { Alteration, Motif } from '../motifs/motif.ts'
import type { Context, Easel } from './easel.ts'
import { greyOf } from './flood-part.ts'
import { partsOn } from './parts-on.ts'
import { isSilhouette, laySketch, Pen, type Sketch, silhouette, type Tones } from './pen.ts'
import { Random } from './random.ts'

export interface Placing {
  /** Middle of the foot, in units. */
  readonly x: number
  readonly y: number
  readonly height: number
  readonly flip?: boolean
  /** Radians, around the foot. */
  readonly turn?: number
  readonly tones: Tones
  /** Exactly one number is taken from it. */
  readonly random: Random
}

/** Cutting outlines out of one another is dear; proof, mask and final painting of a motif share one sketch. */
const mostSketches = 60
const sketches = new Map<string, Sketch>()

export const sketchOf = (motif: Motif, seed: number, hasLines: boolean): Sketch => {
  const key = `${motif.id} ${motif.likeness ?? ''} ${seed} ${hasLines}`
  const known = sketches.get(key)
  if (known) return known
  const pen = new Pen(hasLines)
  motif.draw(pen, new Random(seed))
  if (sketches.size >= mostSketches) sketches.clear()
  sketches.set(key, pen.sketch)
  return pen.sketch
}

/** Units. Large things are moved no further than this, or they would leave the sheet. */
const furthest = 560

/** What grows comes nearer: the foot of a thing that stands sinks by this share of what it gains. Others grow from their middle. */
const sinking = 0.22

/** Where a motif stands that an edit has moved: what it casts on the ground goes with it. */
export const footOf = (x: number, height: number, motif: Motif): number =>
  x + (motif.altered?.dx ?? 0) * Math.min(height, furthest)

/** How much more room a motif needs on every side that an edit has made larger or moved, in units. */
export const spareOf = (height: number, { width, altered }: Motif): number =>
  altered
    ? Math.max(0, altered.scale - 1) * height * Math.max(1, width) +
      Math.min(height, furthest) * Math.max(Math.abs(altered.dx), Math.abs(altered.dy))
    : 0

const altered = <Placed extends Pick<Placing, 'x' | 'y' | 'height'>>(
  placing: Placed,
  { rests }: Motif,
  { scale, dx, dy }: Alteration,
): Placed => {
  const reach = Math.min(placing.height, furthest)
  return {
    ...placing,
    x: placing.x + dx * reach,
    y: placing.y + dy * reach + (scale - 1) * placing.height * (rests !== 'ground' ? 0.5 : scale > 1 ? sinking : 0),
    height: placing.height * scale,
  }
}

/** Where a motif is that an edit may have made larger or moved. */
export const placedAs = <Placed extends Pick<Placing, 'x' | 'y' | 'height'>>(placing: Placed, motif: Motif): Placed =>
  motif.altered ? altered(placing, motif, motif.altered) : placing

/** The tones of a motif that is painted over, so that it can be told from what is around it, or its own. */
const tonesOf = (ctx: Context, { id, flood: over }: Motif, tones: Tones): Tones => {
  if (over !== undefined) return silhouette(over)
  const flood = partsOn(ctx)?.flood
  return flood?.things?.includes(id) && !isSilhouette(tones) ? silhouette(greyOf(flood.colour)) : tones
}

/** Draws a motif on a context. Erasing lines erase what lies below too, so use it on a layer of the motif's own (masks). */
export const drawMotif = (ctx: Context, motif: Motif, wanted: Placing): void => {
  const placing = placedAs(wanted, motif)
  if (placing.height === 0) return
  partsOn(ctx)?.things.add(uprightId(motif.id))
  for (const player of motif.players ?? []) partsOn(ctx)?.players.set(player.at, player)
  const sketch = sketchOf(motif, placing.random.whole(0, 0xffffffff), placing.tones.line !== null)
  ctx.save()
  ctx.translate(placing.x, placing.y)
  ctx.rotate(placing.turn ?? 0)
  ctx.scale(placing.flip ? -placing.height : placing.height, placing.height)
  laySketch(ctx, sketch, tonesOf(ctx, motif, placing.tones))
  ctx.restore()
}

/** Lays a motif over the sheet; lines that erase are cut out of the motif only, and the art below shows through. */
export const stampMotif = (easel: Easel, motif: Motif, placing: Placing): void => {
  if (easel.without.has(motif.id)) return
  if (placing.tones.line !== 'erase') {
    drawMotif(easel.ctx, motif, placing)
    return
  }
  const { scale, dx, dy } = motif.altered ?? { scale: 1, dx: 0, dy: 0 }
  const reach = placing.height * ((1.1 + motif.width) * scale + Math.max(Math.abs(dx), Math.abs(dy)))
  const box = { x: placing.x - reach, y: placing.y - reach, w: reach * 2, h: reach * 2 }
  easel.spend(easel.layer((ctx) => drawMotif(ctx, motif, placing), { box }))
}
