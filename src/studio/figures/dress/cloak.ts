// Cloaks: cloth from the neck over the shoulders, whole or torn, with a hood up or down.
import { PathOp } from '@napi-rs/canvas'
import { z } from 'zod'
import { lerp } from '../../paint/curves.ts'
import { blob, hull, type Knot } from '../../paint/shapes/path.ts'
import type { Body } from '../body.ts'
import { type Cloth, clothBetween } from '../cloth.ts'
import { type Stuff, stuffs } from '../stuff.ts'
import { nth, plus, type Spot } from '../vector.ts'

const stuff = z.enum(stuffs)

export const cloakSchema = z
  .object({
    piece: z.literal('cloak'),
    stuff,
    hem: z.number(),
    flare: z.number(),
    hood: z.enum(['none', 'up', 'down']).default('none'),
    torn: z.number().default(0),
  })
  .strict()

const cloakCloth = (body: Body, { hem, flare, torn }: z.infer<typeof cloakSchema>, wind: number): Cloth => {
  const { neck, pelvis, chest, hips, arms, legs, build } = body.skeleton
  const u = body.head
  const shoulder = (arms.L.root[1] + arms.R.root[1]) / 2
  const floor = lerp(pelvis[1], 0, hem)
  const wide = Math.hypot(build.shoulder * chest.right[0], 0.34 * chest.forward[0]) + 0.26 * build.limb
  const feet = (legs.L.end[0] + legs.R.end[0]) / 2 - hips.forward[0] * 0.35 * u
  const edge = (side: 1 | -1): Spot[] =>
    Array.from({ length: 13 }, (_, row) => {
      if (row === 0) return body.spot([neck[0] + side * 0.16 * u, neck[1] + 0.1 * u, neck[2]])
      const down = (row - 1) / 11
      const blown = wind * u * down ** 1.7 * (side * wind > 0 ? 1.35 : 0.65)
      const half = side * lerp(wide, flare, down ** 1.25) * u * (1 + 0.05 * Math.sin(down * 9 + side))
      const x = lerp(neck[0], (feet + pelvis[0]) / 2, down) + blown + half
      return body.spot([x, lerp(shoulder + 0.02 * u, floor, down), pelvis[2]])
    })
  const [left, right] = [edge(-1), edge(1)]
  const [a, b] = [nth(right, 12), nth(left, 12)]
  const hemLine = Array.from({ length: 11 }, (_, at): Knot => {
    const share = (at + 1) / 12
    const wave = at % 2 ? 0.07 + torn * (0.9 + Math.sin(at * 5)) : -0.05 - torn * (1 + Math.sin(at * 3))
    return [
      lerp(a[0], b[0], share),
      lerp(a[1], b[1], share) + (Math.sin(Math.PI * share) * 0.14 + wave) * u,
      torn > 0 ? 1 : 0,
    ]
  })
  return clothBetween(left, right, hemLine)
}

const putHood = (body: Body, stuff: Stuff): void => {
  const share = Math.abs(body.turned) / 180
  const wide = lerp(1.05, 1, share)
  const outer = body.drawnOnHead([
    [0.36 * wide, -0.02],
    [0.3 * wide, 0.4],
    [0.02, 0.66],
    [-0.34, 0.52],
    [-0.52, 0.14],
    [-0.5, -0.28],
    [-0.34, -0.62],
    [0.1, -0.66],
    [0.32 * wide, -0.44],
  ])
  body.put(0.1, blob(outer), stuff, { shade: 0.14 })
  if (share > 0.55) {
    body.put(0.93, blob(outer), stuff, { shade: 0.14, cast: 0.06 })
    return
  }
  // A rim of cloth round the face, which lies in its shade.
  const hole = blob(
    body.drawnOnHead([
      [0.4, -0.02],
      [0.3, 0.3],
      [0.06 + share * 0.3, 0.42],
      [-0.22 + share * 0.6, 0.28],
      [-0.26 + share * 0.66, -0.05],
      [-0.2 + share * 0.6, -0.4],
      [0.06 + share * 0.2, -0.52],
      [0.34, -0.42],
    ]),
  )
  const rim = blob(outer).op(hole, PathOp.Difference)
  body.put(0.93, rim.asWinding(), stuff, { shade: 0.1, cast: 0.09 })
}

export const putCloak = (body: Body, cut: z.infer<typeof cloakSchema>, wind: number): void => {
  const { stuff, hood } = cut
  const { neck, chest, arms, build } = body.skeleton
  const isBack = body.facing < 0.35
  const cloth = cloakCloth(body, cut, wind)
  const folds = Array.from({ length: 6 }, (_, at) =>
    cloth.fold(lerp(-0.7, 0.72, at / 5), 0.16 + 0.08 * (at % 3), 1, 0.09, lerp(-0.12, 0.12, at / 5)),
  )
  const lights = [cloth.fold(-0.55, 0.2, 1, 0.05, -0.1), cloth.fold(0.1, 0.3, 1, 0.04)]
  body.put(isBack ? 0.9 : -0.7, cloth.path, stuff, { shade: 0.2, cast: 0.05, folds, lights })
  if (!isBack) {
    const mantle = body.skinRound(
      [plus(arms.L.root, chest.up, -0.06 * body.head), 0.25 * build.limb],
      [plus(arms.R.root, chest.up, -0.06 * body.head), 0.25 * build.limb],
      [neck, 0.2],
    )
    body.put(0.4, mantle, stuff, { shade: 0.12, cast: 0.06 })
  }
  if (hood === 'up') putHood(body, stuff)
  if (hood !== 'down') return
  const lying = hull(
    [
      [-0.2, -0.62, -0.2, 0.24],
      [0.2, -0.62, -0.2, 0.24],
      [0, -0.8, -0.35, 0.2],
    ].map(([x = 0, y = 0, z = 0, radius = 0]) => [...body.onHead(x, y, z), radius * body.head] as const),
  )
  body.put(isBack ? 0.92 : 0.15, lying, stuff, { shade: 0.1 })
}
