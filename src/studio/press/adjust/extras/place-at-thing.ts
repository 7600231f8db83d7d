// Chooses where added motifs stand that were asked for at a thing of the picture: on it, beside it, around it, before it; or in water.
import type { Extra } from '../../../direction/adjustments.ts'
import { findMotif } from '../../../motifs/find-motif.ts'
import type { Motif } from '../../../motifs/motif.ts'
import { besidePerson } from '../../../motifs/real-size.ts'
import { overlaps } from '../../../paint/boxes.ts'
import type { Box } from '../../../paint/easel.ts'
import { leftOutPart } from '../../../paint/part-names.ts'
import type { Thing } from '../survey-art.ts'
import { toneIn } from '../tone-of-art.ts'
import { flies, heroShare, outside, type Room, sharedArea } from './open-room.ts'
import { isAgainstLight, placeBeforeLight } from './place-before-light.ts'
import { isRaised, isWound, spotsAt } from './spots-at-thing.ts'

/** Sizes beside a thing, as shares of its own: what sits on it or crosses it is smaller than it is. */
const capOf = (motif: Motif, { place, by }: Extra, { box }: Thing, { h, survey }: Room): number => {
  const { kind } = motif
  // Who sits on a roof is as far away as the house.
  if (place === 'over' && kind === 'creature' && by.includes(leftOutPart('roof')))
    return Math.max(h * smallestAtBuilding, box.h * 0.5)
  if (place === 'over') return Math.max(h * 0.07, box.h * 0.8)
  if (place === 'perched') return Math.max(h * 0.06, Math.min(h * 0.11, box.h * 0.36))
  if (place === 'before' && flies(motif)) return Math.max(h * 0.05, box.h * 0.55)
  // What is behind a building is further away than it.
  if (place === 'behind' && (by.length > 0 || survey.heroKind === 'place') && !flies(motif))
    return Math.max(h * 0.06, box.h * 0.4)
  const share = besidePerson(motif)
  // What is at a building that somebody stands before is as far away as that.
  if (share !== undefined && (by.length > 0 ? isBuilding(by) : survey.heroKind === 'place') && !flies(motif))
    return Math.max(h * smallestAtBuilding, box.h * mostAtBuilding * share)
  if (place === 'held') return Math.max(h * 0.06, box.h * (isRaised(motif) ? 0.62 : 0.26))
  // What somebody may have carried there.
  return kind === 'object' && survey.heroKind === 'person' ? Math.max(h * 0.08, box.h * 0.4) : h
}

/** The highest that somebody right at a building may be, as a share of its height; and what is still seen there, of the sheet's. */
const mostAtBuilding = 0.5
const smallestAtBuilding = 0.055

const isBuilding = (by: readonly string[]): boolean => by.some((name) => findMotif(name)?.kind === 'place')

/** What may be hidden by type or reach over the edge before the place is no good. */
const mostHidden = 0.12
const mostOutside = 0.06
/** Share of a thing that may stand before somebody. */
const mostOfSomebody = 0.03

const atThings: ReadonlySet<Extra['place']> = new Set([
  'over',
  'beside',
  'left-of',
  'right-of',
  'around',
  'before',
  'behind',
  'perched',
  'held',
  'water',
])

/** Widest share of the sheet of one thing that another can stand for: more are many, or a whole landscape. */
const widestOne = 0.66

/** On the ground of what it stands for, as large as that was. */
const placeInstead = ({ width }: Motif, { by, scale }: Extra, { survey, w, h }: Room): Box | null => {
  const thing = survey.formerly(by)
  if (thing === null || thing.box.w > w * widestOne) return null
  const { box } = thing
  const high = Math.max(h * 0.06, Math.min(box.h * 1.1, (box.w * 1.25) / width)) * scale
  const wide = high * width
  return { x: box.x + (box.w - wide) / 2, y: box.y + box.h - high, w: wide, h: high }
}

/** The box at the thing that was named; null where none was, it is not there, or has no room beside it. */
export const placeAtThing = (motif: Motif, extra: Extra, full: number, nth: number, room: Room): Box | null => {
  const { place, by } = extra
  if (place === 'instead') return placeInstead(motif, extra, room)
  if (!atThings.has(place)) return null
  const thing = place === 'water' ? null : room.survey.thing(by)
  const againstLight =
    thing && isAgainstLight(motif, extra, room) ? placeBeforeLight(motif, extra, thing, full, nth, room) : null
  if (againstLight) return againstLight
  const most = thing ? Math.min(full, capOf(motif, extra, thing, room)) : full
  const { heroKind } = room.survey
  const isSomebody = by.length > 0 && (heroKind === 'person' || heroKind === 'creature')
  let best: { readonly box: Box; readonly cost: number } | null = null
  for (const share of [1, 0.85, 0.7, 0.55, 0.45]) {
    const size = { w: most * share * motif.width, h: most * share }
    for (const { box, far } of spotsAt(motif, extra, thing, size, nth, room)) {
      const hidden = room.taken.reduce((sum, other) => sum + (overlaps(box, other) ? sharedArea(box, other) : 0), 0)
      const beyond = outside(box, room)
      if (hidden > mostHidden || beyond > mostOutside) continue
      const touches =
        place === 'before' ||
        place === 'perched' ||
        (place === 'behind' && by.length === 0) ||
        place === 'held' ||
        (place === 'around' && isWound(motif))
      // What sits in a tree may hide some of it, but nothing of the hero.
      const hero = touches && place !== 'perched' ? 0 : heroShare(box, room.survey)
      const isBeforeSomebody =
        (hero > mostOfSomebody && isSomebody) || room.survey.others.some((other) => overlaps(box, other))
      if (isBeforeSomebody && !touches && place !== 'over') continue
      const unrest = touches ? 0 : toneIn(room.survey.picture, box).unrest
      const cost =
        far +
        hidden * 14 +
        beyond * 12 +
        hero * (place === 'over' ? 1.2 : place === 'water' ? 3.5 : 6) +
        unrest * 2 +
        (1 - share) * 1.6
      if (!best || cost < best.cost) best = { box, cost }
    }
  }
  return best?.box ?? null
}
