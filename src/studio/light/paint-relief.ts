// Puts things on the sheet as solids in light: a sister of stampMotif. Things of one call stand before one another and cast their shadows on
// one another.
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { Colour } from '../colour/colour.ts'
import { uprightId } from '../motifs/leaning.ts'
import type { Motif } from '../motifs/motif.ts'
import { grown, union } from '../paint/boxes.ts'
import type { Box, Context, Easel } from '../paint/easel.ts'
import { freeCanvas } from '../paint/free-canvas.ts'
import { leftOutPart } from '../paint/part-names.ts'
import { partsOn } from '../paint/parts-on.ts'
import { laySketch, type Sketch, type Tones } from '../paint/pen.ts'
import { drawMotif, type Placing, placedAs, sketchOf } from '../paint/stamp.ts'
import type { Cast } from './cast.ts'
import { type Clock, type Model, modelled, type Thing, traceThings } from './model.ts'
import { boundsOfSketch, type Place, placeIn, placeOf } from './place.ts'
import type { Rig } from './rig.ts'
import type { Air } from './shade.ts'
import { type FloorLight, floorShadow, wallShadow } from './shadows.ts'
import { sharpened } from './sharpen.ts'

export type ReliefPlacing = Omit<Placing, 'tones'>

/** A motif of the book in its place. */
export interface Standing {
  readonly motif: Motif
  readonly placing: ReliefPlacing
  readonly cast: Cast
}

/** Something that a family draws itself: a disc, a tray, a wreath. */
export interface Drawn {
  readonly sketch: Sketch
  readonly place: Place
  /** Its height in units. */
  readonly size: number
  readonly cast: Cast
}

export interface ReliefOptions {
  readonly rig: Rig
  /** How far it stands off what is behind it, as a share of its height. */
  readonly lift?: number
  /** The shadow on what is right behind: a colour, how dark, and units of blur. */
  readonly shadow?: { readonly colour: Colour; readonly strength: number; readonly blur?: number }
  /** The shadow on a floor, on which the first thing stands, and how much of the things a polished floor mirrors. */
  readonly floor?: FloorLight & { readonly colour: Colour; readonly mirror?: number }
  /** Room around the things for their shadows and the end of their forms, as a share of their size; what is as large as the sheet needs less. */
  readonly room?: number
  /** Share of the usual pixels that it is worked in: what is broad and soft needs fewer. */
  readonly fineness?: number
  readonly air?: Air
  /** A lamp near by, in units: its light fades with the distance. */
  readonly lamp?: { readonly x: number; readonly y: number; readonly reach: number }
  readonly clock?: Clock
}

/** Tones of a thing that is painted over: parts are told apart by where they are, not by their light. */
const plain: Tones = { body: '#808080', shade: '#6c6c6c', light: '#9a9a9a', accent: '#8c8c8c', line: null }

/** Pixels that a relief is worked in at a preview's size, and the least height of a thing in them. */
const worked = 560_000
const leastHeight = 150

const isMotif = (item: Standing | Drawn): item is Standing => 'motif' in item

/** What is drawn of a motif, with the names of its parts said; nothing where an edit wants it left out. */
const drawnOf = (easel: Easel, item: Standing | Drawn): Drawn[] => {
  if (!isMotif(item)) return [item]
  const { motif, placing: wanted, cast } = item
  const placing = placedAs(wanted, motif)
  const sketch = sketchOf(motif, placing.random.whole(0, 0xffffffff), true)
  if (easel.without.has(motif.id) || placing.height === 0) return []
  const parts = partsOn(easel.ctx)
  parts?.things.add(uprightId(motif.id))
  for (const { part } of sketch) if (part !== null) parts?.named.add(part)
  const left = sketch.filter(({ part }) => part === null || !easel.without.has(leftOutPart(part)))
  const place = placeOf(placing.x, placing.y, placing.height, placing.turn ?? 0, placing.flip === true)
  return [{ sketch: left, place, size: placing.height, cast }]
}

const drawFlat = (easel: Easel, items: readonly (Standing | Drawn)[]): void => {
  const { ctx } = easel
  for (const item of items) {
    if (isMotif(item)) {
      if (!easel.without.has(item.motif.id)) drawMotif(ctx, item.motif, { ...item.placing, tones: plain })
      continue
    }
    const { a, b, c, d, e, f } = item.place
    ctx.save()
    ctx.transform(a, b, c, d, e, f)
    laySketch(ctx, item.sketch, plain)
    ctx.restore()
  }
}

/** Whether a picture is painted only to tell where things are. */
const isTold = (easel: Easel, items: readonly (Standing | Drawn)[]): boolean =>
  easel.flood !== null || items.some((item) => isMotif(item) && item.motif.flood !== undefined)

/** Room around things, and how far over the edge of the sheet they are worked, as shares of their size. */
const [usualRoom, usualOver] = [0.2, 0.09]

/** As a share of the sheet. */
const clear = 0.012

/** What of the things can be seen, with room for their shadows; beyond the edge of the sheet so far that no form ends at it. */
const workBox = (easel: Easel, drawn: readonly Drawn[], size: number, room: number): Box | null => {
  const boxes = drawn.map(({ sketch, place }) => boundsOfSketch(sketch, place)).filter((box) => box !== null)
  if (boxes.length === 0) return null
  const all = grown(union(boxes), size * room)
  const seen = grown(easel.extent, size * Math.min(room, usualOver))
  // What spans the sheet begins clearly before it, or an open sheet would take it for a ground and fold it over.
  const spans = all.x <= easel.w * clear && all.x + all.w >= easel.w * (1 - clear)
  const x = Math.max(spans ? Math.min(all.x, -easel.w * clear) : all.x, seen.x)
  const y = Math.max(all.y, seen.y)
  const w = Math.min(all.x + all.w, seen.x + seen.w) - x
  const h = Math.min(all.y + all.h, seen.y + seen.h) - y
  return w > 4 && h > 4 ? { x, y, w, h } : null
}

const scaleOf = (easel: Easel, { w, h }: Box, size: number): number =>
  Math.max(
    Math.min(easel.scale, Math.sqrt((worked * Math.max(1, easel.scale)) / (w * h))),
    Math.min(leastHeight / size, Math.sqrt(worked / (w * h))),
  )

const mirrored = (lit: Canvas, box: Box, foot: number, strength: number): Canvas => {
  const canvas = createCanvas(lit.width, lit.height)
  const ctx = canvas.getContext('2d')
  const per = lit.height / box.h
  const line = (foot - box.y) * per
  ctx.translate(0, 2 * line)
  ctx.scale(1, -1)
  ctx.drawImage(lit, 0, 0)
  ctx.setTransform(1, 0, 0, 1, 0, 0)
  ctx.globalCompositeOperation = 'destination-in'
  const fade = ctx.createLinearGradient(0, line, 0, line + box.h * 0.22 * per)
  const alpha = Math.round(strength * 255)
    .toString(16)
    .padStart(2, '0')
  fade.addColorStop(0, `#000000${alpha}`)
  fade.addColorStop(1, '#00000000')
  ctx.fillStyle = fade
  ctx.fillRect(0, 0, canvas.width, canvas.height)
  return canvas
}

const layShadows = (
  easel: Easel,
  model: Model,
  box: Box,
  foot: number,
  options: ReliefOptions,
  scale: number,
): void => {
  const { shadow, floor } = options
  const { relief, occlusion } = model
  const lay = (canvas: Canvas, at: Box): void => easel.spend({ canvas, box: at, scale: canvas.width / at.w }, {})
  if (shadow) lay(wallShadow(occlusion, relief, shadow.colour, shadow.strength, ((shadow.blur ?? 6) * scale) / 2), box)
  if (!floor) return
  const thrown = floorShadow(relief, (foot - box.y) * scale, floor, floor.colour)
  lay(thrown, { x: box.x - box.w / 2, y: foot - box.h / 2, w: box.w * 2, h: box.h })
  if (floor.mirror) lay(mirrored(model.canvas, box, foot, floor.mirror), box)
}

export const paintRelief = (easel: Easel, items: readonly (Standing | Drawn)[], options: ReliefOptions): void => {
  if (isTold(easel, items)) {
    drawFlat(easel, items)
    return
  }
  const { rig, lift = 0.012, air, lamp, clock = (_, work) => work() } = options
  const drawn = items.flatMap((item) => drawnOf(easel, item))
  const [first] = drawn
  if (first === undefined) return
  const size = Math.max(...drawn.map((each) => each.size))
  const usual = workBox(easel, drawn, size, usualRoom)
  const box = workBox(easel, drawn, size, options.room ?? usualRoom)
  if (usual === null || box === null) return
  // Less room makes it cheaper, not finer.
  const scale = scaleOf(easel, usual, size) * Math.sqrt(options.fineness ?? 1)
  const [w, h] = [Math.max(8, Math.round(box.w * scale)), Math.max(8, Math.round(box.h * scale))]
  const things = drawn.map(
    (each): Thing => ({ ...each, place: placeIn(each.place, box, scale), size: each.size * scale }),
  )
  const near = lamp && { x: (lamp.x - box.x) * scale, y: (lamp.y - box.y) * scale, reach: lamp.reach * scale }
  const isFiner = easel.scale > scale * 1.001
  const model = modelled({ things, w, h, rig, size: size * scale, lift, air, lamp: near }, isFiner, clock)
  clock('lay', () => {
    layShadows(easel, model, box, first.place.f, options, scale)
    if (!isFiner) {
      easel.spend({ canvas: model.canvas, box, scale })
      return
    }
    const outline = (ctx: Context): void =>
      traceThings(ctx, things, ({ place }) => placeIn(place, { x: 0, y: 0, w: 0, h: 0 }, easel.scale / scale))
    const full = sharpened(model.canvas, Math.round(box.w * easel.scale), Math.round(box.h * easel.scale), outline)
    freeCanvas(model.canvas)
    easel.spend({ canvas: full, box, scale: easel.scale })
  })
}
