// A jigsaw piece lying at a slant, with the thickness of its board.
import type { Point } from '../../point.ts'
import type { Motif } from '../motif.ts'
import { curveThrough, inFront, plot, polygon, ribbon, swelling, within, without } from '../outlines.ts'

/** One side of the piece along +x, with a knob that juts out (1) or in (-1). */
const side = (out: number, drift: number): Point[] => {
  const knob: Point[] = [
    [0, 0],
    [0.2, 0.018 * out],
    [0.4 + drift, 0.012 * out],
    [0.425 + drift, -0.05 * out],
    [0.375 + drift, -0.125 * out],
    [0.425 + drift, -0.205 * out],
    [0.5 + drift, -0.228 * out],
    [0.575 + drift, -0.205 * out],
    [0.625 + drift, -0.125 * out],
    [0.575 + drift, -0.05 * out],
    [0.6 + drift, 0.012 * out],
    [0.8, 0.018 * out],
    [1, 0],
  ]
  return curveThrough(knob, 8).slice(0, -1)
}

export const puzzle: Motif = {
  id: 'puzzle',
  kind: 'symbol',
  rests: 'held',
  width: 1,
  draw(pen, random) {
    const outs = [1, 1, -1, -1]
    const edges = outs.flatMap((out, at) => {
      const drift = random.between(-0.05, 0.05)
      const angle = (at * Math.PI) / 2
      const corner: readonly Point[] = plot('-0.5 -0.5, 0.5 -0.5, 0.5 0.5, -0.5 0.5')
      const [cornerX, cornerY] = corner[at] ?? [0, 0]
      return side(out, drift).map(
        ([x, y]): Point => [
          cornerX + Math.cos(angle) * x - Math.sin(angle) * y,
          cornerY + Math.sin(angle) * x + Math.cos(angle) * y,
        ],
      )
    })
    pen.placed({ x: -0.06, y: -0.465, turn: -0.2, size: 0.71 }, () => {
      const place = (by: number): Point[] => edges.map(([x, y]) => [x + by * 0.5, y + by])
      const face = polygon(place(0))
      for (const step of [0.09, 0.06, 0.03]) pen.fill('shade', polygon(place(step)))
      inFront(pen, 'body', face, 0.014)
      pen.fill('light', within(face, without(face, polygon(place(0.045)))))
      pen.fill('accent', within(face, polygon(plot('-0.8 0.36, 0.3 -0.85, 0.56 -0.85, -0.8 0.66'))))
      for (let at = 0; at < 6; at++) {
        const from = 0.22 + at * 0.055
        pen.gap(
          within(
            face,
            ribbon(
              [
                [0.48, from - 0.14],
                [0.3, from],
                [from - 0.14, 0.46],
              ],
              swelling(0.014),
            ),
          ),
        )
      }
      pen.gap(
        within(
          face,
          ribbon(
            place(0)
              .slice(8, 30)
              .map(([x, y]): Point => [x + 0.05, y + 0.05]),
            swelling(0.014),
            2,
          ),
        ),
      )
    })
  },
}
