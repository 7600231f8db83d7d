// A guiding star: long and short points, each folded along its spine like cut metal.
import { tau } from '../../../paint/curves.ts'
import { disc, inFront, polygon } from '../../../paint/shapes/pen-shapes.ts'
import type { CodedMotif } from '../coded-motif.ts'

export const star: CodedMotif = {
  id: 'star',
  width: 0.72,
  draw(pen, random) {
    const waist = random.between(0.085, 0.105)
    pen.placed({ y: -0.5 }, () => {
      const point = (turn: number, reach: number, half: number, deep: number): void =>
        pen.placed({ turn }, () => {
          const [side, back] = [Math.sin(half) * deep, -Math.cos(half) * deep]
          inFront(
            pen,
            'accent',
            polygon([
              [0, -reach],
              [side, back],
              [0, 0],
              [-side, back],
            ]),
            0.005,
          )
          pen.fill(
            Math.cos(turn + 0.8) > 0 ? 'light' : 'accent',
            polygon([
              [0, -reach],
              [0, 0],
              [-side, back],
            ]),
          )
          pen.fill(
            Math.cos(turn + 0.8) > 0 ? 'accent' : 'shade',
            polygon([
              [0, -reach],
              [0, 0],
              [side, back],
            ]),
          )
          pen.line(
            0.006,
            polygon([
              [0, -reach * 0.96],
              [0, -0.03],
            ]),
          )
        })
      for (let at = 0; at < 8; at++) point(((at + 0.5) / 8) * tau, 0.155, 0.28, waist * 0.8)
      for (let at = 0; at < 4; at++) point(((at + 0.5) / 4) * tau, 0.25, Math.PI / 4, waist * 0.82)
      point(Math.PI / 2, 0.36, Math.PI / 4, waist)
      point(-Math.PI / 2, 0.36, Math.PI / 4, waist)
      point(0, 0.5, Math.PI / 4, waist)
      point(Math.PI, 0.5, Math.PI / 4, waist)
      inFront(pen, 'light', disc(0, 0, 0.026), 0.007)
    })
  },
}
