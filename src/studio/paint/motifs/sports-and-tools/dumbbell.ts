// A dumbbell lying at an angle: two stacks of plates on a knurled bar.
import type { Pen } from '../../pen.ts'
import type { Motif } from '../motif.ts'
import { inFront, plot, polygon, polyline } from '../outlines.ts'
import { circle, drawTurned, viewFrom } from '../vehicles/solids.ts'

const view = viewFrom({ yaw: 0.52, pitch: 0.2, distance: 4.5 })

const drawPlate = (pen: Pen, along: number, radius: number, thick: number): void => {
  const edge = radius * 0.06
  drawTurned(
    pen,
    view,
    {
      axis: 'along',
      foot: [along, 0, 0],
      stations: [
        [0, radius - edge],
        [edge, radius],
        [thick - edge, radius],
        [thick, radius - edge],
      ],
    },
    0.016,
  )
  inFront(pen, 'body', polygon(circle(view, 'along', [along + thick, 0, 0], radius - edge)), 0.008)
  pen.fill('shade', polygon(circle(view, 'along', [along + thick, 0, 0], radius * 0.8)))
  pen.line(0.013, polygon(circle(view, 'along', [along + thick, 0, 0], radius * 0.8)))
  pen.fill('body', polygon(circle(view, 'along', [along + thick, 0, 0], radius * 0.4)))
  pen.line(0.013, polygon(circle(view, 'along', [along + thick, 0, 0], radius * 0.4)))
}

export const dumbbell: Motif = {
  id: 'dumbbell',
  kind: 'object',
  rests: 'ground',
  width: 1.78,
  draw(pen, random) {
    const heavy = random.between(0.5, 0.54)
    pen.placed({ x: -0.05, y: -0.54, turn: -0.06, size: 0.86 }, () => {
      drawTurned(
        pen,
        view,
        {
          axis: 'along',
          foot: [-1.06, 0, 0],
          stations: [
            [0, 0.09],
            [0.3, 0.09],
          ],
        },
        0.014,
      )
      drawPlate(pen, -0.98, 0.36, 0.14)
      drawPlate(pen, -0.82, heavy, 0.2)
      drawPlate(pen, -0.6, 0.2, 0.08)
      drawTurned(
        pen,
        view,
        {
          axis: 'along',
          foot: [-0.52, 0, 0],
          stations: plot('0 0.1, 0.25 0.118, 0.52 0.124, 0.79 0.118, 1.04 0.1'),
        },
        0.014,
      )
      for (let at = 0; at < 9; at++) {
        const along = -0.38 + at * 0.095
        pen.line(0.011, polyline([view.at([along, 0.07, 0.1]), view.at([along + 0.06, -0.05, 0.115])]))
        pen.line(0.011, polyline([view.at([along + 0.06, 0.07, 0.1]), view.at([along, -0.05, 0.115])]))
      }
      drawPlate(pen, 0.5, 0.2, 0.08)
      drawPlate(pen, 0.6, heavy, 0.2)
      drawPlate(pen, 0.82, 0.36, 0.14)
      drawTurned(
        pen,
        view,
        {
          axis: 'along',
          foot: [0.96, 0, 0],
          stations: [
            [0, 0.09],
            [0.12, 0.09],
          ],
        },
        0.012,
      )
      inFront(pen, 'accent', polygon(circle(view, 'along', [1.08, 0, 0], 0.09)), 0.01)
    })
  },
}
