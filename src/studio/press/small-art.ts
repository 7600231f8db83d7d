// Paints a cover's art at the size of masks: as it is, without things, or with parts of it painted over.
import type { CoverDocument } from '../document.ts'
import type { Design } from '../families/family.ts'
import { smooth } from '../paint/curves.ts'
import { type Box, Easel } from '../paint/easel.ts'
import type { Flood } from '../paint/flood-part.ts'
import type { PartName } from '../paint/part-names.ts'
import type { SetType } from '../type/set-type.ts'
import { maskOf } from './adjust/colours/colour-things.ts'
import { maskDrawn, maskNamed } from './adjust/colours/named-mask.ts'
import { paintFramed } from './adjust/frame-art.ts'
import { type Mask, nowhere } from './adjust/mask.ts'
import type { Sheet } from './sheet.ts'

interface Painting {
  readonly design: Design
  /** What the design is painted without. */
  readonly wanted: ReadonlySet<string>
  readonly document: CoverDocument
  readonly sheet: Sheet
  readonly set: SetType
  /** Pixels per unit. */
  readonly scale: number
}

export class SmallArt {
  readonly #painting: Painting
  /** Where the art is a picture: the sheet, or what a frame leaves of it. */
  picture: Box
  #isFramed = false
  /** What the first painting of the design tells: the names of all its parts. */
  #told: { readonly names: ReadonlySet<PartName>; readonly width: number; readonly height: number } | null = null

  constructor(painting: Painting) {
    this.#painting = painting
    this.picture = { x: 0, y: 0, w: painting.sheet.w, h: painting.sheet.h }
  }

  /** `dress` is laid over a picture that has something around it; `flood` paints parts over. */
  paint(
    design: Design,
    wanted: ReadonlySet<string>,
    { dress = null, flood = null }: { readonly dress?: Easel['dress']; readonly flood?: Flood | null } = {},
  ): Easel {
    const { document, sheet, set, scale } = this.#painting
    const easel = new Easel(sheet, scale, document.seed, wanted)
    easel.flood = flood
    easel.dress = (art, picture) => {
      this.picture = picture
      this.#isFramed = true
      dress?.(art, picture)
    }
    paintFramed(easel, document.direction.adjustments.frame, set, (art, told) => design.back(art, told))
    return easel
  }

  /** Where parts are that painters say the names of. */
  named(names: readonly PartName[]): Mask {
    const told = this.#told
    if (told && !names.some((name) => told.names.has(name))) return nowhere(told)
    const { design, wanted } = this.#painting
    return maskNamed(names, (flood, without) => {
      const easel = this.paint(design, new Set([...wanted, ...without]), { flood })
      const { width, height } = easel.canvas
      this.#told ??= { names: easel.named, width, height }
      return easel
    })
  }

  /** Where motifs are by their own drawing, without the shadows that they throw. */
  drawn(things: readonly string[]): Mask {
    const { design, wanted } = this.#painting
    return maskDrawn(things, (flood) => this.paint(design, wanted, { flood }))
  }

  /** How far the picture within a frame reaches, whatever its shape: painted over, it is where the art is of that colour. */
  within(design: Design, wanted: ReadonlySet<string>): Mask | null {
    if (!this.#isFramed) return null
    using flooded = this.paint(design, wanted, { dress: (art) => art.fill('#ff00ff') })
    return maskOf(
      flooded,
      (_top, _rows, own) => (at) =>
        smooth(0.2, 0.5, (Math.min(own[at] ?? 0, own[at + 2] ?? 0) - (own[at + 1] ?? 0)) / 255),
    )
  }
}
