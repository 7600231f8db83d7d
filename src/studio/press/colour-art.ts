// Things of the art in the colours that edits want, told from the rest by painting the art without them: small, whatever the size of the sheet.
import type { Adjustments, Paint } from '../direction/adjustments.ts'
import type { Direction } from '../document.ts'
import type { Design } from '../families/family.ts'
import { smooth } from '../paint/curves.ts'
import { type Box, Easel } from '../paint/easel.ts'
import type { SetType } from '../type/set-type.ts'
import { colourWhere, maskOf, whereAnything, whereSolid, whereThing } from './adjust/colours/colour-things.ts'
import { whereExpanse } from './adjust/colours/expanse.ts'
import { isBesideHero, isOfSheet } from './adjust/colours/turn-colours.ts'
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
  /** Where the art is a picture: the sheet, or what a frame leaves of it. */
  picture: Box
  #isFramed = false

  constructor(easel: Easel, colouring: Colouring) {
    this.#colouring = colouring
    this.#dress = easel.dress
    this.picture = { x: 0, y: 0, w: easel.w, h: easel.h }
  }

  paint(design: Design, wanted: ReadonlySet<string>, dress: Easel['dress'] = this.#dress): Easel {
    const { sheet, seed, type, direction } = this.#colouring
    const easel = new Easel(sheet, maskScale, seed, wanted)
    easel.dress = (art, picture) => {
      this.picture = picture
      this.#isFramed = true
      dress?.(art, picture)
    }
    paintFramed(easel, direction.adjustments.frame, type, (art, told) => design.back(art, told))
    return easel
  }

  /** How far the picture within a frame reaches, whatever its shape: painted over, it is where the art is of that colour. */
  within(design: Design, wanted: ReadonlySet<string>): Mask | null {
    if (!this.#isFramed) return null
    using flooded = this.paint(design, wanted, (art) => art.fill('#ff00ff'))
    return maskOf(
      flooded,
      (_top, _rows, own) => (at) =>
        smooth(0.2, 0.5, (Math.min(own[at] ?? 0, own[at + 2] ?? 0) - (own[at + 1] ?? 0)) / 255),
    )
  }
}

/** Whether an edit must know the hero from what is around it. */
export const setsHeroApart = ({ ground, manner, paints, hero }: Adjustments): boolean =>
  ground !== null || manner === 'simplified' || paints.some(isBesideHero) || hero.colour !== null

/** Where the things are that a new ground leaves as they are: the hero, and flowers of arrangements. */
export const thingsOn = (easel: Easel, colouring: Colouring): Mask | null => {
  const { bare, direction, design } = colouring
  const { adjustments } = direction
  if (!setsHeroApart(adjustments) || bare === null) return null
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
    const within = expanse === null ? null : small.within(paint.bare, paint.wanted)
    const mask = maskWith(paint.bare, paint.wanted, (bareArt) =>
      expanse === null
        ? whereThing(bareArt)
        : whereExpanse(expanse, bareArt, whereAnything(bareArt), { picture: small.picture, within }),
    )
    if (part !== null) turnPart(easel, part, paint.colour, mask)
    else if (paint.colour !== null) colourWhere(easel, mask, paint.colour)
  }
  if (bare && colour !== null) colourWhere(easel, maskWith(bare, wanted, solidIn), colour)
}
