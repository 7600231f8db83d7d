// An easel whose sheet is open to the left: what a family paints beyond that edge is seen as well. A planet that the edge would cut goes on
// there, and so does the ground under it.
import type { Canvas, Image } from '@napi-rs/canvas'
import { createCanvas } from '@napi-rs/canvas'
import { clamp } from '../paint/curves.ts'
import { type Box, type Context, Easel, type Laying, type OwnLayer } from '../paint/easel.ts'
import { inkBounds } from '../paint/ink-bounds.ts'

export interface OpenSheet {
  /** In units: the sheet that is designed for, and how far beyond its left edge is seen. */
  readonly w: number
  readonly h: number
  readonly beyond: number
}

/** Units by which what spans a sheet may miss its edges. */
const slack = 2
/** Pixels of blur that keep a layer smooth which is painted small and scaled up. */
const smallestBlur = 7

/** Whether something spans the sheet, and not yet all that is open of it. */
const spans = (x: number, width: number, { w, beyond }: OpenSheet): boolean =>
  x <= slack && x > -beyond / 2 && x + width >= w - slack

type Drawable = Canvas | Image

/** Draws a picture of the sheet's width, and beyond the edge the same folded over: for fields of fog, paper and light, which have no shapes. */
const drawFolded = (
  draw: (image: Drawable, x: number, y: number, w: number, h: number) => void,
  ctx: Context,
  image: Drawable,
  { x, y, w, h }: Box,
  beyond: number,
): void => {
  draw(image, x, y, w, h)
  for (let fold = 0; x - fold * w > -beyond; fold++) {
    ctx.save()
    if (fold % 2 === 0) {
      ctx.translate(x - fold * w, 0)
      ctx.scale(-1, 1)
      draw(image, 0, y, w, h)
    } else draw(image, x - (fold + 1) * w, y, w, h)
    ctx.restore()
  }
}

/** What is laid over the whole width of the sheet is laid over all that is open of it. */
const opened = (ctx: Context, sheet: OpenSheet): Context => {
  const { w, h, beyond } = sheet
  const [fillRect, drawImage] = [ctx.fillRect.bind(ctx), ctx.drawImage.bind(ctx)]
  const wide = (w + beyond) / h
  ctx.fillRect = (x, y, width, height) => {
    if (spans(x, width, sheet)) fillRect(x - beyond, y, width + beyond, height)
    else fillRect(x, y, width, height)
  }
  const draw = (image: Drawable, ...at: number[]): void => {
    const [x = 0, y = 0, width, height] = at
    if (at.length !== 4 || width === undefined || height === undefined || !spans(x, width, sheet)) {
      Reflect.apply(drawImage, ctx, [image, ...at])
      return
    }
    // A picture of all that is open already, or one of the sheet alone.
    const isOpen = Math.abs(image.width / image.height / wide - 1) < 0.01 && Math.abs(height - h) < slack
    if (isOpen) drawImage(image, x - beyond, y, width + beyond, height)
    else drawFolded((...args) => drawImage(...args), ctx, image, { x, y, w: width, h: height }, beyond)
  }
  ctx.drawImage = draw
  return ctx
}

export class OpenEasel extends Easel {
  override readonly w: number
  readonly #sheet: OpenSheet
  readonly #seedOfSheet: number

  constructor(sheet: OpenSheet, scale: number, seed: number, without: ReadonlySet<string>) {
    super({ w: sheet.w + sheet.beyond, h: sheet.h }, scale, seed, without)
    this.w = sheet.w
    this.#sheet = sheet
    this.#seedOfSheet = seed
    this.ctx.translate(sheet.beyond, 0)
    opened(this.ctx, sheet)
  }

  override fresh(detail = 1): OpenEasel {
    return new OpenEasel(this.#sheet, this.scale * detail, this.#seedOfSheet, this.without)
  }

  override layer(
    draw: (ctx: Context) => void,
    options: { readonly detail?: number; readonly box?: Box } = {},
  ): OwnLayer {
    const box = options.box ?? { x: 0, y: 0, w: this.w, h: this.h }
    const { beyond } = this.#sheet
    if (!spans(box.x, box.w, this.#sheet)) return super.layer(draw, options)
    const open = { ...box, x: box.x - beyond, w: box.w + beyond }
    return super.layer((ctx) => draw(opened(ctx, this.#sheet)), { ...options, box: open })
  }

  override soft(blur: number, draw: (ctx: Context) => void, laying: Omit<Laying, 'blur'> = {}): void {
    const detail = clamp(smallestBlur / (blur * this.scale), 0.05, 1)
    using sharp = this.layer(draw, { detail })
    const inked = inkBounds(sharp.canvas, Math.ceil(blur * sharp.scale * 3))
    if (!inked) return
    const canvas = createCanvas(inked.w, inked.h)
    const ctx = canvas.getContext('2d')
    ctx.filter = `blur(${blur * sharp.scale}px)`
    ctx.drawImage(sharp.canvas, -inked.x, -inked.y)
    const unit = 1 / sharp.scale
    const box = { x: sharp.box.x + inked.x * unit, y: inked.y * unit, w: inked.w * unit, h: inked.h * unit }
    this.spend({ canvas, box, scale: sharp.scale }, laying)
  }

  override fill(style: Parameters<Easel['fill']>[0]): void {
    this.ctx.fillStyle = style
    this.ctx.fillRect(0, 0, this.w, this.h)
  }
}
