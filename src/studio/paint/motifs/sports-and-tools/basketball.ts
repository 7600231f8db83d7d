// A basketball: eight panels, their seams cut right through so that the silhouette shows them.
import { tau } from '../../curves.ts'
import type { Point } from '../../point.ts'
import type { Motif } from '../motif.ts'
import { disc, plot, ribbon, swelling, together, within, without } from '../outlines.ts'
import { nearRuns, type OnSphere, turnedBall } from './sphere.ts'

const circleOf = (place: (angle: number) => OnSphere): OnSphere[] =>
  Array.from({ length: 96 }, (_, at) => place((at / 96) * tau))

/** The seams that bow away from the middle meridian. */
const bowed = (side: number): OnSphere[] =>
  circleOf((angle) => {
    const y = Math.cos(angle) * 0.86
    const x = side * (0.5 + 0.28 * Math.cos(angle) ** 2)
    const z = Math.sin(angle)
    const length = Math.hypot(x, y, z)
    return [x / length, y / length, z / length]
  })

export const basketball: Motif = {
  id: 'basketball',
  kind: 'object',
  rests: 'ground',
  width: 1,
  draw(pen, random) {
    const turn = turnedBall(random.between(0.25, 0.5), random.between(0.25, 0.45), random.between(-0.5, -0.2))
    const seams = [
      circleOf((a) => [Math.cos(a), 0, Math.sin(a)]),
      circleOf((a) => [0, Math.cos(a), Math.sin(a)]),
      bowed(1),
      bowed(-1),
    ]
      .flatMap((seam) => nearRuns(seam.map(turn)))
      .map((run) =>
        run.filter((_, at) => at % 3 === 0 || at === run.length - 1).map(([x, y]): Point => [x * 0.5, y * 0.5 - 0.5]),
      )
      .map((run) => ribbon(run, () => 0.021, 6))
    const ball = without(disc(0, -0.5, 0.5), together(...seams))
    pen.fill('accent', ball)
    pen.fill('shade', within(ball, without(disc(0, -0.5, 0.5), disc(-0.1, -0.59, 0.5))))
    pen.fill('light', within(ball, ribbon(plot('-0.4 -0.56, -0.36 -0.72, -0.24 -0.86'), swelling(0.05))))
    const pebbles = random.sub('pebbles')
    const grain = Array.from({ length: 90 }, () => {
      const [angle, away] = [pebbles.between(-0.5, 2.2), Math.sqrt(pebbles.between(0.35, 0.94)) * 0.5]
      return disc(Math.cos(angle) * away, -0.5 + Math.sin(angle) * away, 0.0048)
    })
    pen.gap(together(...grain))
  },
}
