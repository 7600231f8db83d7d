// Where added things are that somebody wears: on the head of the hero, before its eyes, or behind its back.

import type { Extra } from '../../../direction/adjustments.ts'
import type { Motif } from '../../../motifs/motif.ts'
import { isWornOnEyes, isWornOnHead } from '../../../motifs/suits.ts'
import { overlaps } from '../../../paint/boxes.ts'
import type { Box } from '../../../paint/easel.ts'
import type { Room } from './open-room.ts'

/** Where the eyes are: shares of the height of people, and of animals that are mostly head. */
const eyes = { people: 0.1, animals: 0.44 }

/** On the head of the hero, as wide as a head is, and never on type. */
const headBox = (motif: Motif, { scale }: Extra, { survey: { hero, heroKind }, w, taken }: Room): Box | null => {
  if (hero === null) return null
  if (isWornOnEyes(motif)) {
    const isSomebody = heroKind === 'person'
    const across = hero.w * (isSomebody ? 0.26 : 0.44) * scale
    const high = across / motif.width
    const y = hero.y + hero.h * (isSomebody ? eyes.people : eyes.animals) - high / 2
    return { x: hero.x + (hero.w - across) / 2, y, w: across, h: high }
  }
  const wide = Math.min(Math.max(hero.w * 0.36, w * 0.12), w * 0.34) * scale
  const size = { w: wide, h: wide / motif.width }
  for (const sunk of [0.3, 0.5, 0.7, 0.9]) {
    const box = { x: hero.x + (hero.w - size.w) / 2, y: hero.y - size.h * (1 - sunk), ...size }
    if (!taken.some((other) => overlaps(box, other))) return box
  }
  return null
}

/** From the neck of an animal that is mostly head to its feet, wider than it is. */
const capeBox = (motif: Motif, { scale }: Extra, hero: Box): Box => {
  const h = Math.max(hero.h * 0.56, (hero.w * 1.12) / motif.width) * scale
  const w = h * motif.width
  return { x: hero.x + (hero.w - w) / 2, y: hero.y + hero.h * 0.42, w, h }
}

/** Null where the thing is not worn, or nobody is there to wear it. */
export const wornBox = (motif: Motif, extra: Extra, room: Room): Box | null => {
  const { hero } = room.survey
  if (motif.id === 'cape') return hero && capeBox(motif, extra, hero)
  return isWornOnHead(motif) && extra.place !== null ? headBox(motif, extra, room) : null
}
