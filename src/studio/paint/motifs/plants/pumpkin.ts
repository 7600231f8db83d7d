// A pumpkin: swelling ribs, a twisted stalk, a tendril and a leaf.
import type { Point } from '../../point.ts'
import type { Motif } from '../motif.ts'
import { inFront, outline, oval, plot, ribbon, swelling, tapering, within } from '../outlines.ts'

export const pumpkin: Motif = {
  id: 'pumpkin',
  kind: 'plant',
  rests: 'ground',
  width: 1.16,
  draw(pen, random) {
    const squat = random.between(0.95, 1.03)
    const ribs: readonly (readonly [number, number, number])[] = [
      [0.34, 0.23, 0.72],
      [-0.34, 0.23, 0.72],
      [0.19, 0.225, 0.76],
      [-0.2, 0.225, 0.76],
      [0, 0.19, 0.78],
    ]
    pen.fill('shade', oval(0, -0.42, 0.42, 0.34))
    ribs.forEach(([x, across, tall], at) => {
      const rib = oval(x, -0.375, across, (tall * squat) / 2, x * 0.25)
      inFront(pen, at < 2 ? 'shade' : 'accent', rib, 0.012)
      if (at < 2) pen.fill('accent', within(rib, oval(x - 0.05, -0.36, across * 0.86, tall * 0.45, x * 0.25)))
      pen.fill('shade', within(rib, oval(x + across * 1.05, -0.32, across * 0.62, tall * 0.5, x * 0.25)))
      pen.fill(
        'light',
        ribbon(
          [
            [x - across * 0.42, -0.16],
            [x - across * 0.6, -0.38],
            [x - across * 0.36, -0.6],
          ],
          swelling(0.036),
        ),
      )
      pen.gap(
        ribbon(
          [
            [x + across * 0.1, -0.1],
            [x + across * 0.2, -0.36],
            [x + across * 0.08, -0.6],
          ],
          swelling(0.013),
        ),
      )
    })
    const tendril: Point[] = Array.from({ length: 26 }, (_, at) => {
      const share = at / 25
      return [
        0.1 + share * 0.36 + Math.cos(share * 15) * 0.036 * share,
        -0.74 - Math.sin(share * 2.6) * 0.1 + Math.sin(share * 15) * 0.042 * share,
      ]
    })
    inFront(pen, 'body', ribbon(tendril, tapering(0.02, 0.009), 4), 0.008)
    const leaf = outline(
      plot(
        '-0.06 -0.74, -0.16 -0.66, -0.25 -0.69, -0.3 -0.62, -0.42 -0.66, -0.42 -0.76, -0.5 -0.82, -0.38 -0.87, -0.34 -0.94, -0.24 -0.88, -0.13 -0.9, -0.12 -0.82',
      ),
    )
    inFront(pen, 'body', leaf, 0.012)
    for (const [x, y] of [
      [-0.43, -0.82],
      [-0.33, -0.69],
      [-0.3, -0.89],
    ] as const)
      pen.gap(
        ribbon(
          [
            [-0.1, -0.77],
            [(x - 0.1) / 2, (y - 0.78) / 2],
            [x, y],
          ],
          tapering(0.014, 0.005),
        ),
      )
    const stalk = outline(
      plot(
        '-0.13 -0.7, -0.07 -0.76, -0.05 -0.86, -0.09 -0.975, -0.02 -0.998, 0.06 -0.975, 0.045 -0.86, 0.07 -0.76, 0.14 -0.7, 0.04 -0.675, -0.04 -0.675',
      ),
    )
    inFront(pen, 'body', stalk, 0.012)
    pen.fill(
      'light',
      within(stalk, outline(plot('-0.12 -0.7, -0.05 -0.8, -0.09 -1, -0.04 -1, -0.01 -0.85, -0.03 -0.72'))),
    )
    for (const x of [-0.02, 0.03])
      pen.gap(
        ribbon(
          [
            [x * 2.2, -0.71],
            [x, -0.84],
            [x - 0.02, -0.96],
          ],
          swelling(0.012),
        ),
      )
  },
}
