// A steam locomotive with its tender, coming towards us to the right under its own plume.
import { lerp, tau } from '../../curves.ts'
import type { Pen } from '../../pen.ts'
import type { Point } from '../../point.ts'
import type { Random } from '../../random.ts'
import type { Motif } from '../motif.ts'
import { disc, inFront, plot, polygon, polyline, ribbon, swelling, together, within } from '../outlines.ts'
import { circle, drawBand, drawBox, drawTurned, panel, type View, viewFrom } from './solids.ts'

const view = viewFrom({ yaw: 0.78, pitch: 0.1, distance: 3.6, focus: [0.5, 0, 0] })

const drawWheel = (pen: Pen, along: number, radius: number, across: number): void => {
  const centre = [along, radius, across] as const
  inFront(pen, 'shade', polygon(circle(view, 'across', centre, radius)), 0.01)
  pen.gap(polygon(circle(view, 'across', centre, radius * 0.84)))
  for (let spoke = 0; spoke < 10; spoke++) {
    const angle = (spoke / 10) * tau + along
    const rim = [along + Math.cos(angle) * radius * 0.9, radius + Math.sin(angle) * radius * 0.9, across] as const
    pen.stroke('accent', 0.017, polyline([view.at(centre), view.at(rim)]))
  }
  const tyre = together(
    polygon(circle(view, 'across', centre, radius)),
    polygon(circle(view, 'across', centre, radius * 0.82).toReversed()),
  )
  pen.fill('body', tyre)
  pen.line(0.01, polygon(circle(view, 'across', centre, radius * 0.82)))
  inFront(pen, 'light', polygon(circle(view, 'across', centre, radius * 0.2)), 0.006)
}

const drawPlume = (pen: Pen, random: Random): void => {
  const [fromX, fromY] = view.at([1.3, 1.24, 0])
  for (let at = 12; at >= 0; at--) {
    const share = at / 12
    const size = lerp(0.045, 0.17, share ** 0.8) * random.between(0.85, 1.12)
    const x = lerp(fromX, -1, share ** 1.1) + random.bell() * 0.016
    const y = lerp(fromY, -1.4, Math.sin(share * 1.57) ** 0.7) + random.bell() * 0.02
    const puff = disc(x, y, size)
    inFront(pen, 'light', puff, 0.01)
    pen.fill('body', within(puff, disc(x + size * 0.35, y + size * 0.75, size * 0.75)))
    const curl = Array.from({ length: 6 }, (_, step): Point => {
      const angle = lerp(-2.8, 0.2, step / 5)
      return [x + Math.cos(angle) * size * 0.62, y + Math.sin(angle) * size * 0.62]
    })
    pen.gap(ribbon(curl, swelling(0.014)))
  }
}

const drawFront = (pen: Pen): void => {
  const face = [1.62, 0.66, 0] as const
  inFront(pen, 'shade', polygon(circle(view, 'along', face, 0.275)), 0.011)
  inFront(pen, 'body', polygon(circle(view, 'along', face, 0.225)), 0.008)
  pen.line(0.011, polygon(circle(view, 'along', face, 0.16)))
  for (let at = 0; at < 14; at++) {
    const angle = (at / 14) * tau
    const [x, y] = view.at([1.62, 0.66 + Math.cos(angle) * 0.25, Math.sin(angle) * 0.25])
    pen.fill('light', disc(x, y, 0.008))
  }
  pen.stroke('light', 0.016, polyline([view.at([1.64, 0.66, -0.17]), view.at([1.64, 0.66, 0.17])]))
  inFront(pen, 'accent', polygon(circle(view, 'along', [1.65, 0.66, 0], 0.05)), 0.008)
  drawBox(pen, view, [1.56, 0.92, -0.075], [1.68, 1.06, 0.075], ['light', 'body', 'shade'], 0.008)
  inFront(pen, 'accent', polygon(circle(view, 'along', [1.69, 0.99, 0], 0.058)), 0.008)
  pen.fill('light', polygon(circle(view, 'along', [1.69, 1, 0.01], 0.03)))
}

const drawPilot = (pen: Pen): void => {
  drawBox(pen, view, [1.6, 0.27, -0.36], [1.72, 0.4, 0.36], ['light', 'body', 'accent'], 0.01)
  inFront(
    pen,
    'shade',
    panel(view, [
      [1.72, 0.27, -0.34],
      [1.72, 0.27, 0.34],
      [1.86, 0.03, 0.32],
      [2, 0.03, 0],
      [1.86, 0.03, -0.32],
    ]),
    0.01,
  )
  for (let at = 0; at <= 8; at++) {
    const share = lerp(-1, 1, at / 8)
    const foot = [lerp(2, 1.86, Math.abs(share)), 0.03, share * 0.32] as const
    pen.stroke('body', 0.018, polyline([view.at([1.72, 0.27, share * 0.34]), view.at(foot)]))
    if (at % 2 === 0)
      pen.line(
        0.008,
        polyline([view.at([1.74, 0.25, share * 0.34 + 0.03]), view.at([foot[0] - 0.01, 0.04, foot[2] + 0.03])]),
      )
  }
  for (const across of [-0.26, 0.26])
    inFront(pen, 'light', polygon(circle(view, 'along', [1.76, 0.335, across], 0.05)), 0.008)
}

const drawTender = (pen: Pen, side: View): void => {
  for (const along of [-0.95, -0.62]) drawWheel(pen, along, 0.15, 0.3)
  drawBox(pen, side, [-1.16, 0.28, -0.33], [-0.4, 0.74, 0.33], ['shade', 'body', 'shade'], 0.01)
  pen.line(
    0.011,
    panel(side, [
      [-1.1, 0.68, 0.33],
      [-0.46, 0.68, 0.33],
      [-0.46, 0.34, 0.33],
      [-1.1, 0.34, 0.33],
    ]),
  )
  const heap = plot('-1.12 0.74, -1 0.82, -0.88 0.79, -0.74 0.86, -0.6 0.8, -0.44 0.74')
  pen.fill('shade', polygon(heap.map(([along, up]) => side.at([along, up, 0.2]))))
}

const drawLocomotive = (pen: Pen, random: Random): void => {
  drawPlume(pen, random.sub('plume'))
  for (const along of [0.1, 0.62, 1.1]) pen.fill('shade', polygon(circle(view, 'across', [along, 0.24, -0.3], 0.24)))
  drawTender(pen, view)
  drawBox(pen, view, [-0.3, 0.26, -0.26], [1.62, 0.4, 0.26], ['shade', 'shade', 'shade'], 0.006)
  drawTurned(pen, view, {
    axis: 'along',
    foot: [0.3, 0.66, 0],
    stations: [
      [0, 0.27],
      [0.86, 0.27],
      [0.9, 0.275],
      [1.32, 0.275],
    ],
  })
  for (const along of [0.52, 0.8, 1.2]) drawBand(pen, view, 'along', [along, 0.66, 0], 0.276, 0.011)
  drawTurned(
    pen,
    view,
    {
      axis: 'up',
      foot: [0.78, 0.9, 0],
      stations: [
        [0, 0.13],
        [0.1, 0.115],
        [0.16, 0.09],
        [0.2, 0.02],
      ],
    },
    0.01,
  )
  drawTurned(
    pen,
    view,
    {
      axis: 'up',
      foot: [1.3, 0.88, 0],
      stations: plot('0 0.1, 0.08 0.075, 0.24 0.085, 0.3 0.13, 0.36 0.13'),
    },
    0.01,
  )
  pen.fill('shade', polygon(circle(view, 'up', [1.3, 1.24, 0], 0.115)))
  drawBox(pen, view, [-0.3, 0.38, -0.34], [0.3, 1.06, 0.34], ['light', 'body', 'shade'], 0.011)
  inFront(
    pen,
    'accent',
    panel(view, [
      [-0.12, 0.98, 0.345],
      [0.18, 0.98, 0.345],
      [0.18, 0.72, 0.345],
      [-0.12, 0.72, 0.345],
    ]),
    0.01,
  )
  inFront(
    pen,
    'accent',
    panel(view, [
      [0.305, 0.98, 0.29],
      [0.305, 0.98, 0.18],
      [0.305, 0.8, 0.29],
    ]),
    0.008,
  )
  pen.line(
    0.011,
    panel(view, [
      [-0.24, 0.66, 0.345],
      [0.24, 0.66, 0.345],
      [0.24, 0.44, 0.345],
      [-0.24, 0.44, 0.345],
    ]),
  )
  drawBox(pen, view, [-0.4, 1.06, -0.4], [0.36, 1.11, 0.4], ['light', 'body', 'shade'], 0.01)
  drawBox(pen, view, [-0.32, 0.4, -0.38], [1.6, 0.43, 0.38], ['light', 'body', 'shade'], 0.008)
  for (const along of [0.08, 0.58, 1.06]) drawWheel(pen, along, 0.235, 0.31)
  drawWheel(pen, 1.43, 0.13, 0.31)
  const rod = [view.at([0.02, 0.17, 0.36]), view.at([0.62, 0.17, 0.36]), view.at([1.1, 0.18, 0.36])]
  inFront(
    pen,
    'light',
    ribbon(rod, () => 0.036),
    0.008,
  )
  drawBox(pen, view, [1.2, 0.2, 0.28], [1.5, 0.4, 0.44], ['light', 'body', 'shade'], 0.01)
  inFront(
    pen,
    'light',
    ribbon([view.at([0.62, 0.17, 0.38]), view.at([1.22, 0.29, 0.4])], () => 0.03),
    0.006,
  )
  drawFront(pen)
  drawPilot(pen)
}

export const train: Motif = {
  id: 'train',
  kind: 'vehicle',
  rests: 'ground',
  width: 1.62,
  draw(pen, random) {
    pen.placed({ x: -0.1, y: -0.078, size: 0.595 }, () => drawLocomotive(pen, random))
  },
}
