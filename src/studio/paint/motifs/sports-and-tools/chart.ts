// A rising chart: blocks that climb to the right, and an arrow that outruns them.
import { lerp } from '../../curves.ts'
import type { Point } from '../../point.ts'
import type { Motif } from '../motif.ts'
import { inFront, plot, polygon, ribbon } from '../outlines.ts'
import { drawBox, viewFrom } from '../vehicles/solids.ts'

const view = viewFrom({ yaw: -0.4, pitch: 0.22, distance: 9 })

const draw =
  (hasArrow: boolean): Motif['draw'] =>
  (pen, random) => {
    const heights = [0.24, 0.36, 0.33, 0.52, 0.7].map((height) => height + random.between(-0.03, 0.03))
    const left = -0.78
    pen.placed({ x: 0.02, y: -0.11, size: 0.69 }, () => {
      drawBox(pen, view, [left - 0.08, -0.05, -0.17], [0.8, 0, 0.21], ['light', 'shade', 'shade'], 0.012)
      const drawBar = (height: number, at: number): void => {
        const along = left + at * 0.315
        const bar = at === heights.length - 1
        drawBox(
          pen,
          view,
          [along, 0, -0.1],
          [along + 0.22, height * 1.2, 0.12],
          ['light', bar ? 'accent' : 'body', 'shade'],
          0.012,
        )
        for (let notch = 1; notch * 0.2 < height * 1.2; notch++)
          pen.line(
            0.009,
            polygon([view.at([along + 0.03, notch * 0.2, 0.12]), view.at([along + 0.09, notch * 0.2, 0.12])]),
          )
      }
      pen.as('chart bars', () => {
        heights.slice(0, -1).forEach(drawBar)
        pen.as('last bar', () => drawBar(heights.at(-1) ?? 0, heights.length - 1))
      })
      if (!hasArrow) return
      pen.as('arrow', () => {
        const path: Point[] = plot('-0.8 -0.5, -0.45 -0.72, -0.12 -0.64, 0.24 -0.9, 0.6 -1.16')
        inFront(
          pen,
          'accent',
          ribbon(path, (share) => lerp(0.03, 0.075, share)),
          0.014,
        )
        const [tipX, tipY] = [0.81, -1.29]
        inFront(
          pen,
          'accent',
          polygon([
            [tipX, tipY],
            [0.72, -0.995],
            [0.625, -1.135],
            [0.6, -1.16],
            [0.47, -1.235],
          ]),
          0.012,
        )
        pen.fill(
          'light',
          polygon([
            [tipX, tipY],
            [0.47, -1.235],
            [0.56, -1.18],
          ]),
        )
      })
    })
  }

const bare: Motif = { id: 'chart-alone', kind: 'object', rests: 'ground', width: 1.18, draw: draw(false) }

export const chart: Motif = { ...bare, id: 'chart', draw: draw(true), lacking: { arrow: bare } }
