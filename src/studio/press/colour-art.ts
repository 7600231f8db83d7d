// Things of the art in the colours that edits want, told from the rest by painting the art without them: small, whatever the size of the sheet.
import type { Adjustments, Expanse, Paint } from '../direction/adjustments.ts'
import type { Direction } from '../document.ts'
import type { Design } from '../families/family.ts'
import { smooth } from '../paint/curves.ts'
import { type Box, Easel } from '../paint/easel.ts'
import type { Flood } from '../paint/flood-part.ts'
import type { PartName } from '../paint/part-names.ts'
import type { SetType } from '../type/set-type.ts'
import { colourPart, colourSky } from './adjust/colours/colour-part.ts'
import { colourWhere, maskOf, whereAnything, whereSolid, whereThing } from './adjust/colours/colour-things.ts'
import { whereExpanse } from './adjust/colours/expanse.ts'
import { extentOf, lessMask, maskBetween, maskNamed } from './adjust/colours/named-mask.ts'
import { isBesideHero, isOfSheet } from './adjust/colours/turn-colours.ts'
import { turnDrifting, turnPart } from './adjust/colours/turn-shades.ts'
import { paintFramed } from './adjust/frame-art.ts'
import { type Mask, maskScale } from './adjust/mask.ts'
import { wantedOf } from './adjust/wanted-scenery.ts'
import type { Where } from './adjust/where.ts'
import { isLiving, partsOf, type SceneParts } from './scene-parts.ts'
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
  /** The same art with its hero all black and all white. */
  readonly flooded: readonly [Design, Design] | null
  readonly paints: readonly PaintedThing[]
  /** The same art without things; without its hero where none are named. */
  lacking(names: readonly string[]): Design
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

  paint(
    design: Design,
    wanted: ReadonlySet<string>,
    dress: Easel['dress'] = this.#dress,
    flood: Flood | null = null,
  ): Easel {
    const { sheet, seed, type, direction } = this.#colouring
    const easel = new Easel(sheet, maskScale, seed, wanted)
    easel.flood = flood
    easel.dress = (art, picture) => {
      this.picture = picture
      this.#isFramed = true
      dress?.(art, picture)
    }
    paintFramed(easel, direction.adjustments.frame, type, (art, told) => design.back(art, told))
    return easel
  }

  /** Where parts are that painters say the names of. */
  named(names: readonly PartName[], design: Design, wanted: ReadonlySet<string>): Mask {
    return maskNamed(names, (flood) => this.paint(design, wanted, null, flood))
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

/** Where a thing is, told by the art that lacks it. */
export const whereStands = (
  easel: Easel,
  colouring: Colouring,
  lacking: Design,
  without: ReadonlySet<string>,
): Mask => {
  const small = new SmallArt(easel, colouring)
  using shown = small.paint(colouring.design, new Set(wantedOf(colouring.direction.adjustments)))
  using bareArt = small.paint(lacking, without)
  return maskOf(shown, whereSolid(bareArt, maskOf(shown, whereThing(bareArt))))
}

/** Parts that have no edges: all that is of their colour turns with them. */
const drifting: ReadonlySet<PartName> = new Set(['smoke', 'fog'])

/** The parts that make a sky or a land, where painters say their names; the share of the sheet from which that is all of it. */
const ofExpanse: Readonly<Record<Expanse, readonly PartName[]>> = {
  sky: ['sky'],
  land: ['hills', 'fields', 'grass', 'sand', 'mountains'],
}
const leastExpanse = 0.05
/** Share of all that differs without the hero that the hero is itself: the rest are its shadow and its light. */
const ofItself = 0.45

export const colourThings = (easel: Easel, colouring: Colouring): void => {
  const { bare, flooded, direction, design } = colouring
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
    if (paint.named.length > 0 && paint.colour !== null) {
      const hero = maskWith(paint.bare, wanted, whereThing)
      const whole = small.named(paint.named, design, wanted)
      // The hero of a photograph is in it, not before it.
      const mask = paint.named.includes('photo') ? whole : lessMask(whole, hero)
      if (paint.named.every((name) => drifting.has(name))) {
        turnDrifting(easel, mask, paint.colour, hero)
        continue
      }
      const lay = paint.named.includes('sky') ? colourSky : colourPart
      lay(easel, mask, { ...paint, colour: paint.colour })
      continue
    }
    const told =
      expanse === null
        ? null
        : lessMask(small.named(ofExpanse[expanse], design, wanted), maskWith(paint.bare, paint.wanted, whereThing))
    if (told && paint.colour !== null && extentOf(told) > leastExpanse) {
      colourWhere(easel, told, paint.colour)
      continue
    }
    const within = expanse === null ? null : small.within(paint.bare, paint.wanted)
    const mask = maskWith(paint.bare, paint.wanted, (bareArt) =>
      expanse === null
        ? whereThing(bareArt)
        : whereExpanse(expanse, bareArt, whereAnything(bareArt), { picture: small.picture, within }),
    )
    if (part !== null) turnPart(easel, part, paint.colour, mask)
    else if (paint.colour !== null) colourWhere(easel, mask, paint.colour)
  }
  if (bare && colour !== null) {
    const around = maskWith(bare, wanted, solidIn)
    const own = flooded ? maskBetween(small.paint(flooded[0], wanted), small.paint(flooded[1], wanted)) : null
    // Foil and stencils have no tones of their own: there, what differs without the hero is all that is known.
    const isTold = own !== null && extentOf(own) > ofItself * extentOf(around)
    colourWhere(easel, isTold ? own : around, colour)
  }
}

/** Where sky, ground and standing things are. */
export const scenePartsOf = (easel: Easel, colouring: Colouring, look: string): SceneParts => {
  const { direction, design } = colouring
  const small = new SmallArt(easel, colouring)
  const wanted = new Set(wantedOf(direction.adjustments))
  return partsOf(
    {
      look,
      hero: direction.hero,
      named: (names) => small.named(names, design, wanted),
      shown: () => {
        using shown = small.paint(design, wanted, null)
        using without = small.paint(colouring.lacking([]), wanted, null)
        return maskOf(shown, whereThing(without))
      },
      figures: () => {
        const names = [direction.hero, ...direction.companions.filter(isLiving)]
        using shown = small.paint(design, wanted, null)
        using without = small.paint(colouring.lacking(names), new Set([...wanted, ...names, 'players']), null)
        // A white rabbit before a pale sky differs little from it.
        return maskOf(shown, whereSolid(without, maskOf(shown, whereThing(without))))
      },
    },
    direction.adjustments,
  )
}

/** Named parts that lie behind type: bands and labels, which are painted after the art. */
export const colourPlates = (easel: Easel, { adjustments }: Direction, paintPlates: (easel: Easel) => void): void => {
  for (const { named, colour, second } of adjustments.paints) {
    if (named.length === 0 || colour === null) continue
    const mask = maskNamed(named, (flood) => {
      const plates = easel.fresh(maskScale / easel.scale)
      plates.fill('#808080')
      plates.flood = flood
      paintPlates(plates)
      return plates
    })
    if (extentOf(mask) > 0) colourPart(easel, mask, { named, colour, second })
  }
}
