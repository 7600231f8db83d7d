// A flying saucer with a glass dome, lamps round its rim and a beam that takes what is below.
import { lerp, tau } from '../../curves.ts'
import type { Motif } from '../motif.ts'
import { disc, inFront, outline, oval, plot, polygon, ribbon, swelling, within } from '../outlines.ts'

export const ufo: Motif = {
  id: 'ufo',
  kind: 'vehicle',
  rests: 'air',
  width: 1.3,
  draw(pen, random) {
    const lamps = random.pick([9, 11])
    const shafts = [
      [-0.19, -0.3, -0.42],
      [-0.07, -0.11, -0.155],
      [0.055, 0.09, 0.125],
      [0.17, 0.27, 0.385],
    ] as const
    for (const [top, , foot] of shafts)
      pen.fill(
        'light',
        polygon([
          [top - 0.04, -0.5],
          [top + 0.042, -0.5],
          [foot + 0.085, -0.02],
          [foot - 0.085, -0.02],
        ]),
      )
    pen.fill('light', oval(0, -0.02, 0.34, 0.02))
    pen.placed({ y: -0.6, turn: -0.07 }, () => {
      const dome = outline(
        plot('-0.26 -0.08, -0.255 -0.2, -0.17 -0.335, 0 -0.385, 0.17 -0.335, 0.255 -0.2, 0.26 -0.08, 0 -0.03'),
      )
      pen.fill('accent', dome)
      pen.fill('shade', within(dome, outline(plot('0.06 0, 0.16 -0.16, 0.1 -0.4, 0.4 -0.36, 0.4 0'))))
      pen.fill('light', ribbon(plot('-0.2 -0.14, -0.19 -0.23, -0.12 -0.315'), swelling(0.034)))
      pen.gap(ribbon(plot('0 -0.345, 0.012 -0.22, 0 -0.08'), swelling(0.012)))
      pen.gap(ribbon(plot('0.13 -0.31, 0.18 -0.2, 0.17 -0.09'), swelling(0.012)))
      pen.stroke(
        'body',
        0.012,
        polygon([
          [0, -0.38],
          [0.01, -0.41],
        ]),
      )
      const hull = outline(
        plot(
          '-0.645 0, -0.5 -0.075, -0.26 -0.13, 0 -0.148, 0.26 -0.13, 0.5 -0.075, 0.645 0, 0.52 0.075, 0.28 0.125, 0 0.14, -0.28 0.125, -0.52 0.075',
        ),
      )
      inFront(pen, 'body', hull, 0.013)
      pen.fill(
        'shade',
        within(hull, outline(plot('-0.7 0.02, -0.3 0.075, 0 0.085, 0.3 0.075, 0.7 0, 0.5 0.2, -0.5 0.2'))),
      )
      pen.fill('light', within(hull, outline(plot('-0.6 -0.03, -0.3 -0.125, -0.02 -0.15, -0.2 -0.098, -0.42 -0.05'))))
      pen.gap(ribbon(plot('-0.62 0.012, -0.3 0.068, 0 0.078, 0.3 0.068, 0.62 0.012'), swelling(0.014)))
      pen.gap(ribbon(plot('-0.34 -0.1, 0 -0.075, 0.34 -0.1'), swelling(0.012)))
      for (let at = 0; at < lamps; at++) {
        const angle = lerp(0.1, Math.PI - 0.1, at / (lamps - 1))
        const [x, y] = [Math.cos(angle) * 0.55, Math.sin(angle) * 0.055 - 0.022]
        inFront(pen, 'accent', oval(x, y, 0.014 + 0.016 * Math.sin(angle), 0.024), 0.008)
      }
      inFront(pen, 'shade', oval(0, 0.138, 0.2, 0.04), 0.01)
      pen.fill('accent', oval(0, 0.146, 0.13, 0.02))
      for (let at = 0; at < 10; at++)
        pen.gap(disc(Math.cos((at / 10) * tau) * 0.165, 0.138 + Math.sin((at / 10) * tau) * 0.03, 0.005))
    })
  },
}
