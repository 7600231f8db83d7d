// Two wheels of a clockwork in mesh.
import { tau } from '../../curves.ts'
import type { Pen } from '../../pen.ts'
import type { Point } from '../../point.ts'
import type { Motif } from '../motif.ts'
import { disc, inFront, polygon, ring, without } from '../outlines.ts'

const cog = (x: number, y: number, radius: number, teeth: number, turn: number): Point[] =>
  Array.from({ length: teeth }, (_, tooth) => {
    const pitch = tau / teeth
    const deep = radius * 0.115
    return [
      [-0.27, -deep],
      [-0.18, deep * 0.55],
      [-0.13, deep],
      [0.13, deep],
      [0.18, deep * 0.55],
      [0.27, -deep],
    ].map(([share = 0, out = 0]): Point => {
      const angle = turn + (tooth + share) * pitch
      return [x + Math.cos(angle) * (radius + out), y + Math.sin(angle) * (radius + out)]
    })
  }).flat()

interface Wheel {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly teeth: number
  readonly spokes: number
  readonly turn: number
}

export const drawGear = (pen: Pen, { x, y, radius, teeth, spokes, turn }: Wheel): void => {
  const windows = Array.from({ length: spokes }, (_, at) => {
    const [from, to] = [turn + ((at + 0.13) / spokes) * tau, turn + ((at + 0.87) / spokes) * tau]
    const arc = (reach: number, inset: number): Point[] =>
      Array.from({ length: 9 }, (_, step) => {
        const angle = from + inset + ((to - inset - from - inset) * step) / 8
        return [x + Math.cos(angle) * radius * reach, y + Math.sin(angle) * radius * reach]
      })
    return polygon([...arc(0.72, 0), ...arc(0.38, 0.08).toReversed()])
  })
  const pierced = (shape: readonly Point[]) =>
    [...windows, disc(x, y, radius * 0.12)].reduce((left, hole) => without(left, hole), polygon(shape))
  const rim = pierced(cog(x, y, radius, teeth, turn))
  pen.line(0.022, polygon(cog(x, y, radius, teeth, turn)))
  pen.fill('shade', rim)
  const face = pierced(cog(x - radius * 0.025, y - radius * 0.03, radius * 0.965, teeth, turn))
  pen.fill('body', face)
  pen.line(0.012, disc(x, y, radius * 0.85))
  pen.fill('light', (path) => {
    path.arc(x, y, radius * 0.81, -2.9, -1.3)
    path.arc(x, y, radius * 0.75, -1.3, -2.9, true)
  })
  inFront(pen, 'accent', ring(x, y, radius * 0.26, radius * 0.12), 0.01)
  for (let at = 0; at < 6; at++)
    pen.gap(
      disc(x + Math.cos((at / 6) * tau) * radius * 0.195, y + Math.sin((at / 6) * tau) * radius * 0.195, radius * 0.02),
    )
}

export const gear: Motif = {
  id: 'gear',
  kind: 'object',
  rests: 'held',
  width: 1,
  draw(pen, random) {
    const turn = random.between(0, 0.4)
    drawGear(pen, { x: 0.28, y: -0.245, radius: 0.197, teeth: 11, spokes: 4, turn: -turn * 1.6 + 0.3 })
    drawGear(pen, { x: -0.145, y: -0.645, radius: 0.318, teeth: 18, spokes: 6, turn })
  },
}
