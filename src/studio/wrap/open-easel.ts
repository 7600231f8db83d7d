// An easel whose sheet is open to the left: what a family paints beyond that edge is seen as well. A planet that the edge would cut goes on
// there, and so does the ground under it.
import type { Canvas, Image } from '@napi-rs/canvas'
import { type Box, type Context, Easel, type OwnLayer } from '../paint/easel.ts'

export interface OpenSheet {
  /** In units: the sheet that is designed for, and how far beyond its left edge is seen. */
  readonly w: number
  readonly h: number
  readonly beyond: number
}

/** As a share of the width: a picture that begins further out is the shadow of a thing, and no ground. */
const shadowed = 0.005
/** Units by which what spans a sheet may miss its edges. */
const slack = 2

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
  const [fillRect, strokeRect] = [ctx.fillRect.bind(ctx), ctx.strokeRect.bind(ctx)]
  const drawImage = ctx.drawImage.bind(ctx)
  const wide = (w + beyond) / h
  ctx.fillRect = (x, y, width, height) => {
    if (spans(x, width, sheet)) fillRect(x - beyond, y, width + beyond, height)
    else fillRect(x, y, width, height)
  }
  ctx.strokeRect = (x, y, width, height) => {
    // Its left side lies out of sight.
    if (x < -slack && spans(x, width, sheet)) strokeRect(x - 2 * beyond, y, width + 2 * beyond, height)
    else strokeRect(x, y, width, height)
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
    else if (x < -shadowed * w) drawImage(image, x, y, width, height)
    else drawFolded((...args) => drawImage(...args), ctx, image, { x, y, w: width, h: height }, beyond)
  }
  ctx.drawImage = draw
  return ctx
}

export class OpenEasel extends Easel {
  readonly #sheet: OpenSheet
  readonly #seedOfSheet: number

  constructor(sheet: OpenSheet, scale: number, seed: number, without: ReadonlySet<string>) {
    const { w, h, beyond } = sheet
    super(sheet, scale, seed, without, { x: -beyond, y: 0, w: w + beyond, h })
    this.#sheet = sheet
    this.#seedOfSheet = seed
    opened(this.ctx, sheet)
  }

  override fresh(detail = 1, seed = this.#seedOfSheet): OpenEasel {
    return new OpenEasel(this.#sheet, this.scale * detail, seed, this.without)
  }

  override layer(
    draw: (ctx: Context) => void,
    options: { readonly detail?: number; readonly box?: Box } = {},
  ): OwnLayer {
    const { x, y, w, h } = options.box ?? { x: 0, y: 0, w: this.w, h: this.h }
    // What is drawn on it across the sheet is to be drawn as far as it reaches.
    const isWide = x <= slack && x + w >= this.w - slack
    if (!isWide) return super.layer(draw, options)
    const { beyond } = this.#sheet
    const box = spans(x, w, this.#sheet) ? { x: x - beyond, y, w: w + beyond, h } : { x, y, w, h }
    return super.layer((ctx) => draw(opened(ctx, this.#sheet)), { ...options, box })
  }
}
