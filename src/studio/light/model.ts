// From drawings to a lit picture: the whole way from strokes to light, in the pixels of one work sheet.
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { Context } from '../paint/easel.ts'
import type { Sketch } from '../paint/pen.ts'
import type { Cast } from './cast.ts'
import { Lots } from './lots.ts'
import { type Occlusion, occlusionOf } from './occlusion.ts'
import { piecesOf } from './pieces.ts'
import { type Place, placedIn } from './place.ts'
import type { Rig } from './rig.ts'
import { type Air, shade } from './shade.ts'
import { spread } from './sharpen.ts'
import { type Relief, type Solid, stacked } from './stack.ts'

/** A drawing in its place, in pixels of the work sheet; `size` is its height there. */
export interface Thing {
  readonly sketch: Sketch
  readonly place: Place
  readonly size: number
  readonly cast: Cast
}

export interface Modelling {
  readonly things: readonly Thing[]
  readonly w: number
  readonly h: number
  readonly rig: Rig
  /** The height in pixels by which grain, crevices and shadows are measured. */
  readonly size: number
  /** How far it stands off what is behind it, as a share of the size. */
  readonly lift?: number
  readonly air?: Air | undefined
  readonly lamp?: { readonly x: number; readonly y: number; readonly reach: number } | undefined
}

export interface Model {
  readonly relief: Relief
  readonly occlusion: Occlusion
  /** Lit, on nothing. */
  readonly canvas: Canvas
}

/** Times of the stages in milliseconds of CPU, for whoever wants to know. */
export type Clock = <Result>(stage: string, work: () => Result) => Result

const untimed: Clock = (_, work) => work()

/** With `isWhole` the picture has hard edges, for an outline that is drawn finer than it. */
export const modelled = (
  { things, w, h, rig, size, lift = 0.012, air, lamp }: Modelling,
  isWhole: boolean,
  clock: Clock = untimed,
): Model => {
  const lots = new Lots()
  const solids: Solid[] = clock('masks', () =>
    things.flatMap(({ sketch, place, size: own, cast }) =>
      piecesOf(sketch, place, w, h).flatMap((piece): Solid[] => {
        if (piece.isGroove) return [{ piece, lot: 0, size: own }]
        const stuff = cast(piece.tone, piece.name, piece.natural)
        return stuff === null ? [] : [{ piece, lot: lots.numberOf(stuff, piece.along), size: own }]
      }),
    ),
  )
  const relief = clock('form', () => stacked(solids, lots.list, w, h))
  const occlusion = clock('occlusion', () => occlusionOf(relief, rig, size, lift * size))
  const canvas = createCanvas(w, h)
  const ctx = canvas.getContext('2d')
  const image = ctx.createImageData(w, h)
  clock('light', () => shade(relief, occlusion, { lots: lots.list, rig, size, air, lamp }, image.data, isWhole))
  if (isWhole) spread(image.data, w)
  ctx.putImageData(image, 0, 0)
  return { relief, occlusion, canvas }
}

/** Draws the outline of things with whatever style the context has. */
export const traceThings = (ctx: Context, things: readonly Thing[], cut: (thing: Thing) => Place): void => {
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  for (const thing of things)
    for (const stroke of thing.sketch) {
      if (stroke.tone === 'line' || stroke.isEdge || thing.cast(stroke.tone, stroke.part, stroke.colour) === null)
        continue
      ctx.save()
      placedIn(ctx, stroke, cut(thing))
      ctx.restore()
    }
}
