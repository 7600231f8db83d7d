// Chooses where added things fly before a sun or a moon: within its disc or over its edge, a small group of different sizes.
import type { Extra } from '../../../direction/adjustments.ts'
import { findMotif } from '../../../motifs/find-motif.ts'
import type { Motif } from '../../../motifs/motif.ts'
import { overlaps } from '../../../paint/boxes.ts'
import { tau } from '../../../paint/curves.ts'
import type { Box } from '../../../paint/easel.ts'
import type { Thing } from '../survey-art.ts'
import { flies, outside, type Room, sharedArea } from './open-room.ts'

/** Shares of the disc that one alone, and the largest of several, have at most: of its height, and of its width. */
const highest = [0.42, 0.3] as const
const widest = [0.6, 0.44] as const
/** Each further one is of another size, or they would look cloned. */
const sizes = [1, 0.66, 0.82, 0.56, 0.74, 0.6]
/** No smaller than this share of the sheet's height, however small the light is. */
const smallest = 0.016

/** Where each would best be, in radii from the middle of the disc: some cross its edge. */
const within = [
  [-0.2, -0.1],
  [0.44, -0.42],
  [0.3, 0.3],
  [-0.62, 0.4],
  [-0.3, -0.7],
  [0.86, 0.1],
] as const
const atEdge = [
  [-0.86, -0.34],
  [0.8, -0.5],
  [-0.95, 0.24],
  [0.95, 0.2],
  [-0.4, -0.92],
  [0.4, -0.95],
] as const

/** Share of a thing that must be before the light. */
const leastBefore = { within: 0.6, atEdge: 0.3 } as const
const mostHidden = 0.12

/** Birds that are painted sitting may be shapes before a moon as well. */
const isBird = ({ id }: Motif): boolean => id === 'owl' || id === 'raven' || id === 'bird'

/** Whether something that lives and flies is wanted at a sun or a moon: it is a dark shape against the light. */
export const isAgainstLight = (motif: Motif, { place, by }: Extra, { survey }: Room): boolean =>
  (place === 'before' || place === 'beside') &&
  motif.kind === 'creature' &&
  (flies(motif) || isBird(motif)) &&
  (by.length > 0 ? by.some((name) => findMotif(name)?.kind === 'sky') : survey.heroKind === 'sky')

/** How much of the middle of a box has the light behind it: houses and trees may stand before it too. */
const shareBefore = ({ x, y, w, h }: Box, light: Thing): number => {
  let hits = 0
  for (const across of [0.15, 0.325, 0.5, 0.675, 0.85])
    for (const down of [0.2, 0.4, 0.6, 0.8]) if (light.has(x + w * across, y + h * down)) hits++
  return hits / 20
}

/** Null where nothing of the light is free. */
export const placeBeforeLight = (
  motif: Motif,
  { place, count }: Extra,
  light: Thing,
  full: number,
  nth: number,
  room: Room,
): Box | null => {
  const several = count > 1 ? 1 : 0
  const { box: disc } = light
  const radius = Math.min(disc.w, disc.h) / 2
  const [middleX, middleY] = [disc.x + disc.w / 2, disc.y + disc.h / 2]
  const places = place === 'before' ? within : atEdge
  const least = place === 'before' ? leastBefore.within : leastBefore.atEdge
  const [bestX, bestY] = places[nth % places.length] ?? [0, 0]
  const most = Math.min(full, radius * 2 * highest[several], (radius * 2 * widest[several]) / motif.width)
  const h = Math.max(room.h * smallest, most * (sizes[nth % sizes.length] ?? 1))
  const w = h * motif.width
  let best: { readonly box: Box; readonly cost: number } | null = null
  for (const far of [0, 0.25, 0.45, 0.65, 0.85, 1])
    for (let turn = 0; turn < 16; turn++) {
      const [x, y] = [Math.cos((turn / 16) * tau) * far, Math.sin((turn / 16) * tau) * far]
      const box = { x: middleX + x * radius - w / 2, y: middleY + y * radius - h / 2, w, h }
      const before = shareBefore(box, light)
      const hidden = room.taken.reduce((sum, other) => sum + (overlaps(box, other) ? sharedArea(box, other) : 0), 0)
      if (before < least || hidden > mostHidden) continue
      const cost = Math.hypot(x - bestX, y - bestY) + (1 - before) * 0.6 + hidden * 10 + outside(box, room) * 12
      if (!best || cost < best.cost) best = { box, cost }
    }
  return best?.box ?? null
}
