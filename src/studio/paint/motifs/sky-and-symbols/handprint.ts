// A hand pressed on the page: pads that took the paint, creases that did not.
import type { Pen, Shape } from '../../pen.ts'
import type { Point } from '../../point.ts'
import type { Random } from '../../random.ts'
import type { Motif } from '../motif.ts'
import { disc, outline, plot, ribbon, swelling, together, without } from '../outlines.ts'

interface Finger {
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly pads: readonly number[]
  readonly breadth: number
}

const fingers: readonly Finger[] = [
  { x: -0.2, y: -0.485, turn: -0.26, pads: [0.105, 0.085, 0.095], breadth: 0.096 },
  { x: -0.085, y: -0.55, turn: -0.09, pads: [0.13, 0.105, 0.105], breadth: 0.106 },
  { x: 0.035, y: -0.55, turn: 0.05, pads: [0.145, 0.115, 0.11], breadth: 0.108 },
  { x: 0.155, y: -0.5, turn: 0.2, pads: [0.125, 0.1, 0.105], breadth: 0.104 },
  { x: 0.215, y: -0.275, turn: 0.92, pads: [0.14, 0.135], breadth: 0.115 },
]

/** A finger from its root at y = 0: slim at the joints, round at the tip, its edge as uneven as skin. */
const fingerOutline = (random: Random, long: number, breadth: number): Shape => {
  const shape: readonly Point[] = plot(
    '0.44 0, 0.5 -0.18, 0.44 -0.36, 0.49 -0.5, 0.43 -0.66, 0.47 -0.82, 0.34 -0.95, 0 -1',
  )
  const right = shape.map(([x, y]): Point => [x * breadth * random.between(0.94, 1.06), y * long])
  const left = shape.slice(0, -1).map(([x, y]): Point => [-x * breadth * random.between(0.94, 1.06), y * long])
  return outline([...right, ...left.toReversed()])
}

const speckle = (random: Random, x: number, y: number, wide: number, tall: number, count: number): Shape =>
  together(
    ...Array.from({ length: count }, () =>
      disc(x + random.between(-wide, wide), y + random.between(-tall, tall), random.between(0.003, 0.009)),
    ),
  )

const drawFinger = (pen: Pen, random: Random, finger: Finger): void =>
  pen.placed({ x: finger.x, y: finger.y, turn: finger.turn }, () => {
    const { breadth, pads } = finger
    const long = pads.reduce((sum, pad) => sum + pad, 0)
    const joints: Shape[] = []
    let y = 0
    for (const pad of pads.slice(0, -1)) {
      y -= pad
      const at = y
      joints.push(
        ...[0, 0.014].map((drop) =>
          ribbon(
            [
              [-breadth * 0.6, at + drop],
              [0, at + drop + 0.01],
              [breadth * 0.6, at + drop - 0.004],
            ],
            () => 0.0075,
          ),
        ),
      )
    }
    const bare = speckle(random, 0, -long / 2, breadth * 0.42, long * 0.42, 13)
    pen.fill('accent', without(fingerOutline(random, long, breadth), together(bare, ...joints)))
    for (const ridge of [0.03, 0.05, 0.07])
      pen.gap(
        ribbon(
          [
            [-breadth * 0.26, -long + ridge + 0.012],
            [0, -long + ridge - 0.006],
            [breadth * 0.26, -long + ridge + 0.012],
          ],
          swelling(0.006),
        ),
      )
  })

export const handprint: Motif = {
  id: 'handprint',
  kind: 'symbol',
  rests: 'held',
  width: 0.8,
  draw(pen, random) {
    pen.placed({ x: -0.03, y: -0.005, size: 1.07 }, () => {
      const palm = outline(
        plot(
          '-0.05 0, -0.17 -0.03, -0.235 -0.16, -0.25 -0.32, -0.245 -0.45, -0.17 -0.49, -0.04 -0.535, 0.08 -0.535, 0.19 -0.48, 0.215 -0.38, 0.2 -0.27, 0.19 -0.13, 0.11 -0.02',
        ),
      )
      const creases = together(
        ribbon(plot('-0.25 -0.36, -0.12 -0.4, 0.02 -0.44, 0.1 -0.54'), swelling(0.017)),
        ribbon(plot('-0.22 -0.26, -0.06 -0.31, 0.09 -0.38, 0.22 -0.42'), swelling(0.015)),
        ribbon(plot('0.22 -0.4, 0.08 -0.33, 0 -0.2, -0.01 -0.02'), swelling(0.018)),
      )
      const bare = speckle(random.sub('palm'), 0, -0.26, 0.19, 0.2, 42)
      const hollow = outline(plot('-0.06 -0.24, -0.09 -0.17, -0.05 -0.12, -0.02 -0.18'))
      pen.fill('accent', without(palm, together(creases, bare, hollow)))
      for (const [at, finger] of fingers.entries()) drawFinger(pen, random.sub(`finger ${at}`), finger)
    })
  },
}
