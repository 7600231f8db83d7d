// A cross: bevelled arms with flared or budded ends, by seed.
import type { Point } from '../../point.ts'
import type { Motif } from '../motif.ts'
import { disc, inFront, outline, plot, polygon, ring } from '../outlines.ts'

const middle = -0.64

export const cross: Motif = {
  id: 'cross',
  kind: 'symbol',
  rests: 'held',
  width: 0.66,
  draw(pen, random) {
    const isBudded = random.chance(0.5)
    const isHaloed = random.chance(0.4)
    if (isHaloed) {
      pen.fill('accent', ring(0, middle, 0.225, 0.175))
      pen.line(0.008, disc(0, middle, 0.2))
    }
    const arms = [
      [0, 0.36],
      [Math.PI / 2, 0.33],
      [-Math.PI / 2, 0.33],
      [Math.PI, 0.64],
    ] as const
    for (const [turn, reach] of arms)
      pen.placed({ y: middle, turn }, () => {
        if (isBudded)
          for (const [x, y] of [
            [-0.052, -reach + 0.075],
            [0.052, -reach + 0.075],
            [0, -reach + 0.036],
          ] as const) {
            inFront(pen, 'body', disc(x, y, 0.036), 0.006)
            pen.line(0.007, disc(x, y, 0.016))
          }
        const end = isBudded ? reach - 0.075 : reach
        const tip = isBudded ? 0.046 : 0.1
        const left: readonly Point[] = [
          [-0.045, 0.045],
          [-0.045, -end * 0.62],
          [-tip, -end],
        ]
        const cap: readonly Point[] = isBudded ? [] : [[0, -end + 0.028]]
        const arm = polygon([...left, ...cap, [tip, -end], [0.045, -end * 0.62], [0.045, 0.045]])
        inFront(pen, 'body', arm, 0.006)
        const facesLight = Math.cos(turn) + Math.sin(-turn) > -0.5
        pen.fill(facesLight ? 'light' : 'body', polygon([...left, ...cap, [0, 0]]))
        pen.fill('shade', polygon([[0, 0], ...cap, [tip, -end], [0.045, -end * 0.62], [0.045, 0.045]]))
        pen.line(
          0.009,
          polygon([
            [0, -0.06],
            [0, -end + 0.06],
          ]),
        )
        for (const side of [-1, 1])
          pen.line(
            0.006,
            polygon([
              [side * 0.026, -0.1],
              [side * 0.026, -end * 0.6],
              [side * (tip * 0.52), -end + 0.055],
              [side * 0.026, -end * 0.6],
            ]),
          )
      })
    pen.placed({ y: middle }, () => {
      inFront(pen, 'light', outline(plot('0 -0.075, 0.075 0, 0 0.075, -0.075 0')), 0.008)
      inFront(pen, 'accent', disc(0, 0, 0.036), 0.008)
    })
  },
}
