// An admiralty anchor with a rope fouled round its shank.
import { lerp } from '../../curves.ts'
import type { Pen } from '../../pen.ts'
import type { Point } from '../../point.ts'
import type { Motif } from '../motif.ts'
import { disc, inFront, outline, plot, polygon, ribbon, ring, tapering, within } from '../outlines.ts'

/** A laid rope: a ribbon with its strands. */
const drawRope = (pen: Pen, points: readonly Point[], breadth: number): void => {
  inFront(
    pen,
    'light',
    ribbon(points, () => breadth),
    0.008,
  )
  const strands = 8
  points.slice(1).forEach(([x, y], at) => {
    const [fromX, fromY] = points[at] ?? [x, y]
    const heading = Math.atan2(y - fromY, x - fromX) + 0.9
    for (let strand = 0; strand < strands / 2; strand++) {
      const share = (strand + 0.5) / (strands / 2)
      const [midX, midY] = [lerp(fromX, x, share), lerp(fromY, y, share)]
      const [dx, dy] = [Math.cos(heading) * breadth * 0.5, Math.sin(heading) * breadth * 0.5]
      pen.line(
        0.006,
        polygon([
          [midX - dx, midY - dy],
          [midX + dx, midY + dy],
        ]),
      )
    }
  })
}

export const anchor: Motif = {
  id: 'anchor',
  kind: 'object',
  rests: 'held',
  width: 0.78,
  draw(pen, random) {
    const slack = random.between(-0.02, 0.02)
    drawRope(pen, plot('0.03 -0.92, 0.16 -0.86, 0.235 -0.74, 0.13 -0.63, -0.02 -0.58'), 0.042)
    pen.fill('body', ring(0, -0.915, 0.083, 0.05))
    const arms: readonly Point[] = plot(
      '-0.345 -0.29, -0.285 -0.16, -0.16 -0.065, 0 -0.035, 0.16 -0.065, 0.285 -0.16, 0.345 -0.29',
    )
    const bill = ribbon(arms, (share) => 0.05 + 0.05 * Math.sin(Math.PI * share))
    inFront(pen, 'body', bill, 0.01)
    pen.fill(
      'shade',
      within(
        bill,
        ribbon(
          arms.map(([x, y]): Point => [x, y + 0.028]),
          (share) => 0.03 + 0.03 * Math.sin(Math.PI * share),
        ),
      ),
    )
    pen.mirrored(() => {
      inFront(
        pen,
        'body',
        outline(plot('0.39 -0.42, 0.335 -0.345, 0.225 -0.27, 0.29 -0.235, 0.31 -0.225, 0.385 -0.255')),
        0.009,
      )
      pen.gap(ribbon(plot('0.375 -0.39, 0.345 -0.3, 0.31 -0.24'), tapering(0.006, 0.011)))
    })
    pen.fill('body', outline(plot('-0.06 -0.06, 0 -0.085, 0.06 -0.06, 0.02 -0.012, 0 0, -0.02 -0.012')))
    const shank = polygon(plot('-0.032 -0.84, 0.032 -0.84, 0.05 -0.06, -0.05 -0.06'))
    inFront(pen, 'body', shank, 0.01)
    pen.fill('light', polygon(plot('-0.032 -0.84, -0.01 -0.84, -0.014 -0.07, -0.048 -0.07')))
    pen.fill('shade', polygon(plot('0.014 -0.84, 0.032 -0.84, 0.05 -0.07, 0.024 -0.07')))
    pen.line(
      0.008,
      polygon([
        [0, -0.66],
        [0, -0.16],
      ]),
    )
    inFront(
      pen,
      'body',
      ribbon(plot('-0.27 -0.755, 0 -0.765, 0.27 -0.755'), (share) => 0.05 + 0.025 * Math.sin(Math.PI * share)),
      0.01,
    )
    pen.fill(
      'light',
      ribbon(plot('-0.24 -0.768, 0 -0.782, 0.24 -0.768'), () => 0.014),
    )
    pen.mirrored(() => inFront(pen, 'accent', disc(0.28, -0.755, 0.04), 0.008))
    for (const x of [-0.055, 0.055])
      pen.line(
        0.009,
        polygon([
          [x, -0.8],
          [x, -0.72],
        ]),
      )
    inFront(pen, 'accent', disc(0, -0.838, 0.03), 0.007)
    drawRope(pen, plot('-0.05 -0.6, 0.02 -0.53, 0.075 -0.47'), 0.042)
    drawRope(pen, plot('-0.075 -0.4, 0 -0.345, 0.07 -0.3'), 0.042)
    drawRope(
      pen,
      [
        [0.05, -0.27],
        [0.16 + slack, -0.24],
        [0.19, -0.15],
        [0.12 + slack, -0.075],
        [0.16, 0.0],
      ],
      0.04,
    )
  },
}
