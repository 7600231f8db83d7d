// A forked bolt: one bright channel from the cloud to the ground, with side strokes that die out.
import { lerp } from '../../../paint/curves.ts'
import type { Pen } from '../../../paint/pen.ts'
import type { Point } from '../../../paint/point.ts'
import type { Random } from '../../../paint/random.ts'
import { polygon } from '../../../paint/shapes/pen-shapes.ts'
import type { CodedMotif } from '../coded-motif.ts'

/** A jagged channel; the breadth runs out along it. */
const drawChannel = (pen: Pen, points: readonly Point[], breadth: number): void => {
  const last = points.length - 1
  const side = (reach: number): Point[] =>
    points.map(([x, y], at) => {
      const [fromX, fromY] = points[Math.max(0, at - 1)] ?? [x, y]
      const [toX, toY] = points[Math.min(last, at + 1)] ?? [x, y]
      const length = Math.hypot(toX - fromX, toY - fromY) || 1
      const half = breadth * reach * (1 - at / last) ** 0.9 * (at === 0 ? 0.3 : 1)
      return [x + ((toY - fromY) / length) * half * 1.15, y - ((toX - fromX) / length) * half]
    })
  pen.fill('accent', polygon([...side(-1), ...side(1).toReversed()]))
  pen.fill('light', polygon([...side(-0.2), ...side(1).toReversed()]))
  if (breadth > 0.02) pen.gap(polygon([...side(-0.42).slice(1, -1), ...side(-0.2).slice(1, -1).toReversed()]))
}

const jag = (random: Random, from: Point, to: Point, steps: number, swing: number): Point[] =>
  Array.from({ length: steps + 1 }, (_, at) => {
    const share = at / steps
    const side = at === 0 || at === steps ? 0 : (at % 2 ? 1 : -1) * swing * random.between(0.55, 1.15)
    return [lerp(from[0], to[0], share) + side, lerp(from[1], to[1], share) + (at % 2 ? -0.018 : 0.018) * random.next()]
  })

export const lightning: CodedMotif = {
  id: 'lightning',
  width: 0.56,
  draw(pen, random) {
    const foot = random.between(-0.12, -0.02)
    const main = jag(random, [0.08, -1], [foot, 0], 9, 0.06)
    const forks = [1, 2, 4, 5, 7]
    for (const at of forks) {
      const side = at === 2 || at === 4 ? -1 : 1
      const from = main[at] ?? [0, -0.5]
      const long = random.between(0.2, 0.34)
      const end: Point = [Math.max(-0.27, Math.min(0.27, from[0] + side * long * 0.8)), Math.min(-0.02, from[1] + long)]
      const fork = jag(random, from, end, 4, 0.03)
      drawChannel(pen, fork, 0.016)
      const [twigX, twigY] = fork[2] ?? from
      drawChannel(pen, jag(random, [twigX, twigY], [twigX - side * 0.03, twigY + long * 0.4], 3, 0.015), 0.008)
    }
    drawChannel(pen, main, 0.042)
  },
}
