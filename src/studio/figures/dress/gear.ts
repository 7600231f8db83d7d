// What is put on for work and war: aprons, plates of armour, packs; and cloth that is laid across the chest.
import { z } from 'zod'
import { lerp } from '../../paint/curves.ts'
import { blob, hull, type Knot, within } from '../../paint/shapes/path.ts'
import type { Body } from '../body.ts'
import { hanging, trunkCloth } from '../cloth.ts'
import { bothSides } from '../skeleton.ts'
import { stuffs } from '../stuff.ts'
import { plus, type Spot } from '../vector.ts'

const stuff = z.enum(stuffs)

const isFront = (body: Body): boolean => body.facing > -0.25

export const apronSchema = z
  .object({ piece: z.literal('apron'), stuff, hem: z.number(), bib: z.boolean().default(true) })
  .strict()

export const platesSchema = z.object({ piece: z.literal('plates'), stuff }).strict()

export const packSchema = z.object({ piece: z.literal('pack'), stuff, size: z.number().default(1) }).strict()

/** A cloth from one shoulder across the chest, its end behind: a sari, a toga, a sash. */
export const sashSchema = z.object({ piece: z.literal('sash'), stuff, drop: z.number().default(0.5) }).strict()

export const putApron = (body: Body, { stuff, hem, bib }: z.infer<typeof apronSchema>): void => {
  if (!isFront(body)) {
    body.put(0.07, trunkCloth(body, 0.32, 0.36, 0.12).path, stuff, { shade: 0.04, name: 'apron' })
    return
  }
  const cloth = hanging(body, 0.36, hem, 0.6, { waves: 0, ease: 0.1 })
  if (!body.skeleton.isSeated)
    body.put(0.05, cloth.path, stuff, {
      shade: 0.12,
      cast: 0.04,
      folds: [cloth.fold(-0.3, 0.3, 1, 0.06), cloth.fold(0.35, 0.3, 1, 0.07)],
      name: 'apron',
    })
  if (!bib) return
  const on = trunkCloth(body, 0.2, 1, 0.12).path
  const front = (points: readonly (readonly [number, number])[]) =>
    within(blob(points.map(([height, angle]): Knot => [...body.onTrunk(height, angle, 0.1), 1])), on)
  const bibPath = front([
    [0.8, -38],
    [0.8, 38],
    [0.34, 70],
    [0.34, -70],
  ])
  body.put(0.051, bibPath, stuff, { shade: 0.06, name: 'apron' })
  for (const side of [-1, 1]) {
    const strap = front([
      [0.8, side * 30],
      [0.8, side * 38],
      [1, side * 62],
      [1, side * 48],
    ])
    body.put(0.052, strap, stuff, { shade: 0, name: 'apron' })
  }
}

export const putPlates = (body: Body, { stuff }: z.infer<typeof platesSchema>): void => {
  const { arms, legs, build } = body.skeleton
  const u = body.head
  for (const side of bothSides) {
    const arm = arms[side]
    const near = body.nearOfArm(arm)
    const [px, py] = body.spot(arm.root)
    const [ex, ey] = body.spot(arm.bend)
    const way = [ex - px, ey - py] as const
    const outer = hull([
      [px, py + 0.02 * u, 0.3 * u * build.limb],
      [px + way[0] * 0.42, py + way[1] * 0.42, 0.2 * u * build.limb],
    ])
    const upper = hull([
      [px, py - 0.03 * u, 0.3 * u * build.limb],
      [px + way[0] * 0.2, py + way[1] * 0.2, 0.24 * u * build.limb],
    ])
    const guard = body.limb(
      arm,
      [
        [1, 0.14],
        [1.3, 0.17],
        [2, 0.12],
      ],
      { upto: 1.92, ease: 0.02, from: 1.05 },
    )
    body.put(near + 0.003, guard, stuff, { shade: 0.06 })
    body.put(near + 0.004, outer, stuff, { shade: 0.11, cast: 0.05 })
    body.put(near + 0.005, upper, stuff, { shade: 0.1, cast: 0.04 })
    const [kx, ky] = body.spot(legs[side].bend)
    const knee = hull([
      [kx, ky - 0.1 * u, 0.2 * u * build.limb],
      [kx, ky + 0.16 * u, 0.13 * u * build.limb],
    ])
    body.put(-0.25, knee, stuff, { shade: 0.09, cast: 0.04 })
  }
}

export const putPack = (body: Body, { stuff, size }: z.infer<typeof packSchema>): void => {
  if (body.facing > 0.9) return
  const corner = (x: number, height: number) => {
    const { centre, frame } = body.skeleton.ring(height)
    const place = plus(plus(centre, frame.right, x * body.head), frame.forward, -0.6 * body.head * size)
    return body.discAt(place, 0.2 * size)
  }
  const box = hull([
    corner(-0.36 * size, 0.88),
    corner(0.36 * size, 0.88),
    corner(-0.36 * size, 0.3),
    corner(0.36 * size, 0.3),
  ])
  body.put(body.facing < 0 ? 0.5 : -0.35, box, stuff, { shade: 0.16, cast: 0.05 })
}

export const putSash = (body: Body, { stuff, drop }: z.infer<typeof sashSchema>): void => {
  const on = trunkCloth(body, -0.1, 1, 0.08).path
  const front: readonly (readonly [number, number])[] = isFront(body)
    ? [
        [1, 30],
        [1, 62],
        [0.5, 40],
        [0.3, -60],
        [0.1, -90],
        [0.36, -90],
        [0.66, -8],
      ]
    : [
        [1, 118],
        [1, 152],
        [0.6, 160],
        [0.2, 250],
        [0.02, 270],
        [0.02, 215],
        [0.5, 140],
      ]
  const cloth = blob(front.map(([height, angle]): Knot => [...body.onTrunk(height, angle, 0.07), 0]))
  body.put(0.075, within(cloth, on), stuff, { shade: 0.08, cast: 0.05 })
  const { arms, chest, pelvis } = body.skeleton
  const top = plus(arms.L.root, chest.up, 0.1 * body.head)
  const fall = (x: number, height: number): Spot =>
    body.spot([top[0] + x * body.head - chest.forward[0] * 0.3 * body.head, height, top[2]])
  const low = lerp(top[1], pelvis[1] * 0.55, drop * 2)
  const end = blob([
    [...fall(-0.16, top[1]), 1],
    [...fall(0.14, top[1]), 1],
    [...fall(0.24, low), 1],
    [...fall(-0.3, low), 1],
  ])
  body.put(isFront(body) ? -0.6 : 0.6, end, stuff, { shade: 0.1, cast: 0.05 })
}
