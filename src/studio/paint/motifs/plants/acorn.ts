// Two acorns on a twig before an oak leaf.
import type { Pen } from '../../pen.ts'
import type { Point } from '../../point.ts'
import type { Motif } from '../motif.ts'
import { inFront, outline, plot, ribbon, swelling, tapering, within } from '../outlines.ts'

const drawAcorn = (pen: Pen): void => {
  const nut = outline(plot('-0.2 0, -0.205 0.14, -0.15 0.3, -0.05 0.4, 0 0.46, 0.05 0.4, 0.15 0.3, 0.205 0.14, 0.2 0'))
  pen.as('nuts', () => {
    inFront(pen, 'accent', nut, 0.016)
    pen.fill('shade', within(nut, outline(plot('0.06 0, 0.1 0.16, 0.06 0.34, 0.02 0.5, 0.3 0.4, 0.3 0'))))
    pen.fill('light', ribbon(plot('-0.13 0.09, -0.135 0.18, -0.09 0.28'), swelling(0.05)))
    pen.gap(ribbon(plot('0.11 0.08, 0.11 0.18, 0.07 0.28'), swelling(0.016)))
  })
  const cup = outline(
    plot(
      '-0.24 0.05, -0.262 -0.02, -0.22 -0.13, -0.1 -0.2, 0.02 -0.21, 0.13 -0.19, 0.23 -0.12, 0.262 -0.02, 0.24 0.05, 0.12 0.085, 0 0.09, -0.12 0.085',
    ),
  )
  pen.as('cups', () => {
    inFront(pen, 'body', cup, 0.016)
    pen.fill('shade', within(cup, outline(plot('0.08 0.12, 0.14 -0.02, 0.1 -0.22, 0.34 -0.15, 0.32 0.1'))))
    for (let row = 0; row < 4; row++)
      for (let at = 0; at < 8 - row; at++) {
        const x = (at - (7 - row) / 2) * (0.064 - row * 0.003)
        const y = 0.03 - row * 0.054 - x * x * 0.25
        pen.gap(
          ribbon(
            [
              [x - 0.024, y - 0.018],
              [x, y + 0.014],
              [x + 0.024, y - 0.018],
            ],
            swelling(0.012),
          ),
        )
      }
  })
}

const drawOakLeaf = (pen: Pen): void => {
  const half: Point[] = plot(
    '0 0, 0.05 -0.08, 0.17 -0.1, 0.16 -0.2, 0.09 -0.24, 0.11 -0.28, 0.25 -0.3, 0.25 -0.42, 0.12 -0.43, 0.12 -0.47, 0.23 -0.52, 0.2 -0.62, 0.1 -0.6, 0.09 -0.64, 0.13 -0.7, 0.07 -0.77',
  )
  const whole = outline([
    ...half,
    [0, -0.8],
    ...half
      .slice(1)
      .map(([x, y]): Point => [-x, y])
      .toReversed(),
  ])
  inFront(pen, 'body', whole, 0.012)
  pen.fill('light', within(whole, outline(plot('0 0.02, -0.4 -0.1, -0.4 -0.8, 0 -0.84, -0.012 -0.4'))))
  pen.gap(ribbon(plot('0 -0.02, 0.006 -0.4, 0 -0.74'), tapering(0.022, 0.006)))
  for (const [y, reach] of [
    [-0.05, 0.13],
    [-0.22, 0.19],
    [-0.4, 0.18],
    [-0.56, 0.09],
  ] as const)
    for (const side of [-1, 1])
      pen.gap(
        ribbon(
          [
            [0, y],
            [side * reach * 0.5, y - 0.06],
            [side * reach, y - 0.1],
          ],
          tapering(0.013, 0.005),
        ),
      )
}

export const acorn: Motif = {
  id: 'acorn',
  kind: 'plant',
  rests: 'held',
  width: 0.94,
  draw(pen, random) {
    const sway = random.between(-0.05, 0.05)
    pen.placed({ x: 0.1, y: -0.62, turn: -1.15 + sway, size: 0.72 }, () => pen.as('own leaves', () => drawOakLeaf(pen)))
    pen.placed({ x: 0.1, y: -0.64, turn: 0.55 + sway, size: 0.5 }, () => pen.as('own leaves', () => drawOakLeaf(pen)))
    inFront(pen, 'body', ribbon(plot('0.24 -0.96, 0.14 -0.82, 0.06 -0.7, -0.14 -0.5'), tapering(0.036, 0.026)), 0.008)
    inFront(pen, 'body', ribbon(plot('0.1 -0.78, 0.22 -0.62, 0.24 -0.48'), tapering(0.03, 0.024)), 0.008)
    pen.placed({ x: 0.25, y: -0.34, turn: -0.16, size: 0.74 }, () => drawAcorn(pen))
    pen.placed({ x: -0.19, y: -0.38, turn: 0.2, size: 0.84 }, () => drawAcorn(pen))
  },
}
