// Toadstools: a tall one with a warted cap, gills and a torn skirt, and a young one beside it.
import { tau } from '../../curves.ts'
import type { Pen } from '../../pen.ts'
import type { Point } from '../../point.ts'
import type { Random } from '../../random.ts'
import type { Motif } from '../motif.ts'
import { inFront, outline, oval, plot, ribbon, swelling, tapering, within } from '../outlines.ts'

const drawGrass = (pen: Pen, random: Random): void => {
  for (let at = 0; at < 15; at++) {
    const x = -0.36 + at * 0.052 + random.between(-0.015, 0.015)
    const tall = random.between(0.04, 0.12)
    const lean = random.between(-0.05, 0.05)
    inFront(
      pen,
      at % 3 ? 'body' : 'shade',
      ribbon(
        [
          [x, 0],
          [x + lean * 0.3, -tall * 0.6],
          [x + lean, -tall],
        ],
        tapering(0.018, 0.002),
      ),
      0.003,
    )
  }
}

const drawToadstool = (pen: Pen, random: Random, stem: number): void => {
  const stalk = outline([
    [-0.085, 0],
    [-0.075, -0.1],
    [-0.05, -stem * 0.6],
    [-0.045, -stem],
    [0.05, -stem],
    [0.055, -stem * 0.6],
    [0.085, -0.1],
    [0.1, 0],
    [0, 0.006],
  ])
  pen.fill('light', stalk)
  pen.fill(
    'shade',
    within(
      stalk,
      outline([
        [0.03, 0.02],
        [0.035, -0.2],
        [0.02, -stem],
        [0.12, -stem],
        [0.14, 0.02],
      ]),
    ),
  )
  for (const x of [-0.03, 0.0])
    pen.gap(
      ribbon(
        [
          [x * 1.5, -0.04],
          [x, -stem * 0.5],
        ],
        swelling(0.009),
      ),
    )
  pen.placed({ y: -stem }, () => {
    const skirt = outline(
      plot('-0.045 0.05, -0.09 0.115, -0.055 0.105, -0.025 0.13, 0.01 0.11, 0.05 0.128, 0.095 0.1, 0.05 0.045'),
    )
    inFront(pen, 'light', skirt, 0.008)
    const gills = oval(0, 0, 0.3, 0.075)
    inFront(pen, 'shade', gills, 0.008)
    for (let at = 0; at < 22; at++) {
      const angle = (at / 22) * tau
      const [x, y] = [Math.cos(angle), Math.sin(angle)]
      pen.gap(
        ribbon(
          [
            [x * 0.07, y * 0.02],
            [x * 0.28, y * 0.068],
          ],
          tapering(0.004, 0.007),
        ),
      )
    }
    const cap: Point[] = plot(
      '-0.335 -0.01, -0.34 -0.05, -0.28 -0.18, -0.16 -0.285, 0 -0.325, 0.16 -0.285, 0.28 -0.18, 0.34 -0.05, 0.335 -0.01, 0.2 0.012, 0 0.004, -0.2 0.012',
    )
    const dome = outline(cap)
    inFront(pen, 'accent', dome, 0.01)
    pen.fill(
      'shade',
      within(dome, outline(plot('0.36 0.03, 0.36 -0.2, 0.2 -0.3, 0.26 -0.16, 0.2 -0.05, 0.02 0, -0.1 0.03'))),
    )
    const warts = [
      [-0.19, -0.16, 0.04],
      [-0.06, -0.25, 0.037],
      [0.08, -0.16, 0.046],
      [0.2, -0.2, 0.026],
      [-0.1, -0.09, 0.028],
      [-0.27, -0.06, 0.026],
      [0.23, -0.075, 0.034],
      [0.07, -0.055, 0.022],
      [0.05, -0.29, 0.02],
    ] as const
    for (const [x, y, size] of warts) {
      const wart = outline(
        Array.from({ length: 7 }, (_, at): Point => {
          const angle = (at / 7) * tau
          const reach = size * random.between(0.8, 1.15)
          return [x + Math.cos(angle) * reach * (1 - Math.abs(x) * 0.9), y + Math.sin(angle) * reach * 0.72]
        }),
      )
      inFront(pen, 'light', wart, 0.007)
    }
  })
}

export const mushroom: Motif = {
  id: 'mushroom',
  kind: 'plant',
  rests: 'ground',
  width: 0.86,
  draw(pen, random) {
    const tall = random.between(0.62, 0.66)
    pen.placed({ x: 0.285, turn: 0.14, size: 0.42 }, () => drawToadstool(pen, random.sub('young'), 0.5))
    pen.placed({ x: -0.075, turn: -0.045, size: 1.02 }, () => drawToadstool(pen, random.sub('old'), tall))
    drawGrass(pen, random.sub('grass'))
  },
}
