// A starship under way: a long armoured hull, swept wings, a bridge tower, burning engines.
import { lerp } from '../../curves.ts'
import type { Pen } from '../../pen.ts'
import type { Point } from '../../point.ts'
import type { Random } from '../../random.ts'
import type { Motif } from '../motif.ts'
import { disc, inFront, plot, polygon, ribbon, together } from '../outlines.ts'
import { circle, drawBox, drawTurned, type Place, panel, viewFrom } from './solids.ts'

const view = viewFrom({ yaw: 0.8, pitch: 0.42, distance: 4.4 })

const drawExhaust = (pen: Pen, random: Random, centre: Place, radius: number): void => {
  const tail = random.between(0.55, 0.72)
  const flame: Point[] = [0, 0.3, 0.6, 1].map((share) => view.at([centre[0] - share * tail, centre[1], centre[2]]))
  pen.fill(
    'accent',
    ribbon(flame, (share) => radius * 1.25 * (1 - share) ** 0.8),
  )
  pen.fill(
    'light',
    ribbon(flame.slice(0, 3), (share) => radius * 0.62 * (1 - share)),
  )
}

const drawWing = (pen: Pen, side: number): void => {
  const deck: readonly Place[] = [
    [0.34, 0, side * 0.2],
    [-0.5, -0.08, side * 0.98],
    [-0.98, -0.1, side * 1.06],
    [-0.8, 0, side * 0.2],
  ]
  inFront(pen, side > 0 ? 'body' : 'light', panel(view, deck), 0.012)
  pen.fill(
    'light',
    panel(view, [
      [0.34, 0, side * 0.2],
      [-0.5, -0.08, side * 0.98],
      [-0.62, -0.08, side * 1],
      [0.12, 0, side * 0.24],
    ]),
  )
  if (side > 0)
    inFront(
      pen,
      'shade',
      panel(view, [
        [0.34, 0, 0.2],
        [-0.5, -0.08, 0.98],
        [-0.98, -0.1, 1.06],
        [-0.98, -0.15, 1.04],
        [-0.5, -0.15, 0.96],
        [0.3, -0.07, 0.2],
      ]),
      0.007,
    )
  inFront(pen, side > 0 ? 'body' : 'light', panel(view, deck), 0.005)
  for (const share of [0.3, 0.55, 0.8])
    pen.line(
      0.009,
      panel(view, [
        [lerp(0.2, -0.62, share), -0.05 * share, side * lerp(0.22, 0.96, share)],
        [lerp(-0.76, -0.9, share), -0.05 * share, side * lerp(0.26, 0.98, share)],
        [lerp(0.2, -0.62, share), -0.05 * share, side * lerp(0.22, 0.96, share)],
      ]),
    )
  pen.fill(
    'accent',
    panel(view, [
      [-0.3, -0.05, side * 0.7],
      [-0.42, -0.06, side * 0.82],
      [-0.86, -0.06, side * 0.86],
      [-0.84, -0.05, side * 0.74],
    ]),
  )
  drawTurned(
    pen,
    view,
    {
      axis: 'along',
      foot: [-0.75, -0.1, side * 1.04],
      stations: [
        [-0.35, 0.05],
        [0, 0.07],
        [0.3, 0.05],
        [0.62, 0.012],
      ],
    },
    0.009,
  )
}

const drawHull = (pen: Pen): void => {
  const flat = 0.62
  drawTurned(
    pen,
    view,
    {
      axis: 'along',
      foot: [0, 0, 0],
      flat,
      isBright: true,
      stations: plot(
        '-1.15 0.2, -1.05 0.235, -0.9 0.25, -0.3 0.25, -0.05 0.238, 0.2 0.215, 0.5 0.18, 0.8 0.138, 1.05 0.1, 1.25 0.064, 1.38 0.036, 1.46 0.008',
      ),
    },
    0.012,
  )
  const seam = (up: number, across: number, from: number, to: number): void => {
    const run = Array.from({ length: 8 }, (_, at) => {
      const along = lerp(from, to, at / 7)
      const girth = along < -0.3 ? 1 : lerp(1, 0.24, (along + 0.3) / 1.6)
      return view.at([along, up * girth, across * girth])
    })
    pen.gap(ribbon(run, (share) => 0.008 * Math.min(1, (1 - share) * 3), 3))
  }
  seam(0.03, 0.25, -1.1, 1.1)
  seam(0.12, 0.17, -1.1, 0.5)
  seam(-0.07, 0.22, -1.0, 0.8)
  const lights = Array.from({ length: 15 }, (_, at) =>
    disc(
      ...view.at([-0.72 + at * 0.075, 0.075 - Math.max(0, at - 5) * 0.003, 0.232 - Math.max(0, at - 5) * 0.009]),
      0.006,
    ),
  )
  pen.fill('accent', together(...lights))
  for (const along of [-0.86, -0.34, 0.16, 0.56]) {
    const girth = along < -0.3 ? 0.25 : lerp(0.25, 0.1, (along + 0.3) / 1.35)
    const rib = [0.2, 0.7, 1.2, 1.7, 2.2].map((angle) =>
      view.at([along, Math.cos(angle) * girth * flat, Math.sin(angle) * girth]),
    )
    pen.gap(ribbon(rib, () => 0.007))
  }
}

export const spaceship: Motif = {
  id: 'spaceship',
  kind: 'vehicle',
  rests: 'air',
  width: 1.95,
  draw(pen, random) {
    pen.placed({ x: 0.05, y: -0.65, turn: -0.62, size: 0.68 }, () => {
      const glow = random.sub('engines')
      pen.as('wings', () => drawWing(pen, -1))
      pen.as('thrust', () => {
        for (const across of [-0.12, 0.12]) drawExhaust(pen, glow, [-1.2, 0, across], 0.09)
        drawExhaust(pen, glow, [-1.1, -0.1, 1.04], 0.055)
        drawExhaust(pen, glow, [-1.1, -0.1, -1.04], 0.055)
      })
      inFront(pen, 'shade', polygon(circle(view, 'along', [-1.15, 0, 0], 0.2, 0.62)), 0.009)
      drawHull(pen)
      drawBox(pen, view, [-0.78, 0.13, -0.12], [-0.3, 0.2, 0.12], ['light', 'body', 'shade'], 0.009)
      drawBox(pen, view, [-0.72, 0.2, -0.08], [-0.46, 0.31, 0.08], ['light', 'body', 'shade'], 0.009)
      drawBox(pen, view, [-0.7, 0.31, -0.16], [-0.52, 0.35, 0.16], ['light', 'body', 'accent'], 0.007)
      pen.stroke('body', 0.008, polygon([view.at([-0.62, 0.35, 0.02]), view.at([-0.66, 0.52, 0.02])]))
      drawBox(pen, view, [0.02, 0.11, -0.06], [0.3, 0.155, 0.06], ['light', 'body', 'shade'], 0.007)
      pen.as('wings', () => drawWing(pen, 1))
      inFront(
        pen,
        'accent',
        panel(view, [
          [0.52, 0.1, 0.05],
          [0.84, 0.08, 0.035],
          [0.84, 0.085, -0.035],
          [0.52, 0.112, -0.05],
        ]),
        0.007,
      )
    })
  },
}
