// Where the parts and things of a cover's art are, told by painting the art small, with and without them: each only when an edit needs
// it, and once, whatever the sizes that the cover is painted at.
import type { Colour } from '../colour/colour.ts'
import type { Adjustments, Expanse, Paint } from '../direction/adjustments.ts'
import type { CoverDocument } from '../document.ts'
import type { Design } from '../families/family.ts'
import { findMotif } from '../motifs/find-motif.ts'
import type { Easel } from '../paint/easel.ts'
import { garmentNames, isDrifting, isOwn, leftOutPart, type PartName } from '../paint/part-names.ts'
import type { SetType } from '../type/set-type.ts'
import { maskOf, whereAnything, whereSolid, whereThing } from './adjust/colours/colour-things.ts'
import { whereExpanse } from './adjust/colours/expanse.ts'
import { eitherMask, extentOf, lessMask, maskBetween, sharedMask } from './adjust/colours/named-mask.ts'
import { tintsPlace } from './adjust/colours/tint-place.ts'
import { isBesideHero, isOfSheet } from './adjust/colours/turn-colours.ts'
import { type Mask, maskScale, nowhere } from './adjust/mask.ts'
import { dressOf } from './adjust/time/lay-time.ts'
import { wantedOf } from './adjust/wanted-scenery.ts'
import { isLiving, needsParts, partsOf, type SceneParts } from './scene-parts.ts'
import type { Sheet } from './sheet.ts'
import { SmallArt } from './small-art.ts'

export interface PaintedThing extends Paint {
  /** The same art without the things. */
  readonly bare: Design
  readonly wanted: ReadonlySet<string>
}

/** What the art is painted from. */
export interface MaskedArt {
  readonly design: Design
  readonly document: CoverDocument
  readonly sheet: Sheet
  readonly set: SetType
  /** What kind of picture the family paints. */
  readonly look: string
  /** The same art without its hero, where the hero is to be told apart from it. */
  readonly bare: Design | null
  /** The same art with its hero all black and all white, where the hero is coloured. */
  readonly flooded: readonly [Design, Design] | null
  /** Things in colours of their own. */
  readonly paints: readonly PaintedThing[]
  /** The same art without things; without its hero where none are named. */
  lacking(names: readonly string[]): Design
}

/** A thing that is coloured, and where it is. */
export interface ColouredThing {
  readonly paint: PaintedThing
  readonly mask: Mask
  /** The hero, which stands before named parts. */
  readonly hero: Mask | null
}

export interface ArtMasks {
  /** Sky, ground and standing things, where hour or weather need them. */
  parts(): SceneParts | null
  /** What a new ground leaves as it is: the hero, and flowers of arrangements. */
  things(): Mask | null
  coloured(): readonly ColouredThing[]
  /** The hero, where it is coloured. */
  hero(): Mask | null
  /** Where a thing is by the names that painters know it by; the hero by none. */
  standing(names: readonly string[]): Mask
}

/** Whether an edit must know the hero from what is around it. */
export const setsHeroApart = ({ ground, manner, paints, hero }: Adjustments): boolean =>
  ground !== null || manner === 'simplified' || manner === 'comic' || paints.some(isBesideHero) || hero.colour !== null

/** The parts that make a sky or a land, where painters say their names; the share of the sheet from which that is all of it. */
const ofExpanse: Readonly<Record<Expanse, readonly PartName[]>> = {
  sky: ['sky'],
  land: ['hills', 'fields', 'grass', 'sand', 'mountains'],
}
/** Parts that lie on a ground of another colour. */
const onGround: readonly PartName[] = [
  'arch',
  'awning',
  'blooms',
  'bunting',
  'disc',
  'gems',
  'hearts',
  'leaves',
  'moon',
  'planet',
  'players',
  'pots',
  'ribbons',
  'shapes',
  'stars',
  'sun',
  'tiles',
  'vines',
  'wreath',
]
/** What stands out before a sky by day; by night it is a part of the dark. */
const beforeSky: readonly PartName[] = ['clouds', 'trees']
const leastExpanse = 0.05
/** Share of the sheet under which a picture within a frame is a thing on the ground; a larger one is what the ground is seen in. */
const mostOfView = 0.6
/** Share of all that differs without the hero that the hero is itself: the rest are its shadow and its light. */
const ofItself = 0.45

const once = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** Pixels of a thing in the colour of its ground too: a red cone before a red sun is the rocket's own all the same. */
const solidIn = (shown: Easel, bare: Easel): Mask => maskOf(shown, whereSolid(bare, maskOf(shown, whereThing(bare))))

/** `scale`: pixels per unit of the masks. */
export const artMasks = (art: MaskedArt, scale = maskScale): ArtMasks => {
  const { design, document, set, bare } = art
  const { direction } = document
  const { adjustments } = direction
  const wanted = new Set(wantedOf(adjustments))
  const small = new SmallArt({ ...art, wanted, scale })

  const parts = once(() => (needsParts(adjustments) ? sceneParts() : null))
  const painted = (one: Design, without: ReadonlySet<string> = wanted): Easel =>
    small.paint(one, without, { dress: dressOf(direction, set.zones, parts()) })

  const sceneParts = (): SceneParts =>
    partsOf(
      {
        look: art.look,
        hero: direction.hero,
        named: (names) => small.named(names),
        shown: () => {
          using shown = small.paint(design, wanted)
          using without = small.paint(art.lacking([]), wanted)
          return maskOf(shown, whereThing(without))
        },
        figures: () => {
          const names = [direction.hero, ...direction.companions.filter(isLiving)]
          using shown = small.paint(design, wanted)
          using without = small.paint(art.lacking(names), new Set([...wanted, ...names, 'players']))
          // A white rabbit before a pale sky differs little from it.
          return solidIn(shown, without)
        },
      },
      adjustments,
    )

  /** What somebody wears is theirs alone, even where another wears the like. */
  const wornThing = (shown: Easel, paint: PaintedThing): ColouredThing => {
    using without = painted(paint.bare, paint.wanted)
    const mask = sharedMask(small.named(paint.named), solidIn(shown, without))
    return { paint, mask, hero: null }
  }

  const namedThing = (shown: Easel, paint: PaintedThing): ColouredThing => {
    using without = painted(paint.bare)
    const around = maskOf(shown, whereThing(without))
    // Smoke turns wherever its colour is: what the hero has of that colour before it is told by its drawing only.
    const hero = paint.named.every(isDrifting) ? eitherMask(around, small.drawn([direction.hero])) : around
    const whole = small.named(paint.named)
    // The hero of a photograph is in it, not before it.
    // What is the hero's own is not behind it.
    const isInIt = paint.named.some((name) => name === 'photo' || isOwn(name))
    // What is mirrored in water is water.
    return { paint, mask: isInIt || paint.named.includes('water') ? whole : lessMask(whole, hero), hero }
  }

  const expanseMask = (shown: Easel, paint: PaintedThing, expanse: Expanse): Mask => {
    using without = painted(paint.bare, paint.wanted)
    const told = lessMask(small.named(ofExpanse[expanse]), maskOf(shown, whereThing(without)))
    if (extentOf(told) > leastExpanse) return told
    const within = small.within(paint.bare, paint.wanted)
    return maskOf(shown, whereExpanse(expanse, without, whereAnything(without), { picture: small.picture, within }))
  }

  /** An animal in another colour has another fur: what it wears stays as it is. A house has other walls: its lamps stay lit. */
  const undressed = (hero: Mask): Mask => {
    const kind = findMotif(direction.hero)?.kind
    const kept: readonly PartName[] = kind === 'creature' ? garmentNames : kind === 'place' ? ['house windows'] : []
    return kept.length === 0 ? hero : lessMask(hero, small.named(kept))
  }

  const thingMask = (shown: Easel, paint: PaintedThing): Mask => {
    using without = painted(paint.bare, paint.wanted)
    const around = maskOf(shown, whereThing(without))
    if (paint.part !== null || paint.things.length === 0) return around
    const drawn = small.drawn(paint.things)
    return extentOf(drawn) > ofItself * extentOf(around) ? drawn : around
  }

  /** What is laid on the ground and keeps its colours with it: shapes and leaves, and all things that stand there. */
  const laidOn = (shown: Easel, ground: Colour): Mask | null => {
    const standing = tintsPlace(shown, ground) ? onGround : [...onGround, ...beforeSky]
    const names = standing.filter((name) => shown.named.has(name))
    const { companions } = direction
    const things = companions.length === 0 ? nowhere(shown.canvas) : small.drawn(companions)
    return names.length === 0 ? things : eitherMask(things, small.named(names))
  }

  return {
    parts,
    things: once(() => {
      if (!setsHeroApart(adjustments) || bare === null) return null
      // Before a circle that is left out with the old ground, a tongue in the colour of that ground was seen.
      const wantedBefore = new Set([...wanted].filter((name) => name !== leftOutPart('disc')))
      using shown = painted(design, wantedBefore)
      // Flowers stay as they are on a new ground, but ink goes around the hero alone.
      const isInked = adjustments.manner === 'comic' && adjustments.ground === null
      using without = painted(bare, isInked ? wantedBefore : new Set([...wantedBefore, 'blooms']))
      const hero = solidIn(shown, without)
      if (isInked) {
        // Nor around its shadow.
        const drawn = small.drawn([direction.hero])
        return extentOf(drawn) > ofItself * extentOf(hero) ? drawn : hero
      }
      if (adjustments.ground === null) return hero
      const view = small.within(design, wanted)
      const kept = [view, laidOn(shown, adjustments.ground)].filter(
        (mask) => mask !== null && extentOf(mask) < mostOfView,
      )
      return kept.reduce<Mask>((all, mask) => (mask === null ? all : eitherMask(all, mask)), hero)
    }),
    coloured: once(() => {
      const paints = art.paints.filter((paint) => !isOfSheet(paint))
      if (paints.length === 0) return []
      using shown = painted(design)
      return paints.map((paint) => {
        if (paint.named.length > 0) return (paint.things.length > 0 ? wornThing : namedThing)(shown, paint)
        const mask = paint.expanse === null ? thingMask(shown, paint) : expanseMask(shown, paint, paint.expanse)
        return { paint, mask, hero: null }
      })
    }),
    hero: once(() => {
      if (bare === null || adjustments.hero.colour === null) return null
      using shown = painted(design)
      using without = painted(bare)
      const around = solidIn(shown, without)
      if (art.flooded === null) return undressed(around)
      using black = painted(art.flooded[0])
      using white = painted(art.flooded[1])
      const own = maskBetween(black, white)
      // Foil and stencils have no tones of their own: there, what differs without the hero is all that is known.
      return undressed(extentOf(own) > ofItself * extentOf(around) ? own : around)
    }),
    standing: keptBy((names) => {
      using shown = painted(design)
      using without = painted(art.lacking(names), new Set([...wanted, ...names]))
      return solidIn(shown, without)
    }),
  }
}

const keptBy = (tell: (names: readonly string[]) => Mask): ((names: readonly string[]) => Mask) => {
  const kept = new Map<string, Mask>()
  return (names) => {
    const mask = kept.get(names.join()) ?? tell(names)
    kept.set(names.join(), mask)
    return mask
  }
}
