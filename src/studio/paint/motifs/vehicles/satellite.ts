// A satellite: a foil-wrapped body, two wings of solar cells, a dish turned to the earth.
import { lerp } from '../../curves.ts'
import type { Pen } from '../../pen.ts'
import type { Motif } from '../motif.ts'
import { disc, inFront, oval, polygon, polyline, ribbon, tapering } from '../outlines.ts'
import { drawBox, type Place, panel, viewFrom } from './solids.ts'

const view = viewFrom({ yaw: -0.5, pitch: 0.3, distance: 6 })

const drawArray = (pen: Pen, side: number): void => {
  pen.stroke('body', 0.016, polyline([view.at([side * 0.2, 0, 0]), view.at([side * 0.44, 0, 0])]))
  for (let leaf = 0; leaf < 3; leaf++) {
    const from = side * (0.42 + leaf * 0.34)
    const to = side * (0.73 + leaf * 0.34)
    const place = (across: number, down: number): Place => [
      lerp(from, to, across),
      lerp(0.24, -0.24, down),
      lerp(-0.1, 0.1, down),
    ]
    const quad = (a: number, b: number, c: number, d: number): readonly Place[] => [
      place(a, b),
      place(c, b),
      place(c, d),
      place(a, d),
    ]
    inFront(pen, 'body', panel(view, quad(0, 0, 1, 1)), 0.008)
    pen.fill('shade', panel(view, quad(0.06, 0.05, 0.94, 0.95)))
    for (let column = 0; column < 3; column++)
      for (let row = 0; row < 5; row++) {
        const [a, b] = [0.1 + column * 0.275, 0.075 + row * 0.174]
        pen.fill((column + row + leaf) % 4 === 0 ? 'light' : 'accent', panel(view, quad(a, b, a + 0.25, b + 0.152)))
      }
    for (let column = 0; column <= 3; column++)
      pen.line(0.01, panel(view, [place(0.0875 + column * 0.275, 0.06), place(0.0875 + column * 0.275, 0.94)]))
    for (let row = 1; row < 5; row++)
      pen.line(0.01, panel(view, [place(0.08, 0.064 + row * 0.174), place(0.92, 0.064 + row * 0.174)]))
  }
}

export const satellite: Motif = {
  id: 'satellite',
  kind: 'vehicle',
  rests: 'air',
  width: 1.28,
  draw(pen, random) {
    pen.placed({ x: 0.06, y: -0.545, turn: -0.5 + random.between(-0.06, 0.06), size: 0.53 }, () => {
      drawArray(pen, 1)
      drawArray(pen, -1)
      drawBox(pen, view, [-0.2, -0.3, -0.2], [0.2, 0.3, 0.2], ['light', 'body', 'light'], 0.009)
      for (const up of [-0.12, 0.08])
        pen.line(
          0.013,
          panel(view, [
            [-0.2, up, 0.2],
            [0.2, up, 0.2],
          ]),
        )
      inFront(
        pen,
        'accent',
        panel(view, [
          [-0.12, 0.24, 0.2],
          [0.1, 0.24, 0.2],
          [0.1, 0.14, 0.2],
          [-0.12, 0.14, 0.2],
        ]),
        0.005,
      )
      pen.gap(disc(...view.at([0, -0.02, 0.2]), 0.026))
      const [mastX, mastY] = view.at([0, 0.3, 0])
      pen.stroke(
        'body',
        0.016,
        polyline([
          [mastX, mastY],
          [mastX, mastY - 0.09],
        ]),
      )
      pen.placed({ x: mastX, y: mastY - 0.13, turn: 0.5 }, () => {
        inFront(pen, 'light', oval(0, 0, 0.2, 0.085), 0.009)
        pen.fill('shade', oval(0.012, 0.012, 0.17, 0.062))
        pen.gap(oval(0.012, 0.012, 0.1, 0.034))
        for (const x of [-0.15, 0.15])
          pen.stroke(
            'body',
            0.009,
            polyline([
              [x, -0.01],
              [0.01, -0.17],
            ]),
          )
        inFront(pen, 'accent', disc(0.01, -0.175, 0.024), 0.006)
      })
      const [footX, footY] = view.at([0, -0.3, 0])
      inFront(
        pen,
        'body',
        polygon([
          [footX - 0.035, footY + 0.02],
          [footX + 0.035, footY + 0.02],
          [footX + 0.075, footY + 0.1],
          [footX - 0.075, footY + 0.1],
        ]),
        0.007,
      )
      for (const x of [-0.09, 0.09])
        pen.fill(
          'body',
          ribbon(
            [
              [footX + x * 0.6, footY],
              [footX + x * 2, footY + 0.14],
            ],
            tapering(0.012, 0.006),
          ),
        )
    })
  },
}
