// A football of pentagons and hexagons, from the true solid; its seams are open so that the silhouette reads.
import type { Point } from '../../point.ts'
import type { Motif } from '../motif.ts'
import { disc, polygon, ribbon, together, within, without } from '../outlines.ts'
import { type OnSphere, turnedBall } from './sphere.ts'

const golden = (1 + Math.sqrt(5)) / 2
const corners: readonly OnSphere[] = [-1, 1].flatMap((a) =>
  [-golden, golden].flatMap((b): OnSphere[] => [
    [0, a, b],
    [a, b, 0],
    [b, 0, a],
  ]),
)

const between = (one: OnSphere, other: OnSphere, share: number): OnSphere => {
  const [x, y, z] = [
    one[0] + (other[0] - one[0]) * share,
    one[1] + (other[1] - one[1]) * share,
    one[2] + (other[2] - one[2]) * share,
  ]
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}

const areNeighbours = (one: OnSphere, other: OnSphere): boolean => {
  const apart = Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
  return apart > 0.1 && apart < 2.1
}

export const soccerBall: Motif = {
  id: 'soccer-ball',
  kind: 'object',
  rests: 'ground',
  width: 1,
  draw(pen, random) {
    const turn = turnedBall(random.between(-0.25, 0.1), random.between(0.1, 0.35), random.between(-0.2, 0.2))
    const onSheet = ([x, y]: OnSphere): Point => [x * 0.5, y * 0.5 - 0.5]
    const whole = disc(0, -0.5, 0.5)
    const seams = corners.flatMap((one, at) =>
      corners.slice(at + 1).flatMap((other) => {
        if (!areNeighbours(one, other)) return []
        const run = [0.32, 0.41, 0.5, 0.59, 0.68].map((share) => turn(between(one, other, share)))
        return run.every(([, , z]) => z > -0.12) ? [ribbon(run.map(onSheet), () => 0.018)] : []
      }),
    )
    const pentagons = corners.flatMap((corner) => {
      const [, , depth] = turn(between(corner, corner, 0))
      if (depth < 0.02) return []
      const patch = (share: number): Point[] =>
        corners
          .filter((other) => areNeighbours(corner, other))
          .map((other) => turn(between(corner, other, share)))
          .toSorted((a, b) => {
            const [midX, midY] = turn(between(corner, corner, 0))
            return Math.atan2(a[1] - midY, a[0] - midX) - Math.atan2(b[1] - midY, b[0] - midX)
          })
          .map(onSheet)
      return [{ hole: polygon(patch(0.375)), patch: polygon(patch(0.31)) }]
    })
    const panels = without(whole, together(...seams, ...pentagons.map(({ hole }) => hole)))
    pen.fill('light', panels)
    pen.fill('body', within(panels, without(whole, disc(-0.08, -0.58, 0.5))))
    for (const { patch } of pentagons) pen.fill('shade', within(whole, patch))
    pen.fill('accent', within(together(...pentagons.map(({ patch }) => patch)), without(whole, disc(0.14, -0.36, 0.5))))
    for (let at = 0; at < 8; at++) {
      const radius = 0.47 - at * 0.018
      const half = 0.55 - at * 0.045
      pen.gap(
        ribbon(
          [-1, -0.5, 0, 0.5, 1].map(
            (share): Point => [Math.cos(0.8 + share * half) * radius, -0.5 + Math.sin(0.8 + share * half) * radius],
          ),
          (share) => 0.006 * Math.sin(Math.PI * share),
        ),
      )
    }
  },
}
