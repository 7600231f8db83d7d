// Where something may stand at a thing of the picture: on it, beside it, around it, before it, behind it, in somebody's hand; or in water.
import type { Extra } from '../../../direction/adjustments.ts'
import type { Motif } from '../../../motifs/motif.ts'
import { tau } from '../../../paint/curves.ts'
import type { Box } from '../../../paint/easel.ts'
import type { Thing } from '../survey-art.ts'
import { flies, type Room } from './open-room.ts'

interface Size {
  readonly w: number
  readonly h: number
}

/** A place, and how far it is from the best one. */
interface Spot {
  readonly box: Box
  readonly far: number
}

/** The height at which a thing is met from above between two places; its lower end where it is not. */
const topOf = ({ box, has }: Thing, from: number, to: number): number => {
  const tops = [0.2, 0.5, 0.8].map((share) => {
    const x = from + (to - from) * share
    for (let step = 0; step <= 60; step++) if (has(x, box.y + (box.h * step) / 60)) return box.y + (box.h * step) / 60
    return box.y + box.h
  })
  return tops.toSorted((one, other) => one - other)[1] ?? box.y
}

/** On its upper edge, or over it in the air. */
const spotsOver = (thing: Thing, size: Size, isFlying: boolean): readonly Spot[] =>
  [0, -0.18, 0.18, -0.32, 0.32].map((aside) => {
    const x = thing.box.x + thing.box.w * (0.5 + aside) - size.w / 2
    const top = isFlying
      ? thing.box.y - size.h * 0.08
      : topOf(thing, x + size.w * 0.3, x + size.w * 0.7) + size.h * 0.03
    const sunk = Math.max(0, top - thing.box.y) / thing.box.h
    return { box: { x, y: top - size.h, ...size }, far: Math.abs(aside) + sunk * 1.5 }
  })

/** How deep somebody who sits in a tree is in its crown, as a share of its own height. */
const inCrown = 0.5

/** How much of the lower half of a box lies before a thing: boughs, and not the air between two trees. */
const shareBorne = ({ has }: Thing, { x, y, w, h }: Box): number => {
  const hits = [0.3, 0.4, 0.5, 0.6, 0.7].flatMap((across) =>
    [0.6, 0.75, 0.9].filter((down) => has(x + w * across, y + h * down)),
  )
  return hits.length / 15
}

/** Among the upper boughs: wherever the crown is, not on its very tip alone. */
const spotsPerched = (thing: Thing, size: Size): readonly Spot[] =>
  [0, -0.08, 0.08, -0.16, 0.16, -0.24, 0.24, -0.32, 0.32, -0.4, 0.4].flatMap((aside) => {
    const middle = thing.box.x + thing.box.w * (0.5 + aside)
    const top = topOf(thing, middle - size.w * 0.2, middle + size.w * 0.2)
    const sunk = (top - thing.box.y) / thing.box.h
    const box = { x: middle - size.w / 2, y: top - size.h * (1 - inCrown), ...size }
    return sunk > lowestBough ? [] : [{ box, far: Math.abs(aside) + sunk + (1 - shareBorne(thing, box)) * 1.5 }]
  })

/** Under this share of a tree's height there are no boughs to sit on. */
const lowestBough = 0.55

/** What flies is as well over a shoulder of it, where type stands right above. */
const spotsOverShoulder = ({ box }: Thing, size: Size): readonly Spot[] =>
  [-1, 1].flatMap((side) =>
    [0.1, 0.4].map((down) => ({
      box: {
        x: box.x + box.w * (0.5 + side * 0.42) + (side * size.w) / 2 - size.w / 2,
        y: box.y - size.h * (1 - down),
        ...size,
      },
      far: 0.5 + down,
    })),
  )

/** On its ground, to the left or to the right. */
const spotsBeside = ({ box }: Thing, size: Size, isFlying: boolean): readonly Spot[] =>
  [0.04, 0.2, 0.45, 0.8].flatMap((gap) =>
    [-1, 1].flatMap((side) =>
      [0, 0.03, -0.03].map((lower) => {
        const x = side < 0 ? box.x - size.w * (1 + gap) : box.x + box.w + size.w * gap
        const foot = isFlying ? box.y + box.h * 0.5 + size.h / 2 : box.y + box.h
        return { box: { x, y: foot - size.h + lower * box.h, ...size }, far: gap + Math.abs(lower) * 4 }
      }),
    ),
  )

/** Wound around it, below its middle. */
const spotsWound = ({ box }: Thing, size: Size): readonly Spot[] =>
  [0.68, 0.6, 0.76].map((down) => ({
    box: { x: box.x + box.w / 2 - size.w / 2, y: box.y + box.h * down - size.h / 2, ...size },
    far: Math.abs(down - 0.68) * 2,
  }))

/** In a ring around it: each of several at its own turn. */
const spotsAround = (motif: Motif, thing: Thing, size: Size, nth: number, count: number): readonly Spot[] =>
  count === 1 && isWound(motif) ? spotsWound(thing, size) : spotsInRing(thing, size, nth, count)

const winds: ReadonlySet<string> = new Set(['snake', 'octopus', 'necklace'])

export const isWound = ({ id }: Motif): boolean => winds.has(id)

const spotsInRing = ({ box }: Thing, size: Size, nth: number, count: number): readonly Spot[] =>
  [0, 0.04, -0.04, 0.09, -0.09, 0.15, -0.15, 0.22, -0.22, 0.3, -0.3].flatMap((off) =>
    [0.62, 0.85, 1.15].map((reach) => {
      // One alone is seen best above it.
      const turn = ((nth + (count === 1 ? 0.1 : 0.5)) / count + off) * tau - tau / 4
      const x = box.x + box.w / 2 + Math.cos(turn) * (box.w / 2 + size.w * reach)
      const y = box.y + box.h / 2 + Math.sin(turn) * (box.h / 2 + size.h * reach)
      return { box: { x: x - size.w / 2, y: y - size.h / 2, ...size }, far: Math.abs(off) * 1.5 + reach - 0.62 }
    }),
  )

/** Widths of somebody under which a thing is narrow: a door, not a house. */
const narrow = 2.4

/** On the ground before a building, beside its door; right before what is no wider than a door. */
const spotsAtFoot = ({ box }: Thing, size: Size): readonly Spot[] => {
  const best = box.w < size.w * narrow ? 0 : 0.16
  return [0.16, -0.16, 0.3, -0.3, 0].map((aside) => ({
    box: { x: box.x + box.w * (0.5 + aside) - size.w / 2, y: box.y + box.h * 1.02 - size.h, ...size },
    far: Math.abs(Math.abs(aside) - best),
  }))
}

const spotsBefore = ({ box }: Thing, size: Size): readonly Spot[] =>
  [0.12, -0.12, 0.3, -0.3].flatMap((aside) =>
    [0, -0.15, 0.15].map((down) => ({
      box: {
        x: box.x + box.w * (0.5 + aside) - size.w / 2,
        y: box.y + box.h * (0.5 + down) - size.h / 2,
        ...size,
      },
      far: Math.abs(aside) + Math.abs(down),
    })),
  )

/** Seen above it, or past its sides: what is hidden of it stands behind the thing. */
const spotsBehind = (thing: Thing, size: Size, isFlying: boolean): readonly Spot[] => {
  const { box } = thing
  if (isFlying)
    return [0, 0.22, -0.22, 0.4, -0.4].map((aside) => {
      const x = box.x + box.w * (0.5 + aside) - size.w / 2
      const top = topOf(thing, x + size.w * 0.3, x + size.w * 0.7)
      return { box: { x, y: top - size.h * 0.62, ...size }, far: Math.abs(aside) }
    })
  return [0.62, 0.75, 0.9].flatMap((seen) =>
    [-1, 1].map((side) => ({
      box: {
        x: side < 0 ? box.x - size.w * seen : box.x + box.w - size.w * (1 - seen),
        y: box.y + box.h * 0.97 - size.h,
        ...size,
      },
      far: seen - 0.62,
    })),
  )
}

/** Where a hand is: shares of somebody's width and height. */
const hands = [0.9, 0.1] as const
const handHeight = 0.53

/** Held by their lower end, over the head. */
const raised: ReadonlySet<string> = new Set(['umbrella', 'balloon', 'kite'])

export const isRaised = ({ id }: Motif): boolean => raised.has(id)

const spotsRaised = ({ box }: Thing, size: Size): readonly Spot[] =>
  [0.66, 0.34].map((across) => ({
    box: { x: box.x + box.w * across - size.w / 2, y: box.y + box.h * 0.5 - size.h, ...size },
    far: 0,
  }))

const spotsHeld = ({ box }: Thing, size: Size): readonly Spot[] =>
  hands.flatMap((across) =>
    [0, 0.06, -0.06].map((down) => ({
      box: {
        x: box.x + box.w * across - size.w / 2,
        y: box.y + box.h * (handHeight + down) - size.h / 2,
        ...size,
      },
      far: Math.abs(down),
    })),
  )

/** Where water is on covers whose hero is not on it, as a share of the height. */
const usualWater = 0.71

/** Around the foot of a hero afloat, else in the middle of what is low. */
const spotsInWater = ({ survey, w, h }: Room, size: Size): readonly Spot[] => {
  const { hero, within, isAfloat } = survey
  const open = within ?? { x: w * 0.05, y: 0, w: w * 0.9, h }
  const line = isAfloat && hero ? hero.y + hero.h : open.y + open.h * usualWater
  return [0.06, 0.18, 0.32, 0.5, 0.68, 0.82, 0.94].flatMap((across) =>
    [0, 0.03, 0.06, -0.02].map((down) => ({
      box: { x: open.x + (open.w - size.w) * across, y: line + down * h - size.h * 0.88, ...size },
      far: Math.abs(down) * 3,
    })),
  )
}

/** On the side that was named: on the ground of the thing, or in the water there where it floats. */
const spotsAtSide = (
  motif: Motif,
  side: 'left-of' | 'right-of',
  thing: Thing,
  size: Size,
  room: Room,
): readonly Spot[] => {
  const middle = thing.box.x + thing.box.w / 2
  const isThere = ({ box }: Spot): boolean =>
    side === 'left-of' ? box.x + box.w <= middle - thing.box.w * 0.3 : box.x >= middle + thing.box.w * 0.3
  const floats = motif.rests === 'water' ? spotsInWater(room, size).filter(isThere) : []
  return [...floats, ...spotsBeside(thing, size, flies(motif)).filter(isThere)]
}

export const spotsAt = (
  motif: Motif,
  { place, count }: Extra,
  thing: Thing | null,
  size: Size,
  nth: number,
  room: Room,
): readonly Spot[] => {
  if (place === 'water') return spotsInWater(room, size)
  if (!thing) return []
  if (place === 'over')
    return [...spotsOver(thing, size, flies(motif)), ...(flies(motif) ? spotsOverShoulder(thing, size) : [])]
  if (place === 'perched') return spotsPerched(thing, size)
  if (place === 'around') return spotsAround(motif, thing, size, nth, count)
  if (place === 'behind') return spotsBehind(thing, size, flies(motif))
  if (place === 'held') return isRaised(motif) ? spotsRaised(thing, size) : spotsHeld(thing, size)
  if (place === 'left-of' || place === 'right-of') return spotsAtSide(motif, place, thing, size, room)
  if (place === 'before') return flies(motif) ? spotsBefore(thing, size) : spotsAtFoot(thing, size)
  return spotsBeside(thing, size, flies(motif))
}
