// A quill feather: vanes of slanting barbs that part here and there, down at the root.
import { lerp, smooth } from '../../curves.ts'
import type { Pen } from '../../pen.ts'
import type { Point } from '../../point.ts'
import type { Random } from '../../random.ts'
import type { Motif } from '../motif.ts'
import { curveThrough, inFront, polygon, ribbon, swelling, tapering } from '../outlines.ts'

interface Shaft {
  at(share: number): Point
  /** A place beside the shaft: `out` to the side, `up` along it. */
  beside(share: number, out: number, up: number): Point
}

const shaftThrough = (points: readonly Point[]): Shaft => {
  const curve = curveThrough(points, 24)
  const last = curve.length - 1
  const at = (share: number): Point => curve[Math.round(lerp(0, last, share))] ?? [0, 0]
  const beside = (share: number, out: number, up: number): Point => {
    const [x, y] = at(share)
    const [fromX, fromY] = at(Math.max(0, share - 0.03))
    const [toX, toY] = at(Math.min(1, share + 0.03))
    const length = Math.hypot(toX - fromX, toY - fromY) || 1
    const [dx, dy] = [(toX - fromX) / length, (toY - fromY) / length]
    return [x - dy * out + dx * up, y + dx * out + dy * up]
  }
  return { at, beside }
}

const vaneFrom = 0.24
const breadth = (share: number, most: number): number =>
  most * smooth(vaneFrom - 0.05, vaneFrom + 0.22, share) ** 0.7 * (1 - smooth(0.62, 1.04, share) ** 1.4)

const drawVane = (pen: Pen, random: Random, shaft: Shaft, side: number, most: number): void => {
  const cuts = [vaneFrom]
  while ((cuts.at(-1) ?? 1) < 0.9) cuts.push((cuts.at(-1) ?? 0) + random.between(0.09, 0.2))
  cuts[cuts.length - 1] = 1
  cuts.slice(1).forEach((to, index) => {
    const from = cuts[index] ?? 0
    const droop = index === 0 ? 0 : random.between(-0.006, 0.012)
    const edge = (share: number, reach = 1): Point => {
      const parted = 0.011 * (1 - smooth(0, 0.3, (share - from) / (to - from)))
      const out = breadth(share, most) * reach
      return shaft.beside(Math.min(1, share + parted), side * out, out * 0.72 + droop)
    }
    const steps = 14
    const shares = Array.from({ length: steps + 1 }, (_, at) => lerp(from, to, at / steps))
    const vane = [...shares.map((share) => shaft.at(share)), ...shares.map((share) => edge(share)).toReversed()]
    inFront(pen, side < 0 ? 'body' : 'shade', polygon(vane), 0.005)
    if (side < 0)
      pen.fill(
        'light',
        polygon([...shares.map((s) => edge(s, 0.12)), ...shares.map((s) => edge(s, 0.42)).toReversed()]),
      )
    const barbs = Math.round((to - from) / 0.026)
    for (let at = 1; at < barbs; at++) {
      const share = lerp(from, to, at / barbs)
      const reach = random.between(0.55, 0.92)
      pen.gap(ribbon([shaft.at(share), edge(share, 0.5 * reach), edge(share, reach)], tapering(0.0075, 0.003)))
    }
  })
}

const drawDown = (pen: Pen, random: Random, shaft: Shaft): void => {
  for (let at = 0; at < 16; at++) {
    const share = lerp(0.15, 0.29, at / 16)
    const side = at % 2 === 0 ? 1 : -1
    const long = random.between(0.05, 0.11)
    const tuft = [
      shaft.at(share),
      shaft.beside(share, side * long * 0.6, long * random.between(-0.2, 0.3)),
      shaft.beside(share, side * long, long * random.between(-0.6, 0.5)),
    ]
    pen.fill('light', ribbon(tuft, tapering(0.009, 0.003)))
  }
}

export const feather: Motif = {
  id: 'feather',
  kind: 'object',
  rests: 'held',
  width: 0.5,
  draw(pen, random) {
    const sweep = random.between(0.8, 1.05)
    const shaft = shaftThrough([
      [-0.22 * sweep, 0],
      [-0.13 * sweep, -0.22],
      [-0.03, -0.5],
      [0.08 * sweep, -0.78],
      [0.22, -0.985],
    ])
    drawDown(pen, random.sub('down'), shaft)
    drawVane(pen, random.sub('right'), shaft, 1, 0.125)
    drawVane(pen, random.sub('left'), shaft, -1, 0.15)
    const spine = Array.from({ length: 9 }, (_, at) => shaft.at((at / 8) * 0.97))
    inFront(
      pen,
      'accent',
      ribbon(spine, (share) => lerp(0.017, 0.004, share) + swelling(0.004)(share)),
      0.004,
    )
  },
}
