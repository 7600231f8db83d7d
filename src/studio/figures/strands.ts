// Strands of hair: caps, falls, knots, tails and braids, of which styles are made.
import type { Path2D } from '@napi-rs/canvas'
import { lerp } from '../paint/curves.ts'
import { blob, type Disc, disc, tube, union } from '../paint/shapes/path.ts'
import { type Body, shapes } from './body.ts'
import { clothBetween } from './cloth.ts'
import { nth, plus, radians, type Spot } from './vector.ts'

/** The hair that follows the skull; `grow` makes it fuller, `lift` raises the front. */
const capOutline = (body: Body, grow: number, lift: number): Path2D => {
  const angle = Math.abs(body.turned) / 90
  const place = angle < 1 ? 0 : 1
  const share = angle - place
  const [from, to] = [nth(shapes.caps, place), nth(shapes.caps, place + 1)]
  return blob(
    body.drawnOnHead(
      from.map(([x, y], at): [number, number] => {
        const [tx, ty] = nth(to, at)
        const fuller = 1 + (at < 9 ? grow : 0)
        const raised = at > 0 && at < 5 ? lift * (1 - at / 5) : 0
        return [lerp(x, tx, share) * fuller, lerp(y, ty, share) * fuller + raised]
      }),
    ),
  )
}

/** Strands that catch the light on the crown. */
const strandsOn = (body: Body): Path2D[] => {
  const strand = (x: number, bow: number): Path2D =>
    blob(
      body.drawnOnHead([
        [x, 0.5, 1],
        [x + bow, 0.36],
        [x + bow * 1.5, 0.2, 1],
        [x + bow * 0.82, 0.36],
      ]),
    )
  return [strand(0.12, 0.14), strand(-0.06, -0.12)]
}

export const cap = (body: Body, grow = 0, lift = 0): void =>
  body.put(0.27, capOutline(body, grow, lift), 'hair', { shade: 0.1, cast: 0.03, lights: strandsOn(body) })

export const knot = (body: Body, [x, y, z]: readonly [number, number, number], radius: number, near?: number): void => {
  const [cx, cy] = body.onHead(x, y, z)
  const u = body.head
  const inner = disc(cx - 0.25 * radius * u, cy - 0.3 * radius * u, 0.45 * radius * u, 0.3 * radius * u, -0.5)
  body.put(near ?? (body.skeleton.skull.forward[2] * z > 0 ? 0.28 : 0.18), disc(cx, cy, radius * u), 'hair', {
    shade: 0.08,
    lights: [inner],
  })
}

interface Cloud {
  readonly at: readonly [number, number, number]
  readonly wide: number
  readonly high: number
  readonly count: number
  readonly bump: number
  readonly near: number
}

export const cloud = (body: Body, { at, wide, high, count, bump, near }: Cloud): void => {
  const [x, y] = body.onHead(...at)
  const u = body.head
  const bumps = Array.from({ length: count }, (_, place) => {
    const angle = (place / count) * Math.PI * 2
    const radius = bump * u * (1 + 0.25 * Math.sin(place * 2.4))
    return disc(x + Math.cos(angle) * wide * u * 0.93, y + Math.sin(angle) * high * u * 0.93, radius)
  })
  body.put(near, union(disc(x, y, wide * u, high * u), ...bumps), 'hair', { shade: 0.13 })
}

type Strand = readonly (readonly [x: number, y: number, z: number, radius: number])[]

/** A tail: its root turns with the head, the rest hangs by its weight. */
export const tail = (body: Body, strand: Strand, near?: number): void => {
  const { face, skull } = body.skeleton
  const discs = strand.map(([x, y, z, radius], at): Disc => {
    if (at < 2) return [...body.onHead(x, y, z), radius * body.head]
    const place = plus(
      plus(plus(face, skull.forward, z * body.head), skull.right, x * body.head),
      [0, 1, 0],
      y * body.head,
    )
    return body.discAt(place, radius)
  })
  body.put(near ?? (skull.forward[2] > 0.3 ? 0.15 : 0.28), tube(discs), 'hair', { shade: 0.07 })
}

type Fall = readonly (readonly [y: number, z: number, width: number, depth: number])[]

/** Falling hair: rings under the crown. It hangs by its weight and drifts with the wind. */
export const fall = (body: Body, rings: Fall, { wind = 0, tip = 0.1, wave = 0 } = {}): void => {
  const { face, skull } = body.skeleton
  const angle = Math.abs(body.turned)
  const isBehind = angle < 62
  const [left, right]: [Spot[], Spot[]] = [[], []]
  for (const [at, [y, z, width, depth]] of rings.entries()) {
    // From the side the cheek stays free.
    const isSide = angle >= 62 && angle <= 150
    const [back, deep] = isSide ? [z - 0.13, depth * 0.82] : [z, depth]
    const [x0, y0] =
      at < 3
        ? body.onHead(0, y, back)
        : body.spot(plus(plus(face, skull.forward, back * body.head), [0, 1, 0], y * body.head))
    const half = Math.hypot(width * skull.right[0], deep * skull.forward[0]) * body.head
    const drift = wind * body.head * (at / rings.length) ** 2 + (at > 1 ? Math.sin(at * 2.2) * wave * body.head : 0)
    left.push([x0 - half + drift, y0])
    right.push([x0 + half + drift, y0])
  }
  const last = rings.length - 1
  const [end, start] = [nth(right, last), nth(left, last)]
  const cloth = clothBetween(left, right)
  const point: [number, number, number] = [
    (end[0] + start[0]) / 2 + wind * 0.15 * body.head,
    start[1] + tip * body.head,
    tip > 0.15 ? 1 : 0,
  ]
  body.put(isBehind ? -0.45 : 0.26, blob([...right, point, ...left.toReversed()]), 'hair', {
    shade: 0.1,
    folds: [cloth.fold(-0.35, 0.3, 1, 0.12), cloth.fold(0.3, 0.35, 1, 0.12)],
    lights: [cloth.fold(-0.62, 0.25, 0.9, 0.08)],
    cast: isBehind ? 0 : 0.04,
  })
}

export const long: Fall = [
  [0.42, -0.06, 0.3, 0.3],
  [0.2, -0.08, 0.43, 0.38],
  [-0.1, -0.12, 0.46, 0.36],
  [-0.4, -0.2, 0.47, 0.28],
  [-0.75, -0.24, 0.46, 0.26],
  [-1.1, -0.26, 0.4, 0.22],
  [-1.4, -0.26, 0.26, 0.14],
]
export const wavy: Fall = long.map(([y, z, width, depth], at) => [y, z, width * (at > 2 ? 1.14 : 1), depth * 1.1])
export const bob: Fall = [
  [0.42, -0.06, 0.3, 0.3],
  [0.2, -0.06, 0.44, 0.4],
  [-0.1, -0.08, 0.47, 0.37],
  [-0.38, -0.08, 0.48, 0.34],
  [-0.5, -0.1, 0.4, 0.28],
]

export const braid = (body: Body, x: number): void => {
  const { face, skull } = body.skeleton
  const near = skull.forward[2] > 0.3 ? (x === 0 ? -0.44 : 0.24) : 0.28
  const broad = x === 0 ? 0.15 : 0.125
  for (let at = 0; at < 7; at++) {
    const [way, down] = [x === 0 ? -0.36 : -0.05, (x === 0 ? -0.25 : -0.36) - at * 0.2]
    const root = plus(plus(face, skull.forward, way * body.head), skull.right, x * body.head)
    const [cx, cy] = body.spot(plus(root, [0, 1, 0], down * body.head))
    body.put(near, disc(cx, cy, (broad - at * 0.012) * body.head, 0.14 * body.head), 'hair', { shade: 0.07 })
  }
}

export const locs = (body: Body): void => {
  const { skull } = body.skeleton
  for (let at = 0; at < 9; at++) {
    const angle = radians(-110 + at * 27.5)
    const [x, z] = [Math.sin(angle) * 0.42, -Math.cos(angle) * 0.36 - 0.04]
    const strand: Strand = [
      [x * 0.8, 0.3, z * 0.8, 0.07],
      [x, -0.02, z, 0.075],
      [x * 1.06, -0.4, z * 1.05 - 0.04, 0.075],
      [x * 1.04, -0.78 + 0.1 * Math.sin(at * 3), z - 0.05, 0.04],
    ]
    tail(body, strand, skull.right[2] * x + skull.forward[2] * z > 0.05 ? 0.272 : -0.44)
  }
}
