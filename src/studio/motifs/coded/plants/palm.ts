// A palm: a leaning ringed trunk and arching fronds of single leaflets.
import { lerp } from '../../../paint/curves.ts'
import type { Pen } from '../../../paint/pen.ts'
import type { Point } from '../../../paint/point.ts'
import type { Random } from '../../../paint/random.ts'
import { disc, inFront, plot, polygon, ribbon, tapering, together } from '../../../paint/shapes/pen-shapes.ts'
import type { CodedMotif } from '../coded-motif.ts'

const drawFrond = (pen: Pen, random: Random, heading: number, length: number, isNear: boolean): void => {
  const side = Math.cos(heading) < 0 ? -1 : 1
  const fall = length * random.between(0.5, 0.75)
  const rib = (share: number): Point => [
    Math.cos(heading) * length * share * (1 - 0.16 * share * share),
    Math.sin(heading) * length * share + fall * share * share,
  ]
  const slope = (share: number): number => {
    const [ax, ay] = rib(share - 0.02)
    const [bx, by] = rib(share + 0.02)
    return Math.atan2(by - ay, bx - ax)
  }
  const leaflets = (turn: number) =>
    Array.from({ length: 19 }, (_, at) => {
      const share = lerp(0.1, 0.99, at / 18)
      const long = length * 0.3 * Math.sin(Math.PI * lerp(0.28, 0.95, share)) * random.between(0.85, 1.1)
      const angle = slope(share) + turn * lerp(1, 0.35, share) + random.bell() * 0.06
      const [x, y] = rib(share)
      const droop = long * 0.3
      const middle: Point = [x + Math.cos(angle) * long * 0.55, y + Math.sin(angle) * long * 0.55 + droop * 0.25]
      const end: Point = [x + Math.cos(angle) * long, y + Math.sin(angle) * long + droop]
      return ribbon([[x, y], middle, end], (along) => length * 0.045 * (1 - along) ** 0.7, 5)
    })
  const under = leaflets(side * 1.05)
  const over = leaflets(side * -0.8)
  pen.fill('shade', together(...under))
  pen.fill(isNear ? 'light' : 'body', together(...over))
  inFront(pen, 'body', ribbon([0, 0.3, 0.6, 0.85, 1].map(rib), tapering(0.014, 0.004)), 0.003)
}

export const palm: CodedMotif = {
  id: 'palm',
  width: 0.86,
  draw(pen, random) {
    const lean = random.between(0.05, 0.09) * (random.chance(0.5) ? 1 : -1)
    const trunk: Point[] = [
      [-lean, 0],
      [-lean * 0.55, -0.25],
      [lean * 0.1, -0.5],
      [lean, -0.73],
    ]
    pen.fill(
      'body',
      ribbon(trunk, (share) => lerp(0.062, 0.034, share) + 0.04 * Math.max(0, 0.1 - share) * 8),
    )
    pen.fill(
      'shade',
      ribbon(
        trunk.map(([x, y]): Point => [x + 0.012, y]),
        tapering(0.024, 0.014),
      ),
    )
    for (let at = 1; at < 15; at++) {
      const share = at / 15
      const x = lerp(-lean, lean, share ** 1.35)
      const y = -0.73 * share
      pen.line(
        0.006,
        ribbon(
          [
            [x - 0.03, y - 0.004],
            [x, y + 0.008],
            [x + 0.03, y - 0.004],
          ],
          () => 0.0005,
        ),
      )
    }
    pen.placed({ x: lean, y: -0.745, size: 1.1 }, () => {
      const fronds = [-1.9, -1.25, -2.55, -0.6, -3.1, -0.04, -2.2, -0.94, -2.82, -0.32]
      for (const [at, heading] of fronds.entries())
        drawFrond(pen, random, heading + random.bell() * 0.07, random.between(0.38, 0.44), at > 5)
      for (const [x, y] of [
        [-0.028, 0.014],
        [0.022, 0.02],
        [-0.002, 0.03],
      ] as const)
        inFront(pen, 'accent', disc(x, y, 0.023), 0.004)
      pen.fill('body', polygon(plot('-0.02 -0.01, 0 -0.035, 0.02 -0.01, 0 0.01')))
    })
  },
}
