// Chooses where added motifs stand: clear of type and hero, on calm ground, where such a thing may be.
import { rgbOf } from '../../../colour/colour.ts'
import { type Extra, isCorner } from '../../../direction/adjustments.ts'
import type { Motif, MotifKind } from '../../../motifs/motif.ts'
import { ownColour } from '../../../motifs/own-colours.ts'
import { grown, overlaps } from '../../../paint/boxes.ts'
import type { Species } from '../../../paint/characters/character.ts'
import type { Box } from '../../../paint/easel.ts'
import type { Survey } from '../survey-art.ts'
import { lightOf, type Tone, toneIn } from '../tone-of-art.ts'
import { cornerOf, fromCorner } from './corners.ts'
import { findAdded } from './full-moon.ts'
import { naturalHeight } from './natural-size.ts'
import { flies, heroShare, outside, type Room, sharedArea } from './open-room.ts'
import { placeAfield } from './place-afield.ts'
import { placeAtThing } from './place-at-thing.ts'
import { isAgainstLight } from './place-before-light.ts'
import { wornBox } from './worn-things.ts'

/** Height as a share of the sheet's height. */
const heights: Readonly<Record<MotifKind, number>> = {
  creature: 0.22,
  person: 0.26,
  place: 0.25,
  plant: 0.22,
  object: 0.19,
  vehicle: 0.19,
  sky: 0.15,
  symbol: 0.16,
}

/** No wider than this share of the sheet. */
const widest = 0.46
/** But a rainbow spans most of it. */
const bow = 0.8

/** What is in a corner is an ornament. */
const inCorner = 0.8

/** In a small picture within a frame everything is smaller. */
const shareOf = ({ within }: Survey, h: number): number =>
  within ? Math.min(1, Math.max(0.6, Math.sqrt(within.h / h) * 1.1)) : 1

const heightOf = (motif: Motif, { scale, count, place }: Extra, { w, h, survey }: Room): number => {
  const natural = naturalHeight(motif, count, survey, h)
  const crowd = flies(motif) ? 1 : count > 3 ? 0.6 : count > 1 ? 0.78 : 1
  const share = isCorner(place) ? inCorner : shareOf(survey, h)
  const usual =
    motif.id === 'rainbow'
      ? (w * bow) / motif.width
      : Math.min(h * heights[motif.kind], (w * widest) / motif.width) * share
  // Beside a small figure nobody is a giant.
  const isLiving = motif.kind === 'person' || motif.kind === 'creature'
  const most = place === 'beside' && isLiving && survey.hero ? Math.max(survey.hero.h * 1.1, h * 0.11) : usual
  return Math.min(usual, most, natural) * scale * crowd
}

/** Where standing things have their foot on covers whose hero does not show it, as a share of the height. */
const usualFoot = 0.86

const footOf = ({ survey, h }: Room): number => {
  const foot = (survey.ground ?? usualFoot * h) / h
  return foot > 0.5 && foot < 0.97 ? foot : usualFoot
}

const highestRise = 0.08

/** What stands may stand nearer than the hero, but hardly further up: there is no ground. */
const fromGround = (foot: number, { kind }: Motif, room: Room): number => {
  const below = foot - footOf(room)
  const isKnown = room.survey.ground !== null
  // A little up the ground may rise; high over it there is nothing that a basket could stand on.
  const aloft = isKnown && kind === 'object' ? Math.max(0, -below - highestRise) * 12 : 0
  return below < 0 ? -below * (isKnown ? 8 : 2.4) + aloft : below * (isKnown ? 3.4 : 1.3)
}

/** How far apart two stretches are; 0 where they meet. */
const apart = (from: number, length: number, other: number, otherLength: number): number =>
  Math.max(0, other - (from + length), from - (other + otherLength))

const besideHero = (box: Box, { survey: { hero }, w, h }: Room): number => {
  if (hero === null) return 0
  const level = Math.abs(box.y + box.h - (hero.y + hero.h)) / h
  return (apart(box.x, box.w, hero.x, hero.w) / w) * 3 + level * 2.2
}

const overHero = (box: Box, { survey: { hero }, w, h }: Room): number => {
  if (hero === null) return 0
  const across = Math.abs(box.x + box.w / 2 - (hero.x + hero.w / 2)) / w
  return across * 3 + (Math.abs(box.y + box.h - hero.y) / h) * 3
}

/** Under this share of the height nothing hangs in a sky. */
const lowestInSky = 0.5

/** How far a place is from where one would look for such a thing; 0 is best. */
const strangeness = (box: Box, motif: Motif, place: Extra['place'], room: Room): number => {
  const { w, h } = room
  if (isCorner(place)) return fromCorner(box, place, room)
  if (place === 'beside' && room.survey.hero) return besideHero(box, room)
  if (place === 'over' && room.survey.hero) return overHero(box, room)
  const x = (box.x + box.w / 2) / w
  const middle = (box.y + box.h / 2) / h
  const foot = (box.y + box.h) / h
  const across = place === 'left' ? x - 0.2 : place === 'right' ? 0.8 - x : place === 'middle' ? Math.abs(x - 0.5) : 0
  const up = place === 'top' ? middle - 0.18 : place === 'bottom' ? 0.92 - foot : place === 'sky' ? middle - 0.42 : 0
  const isLoose = place === 'top' || place === 'bottom'
  const usual = isLoose ? 0 : flies(motif) || place === 'sky' ? Math.abs(middle - 0.3) : fromGround(foot, motif, room)
  const sunk = motif.kind === 'sky' && !isLoose ? Math.max(0, middle - lowestInSky) * 12 : 0
  return sunk + usual * 1.4 + Math.max(0, across) * 5 + Math.max(0, up) * 5
}

const candidates = (w: number, h: number, place: Extra['place'], room: Room): Box[] => {
  const margin = Math.min(room.w, room.h) * 0.045
  const boxes: Box[] = []
  const open = (isCorner(place) ? null : room.survey.within) ?? {
    x: margin,
    y: margin,
    w: room.w - 2 * margin,
    h: room.h - 2 * margin,
  }
  for (let across = 0; across <= 12; across++)
    for (let down = 0; down <= 24; down++)
      boxes.push({ x: open.x + ((open.w - w) * across) / 12, y: open.y + ((open.h - h) * down) / 24, w, h })
  return boxes
}

/** What it costs to be of the tone of the place: a raven by night. */
const lostIn = ({ light }: Tone, { motif, colour }: Extra): number => {
  const own = colour ?? ownColour(motif)
  return own === undefined ? 0 : Math.max(0, 0.34 - Math.abs(lightOf(rgbOf(own)) - light)) * 3.4
}

const smallest = 0.5
/** Lightness between a dark bird and the ground, under which it is lost there. */
const lostStep = 0.16
/** What it costs to touch the hero at all. */
const touching = 1.1

/** What lives in water is there, where the hero is; beside a ship it is in the water too. */
const placeIn = ({ rests, kind }: Motif, { place, by }: Extra, { survey }: Room): Extra['place'] => {
  const isAnywhere = place === null || (place === 'beside' && by.length === 0)
  return isAnywhere && rests === 'water' && kind === 'creature' && survey.isAfloat ? 'water' : place
}

/** The box of one more of these; smaller where there is no room for its full size. */
const placeOne = (motif: Motif, extra: Extra, room: Room, nth: number): Box => {
  const onHero = wornBox(motif, extra, room)
  if (onHero) return onHero
  const full = heightOf(motif, extra, room)
  const there = placeAtThing(motif, { ...extra, place: placeIn(motif, extra, room) }, full, nth, room)
  if (there) return there
  const afield = placeAfield(motif, extra, full, room)
  if (afield) return afield
  let best: { box: Box; cost: number } | null = null
  for (const share of [1, 0.85, 0.7, smallest]) {
    const height = full * share
    for (const box of candidates(height * motif.width, height, extra.place, room)) {
      const hidden = room.taken.reduce((sum, other) => sum + (overlaps(box, other) ? sharedArea(box, other) : 0), 0)
      const hero = heroShare(box, room.survey)
      const others = room.survey.others.some((other) => overlaps(box, other))
      const tone = toneIn(room.survey.picture, box)
      const cost =
        hidden * 14 +
        (hero > 0 ? touching + hero * 10 : 0) +
        (others ? touching * 3 : 0) +
        tone.unrest * 3 +
        (motif.kind === 'sky' ? 0 : lostIn(tone, extra)) +
        strangeness(box, motif, extra.place, room) +
        (isCorner(extra.place) ? 0 : outside(box, room) * 24) +
        // A herd is rather far away than scattered over places where it cannot be.
        (1 - share) * (extra.count > 1 ? 0.9 : 1.8)
      if (best === null || cost < best.cost) best = { box, cost }
    }
  }
  return best?.box ?? { x: 0, y: 0, w: full * motif.width, h: full }
}

export interface PlacedExtra {
  readonly motif: Motif
  readonly colour: Extra['colour']
  readonly box: Box
  /** Counts those of one kind. */
  readonly nth: number
  /** Names of what stands before it, none for the hero; null where it stands before everything. */
  readonly behind: readonly string[] | null
  /** A dark shape before a sun or a moon. */
  readonly isAgainstLight: boolean
  /** Who plays it, in picture books. */
  readonly species?: Species
}

/** What hangs in the sky is behind what stands in the picture. */
const behindOf = (motif: Motif, { place, by }: Extra): PlacedExtra['behind'] =>
  place === 'instead' ? [] : place === 'behind' || (motif.kind === 'sky' && place !== 'before') ? by : null

/** Lightness from which a sun or a moon makes shapes of what is before it. */
const paleLight = 0.28

/** Units between an added thing and type. */
const gap = 26
/** Each further one of a kind is a little smaller, or they would look cloned. */
const sizes = [1, 0.82, 0.92, 0.74, 0.86, 0.7, 0.8]

/** Dark birds, which are not seen on dark ground but before any sky. */
const darkBirds: ReadonlySet<string> = new Set(['raven'])

const isLost = ({ motif, colour, box }: PlacedExtra, { survey }: Room): boolean => {
  const own = colour ?? ownColour(motif.id)
  if (!darkBirds.has(motif.id) || own === undefined) return false
  return Math.abs(lightOf(rgbOf(own)) - toneIn(survey.picture, box).light) < lostStep
}

const onTheWing = (extra: Extra, room: Room, nth: number): PlacedExtra | null => {
  const motif = extra.place === null ? findAdded('bird-on-the-wing') : undefined
  if (!motif) return null
  const colour = extra.colour ?? ownColour(extra.motif) ?? null
  const box = placeOne(motif, { ...extra, colour, place: 'sky' }, room, nth)
  return { motif, colour, nth, box, behind: null, isAgainstLight: false }
}

export const placeExtras = (
  extras: readonly Extra[],
  survey: Survey,
  zones: readonly Box[],
  sheet: { readonly w: number; readonly h: number },
): readonly PlacedExtra[] => {
  const taken = zones.map((zone) => grown(zone, gap))
  return extras.flatMap((extra) => {
    const motif = findAdded(extra.motif)
    if (!motif || survey.isPainted(extra)) return []
    return Array.from({ length: extra.count }, (_, nth): PlacedExtra => {
      const one = { ...extra, place: extra.place ?? cornerOf(motif), scale: extra.scale * (sizes[nth] ?? 1) }
      const room = { w: sheet.w, h: sheet.h, taken, survey }
      const box = placeOne(motif, one, room, nth)
      const standing: PlacedExtra = {
        motif,
        colour: extra.colour,
        box,
        nth,
        behind: behindOf(motif, extra),
        isAgainstLight: isAgainstLight(motif, extra, room) && toneIn(survey.picture, box).light > paleLight,
      }
      const placed = isLost(standing, room) ? (onTheWing(one, room, nth) ?? standing) : standing
      taken.push(grown(placed.box, -placed.box.w * (extra.count > 1 && !flies(motif) ? 0.16 : 0.05)))
      return placed
    })
  })
}
