// An airliner climbing past us, in perspective.
import type { Pen } from '../../pen.ts'
import type { Point } from '../../point.ts'
import type { Motif } from '../motif.ts'
import { disc, inFront, plot, polygon, ribbon, swelling, together } from '../outlines.ts'
import { circle, drawTurned, type Place, panel, viewFrom } from './solids.ts'

const view = viewFrom({ yaw: 0.62, pitch: 0.55, distance: 5 })

const fuselage: readonly (readonly [number, number])[] = plot(
  '-1.3 0.03, -1.1 0.075, -0.8 0.125, -0.5 0.15, 0.7 0.15, 0.95 0.14, 1.1 0.115, 1.2 0.075, 1.25 0.03, 1.26 0.005',
)

const drawWing = (pen: Pen, side: number): void => {
  const root: readonly Place[] = [
    [0.34, -0.08, side * 0.1],
    [-0.26, -0.08, side * 0.1],
  ]
  const tip: readonly Place[] = [
    [-0.62, 0.08, side * 1.28],
    [-0.42, 0.08, side * 1.28],
  ]
  const kink: Place = [-0.2, -0.05, side * 0.46]
  inFront(pen, side > 0 ? 'body' : 'shade', panel(view, [...root, kink, ...tip]), 0.01)
  pen.fill(
    side > 0 ? 'light' : 'body',
    panel(view, [root[0] ?? [0, 0, 0], tip[1] ?? [0, 0, 0], [-0.47, 0.08, side * 1.28], [0.2, -0.08, side * 0.1]]),
  )
  pen.line(
    0.008,
    panel(view, [
      [-0.14, -0.06, side * 0.3],
      [-0.5, 0.07, side * 1.2],
      [-0.14, -0.06, side * 0.3],
    ]),
  )
  pen.line(
    0.007,
    panel(view, [
      [-0.3, 0, side * 0.72],
      [-0.4, 0, side * 0.74],
      [-0.3, 0, side * 0.72],
    ]),
  )
  inFront(
    pen,
    'accent',
    panel(view, [
      [-0.42, 0.08, side * 1.28],
      [-0.62, 0.08, side * 1.28],
      [-0.66, 0.22, side * 1.32],
      [-0.56, 0.22, side * 1.32],
    ]),
    0.007,
  )
}

const drawEngine = (pen: Pen, side: number): void => {
  const foot: Place = [-0.1, -0.2, side * 0.44]
  drawTurned(
    pen,
    view,
    {
      axis: 'along',
      foot,
      stations: [
        [-0.14, 0.045],
        [0, 0.085],
        [0.2, 0.095],
        [0.3, 0.085],
      ],
      isBright: true,
    },
    0.008,
  )
  inFront(pen, 'light', polygon(circle(view, 'along', [0.2, -0.2, side * 0.44], 0.086)), 0.006)
  pen.gap(polygon(circle(view, 'along', [0.2, -0.2, side * 0.44], 0.064)))
  pen.fill('shade', polygon(circle(view, 'along', [0.2, -0.2, side * 0.44], 0.03)))
}

export const airplane: Motif = {
  id: 'airplane',
  kind: 'vehicle',
  rests: 'air',
  width: 1.9,
  draw(pen, random) {
    pen.placed({ x: 0.09, y: -0.43, turn: -0.16 + random.between(-0.04, 0.04), size: 0.72 }, () => {
      drawWing(pen, -1)
      drawEngine(pen, -1)
      inFront(
        pen,
        'shade',
        panel(view, [
          [-1, 0.03, -0.06],
          [-1.24, 0.03, -0.06],
          [-1.36, 0.06, -0.46],
          [-1.24, 0.06, -0.46],
        ]),
        0.008,
      )
      inFront(
        pen,
        'accent',
        panel(view, [
          [-0.78, 0.1, 0],
          [-1.08, 0.4, 0],
          [-1.3, 0.58, 0],
          [-1.42, 0.58, 0],
          [-1.26, 0.06, 0],
        ]),
        0.008,
      )
      pen.line(
        0.008,
        panel(view, [
          [-1.34, 0.54, 0],
          [-1.18, 0.12, 0],
          [-1.34, 0.54, 0],
        ]),
      )
      drawTurned(pen, view, { axis: 'along', foot: [0, 0, 0], stations: fuselage, isBright: true }, 0.01)
      const windows = Array.from({ length: 17 }, (_, at) =>
        disc(...view.at([-0.72 + at * 0.095, 0.045, 0.145]), 0.0085),
      )
      pen.gap(together(...windows))
      const stripe: Point[] = [-1.05, -0.6, 0, 0.6, 1.02].map((along) =>
        view.at([along, -0.02, Math.abs(along) > 0.9 ? 0.1 : 0.148]),
      )
      pen.fill('accent', ribbon(stripe, swelling(0.03)))
      pen.gap(
        panel(view, [
          [1.1, 0.075, 0.085],
          [1.16, 0.05, 0.06],
          [1.17, 0.06, -0.02],
          [1.12, 0.09, 0.0],
        ]),
      )
      inFront(
        pen,
        'body',
        panel(view, [
          [-1, 0.03, 0.06],
          [-1.24, 0.03, 0.06],
          [-1.4, 0.06, 0.48],
          [-1.28, 0.06, 0.48],
        ]),
        0.008,
      )
      drawWing(pen, 1)
      drawEngine(pen, 1)
    })
  },
}
