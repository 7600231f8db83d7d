// Crossed ice-hockey sticks over a puck.
import type { Pen } from '../../pen.ts'
import type { Point } from '../../point.ts'
import type { Motif } from '../motif.ts'
import { inFront, outline, oval, plot, polygon, polyline, ribbon, tapering, within } from '../outlines.ts'

const blade: readonly Point[] = plot(
  '0.035 -0.1, 0.04 -0.045, 0.1 -0.012, 0.24 -0.004, 0.315 -0.022, 0.318 -0.068, 0.25 -0.088, 0.14 -0.09, 0.1 -0.115, 0.085 -0.15',
)

const drawStick = (pen: Pen): void => {
  const shaft = polygon(plot('-0.355 -1, -0.305 -1, 0.09 -0.13, 0.04 -0.08'))
  inFront(pen, 'body', shaft, 0.01)
  pen.fill('light', polygon(plot('-0.355 -1, -0.336 -1, 0.06 -0.1, 0.04 -0.08')))
  inFront(pen, 'light', outline(blade), 0.01)
  const shape = outline(blade)
  pen.fill('shade', within(shape, polygon(plot('0 -0.03, 0.4 -0.03, 0.4 0.02, 0 0.02'))))
  for (const x of [0.13, 0.17, 0.21, 0.25])
    pen.line(
      0.011,
      polyline([
        [x, -0.1],
        [x + 0.02, 0],
      ]),
    )
  const along = (share: number): Point => [-0.33 + share * 0.395, -1 + share * 0.9]
  inFront(pen, 'accent', ribbon([along(0), along(0.2)], tapering(0.056, 0.054)), 0.006)
  for (const share of [0.04, 0.08, 0.12, 0.16]) {
    const [x, y] = along(share)
    pen.line(
      0.008,
      polyline([
        [x - 0.03, y + 0.004],
        [x + 0.03, y - 0.016],
      ]),
    )
  }
  inFront(
    pen,
    'accent',
    ribbon([along(0.55), along(0.63)], () => 0.05),
    0.006,
  )
}

export const hockey: Motif = {
  id: 'hockey',
  kind: 'object',
  rests: 'ground',
  width: 0.74,
  draw(pen, random) {
    pen.mirrored(() => drawStick(pen))
    pen.placed({ x: random.between(-0.01, 0.01), y: -0.075 }, () => {
      const puck = outline(
        plot('-0.098 -0.045, -0.1 0.02, -0.07 0.054, 0 0.07, 0.07 0.054, 0.1 0.02, 0.098 -0.045, 0 -0.03'),
      )
      inFront(pen, 'shade', puck, 0.012)
      inFront(pen, 'body', oval(0, -0.045, 0.1, 0.036), 0.009)
      pen.line(0.007, oval(0, -0.045, 0.062, 0.02))
      for (const x of [-0.07, -0.035, 0, 0.035, 0.07])
        pen.gap(
          ribbon(
            [
              [x, 0.002 - x * x * 2],
              [x, 0.05 - x * x * 3.4],
            ],
            () => 0.007,
          ),
        )
    })
  },
}
