// The book's own things in compositions: standing, lying, in flat tones, and as outlines that grow.
import type { Colour } from '../colour/colour.ts'
import type { Motif } from '../motifs/motif.ts'
import { noHero } from '../motifs/no-hero.ts'
import type { Context, Easel } from '../paint/easel.ts'
import { laySketch, Pen, silhouette, type Tones } from '../paint/pen.ts'
import { drawMotif, type Placing } from '../paint/stamp.ts'

export interface Stand {
  readonly x: number
  /** The foot. */
  readonly y: number
  readonly height: number
  readonly flip?: boolean
  /** Radians, around the foot. */
  readonly turn?: number
}

const placed = (easel: Easel, at: Stand, tones: Tones): Placing => ({
  ...at,
  tones,
  random: easel.random.sub('thing'),
})

export const isThere = (motif: Motif | undefined): motif is Motif => motif !== undefined && motif.id !== noHero.id

/** A thing by its foot. What an edit has taken away is not drawn. */
export const standThing = (easel: Easel, motif: Motif, at: Stand, tones: Tones, ctx: Context = easel.ctx): void => {
  if (easel.without.has(motif.id) || !isThere(motif)) return
  drawMotif(ctx, motif, placed(easel, at, tones))
}

/** The same by its middle: for what lies on a table or hangs in the air. */
export const layThing = (easel: Easel, motif: Motif, at: Stand, tones: Tones, ctx: Context = easel.ctx): void => {
  const turn = at.turn ?? 0
  const half = at.height / 2
  standThing(easel, motif, { ...at, x: at.x - Math.sin(turn) * half, y: at.y + Math.cos(turn) * half }, tones, ctx)
}

export const shapeOf = (colour: Colour): Tones => silhouette(colour)

/** The height at which a thing fills a box without leaving it. */
export const heightIn = ({ width }: Motif, w: number, h: number): number => Math.min(h, w / width)

/** The outline of a thing grown by so many units all round, in the style of the context. */
export const drawGrown = (easel: Easel, motif: Motif, at: Stand, by: number, colour: Colour, ctx: Context): void => {
  standThing(easel, motif, at, silhouette(colour), ctx)
  if (by <= 0 || easel.without.has(motif.id) || motif.altered?.scale === 0) return
  const pen = new Pen(false)
  motif.draw(pen, easel.random.sub('thing'))
  ctx.save()
  ctx.translate(at.x, at.y)
  ctx.rotate(at.turn ?? 0)
  ctx.scale(at.flip ? -at.height : at.height, at.height)
  const reach = (2 * by) / at.height
  const thick = pen.sketch.map((stroke) => {
    const size = Math.hypot(stroke.frame.a, stroke.frame.b) || 1
    return { ...stroke, width: (stroke.width ?? 0) + reach / size }
  })
  laySketch(ctx, thick, silhouette(colour))
  ctx.restore()
}
