// Things of the art in the colours that edits want, told from the rest by painting the art without them: small, whatever the size of the sheet.
import type { Paint } from '../direction/adjustments.ts'
import type { Direction } from '../document.ts'
import type { Design } from '../families/family.ts'
import { Easel } from '../paint/easel.ts'
import type { SetType } from '../type/set-type.ts'
import { colourWhere, maskOf, whereAnything, whereSolid, whereThing } from './adjust/colours/colour-things.ts'
import { whereExpanse } from './adjust/colours/expanse.ts'
import { isOfSheet } from './adjust/colours/turn-colours.ts'
import { turnPart } from './adjust/colours/turn-shades.ts'
import { paintFramed } from './adjust/frame-art.ts'
import { type Mask, maskScale } from './adjust/mask.ts'
import { wantedOf } from './adjust/wanted-scenery.ts'
import type { Where } from './adjust/where.ts'
import type { Sheet } from './sheet.ts'

export interface PaintedThing extends Paint {
  /** The same art without the things. */
  readonly bare: Design
  readonly wanted: ReadonlySet<string>
}

/** What the art is painted from. */
export interface Colouring {
  readonly design: Design
  readonly sheet: Sheet
  readonly seed: number
  readonly direction: Direction
  readonly type: SetType
  /** The same art without its hero, where the hero is to be told apart from it. */
  readonly bare: Design | null
  readonly paints: readonly PaintedThing[]
}

/** Painters of the art at the size of masks: with and without things. */
class SmallArt {
  readonly #colouring: Colouring
  readonly #dress: Easel['dress']

  constructor(easel: Easel, colouring: Colouring) {
    this.#colouring = colouring
    this.#dress = easel.dress
  }

  paint(design: Design, wanted: ReadonlySet<string>): Easel {
    const { sheet, seed, type, direction } = this.#colouring
    const easel = new Easel(sheet, maskScale, seed, wanted)
    easel.dress = this.#dress
    paintFramed(easel, direction.adjustments.frame, type, (art, told) => design.back(art, told))
    return easel
  }
}

/** Where the things are that a new ground leaves as they are: the hero, and flowers of arrangements. */
export const thingsOn = (easel: Easel, colouring: Colouring): Mask | null => {
  const { bare, direction, design } = colouring
  const { adjustments } = direction
  const isNeeded = adjustments.ground !== null || adjustments.manner === 'simplified'
  if (!isNeeded || bare === null) return null
  const small = new SmallArt(easel, colouring)
  using shown = small.paint(design, new Set(wantedOf(adjustments)))
  using without = small.paint(bare, new Set([...wantedOf(adjustments), 'blooms']))
  return maskOf(shown, whereSolid(without, maskOf(shown, whereThing(without))))
}

export const colourThings = (easel: Easel, colouring: Colouring): void => {
  const { bare, direction, design } = colouring
  const { adjustments } = direction
  const { colour } = adjustments.hero
  const paints = colouring.paints.filter((paint) => !isOfSheet(paint))
  if (paints.length === 0 && (bare === null || colour === null)) return
  const small = new SmallArt(easel, colouring)
  const wanted = new Set(wantedOf(adjustments))
  using shown = small.paint(design, wanted)
  const maskWith = (lacking: Design, without: ReadonlySet<string>, whereOf: (bareArt: Easel) => Where): Mask => {
    using bareArt = small.paint(lacking, without)
    return maskOf(shown, whereOf(bareArt))
  }
  // A red cone before a red sun differs little from it, and is the rocket's own all the same.
  const solidIn = (bareArt: Easel): Where => whereSolid(bareArt, maskOf(shown, whereThing(bareArt)))
  for (const paint of paints) {
    const { expanse, part } = paint
    const mask = maskWith(paint.bare, paint.wanted, (bareArt) =>
      expanse === null ? whereThing(bareArt) : whereExpanse(expanse, bareArt, whereAnything(bareArt)),
    )
    if (part !== null) turnPart(easel, part, paint.colour, mask)
    else if (paint.colour !== null) colourWhere(easel, mask, paint.colour)
  }
  if (bare && colour !== null) colourWhere(easel, maskWith(bare, wanted, solidIn), colour)
}
