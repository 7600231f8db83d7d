// Pressed plants: each specimen is painted once at its largest and then laid many times, turned and sized. A border of a hundred blooms costs
// no more than a dozen paintings.
import type { Box, Context, Easel, Layer } from '../easel.ts'
import type { Random } from '../random.ts'

/** Draws a specimen around (0, 0). */
export type Paint = (ctx: Context, random: Random) => void

export interface Laid {
  readonly x: number
  readonly y: number
  readonly turn?: number
  /** Of the size it was painted at. */
  readonly share: number
  readonly isFlipped?: boolean
}

/** Sizes at which a specimen is kept: smaller ones are laid from a smaller copy, which is both smoother and quicker. */
const copies = [1, 0.5, 0.25] as const

export class Herbarium {
  readonly #easel: Easel
  readonly #random: Random
  readonly #pressed = new Map<string, Layer>()

  constructor(easel: Easel, random: Random) {
    this.#easel = easel
    this.#random = random
  }

  #specimen(name: string, box: Box, copy: number, paint: Paint): Layer {
    const key = `${name} at ${copy}`
    const known = this.#pressed.get(key)
    if (known) return known
    const made =
      copy === 1
        ? this.#easel.layer((own) => paint(own, this.#random.sub(name)), { box })
        : this.#reduced(this.#specimen(name, box, copy * 2, paint), box, copy)
    this.#pressed.set(key, made)
    return made
  }

  #reduced(larger: Layer, box: Box, copy: number): Layer {
    const draw = (ctx: Context): void =>
      ctx.drawImage(larger.canvas, larger.box.x, larger.box.y, larger.box.w, larger.box.h)
    return this.#easel.layer(draw, { box, detail: copy })
  }

  /** Lays the specimen of this name; `paint` draws it around (0, 0) within `box` when it is first asked for. */
  lay(ctx: Context, name: string, box: Box, laid: Laid, paint: Paint): void {
    const copy = copies.findLast((size) => size >= laid.share) ?? 1
    const { canvas, box: drawn } = this.#specimen(name, box, copy, paint)
    ctx.save()
    ctx.imageSmoothingQuality = 'low'
    ctx.translate(laid.x, laid.y)
    ctx.rotate(laid.turn ?? 0)
    ctx.scale(laid.share, laid.isFlipped ? -laid.share : laid.share)
    ctx.drawImage(canvas, drawn.x, drawn.y, drawn.w, drawn.h)
    ctx.restore()
  }
}
