// A snow crystal: six like arms with plates and side needles that grow anew for every seed.
import { lerp, tau } from '../../../paint/curves.ts'
import type { Point } from '../../../paint/point.ts'
import { polygon, ribbon, tapering } from '../../../paint/shapes/pen-shapes.ts'
import type { CodedMotif } from '../coded-motif.ts'

export const snowflake: CodedMotif = {
  id: 'snowflake',
  width: 0.9,
  draw(pen, random) {
    const needles = Array.from({ length: random.whole(3, 5) }, (_, at) => ({
      at: lerp(0.15, 0.42, (at + random.between(0, 0.5)) / 4.6),
      reach: random.between(0.06, 0.15),
    }))
    const plate = random.between(0.07, 0.11)
    const bud = random.between(0.018, 0.03)
    const diamond = (x: number, long: number, broad: number): readonly Point[] => [
      [x - long, 0],
      [x, -broad],
      [x + long, 0],
      [x, broad],
    ]
    pen.placed({ y: -0.5, turn: Math.PI / 6 }, () => {
      for (let arm = 0; arm < 6; arm++)
        pen.placed({ turn: (arm / 6) * tau }, () => {
          for (const needle of needles)
            for (const side of [-1, 1]) {
              const reach = needle.reach * (1.15 - needle.at)
              const tip: Point = [needle.at + reach * 0.5, side * reach * 0.866]
              pen.fill(side < 0 ? 'light' : 'body', ribbon([[needle.at, 0], tip], tapering(0.026, 0.016)))
              pen.placed({ x: tip[0], y: tip[1], turn: (side * Math.PI) / 3 }, () =>
                pen.fill('light', polygon(diamond(0, bud, bud * 0.55))),
              )
            }
          pen.fill(
            'body',
            ribbon(
              [
                [0, 0],
                [0.46, 0],
              ],
              tapering(0.034, 0.022),
            ),
          )
          pen.fill('light', polygon(diamond(0.465, 0.035, 0.022)))
          pen.gap(
            ribbon(
              [
                [0.16, 0],
                [0.43, 0],
              ],
              () => 0.007,
            ),
          )
        })
      const hexagon = (radius: number): Point[] =>
        Array.from({ length: 6 }, (_, at) => [Math.cos((at / 6) * tau) * radius, Math.sin((at / 6) * tau) * radius])
      pen.fill('light', polygon(hexagon(plate)))
      for (let at = 0; at < 6; at++) {
        const [a = [0, 0], b = [0, 0]] = [hexagon(plate)[at], hexagon(plate)[(at + 1) % 6]]
        if (at < 3) pen.fill(at === 1 ? 'shade' : 'body', polygon([[0, 0], a, b]))
      }
      pen.line(0.008, polygon(hexagon(plate * 0.72)))
      pen.line(0.008, polygon(hexagon(plate * 0.32)))
    })
  },
}
