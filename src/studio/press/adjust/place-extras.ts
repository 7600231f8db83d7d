// Chooses where added motifs stand: clear of type and hero, on calm ground, where such a thing may be.
import type { Extra } from '../../direction/adjustments.ts'
import { grown, overlaps } from '../../paint/boxes.ts'
import type { Box } from '../../paint/easel.ts'
import type { Motif, MotifKind } from '../../paint/motifs/motif.ts'
import { findAdded } from './full-moon.ts'
import type { Survey } from './survey-art.ts'
import { toneIn } from './tone-of-art.ts'

interface Room {
  readonly w: number
  readonly h: number
  /** Where type stands, and what was added already. */
  readonly taken: readonly Box[]
  readonly survey: Survey
}

/** Height as a share of the sheet's height. */
const heights: Readonly<Record<MotifKind, number>> = {
  creature: 0.2,
  person: 0.22,
  place: 0.22,
  plant: 0.2,
  object: 0.17,
  vehicle: 0.17,
  sky: 0.14,
  symbol: 0.15,
}

/** No wider than this share of the sheet. */
const widest = 0.42

const heightOf = (motif: Motif, { scale, count }: Extra, { w, h }: Room): number => {
  const crowd = count > 3 ? 0.6 : count > 1 ? 0.78 : 1
  return Math.min(h * heights[motif.kind], (w * widest) / motif.width) * scale * crowd
}

const flies = ({ kind, rests }: Motif): boolean => rests === 'air' || kind === 'sky'

/** How far a place is from where one would look for such a thing; 0 is best. */
const strangeness = (box: Box, motif: Motif, place: Extra['place'], { w, h }: Room): number => {
  const x = (box.x + box.w / 2) / w
  const middle = (box.y + box.h / 2) / h
  const foot = (box.y + box.h) / h
  const across = place === 'left' ? x - 0.2 : place === 'right' ? 0.8 - x : place === 'middle' ? Math.abs(x - 0.5) : 0
  const up = place === 'top' ? middle - 0.18 : place === 'bottom' ? 0.92 - foot : 0
  const usual =
    place === 'top' || place === 'bottom' ? 0 : flies(motif) ? Math.abs(middle - 0.3) : Math.abs(foot - 0.86)
  return usual * 1.4 + Math.max(0, across) * 5 + Math.max(0, up) * 5
}

const heroShare = ({ x, y, w, h }: Box, survey: Survey): number => {
  let hits = 0
  for (let row = 0; row < 6; row++)
    for (let column = 0; column < 6; column++)
      if (survey.hasHero(x + (w * (column + 0.5)) / 6, y + (h * (row + 0.5)) / 6)) hits++
  return hits / 36
}

const sharedArea = (one: Box, other: Box): number => {
  const w = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x)
  const h = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y)
  return w > 0 && h > 0 ? (w * h) / (one.w * one.h) : 0
}

const candidates = (w: number, h: number, room: Room): Box[] => {
  const margin = Math.min(room.w, room.h) * 0.045
  const boxes: Box[] = []
  for (let across = 0; across <= 12; across++)
    for (let down = 0; down <= 24; down++)
      boxes.push({
        x: margin + ((room.w - 2 * margin - w) * across) / 12,
        y: margin + ((room.h - 2 * margin - h) * down) / 24,
        w,
        h,
      })
  return boxes
}

const smallest = 0.5
/** What it costs to touch the hero at all. */
const touching = 0.8

/** The box of one more of these; smaller where there is no room for its full size. */
const placeOne = (motif: Motif, extra: Extra, room: Room): Box => {
  const full = heightOf(motif, extra, room)
  let best: { box: Box; cost: number } | null = null
  for (const share of [1, 0.85, 0.7, smallest]) {
    const height = full * share
    for (const box of candidates(height * motif.width, height, room)) {
      const hidden = room.taken.reduce((sum, other) => sum + (overlaps(box, other) ? sharedArea(box, other) : 0), 0)
      const hero = heroShare(box, room.survey)
      const cost =
        hidden * 14 +
        (hero > 0 ? touching + hero * 6 : 0) +
        toneIn(room.survey.picture, box).unrest * 3 +
        strangeness(box, motif, extra.place, room) +
        (1 - share) * 1.2
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
}

/** Units between an added thing and type. */
const gap = 26
/** Each further one of a kind is a little smaller, or they would look cloned. */
const sizes = [1, 0.82, 0.92, 0.74, 0.86, 0.7, 0.8]

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
      const size = extra.scale * (sizes[nth] ?? 1)
      const box = placeOne(motif, { ...extra, scale: size }, { w: sheet.w, h: sheet.h, taken, survey })
      taken.push(grown(box, -box.w * 0.05))
      return { motif, colour: extra.colour, box, nth }
    })
  })
}
