// What covers trunk and arms: shirts, bodices, sleeves, and what is sewn on them.
import type { Path2D } from '@napi-rs/canvas'
import { z } from 'zod'
import { blob, disc, hull, type Knot, tube, within } from '../../paint/shapes/path.ts'
import type { Body } from '../body.ts'
import { putSleeve, trunkCloth } from '../cloth.ts'
import { bothSides, type Side } from '../skeleton.ts'
import { type Stuff, stuffs } from '../stuff.ts'
import { between, plus } from '../vector.ts'

const stuff = z.enum(stuffs)

export const sleeveSchema = z
  .object({ stuff, upto: z.number().default(1.94), ease: z.number().default(0.05), flare: z.number().default(0) })
  .strict()

export const topSchema = z
  .object({
    piece: z.literal('top'),
    stuff,
    from: z.number().default(0.02),
    to: z.number().default(0.97),
    ease: z.number().default(0.05),
    neck: z.enum(['crew', 'v', 'high', 'open']).default('crew'),
    near: z.number().default(0),
  })
  .strict()

/** Arms with their hands, and the sleeves on them from the skin outwards. */
export const armsSchema = z
  .object({
    piece: z.literal('arms'),
    stuff: stuff.default('skin'),
    sleeves: z.array(sleeveSchema).readonly().default([]),
  })
  .strict()

export const bandSchema = z
  .object({ piece: z.literal('band'), stuff, at: z.number(), high: z.number(), ease: z.number().default(0.05) })
  .strict()

const sewnPoints = z.array(z.tuple([z.number(), z.number(), z.number().optional()]).readonly()).readonly()

/** A patch on the front: corners by height of the trunk and angle from its middle. */
export const patchSchema = z
  .object({
    piece: z.literal('patch'),
    stuff,
    points: sewnPoints,
    ease: z.number().default(0.05),
    /** On the back instead. */
    behind: z.boolean().default(false),
    near: z.number().default(0.06),
  })
  .strict()

export const buttonsSchema = z
  .object({
    piece: z.literal('buttons'),
    stuff,
    heights: z.array(z.number()).readonly(),
    angles: z.array(z.number()).readonly(),
    size: z.number().default(0.04),
    ease: z.number().default(0.1),
  })
  .strict()

/** A chain, a strap, a stethoscope. */
export const cordSchema = z
  .object({
    piece: z.literal('cord'),
    stuff,
    points: sewnPoints,
    thick: z.number().default(0.03),
    near: z.number().default(0.1),
  })
  .strict()

export const collarSchema = z.object({ piece: z.literal('collar'), stuff, size: z.number().default(1) }).strict()

export const puffSchema = z
  .object({ piece: z.literal('puff'), stuff, size: z.number().default(0.26), at: z.number().default(0.12) })
  .strict()

export const scarfSchema = z.object({ piece: z.literal('scarf'), stuff, long: z.boolean().default(true) }).strict()

const isFront = (body: Body): boolean => body.facing > -0.25

export const putTop = (body: Body, { stuff, from, to, ease, neck, near }: z.infer<typeof topSchema>): void => {
  const cloth = trunkCloth(body, from, to, ease)
  body.put(near, cloth.path, stuff, {
    shade: 0.14,
    cast: 0.05,
    folds: [cloth.fold(-0.9, 0.55, 0.95, 0.28, 0.4), cloth.fold(0.55, 0.6, 0.98, 0.2, -0.5)],
  })
  if ((neck !== 'v' && neck !== 'open') || body.facing <= 0.4) return
  const depth = neck === 'open' ? 0.68 : 0.78
  putSewn(body, cloth.path, 'skin', near + 0.01, [
    [1, -58, 1],
    [1, 58, 1],
    [depth, 0, 1],
  ])
  const { skeleton } = body
  const throat = hull([
    body.discAt(plus(skeleton.neck, skeleton.chest.up, 0.08 * body.head), 0.15),
    [...body.onTrunk(1, -58, 0.05), 0.03 * body.head],
    [...body.onTrunk(1, 58, 0.05), 0.03 * body.head],
  ])
  body.put(near + 0.01, within(throat, cloth.path), 'skin', { shade: 0 })
}

const putSewn = (
  body: Body,
  on: Path2D | null,
  stuff: Stuff,
  near: number,
  points: z.infer<typeof sewnPoints>,
  ease = 0.05,
): void => {
  const path = blob(points.map(([height, angle, corner]): Knot => [...body.onTrunk(height, angle, ease), corner ?? 1]))
  body.put(near, on === null ? path : within(path, on), stuff, { shade: 0 })
}

export const putArms = (
  body: Body,
  { stuff, sleeves }: z.infer<typeof armsSchema>,
  hands: Record<Side, string>,
): void => {
  for (const side of bothSides) {
    body.arm(side, hands[side], stuff)
    for (const [at, { stuff: cloth, ...cut }] of sleeves.entries())
      putSleeve(body, side, cloth, cut, {}, 0.002 + at * 0.0005)
  }
}

export const putBand = (body: Body, { stuff, at, high, ease }: z.infer<typeof bandSchema>): void =>
  body.put(0.07, trunkCloth(body, at - high, at + high, ease).path, stuff, { shade: 0.05 })

export const putPatch = (body: Body, { stuff, points, ease, behind, near }: z.infer<typeof patchSchema>): void => {
  if (behind ? body.facing > 0.25 : !isFront(body)) return
  const turned = behind ? points.map(([height, angle, corner]) => [height, 180 - angle, corner] as const) : points
  putSewn(body, trunkCloth(body, -0.14, 1, ease + 0.03).path, stuff, near, turned, ease)
}

export const putButtons = (body: Body, { stuff, heights, angles, size, ease }: z.infer<typeof buttonsSchema>): void => {
  if (!isFront(body)) return
  for (const height of heights)
    for (const angle of angles)
      body.put(0.1, disc(...body.onTrunk(height, angle, ease), size * body.head), stuff, { shade: 0 })
}

export const putCord = (body: Body, { stuff, points, thick, near }: z.infer<typeof cordSchema>): void => {
  if (!isFront(body)) return
  const discs = points.map(([height, angle]) => [...body.onTrunk(height, angle, 0.1), thick * body.head] as const)
  body.put(near, tube(discs), stuff, { shade: 0 })
}

export const putCollar = (body: Body, { stuff, size }: z.infer<typeof collarSchema>): void => {
  const { neck, chest } = body.skeleton
  const [low, high] = [0.23 * size, 0.21 * size]
  body.put(0.19, body.skinRound([neck, low], [plus(neck, chest.up, 0.14 * body.head), high]), stuff, { shade: 0.06 })
}

/** The belly of who is with child: a round of the cloth over it, which a side view alone would show. */
export const putBelly = (body: Body, stuff: Stuff): void => {
  if (body.facing < -0.1) return
  const { build, ring } = body.skeleton
  const { centre, frame, depth, width } = ring(0.3)
  const before = plus(centre, frame.forward, depth * 0.4)
  const [x, y] = body.spot(before)
  const wide = Math.max(width * 0.96 * Math.abs(frame.right[0]), depth * 0.66)
  const high = (0.42 + build.belly * 0.36) * body.head
  const round = disc(x, y, wide, high)
  body.put(0.075, round, stuff, { shade: 0.17, cast: 0.1 })
}

export const putPuff = (body: Body, { stuff, size, at }: z.infer<typeof puffSchema>): void => {
  for (const side of bothSides) {
    const limb = body.skeleton.arms[side]
    // Beyond the wrist it is a boxer's glove.
    const [x, y] = at > 2 ? body.palm(side, 0.4) : body.spot(between(limb.root, limb.bend, at))
    body.put(body.nearOfArm(limb) + 0.003, disc(x, y, size * body.head * 0.95, size * body.head * 0.92), stuff)
  }
}

export const putScarf = (body: Body, { stuff, long }: z.infer<typeof scarfSchema>): void => {
  const { neck, chest, skull } = body.skeleton
  const ring = body.skinRound(
    [plus(plus(neck, chest.up, 0.06 * body.head), skull.right, 0.16 * body.head), 0.17],
    [plus(plus(neck, chest.up, 0.06 * body.head), skull.right, -0.16 * body.head), 0.17],
    [plus(plus(neck, chest.up, 0.02 * body.head), chest.forward, 0.1 * body.head), 0.18],
  )
  body.put(isFront(body) ? 0.215 : 0.29, ring, stuff, { shade: 0.08, cast: 0.05 })
  if (!long || !isFront(body)) return
  const end = hull(
    [
      [0.96, 12],
      [0.55, 22],
    ].map(([height = 0, angle = 0]) => [...body.onTrunk(height, angle, 0.12), 0.13 * body.head] as const),
  )
  body.put(0.12, end, stuff, { shade: 0.06, cast: 0.05 })
}
