// An open eye: heavy lashes, a lidded crease, an iris of fine rays. The white is left open, so it reads as a silhouette too.
import { lerp, tau } from '../../curves.ts'
import type { Point } from '../../point.ts'
import type { Motif } from '../motif.ts'
import {
  curveThrough,
  disc,
  oval,
  plot,
  polygon,
  ribbon,
  ring,
  swelling,
  tapering,
  within,
  without,
} from '../outlines.ts'

const upper: readonly Point[] = plot('-0.86 -0.3, -0.62 -0.46, -0.3 -0.65, 0.05 -0.7, 0.4 -0.6, 0.68 -0.42, 0.9 -0.3')
const lower: readonly Point[] = plot(
  '-0.86 -0.3, -0.6 -0.19, -0.28 -0.085, 0.08 -0.06, 0.42 -0.12, 0.7 -0.24, 0.9 -0.3',
)

export const eye: Motif = {
  id: 'eye',
  kind: 'symbol',
  rests: 'air',
  width: 1.86,
  draw(pen, random) {
    const almond = polygon([...curveThrough(upper), ...curveThrough(lower).toReversed()])
    const [x, y, radius] = [0.02, -0.4, 0.29]
    pen.fill('accent', within(almond, ring(x, y, radius, radius * 0.43)))
    pen.fill('shade', within(almond, without(disc(x, y, radius), disc(x + 0.01, y + 0.075, radius * 0.99))))
    pen.fill(
      'light',
      within(
        almond,
        without(
          ring(x, y, radius * 0.62, radius * 0.43),
          polygon([
            [-1, -1],
            [1, -1],
            [1, y],
            [-1, y],
          ]),
        ),
      ),
    )
    const rays = random.sub('iris')
    for (let at = 0; at < 44; at++) {
      const angle = (at / 44) * tau + rays.bell() * 0.02
      const [inner, outer] = [radius * rays.between(0.5, 0.62), radius * rays.between(0.8, 0.94)]
      const fine = ribbon(
        [
          [x + Math.cos(angle) * outer, y + Math.sin(angle) * outer],
          [x + Math.cos(angle) * inner, y + Math.sin(angle) * inner],
        ],
        tapering(0.012, 0.002),
      )
      pen.gap(fine)
    }
    pen.fill('shade', without(disc(x, y, radius * 0.38), oval(x - 0.055, y - 0.06, 0.04, 0.032, -0.5)))
    pen.fill('light', oval(x - 0.12, y - 0.135, 0.036, 0.026, -0.5))
    pen.fill(
      'body',
      ribbon(upper, (share) => 0.02 + 0.075 * Math.sin(Math.PI * share ** 0.85) ** 0.8),
    )
    pen.fill(
      'body',
      ribbon(lower, (share) => 0.014 + 0.022 * Math.sin(Math.PI * share)),
    )
    const lashes = random.sub('lashes')
    const lid = curveThrough(upper, 10)
    for (let at = 0; at < 19; at++) {
      const share = lerp(0.1, 0.97, at / 18)
      const [rootX, rootY] = lid[Math.round(share * (lid.length - 1))] ?? [0, 0]
      const long = lerp(0.1, 0.19, Math.sin(Math.PI * share ** 1.2)) * lashes.between(0.88, 1.08)
      const heading = lerp(-2.35, -0.55, share) + lashes.bell() * 0.05
      const bend = share < 0.42 ? -0.35 : 0.35
      const middle: Point = [rootX + Math.cos(heading) * long * 0.5, rootY + Math.sin(heading) * long * 0.5]
      const tip: Point = [
        middle[0] + Math.cos(heading - bend) * long * 0.5,
        middle[1] + Math.sin(heading - bend) * long * 0.5,
      ]
      pen.fill('body', ribbon([[rootX, rootY], middle, tip], tapering(0.032, 0.003)))
    }
    const under = curveThrough(lower, 10)
    for (let at = 0; at < 12; at++) {
      const share = lerp(0.3, 0.95, at / 11)
      const [rootX, rootY] = under[Math.round(share * (under.length - 1))] ?? [0, 0]
      const heading = lerp(1.9, 0.75, share)
      const long = lashes.between(0.05, 0.085)
      pen.fill(
        'body',
        ribbon(
          [
            [rootX, rootY],
            [rootX + Math.cos(heading) * long, rootY + Math.sin(heading) * long],
          ],
          tapering(0.016, 0.003),
        ),
      )
    }
    pen.fill(
      'shade',
      ribbon(
        plot('-0.72 -0.58, -0.42 -0.8, 0 -0.975, 0.42 -0.84, 0.74 -0.6').map(([a = 0, b = 0]): Point => [a, b * 0.99]),
        swelling(0.024),
      ),
    )
    pen.fill('light', ribbon(plot('-0.5 -0.09, -0.16 -0.02, 0.16 -0.008, 0.42 -0.03'), swelling(0.016)))
    pen.fill('light', polygon(plot('-0.85 -0.3, -0.76 -0.33, -0.72 -0.28, -0.77 -0.26')))
  },
}
