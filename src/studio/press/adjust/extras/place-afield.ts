// Chooses where things stand that were asked for out on the hills or in the fields: small, on the land itself, off the road.
import type { Extra } from '../../../direction/adjustments.ts'
import type { Motif } from '../../../motifs/motif.ts'
import { overlaps } from '../../../paint/boxes.ts'
import type { Box } from '../../../paint/easel.ts'
import { leftOutPart } from '../../../paint/part-names.ts'
import type { Thing } from '../survey-art.ts'
import { toneIn } from '../tone-of-art.ts'
import { heroShare, outside, type Room, sharedArea } from './open-room.ts'

const land = (['hills', 'fields', 'grass', 'mountains'] as const).map(leftOutPart)
const road = [leftOutPart('road')]

/** How much smaller than close by things are out there, and the least that is seen of the sheet's height. */
const farAway = 0.5
const leastHeight = 0.042
/** Where on the land they stand by preference: a share of its height from its crest. */
const fromCrest = 0.34

/** Whether the whole foot of a box is on a thing. */
const standsOn = ({ has }: Thing, { x, y, w, h }: Box): boolean =>
  [0.05, 0.35, 0.65, 0.95].every((across) => has(x + w * across, y + h * 0.98))

const touches = ({ has }: Thing, { x, y, w, h }: Box): boolean =>
  [0, 0.25, 0.5, 0.75, 1].some((across) => [0.5, 0.98].some((down) => has(x + w * across, y + h * down)))

/** Null where the picture has no land, or no room on it. */
export const placeAfield = (motif: Motif, extra: Extra, full: number, room: Room): Box | null => {
  const { survey, taken } = room
  const ground = extra.place === 'afield' ? survey.thing(land) : null
  if (ground === null) return null
  const way = survey.thing(road)
  const high = Math.max(room.h * leastHeight, full * farAway)
  const size = { w: high * motif.width, h: high }
  let best: { readonly box: Box; readonly cost: number } | null = null
  for (let across = 0; across <= 24; across++)
    for (let down = 0; down <= 24; down++) {
      const foot = ground.box.y + (ground.box.h * down) / 24
      const box = { x: ground.box.x + ((ground.box.w - size.w) * across) / 24, y: foot - size.h, ...size }
      if (!standsOn(ground, box) || (way !== null && touches(way, box))) continue
      const hidden = taken.reduce((sum, other) => sum + (overlaps(box, other) ? sharedArea(box, other) : 0), 0)
      const hero = heroShare(box, survey)
      const cost =
        hidden * 14 +
        hero * 12 +
        (survey.others.some((other) => overlaps(box, other)) ? 3 : 0) +
        outside(box, room) * 24 +
        toneIn(survey.picture, box).unrest * 3 +
        Math.abs(down / 24 - fromCrest) * 1.5
      if (best === null || cost < best.cost) best = { box, cost }
    }
  return best?.box ?? null
}
