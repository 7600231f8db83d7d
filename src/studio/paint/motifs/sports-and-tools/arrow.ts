// An archer's arrow in flight: barbed head, bound shaft, split fletching.
import { lerp } from '../../curves.ts'
import type { Pen } from '../../pen.ts'
import type { Point } from '../../point.ts'
import type { Motif } from '../motif.ts'
import { inFront, outline, polygon, polyline, ribbon, swelling, tapering } from '../outlines.ts'

/** Draws an arrow along +x from its nock at 0 to its point at `length`. */
export const drawArrow = (pen: Pen, length: number, size: number): void => {
  inFront(
    pen,
    'body',
    ribbon(
      [
        [0, 0],
        [length - size * 0.5, 0],
      ],
      () => size * 0.105,
    ),
    0.006,
  )
  pen.fill(
    'light',
    ribbon(
      [
        [size * 0.9, -size * 0.022],
        [length - size * 0.55, -size * 0.022],
      ],
      () => size * 0.03,
    ),
  )
  for (const side of [-1, 1]) {
    const edge: Point[] = [
      [size * 0.12, 0],
      [0, side * size * 0.26],
      [size * 0.3, side * size * 0.3],
      [size * 0.8, side * size * 0.22],
      [size * 1.08, side * size * 0.03],
    ]
    inFront(pen, side < 0 ? 'accent' : 'shade', polygon([...edge, [size * 1.1, 0]]), 0.008)
    for (let barb = 1; barb < 8; barb++) {
      const share = barb / 8
      const root: Point = [lerp(size * 0.2, size * 0.98, share), side * size * 0.05]
      const tip: Point = [root[0] - size * 0.15, side * size * lerp(0.29, 0.15, share)]
      pen.gap(ribbon([root, tip], tapering(0.004, 0.0085)))
    }
  }
  for (const x of [1.18, 1.25, 1.32])
    pen.line(
      0.007,
      polyline([
        [size * x, -size * 0.06],
        [size * x, size * 0.06],
      ]),
    )
  const head: Point[] = [
    [length, 0],
    [length - size * 0.42, -size * 0.2],
    [length - size * 0.62, -size * 0.3],
    [length - size * 0.5, 0],
    [length - size * 0.62, size * 0.3],
    [length - size * 0.42, size * 0.2],
  ]
  inFront(pen, 'shade', polygon(head), 0.008)
  pen.fill(
    'light',
    polygon([
      [length, 0],
      [length - size * 0.42, -size * 0.2],
      [length - size * 0.62, -size * 0.3],
      [length - size * 0.5, 0],
    ]),
  )
  pen.gap(
    ribbon(
      [
        [length - size * 0.46, 0],
        [length - size * 0.08, 0],
      ],
      swelling(0.011),
    ),
  )
  inFront(
    pen,
    'accent',
    outline([
      [length - size * 0.72, -size * 0.075],
      [length - size * 0.5, -size * 0.06],
      [length - size * 0.46, 0],
      [length - size * 0.5, size * 0.06],
      [length - size * 0.72, size * 0.075],
    ]),
    0.006,
  )
}

export const arrow: Motif = {
  id: 'arrow',
  kind: 'object',
  rests: 'held',
  width: 1,
  draw(pen, random) {
    const size = random.between(0.27, 0.31)
    pen.placed({ x: -0.465, y: -0.035, turn: -Math.PI / 4 }, () => drawArrow(pen, 1.345, size))
  },
}
