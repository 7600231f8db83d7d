// A state coach: a hung body with a domed roof, lamps, tall spoked wheels and scrolled springs.
import type { Pen } from '../../pen.ts'
import type { Point } from '../../point.ts'
import type { Motif } from '../motif.ts'
import { disc, inFront, outline, plot, polygon, polyline, ribbon, swelling, tapering, within } from '../outlines.ts'
import { drawWheel } from './wheel.ts'

const scroll = (x: number, y: number, size: number, hand: number): Point[] =>
  Array.from({ length: 16 }, (_, at) => {
    const share = at / 15
    const radius = size * (1 - share * 0.8)
    return [x + hand * Math.cos(share * 7.2 + 1.4) * radius, y + Math.sin(share * 7.2 + 1.4) * radius]
  })

const drawBody = (pen: Pen): void => {
  const shell = outline(
    plot(
      '-0.4 -0.86, -0.425 -0.7, -0.37 -0.5, -0.27 -0.37, -0.12 -0.3, 0.14 -0.3, 0.28 -0.37, 0.38 -0.5, 0.43 -0.7, 0.4 -0.86',
    ),
  )
  inFront(pen, 'body', shell, 0.01)
  pen.fill(
    'shade',
    within(shell, outline(plot('0.2 -0.9, 0.22 -0.6, 0.12 -0.4, -0.1 -0.32, 0.1 -0.2, 0.5 -0.3, 0.5 -0.9'))),
  )
  pen.gap(ribbon(plot('-0.395 -0.62, -0.2 -0.575, 0.2 -0.575, 0.395 -0.62'), () => 0.011))
  const door = outline(plot('-0.15 -0.84, 0.15 -0.84, 0.165 -0.6, 0.14 -0.36, -0.14 -0.36, -0.165 -0.6'))
  pen.line(0.012, door)
  inFront(
    pen,
    'accent',
    outline(plot('-0.1 -0.81, 0.1 -0.81, 0.115 -0.71, 0.105 -0.62, -0.105 -0.62, -0.115 -0.71')),
    0.01,
  )
  pen.fill('light', polygon(plot('-0.085 -0.64, -0.02 -0.79, 0.035 -0.79, -0.03 -0.64')))
  pen.mirrored(() => {
    inFront(pen, 'accent', outline(plot('0.22 -0.8, 0.345 -0.8, 0.36 -0.71, 0.33 -0.645, 0.225 -0.625')), 0.01)
    pen.fill('light', ribbon(scroll(0.275, -0.5, 0.055, -1), tapering(0.018, 0.009), 4))
  })
  pen.fill('light', disc(0, -0.47, 0.05))
  pen.gap(outline(plot('0 -0.505, 0.024 -0.47, 0 -0.435, -0.024 -0.47')))
  const roof = outline(
    plot('-0.45 -0.85, -0.36 -0.92, -0.18 -0.955, 0 -0.965, 0.18 -0.955, 0.36 -0.92, 0.45 -0.85, 0 -0.865'),
  )
  inFront(pen, 'light', roof, 0.01)
  pen.mirrored(() => pen.fill('accent', disc(0.42, -0.885, 0.02)))
  pen.fill('accent', outline(plot('0 -1, 0.03 -0.975, 0.02 -0.945, -0.02 -0.945, -0.03 -0.975')))
}

export const carriage: Motif = {
  id: 'carriage',
  kind: 'vehicle',
  rests: 'ground',
  width: 1.62,
  draw(pen, random) {
    const spokes = random.pick([10, 12])
    pen.fill(
      'shade',
      ribbon(plot('-0.62 -0.3, -0.2 -0.235, 0.2 -0.22, 0.58 -0.24'), () => 0.035),
    )
    pen.fill('body', ribbon(plot('-0.7 -0.5, -0.62 -0.3, -0.46 -0.25'), tapering(0.03, 0.024)))
    pen.fill('body', ribbon(plot('0.72 -0.66, 0.64 -0.44, 0.57 -0.24'), tapering(0.03, 0.026)))
    inFront(pen, 'accent', outline(plot('0.5 -0.66, 0.73 -0.68, 0.77 -0.64, 0.735 -0.6, 0.52 -0.6')), 0.008)
    inFront(pen, 'body', outline(plot('0.5 -0.61, 0.72 -0.6, 0.66 -0.5, 0.54 -0.48')), 0.008)
    pen.fill('body', ribbon(plot('0.56 -0.24, 0.7 -0.27, 0.81 -0.285'), tapering(0.026, 0.016)))
    pen.stroke(
      'shade',
      0.012,
      polyline([
        [-0.7, -0.5],
        [-0.36, -0.46],
      ]),
    )
    pen.stroke(
      'shade',
      0.012,
      polyline([
        [0.66, -0.46],
        [0.36, -0.46],
      ]),
    )
    drawBody(pen)
    pen.fill('accent', ribbon(scroll(-0.66, -0.52, 0.075, 1), tapering(0.026, 0.01), 4))
    pen.fill('accent', ribbon(scroll(0.575, -0.42, 0.055, -1), tapering(0.022, 0.009), 4))
    drawWheel(pen, { x: -0.52, y: -0.265, radius: 0.265, tyre: 0.034, spokes, spoke: 0.017, hub: 0.045 })
    drawWheel(pen, { x: 0.545, y: -0.2, radius: 0.2, tyre: 0.03, spokes: spokes - 2, spoke: 0.015, hub: 0.038 })
    inFront(pen, 'light', ribbon(plot('-0.15 -0.27, 0 -0.255, 0.15 -0.27'), swelling(0.03)), 0.006)
    inFront(pen, 'accent', polygon(plot('0.43 -0.72, 0.485 -0.72, 0.475 -0.62, 0.44 -0.62')), 0.007)
    pen.fill('body', polygon(plot('0.425 -0.725, 0.457 -0.765, 0.49 -0.725')))
  },
}
