import { z } from 'zod'
import { blob, type Knot, union, within } from '../../paint/shapes/path.ts'
import type { Body } from '../body.ts'
import { type Cloth, hanging, putSleeve, trunkCloth } from '../cloth.ts'
import { bothSides } from '../skeleton.ts'
import { type Stuff, stuffs } from '../stuff.ts'
import { plus } from '../vector.ts'

const stuff = z.enum(stuffs)

export const jacketSchema = z
  .object({
    piece: z.literal('jacket'),
    stuff,
    /** 0 at the hips, 1 on the floor. */
    hem: z.number(),
    flare: z.number(),
    inner: stuff.default('white'),
    tie: stuff.nullable().default(null),
    lapel: stuff.default('lapel'),
    belt: stuff.nullable().default(null),
    /** Turned up round the neck. */
    collar: z.boolean().default(false),
    /** How far down it is closed: height of the lowest point of the opening. */
    depth: z.number().default(0.42),
    ease: z.number().default(0.09),
    /** Tails behind and a cut waist before. */
    tails: z.boolean().default(false),
  })
  .strict()

const isFront = (body: Body): boolean => body.facing > -0.25

/** Where the middle of the front falls on hanging cloth, -1 to 1 of its width. */
const middleOf = (body: Body): number => {
  const ring = body.skeleton.ring(0.1)
  return (ring.frame.forward[0] * ring.depth) / (body.halfOf(ring) || 1)
}

const sewnOn = (
  body: Body,
  on: Cloth['path'],
  stuff: Stuff,
  near: number,
  points: readonly (readonly [number, number])[],
) =>
  body.put(
    near,
    within(blob(points.map(([height, angle]): Knot => [...body.onTrunk(height, angle, 0.05), 1])), on),
    stuff,
    { shade: 0 },
  )

const putLapels = (body: Body, on: Cloth['path'], cut: z.infer<typeof jacketSchema>): void => {
  if (!isFront(body)) return
  const { inner, tie, lapel, depth } = cut
  sewnOn(body, on, inner, 0.06, [
    [1, -42],
    [1, 42],
    [depth, 2],
  ])
  if (tie !== null)
    sewnOn(body, on, tie, 0.061, [
      [0.97, -9],
      [0.97, 9],
      [depth + 0.12, 8],
      [depth, 0],
      [depth + 0.12, -8],
    ])
  for (const side of [-1, 1])
    sewnOn(body, on, lapel, 0.062, [
      [1, side * 44],
      [0.94, side * 62],
      [0.8, side * 52],
      [0.77, side * 34],
      [depth, 0],
      [0.72, side * 14],
    ])
}

const putTails = (body: Body, stuff: Stuff): void => {
  const back = hanging(body, 0.2, 0.5, 0.62, { waves: 0, ease: 0.03 })
  const middle = -middleOf(body)
  const tail = blob([
    [...back.at(0, Math.max(-1, middle - 0.75)), 1],
    [...back.at(0.5, middle - 0.5)],
    [...back.at(1, middle - 0.42), 1],
    [...back.at(0.97, middle + 0.42), 1],
    [...back.at(0.5, middle + 0.5)],
    [...back.at(0, Math.min(1, middle + 0.75)), 1],
  ])
  const folds = body.facing < 0 ? [back.fold(middle, 0.2, 1, 0.03)] : []
  body.put(body.facing > 0.3 ? -0.5 : 0.02, tail, stuff, { shade: 0.1, folds })
}

const putUpturnedCollar = (body: Body, stuff: Stuff): void => {
  const { neck, chest } = body.skeleton
  const at = (x: number, y: number) =>
    plus(plus(plus(neck, chest.right, x * body.head), chest.up, y * body.head), chest.forward, -0.06 * body.head)
  const path = body.skinRound(
    [at(-0.13, 0.02), 0.12],
    [at(0.13, 0.02), 0.12],
    [at(-0.17, 0.26), 0.06],
    [at(0.17, 0.26), 0.06],
  )
  body.put(isFront(body) ? 0.19 : 0.24, path, stuff, { shade: 0.1 })
}

export const putJacket = (body: Body, cut: z.infer<typeof jacketSchema>, wind: number): void => {
  const { stuff, hem, flare, inner, lapel, belt, collar, ease, tails } = cut
  const isLong = hem > 0.3
  if (tails) putTails(body, stuff)
  const top = trunkCloth(body, tails ? 0.16 : -0.05, 0.985, tails ? 0.06 : ease)
  if (tails) {
    body.put(0.03, top.path, stuff, { shade: 0.15, cast: 0.05, folds: [top.fold(0.5, 0.5, 1, 0.2, -0.4)] })
    putLapels(body, top.path, cut)
  } else {
    const seatedHem = body.skeleton.isSeated ? Math.min(hem, 0.12) : hem
    const low = hanging(body, 0.25, seatedHem, flare, { ease: ease + 0.01, waves: isLong ? 3 : 0, wind, bell: 1.3 })
    const whole = union(top.path, low.path)
    const middle = middleOf(body)
    const front = blob([
      [...low.at(0, middle * 0.8), 1],
      [...low.at(0.5, middle + 0.03)],
      [...low.at(1, middle + (isLong ? 0.22 : 0.1)), 1],
      [...low.at(1, middle - 0.03), 1],
      [...low.at(0.5, middle - 0.02)],
    ])
    const vents = isFront(body) ? [front] : [low.fold(-middle * 0.9, 0.35, 1, 0.05), top.fold(0.02, 0.15, 0.9, 0.03)]
    const folds = [low.fold(-0.75, 0.3, 1, 0.12, -0.05), low.fold(0.62, 0.25, 1, 0.14, 0.1), ...vents]
    const lights = isLong ? [low.fold(-0.42, 0.3, 1, 0.08, -0.1)] : []
    body.put(0.03, whole, stuff, { shade: 0.15, cast: 0.06, folds, lights })
    putLapels(body, whole, cut)
  }
  if (belt !== null) body.put(0.07, trunkCloth(body, 0.295, 0.365, ease + 0.02).path, belt, { shade: 0.05 })
  if (collar) putUpturnedCollar(body, lapel)
  for (const side of bothSides) {
    putSleeve(body, side, inner, { upto: 1.98, ease: 0.02 })
    putSleeve(body, side, stuff, { upto: 1.9, ease: ease * 0.75 }, {}, 0.0025)
  }
}
