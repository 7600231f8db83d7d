// What families paint on. Lengths are units: a sheet always has the area of 1600 x 2560 units, whatever its shape, and `scale` says how
// many pixels a unit has. Paint in units and the picture is the same at every size.
import { type Canvas, createCanvas, type GlobalCompositeOperation, type SKRSContext2D } from '@napi-rs/canvas'
import { clamp } from './curves.ts'
import { fadePart, faintly } from './fade-part.ts'
import { type Flood, floodLight, floodPart, greyOf, keepUnflooded } from './flood-part.ts'
import { freeCanvas } from './free-canvas.ts'
import { inkBounds, type PixelBox } from './ink-bounds.ts'
import { Noise } from './noise.ts'
import { faintPart, isOwn, leftOutPart, leftOutPiece, type PartName } from './part-names.ts'
import { knowParts } from './parts-on.ts'
import type { Player } from './player.ts'
import { Random } from './random.ts'

export type Context = SKRSContext2D

export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

export interface Laying {
  readonly blend?: GlobalCompositeOperation
  readonly alpha?: number
  /** In units. */
  readonly blur?: number
}

/** How something soft is laid, and the box that it is drawn in, in units. */
export interface Softening extends Omit<Laying, 'blur'> {
  readonly box?: Box
}

/** Blurred layers are painted small and scaled up; this many pixels of blur keep them smooth. */
const smallestBlur = 7

/** A box with room around it, as far as it is seen. */
const seenAround = (box: Box, room: number, seen: Box): Box | null => {
  const [x, y] = [Math.max(box.x - room, seen.x), Math.max(box.y - room, seen.y)]
  const w = Math.min(box.x + box.w + room, seen.x + seen.w) - x
  const h = Math.min(box.y + box.h + room, seen.y + seen.h) - y
  return w > 0 && h > 0 ? { x, y, w, h } : null
}

export class Easel implements Disposable {
  readonly w: number
  readonly h: number
  /** What is seen of the picture: the sheet, or more than it where a picture goes on beyond its edge. */
  readonly extent: Box
  /** Whether the left edge is a fold, over which the picture goes on. */
  readonly opensLeft: boolean
  /** Pixels per unit. */
  readonly scale: number
  readonly canvas: Canvas
  readonly ctx: Context
  readonly random: Random
  readonly noise: Noise
  /** What an edit wants left out of the picture: names of motifs and of the atmosphere. */
  readonly without: ReadonlySet<string>
  /** What an edit lays over a picture that has something around it: a frame, torn paper. */
  dress: ((easel: Easel, picture: Box) => void) | null = null
  /** Parts of the picture that are painted over in one colour, so that they can be told from all else. */
  flood: Flood | null = null
  /** The names of all parts that were painted. */
  named = new Set<PartName>()
  /** What was drawn: ids of motifs and characters, and of what falls from the sky. */
  things = new Set<string>()
  /** The people who were painted, by their number in the cast. */
  players = new Map<number, Player>()
  /** Where people stand, in units: type that would cross them wants a ground of its own. */
  readonly bodies: Box[] = []
  /** How many pieces of each part were painted on this easel. */
  readonly pieces = new Map<PartName, number>()
  /** Parts of many things, of which fewer were painted because an edit wants it so. */
  fewer = new Set<PartName>()
  readonly #seed: number
  #isFlooding = false

  constructor(
    sheet: { readonly w: number; readonly h: number; readonly opensLeft?: boolean },
    scale: number,
    seed: number,
    without: ReadonlySet<string> = new Set(),
    extent: Box = { x: 0, y: 0, w: sheet.w, h: sheet.h },
  ) {
    this.without = without
    this.w = sheet.w
    this.h = sheet.h
    this.extent = extent
    this.opensLeft = sheet.opensLeft === true || extent.x < 0
    this.scale = scale
    this.canvas = createCanvas(Math.round(extent.w * scale), Math.round(extent.h * scale))
    this.ctx = this.canvas.getContext('2d')
    knowParts(this.ctx, this)
    this.ctx.scale(this.canvas.width / extent.w, this.canvas.height / extent.h)
    this.ctx.translate(-extent.x, -extent.y)
    this.ctx.imageSmoothingQuality = 'high'
    this.#seed = seed
    this.random = new Random(seed)
    this.noise = new Noise(seed ^ 0x9e3779b9)
  }

  /** Whether this is the small proof on which legibility is measured: skip what only shows at size (grain, hair lines). */
  get isProof(): boolean {
    return this.scale < 0.5
  }

  /**
   * An empty easel of the same sheet and, by default, seed: for a picture within the picture. `detail` over 1 makes it finer,
   * `without` leaves out more.
   */
  fresh(detail = 1, seed = this.#seed, without = this.without): Easel {
    const easel = new Easel(this, this.scale * detail, seed, without)
    easel.dress = this.dress
    easel.flood = this.flood
    easel.named = this.named
    easel.things = this.things
    easel.players = this.players
    easel.fewer = this.fewer
    return easel
  }

  /** Of many things that are a part of the picture, those to paint: every other one where an edit wants it less. */
  some<Thing>(name: PartName, all: readonly Thing[]): readonly Thing[] {
    return this.wantsFewer(name) ? all.filter((_, at) => at % 2 === 0) : all
  }

  /** Whether an edit wants fewer of many things. A painter that asks paints fewer of them, so that they need not be fainter. */
  wantsFewer(name: PartName): boolean {
    const isWanted = this.without.has(faintPart(name))
    if (isWanted) this.fewer.add(name)
    return isWanted
  }

  /** Paints a part of the picture that somebody may call by name, on the easel or on a layer of it. */
  part<Result>(name: PartName, paint: () => Result, ctx: Context = this.ctx): Result {
    return this.#named(name, paint, ctx, floodPart)
  }

  /** Paints the light that a part throws on what is around it. */
  shine(name: PartName, paint: () => void, ctx: Context = this.ctx): void {
    this.#named(name, paint, ctx, floodLight)
  }

  #named<Result>(name: PartName, paint: () => Result, ctx: Context, flooded: typeof floodPart): Result {
    this.named.add(name)
    const { flood } = this
    const isMeant = flood?.parts.includes(name)
    const painted = (): Result => {
      if (flood && isMeant) return this.#flooding(() => flooded(ctx, flood.colour, paint))
      // Trees on hills are no hills; but what somebody wears is of them.
      return this.#isFlooding && !isOwn(name) ? keepUnflooded(ctx, paint) : paint()
    }
    const nth = this.pieces.get(name) ?? 0
    this.pieces.set(name, nth + 1)
    if (this.without.has(leftOutPart(name)) || this.without.has(leftOutPiece(name, nth)))
      return fadePart(ctx, () => 1, painted)
    // Its painter says while it paints whether it paints fewer of them.
    return this.without.has(faintPart(name))
      ? fadePart(ctx, () => (this.fewer.has(name) ? 0 : faintly), painted)
      : painted()
  }

  #flooding<Result>(paint: () => Result): Result {
    const outer = this.#isFlooding
    this.#isFlooding = true
    const result = paint()
    this.#isFlooding = outer
    return result
  }

  /** The colour of a part that is many small strokes: each is painted over by itself. */
  tone(name: PartName, colour: string): string {
    this.named.add(name)
    return this.flood?.parts.includes(name) ? greyOf(this.flood.colour) : colour
  }

  /** Says that the picture in this box is done, before anything is laid around it: hour and weather are for it alone. */
  pictured(box: Box): void {
    this.dress?.(this, box)
  }

  /** Ends the easel: its picture has been laid elsewhere. */
  [Symbol.dispose](): void {
    freeCanvas(this.canvas)
  }

  /**
   * A transparent canvas of all that is seen (or of `box`), drawn on in the same units. `detail` under 1 makes it coarser. Take it with
   * `using`, so that its pixels are freed when it has been laid.
   */
  layer(draw: (ctx: Context) => void, options: { readonly detail?: number; readonly box?: Box } = {}): OwnLayer {
    const box = options.box ?? this.extent
    const scale = this.scale * (options.detail ?? 1)
    const canvas = createCanvas(Math.max(1, Math.ceil(box.w * scale)), Math.max(1, Math.ceil(box.h * scale)))
    const ctx = canvas.getContext('2d')
    knowParts(ctx, this)
    ctx.imageSmoothingQuality = 'high'
    ctx.scale(scale, scale)
    ctx.translate(-box.x, -box.y)
    draw(ctx)
    return ownLayer({ canvas, box: { x: box.x, y: box.y, w: canvas.width / scale, h: canvas.height / scale }, scale })
  }

  /** Lays a layer on the sheet. */
  lay(layer: Layer, { blend = 'source-over', alpha = 1, blur = 0 }: Laying = {}): void {
    const { ctx } = this
    ctx.save()
    ctx.globalCompositeOperation = blend
    ctx.globalAlpha = alpha
    if (blur > 0) ctx.filter = `blur(${blur * this.scale}px)`
    // Fine smoothing matters only when a layer is made smaller; on enlarged ones it costs four times as much for nothing.
    ctx.imageSmoothingQuality = layer.scale > this.scale ? 'high' : 'low'
    ctx.drawImage(layer.canvas, layer.box.x, layer.box.y, layer.box.w, layer.box.h)
    ctx.restore()
  }

  /** Lays a layer for the last time. */
  spend(layer: Layer, laying: Laying = {}): void {
    this.lay(layer, laying)
    freeCanvas(layer.canvas)
  }

  /** How much coarser than the sheet something may be painted that is then blurred by so many units. */
  coarseness(blur: number): number {
    return clamp(smallestBlur / (blur * this.scale), 0.05, 1)
  }

  /**
   * Draws something blurred by `blur` units. Costs little: it is painted small, and only where there is something. Whoever knows where
   * that is gives the box, and it need not be looked for.
   */
  soft(blur: number, draw: (ctx: Context) => void, { box, ...laying }: Softening = {}): void {
    const detail = this.coarseness(blur)
    if (box) {
      const around = seenAround(box, blur * 3, this.extent)
      if (around === null) return
      using known = this.layer(draw, { detail, box: around })
      this.#layBlurred(known, { x: 0, y: 0, w: known.canvas.width, h: known.canvas.height }, blur, laying)
      return
    }
    using sharp = this.layer(draw, { detail })
    const reach = Math.ceil(blur * sharp.scale * 3)
    const inked = inkBounds(sharp.canvas, reach)
    if (inked) this.#layBlurred(sharp, inked, blur, laying)
  }

  #layBlurred(sharp: Layer, inked: PixelBox, blur: number, laying: Laying): void {
    const canvas = createCanvas(inked.w, inked.h)
    const ctx = canvas.getContext('2d')
    ctx.filter = `blur(${blur * sharp.scale}px)`
    ctx.drawImage(sharp.canvas, -inked.x, -inked.y)
    const unit = 1 / sharp.scale
    const { x, y } = sharp.box
    const box = { x: x + inked.x * unit, y: y + inked.y * unit, w: inked.w * unit, h: inked.h * unit }
    this.spend({ canvas, box, scale: sharp.scale }, laying)
  }

  /** Fills all that is seen. */
  fill(style: string | CanvasGradient): void {
    const { x, y, w, h } = this.extent
    this.ctx.fillStyle = style
    this.ctx.fillRect(x, y, w, h)
  }
}

type CanvasGradient = ReturnType<Context['createLinearGradient']>

export interface Layer {
  readonly canvas: Canvas
  readonly box: Box
  /** Pixels per unit. */
  readonly scale: number
}

/** A layer that whoever made it may free. */
export interface OwnLayer extends Layer, Disposable {}

export const ownLayer = (layer: Layer): OwnLayer => ({ ...layer, [Symbol.dispose]: () => freeCanvas(layer.canvas) })
