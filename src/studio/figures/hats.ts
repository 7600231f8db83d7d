// What people wear on their heads: hats as outlines in data, scarves and helmets drawn round the skull.
import { z } from 'zod'
import { blob, disc, hull, union } from '../paint/shapes/path.ts'
import type { Body } from './body.ts'
import { clothBetween } from './cloth.ts'
import hats from './data/hats.json' with { type: 'json' }
import { type Stuff, stuffs } from './stuff.ts'
import { nth, plus, radians, type Spot } from './vector.ts'

const layerSchema = z
  .object({
    stuff: z.enum(stuffs),
    /** An outline over the head, in heads. */
    knots: z.array(z.tuple([z.number(), z.number(), z.number().optional()]).readonly()).readonly(),
    shade: z.number(),
    cast: z.number(),
    /** Where it lies behind the head. */
    behind: z.boolean(),
    /** Left out where the face is turned away, or only there. */
    seen: z.enum(['always', 'front', 'back']),
  })
  .partial({ shade: true, cast: true, behind: true, seen: true })
  .strict()

const layered = z.record(z.string(), z.array(layerSchema).readonly()).parse(hats)

/** Cloth round the face and under the chin, which falls on the shoulders. */
const putVeil = (body: Body, stuff: Stuff, drop: number, wide: number): void => {
  const { face, skull, neck } = body.skeleton
  const back = plus(face, skull.forward, -0.14 * body.head)
  const round = body.skinRound([back, 0.5], [plus(back, skull.up, -0.2 * body.head), 0.5])
  const shoulders = body.skinRound(
    [plus(neck, [0, 1, 0], 0.14 * body.head), 0.36],
    [plus(plus(neck, [0, 1, 0], -drop * body.head), skull.right, wide * body.head), 0.2],
    [plus(plus(neck, [0, 1, 0], -drop * body.head), skull.right, -wide * body.head), 0.2],
  )
  const isFront = Math.abs(body.turned) < 95
  body.put(isFront ? 0.12 : 0.34, union(round, shoulders), stuff, { shade: 0.14, cast: 0.05 })
  if (!isFront) return
  // The front edge lies over brow and cheeks.
  const shift = Math.min(0.3, Math.abs(body.turned) / 240)
  const band = union(
    blob(
      body.drawnOnHead([
        [0.4 + shift * 0.2, 0.2],
        [0.32, 0.5],
        [0, 0.62],
        [-0.38, 0.5],
        [-0.5, 0.1],
        [-0.42, -0.34],
        [-0.2 + shift * 0.2, -0.56],
        [-0.24 + shift, -0.2],
        [-0.26 + shift, 0.12],
        [0, 0.29],
        [0.24 + shift * 0.3, 0.22],
      ]),
    ),
  )
  body.put(0.3, band, stuff, { shade: 0.08, cast: 0.04 })
  const chin = blob(
    body.drawnOnHead([
      [-0.34, -0.3],
      [0, -0.5],
      [0.3, -0.36],
      [0.28, -0.62],
      [0, -0.74],
      [-0.36, -0.62],
    ]),
  )
  body.put(0.205, chin, stuff, { shade: 0.06 })
}

interface Drape {
  readonly stuff: Stuff
  /** How far it falls below the head, in heads. */
  readonly drop: number
  /** Half its width at the hem, in heads. */
  readonly wide: number
  /** How far over the brow it comes: 0 at the crown, 1 at the hairline. */
  readonly brow: number
}

/** Cloth laid over the crown that falls behind the shoulders: face, throat and chest stay free. */
const putDrape = (body: Body, { stuff, drop, wide, brow }: Drape): void => {
  const { face, skull, chest } = body.skeleton
  const isFront = Math.abs(body.turned) < 100
  const rows = [0.5, 0.1, -0.4, -1, -1 - (drop - 1) / 2, -drop]
  const halves = [0.3, 0.5, 0.52, wide * 0.8, wide * 0.95, wide]
  const edge = (side: 1 | -1): Spot[] =>
    rows.map((y, at) => {
      const back = at < 2 ? plus(face, skull.forward, -0.16 * body.head) : plus(face, chest.forward, -0.34 * body.head)
      const [x, height] = body.spot(plus(back, at < 2 ? skull.up : [0, 1, 0], y * body.head))
      return [x + side * nth(halves, at) * body.head, height]
    })
  const cloth = clothBetween(edge(-1), edge(1))
  body.put(isFront ? -0.75 : 0.94, cloth.path, stuff, {
    shade: 0.12,
    folds: [cloth.fold(-0.5, 0.35, 1, 0.08), cloth.fold(0.1, 0.4, 1, 0.07), cloth.fold(0.6, 0.35, 1, 0.08)],
    lights: [cloth.fold(-0.25, 0.3, 1, 0.06)],
  })
  if (!isFront) return
  const low = 0.44 - brow * 0.16
  const crown: readonly Spot[] = [
    [0.36, low - 0.1],
    [0.34, 0.44],
    [0.14, 0.63],
    [-0.16, 0.65],
    [-0.42, 0.48],
    [-0.54, 0.1],
    [-0.56, -0.4],
    [-0.42, -0.3],
    [-0.38, 0.12],
    [-0.26, low - 0.06],
    [0, low + 0.06],
    [0.22, low],
  ]
  body.put(0.31, blob(body.drawnOnHead(crown)), stuff, { shade: 0.1, cast: 0.04 })
}

const putTurban = (body: Body): void => {
  const fold = (y: number, wide: number, thick: number, near: number): void => {
    const [x0, y0] = body.onHead(0, y, -0.04)
    body.put(near, disc(x0, y0, wide * body.head, thick * body.head, radians(-8)), 'hat', { shade: 0.08, cast: 0.03 })
  }
  fold(0.72, 0.36, 0.22, 0.3)
  fold(0.58, 0.5, 0.25, 0.301)
  fold(0.42, 0.57, 0.24, 0.302)
  fold(0.3, 0.54, 0.19, 0.303)
}

const putHelmet = (body: Body): void => {
  const { neck, chest } = body.skeleton
  const [x, y] = body.onHead(0, -0.02, -0.02)
  const u = body.head
  const angle = radians(body.turned)
  const ring = [-1, 1].map((side) => body.discAt(plus(neck, chest.right, side * 0.3 * u), 0.2))
  body.put(0.29, hull(ring), 'low', { shade: 0.06, name: 'suit' })
  body.put(0.3, disc(x, y, 0.66 * u, 0.68 * u), 'top', { shade: 0.14, name: 'suit' })
  if (Math.abs(body.turned) >= 110) return
  const open = Math.max(0, Math.cos(angle * 0.8))
  const [gx, gy] = [x + Math.sin(angle) * 0.26 * u, y - 0.01 * u]
  body.put(0.301, disc(gx, gy, 0.5 * u * Math.max(0.45, open), 0.48 * u), 'glass', {
    shade: 0.1,
    lights: [disc(gx - 0.2 * u * open, gy - 0.21 * u, 0.1 * u, 0.15 * u, 0.6)],
  })
}

const drawn: Readonly<Record<string, (body: Body) => void>> = {
  hijab: (body) => putVeil(body, 'scarf', 0.2, 0.42),
  veil: (body) => {
    putDrape(body, { stuff: 'white', drop: 3.4, wide: 0.95, brow: 0 })
    putLayers(body, 'garland')
  },
  dupatta: (body) => putDrape(body, { stuff: 'scarf', drop: 2.4, wide: 0.8, brow: 0.6 }),
  keffiyeh: (body) => {
    putDrape(body, { stuff: 'white', drop: 1.5, wide: 0.78, brow: 1 })
    const band = body.drawnOnHead([
      [0.37, 0.4],
      [0, 0.5],
      [-0.47, 0.38],
      [-0.48, 0.3],
      [0, 0.42],
      [0.38, 0.32],
    ])
    body.put(0.315, blob(band), 'ink', { shade: 0, name: 'hat' })
  },
  habit: (body) => {
    putVeil(body, 'hat', 0.9, 0.5)
  },
  turban: putTurban,
  'space-helmet': putHelmet,
}

export const hatNames: readonly string[] = [...Object.keys(drawn), ...Object.keys(layered)]

const putLayers = (body: Body, name: string): void => {
  const layers = layered[name]
  if (layers === undefined) throw new TypeError(`expected a known hat but received ${name}`)
  const isAway = Math.abs(body.turned) >= 100
  for (const [at, { stuff, knots, shade = 0.08, cast = 0, behind = false, seen = 'always' }] of layers.entries()) {
    if (seen === (isAway ? 'front' : 'back')) continue
    body.put(behind ? 0.14 : 0.3 + at * 0.001, blob(body.drawnOnHead(knots)), stuff, { shade, cast })
  }
}

export const putHat = (body: Body, name: string): void => {
  const put = drawn[name]
  if (put === undefined) putLayers(body, name)
  else put(body)
}
