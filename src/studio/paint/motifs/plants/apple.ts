// An apple with its stalk and one leaf.
import type { Motif } from '../motif.ts'
import { disc, inFront, outline, plot, ribbon, swelling, tapering, within } from '../outlines.ts'
import { drawLeaf } from './leaf.ts'

export const apple: Motif = {
  id: 'apple',
  kind: 'plant',
  rests: 'ground',
  width: 0.84,
  draw(pen, random) {
    const lean = random.between(-0.02, 0.03)
    const fruit = outline(
      plot(
        '-0.02 -0.69, -0.1 -0.745, -0.24 -0.76, -0.375 -0.66, -0.42 -0.49, -0.38 -0.27, -0.28 -0.09, -0.16 -0.005, -0.06 -0.012, 0.01 -0.035, 0.08 -0.012, 0.18 -0.004, 0.3 -0.1, 0.385 -0.28, 0.415 -0.48, 0.37 -0.655, 0.25 -0.765, 0.11 -0.75, 0.03 -0.69, 0.01 -0.66',
      ),
    )
    pen.fill('accent', fruit)
    pen.fill(
      'shade',
      within(
        fruit,
        outline(plot('0.02 0.1, 0.25 -0.08, 0.32 -0.32, 0.31 -0.56, 0.22 -0.74, 0.5 -0.78, 0.56 -0.2, 0.3 0.1')),
      ),
    )
    pen.fill(
      'light',
      outline(
        plot(
          '-0.3 -0.62, -0.345 -0.5, -0.335 -0.36, -0.29 -0.27, -0.285 -0.42, -0.255 -0.54, -0.19 -0.64, -0.23 -0.67',
        ),
      ),
    )
    pen.gap(ribbon(plot('-0.17 -0.66, -0.06 -0.615, 0.03 -0.612, 0.12 -0.625, 0.2 -0.665'), swelling(0.022)))
    for (const [x, run] of [
      [0.26, 0.2],
      [0.33, 0.14],
      [0.19, 0.22],
    ] as const)
      pen.gap(
        ribbon(
          [
            [x - 0.05, -0.1],
            [x + 0.012, -0.32],
            [x - 0.01, -0.32 - run],
          ],
          swelling(0.013),
        ),
      )
    pen.gap(ribbon(plot('-0.1 -0.045, -0.02 -0.07, 0.05 -0.068, 0.11 -0.042'), swelling(0.012)))
    for (const [x, y] of plot('-0.08 -0.5, 0.02 -0.42, -0.14 -0.3, 0.06 -0.25, -0.02 -0.17, 0.1 -0.52'))
      pen.gap(disc(x, y, 0.007))
    inFront(
      pen,
      'body',
      ribbon(
        [
          [0.0, -0.62],
          [0.005, -0.76],
          [0.04 + lean, -0.87],
          [0.1 + lean, -0.95],
        ],
        (share) => 0.03 + share * 0.018,
      ),
      0.008,
    )
    drawLeaf(pen, {
      x: 0.02,
      y: -0.79,
      turn: -2.72 + lean,
      length: 0.37,
      breadth: 0.5,
      bend: 0.22,
      veins: 4,
      belly: 0.44,
    })
    pen.fill(
      'body',
      ribbon(
        [
          [0.07 + lean, -0.93],
          [0.115 + lean, -0.975],
        ],
        tapering(0.05, 0.055),
      ),
    )
  },
}
