// How a sword is made up: blade, guard, grip and pommel, each from a few patterns, so that the sword and the crossed swords are kin.
import type { Pen, Shape } from '../../pen.ts'
import type { Random } from '../../random.ts'
import { ribbon, turned } from './bends.ts'
import { disc, etch, fused, gilt, joined, lay, oval, paired, polygon, side, within, without } from './forms.ts'

export interface Sword {
  readonly blade: Shape
  readonly fuller: Shape
  readonly guard: Shape
  /** Engraved lines of the guard. */
  readonly chasing: string
  readonly grip: Shape
  readonly pommel: Shape
  /** What is cut into the pommel. */
  readonly sunk: Shape
  readonly turns: number
}

const blades = (half: number): readonly [string, string, string] => [
  `M${-half} -73L${-half * 0.72} -9L0 0L${half * 0.72} -9L${half} -73Z`,
  `M${-half * 0.86} -73C${-half * 0.7} -56 ${-half * 1.25} -40 ${-half * 1.12} -26C${-half} -15 -1.6 -6 0 0C1.6 -6 ${half} -15 ${half * 1.12} -26C${half * 1.25} -40 ${half * 0.7} -56 ${half * 0.86} -73Z`,
  `M${-half * 1.12} -73C${-half} -50 ${-half * 0.62} -20 0 0C${half * 0.62} -20 ${half} -50 ${half * 1.12} -73Z`,
]

const quillons = (reach: number): readonly [Shape, Shape, Shape, Shape] => [
  paired(
    joined(
      ribbon(
        [
          [0, -74.5],
          [reach * 0.5, -74.6],
          [reach, -75.6],
        ],
        [4.4, 3.2, 3.6],
      ),
      disc(reach, -75.6, 2.5),
    ),
  ),
  paired(
    joined(
      ribbon(
        [
          [0, -74.5],
          [reach * 0.55, -75.4],
          [reach * 0.95, -71],
          [reach, -66],
        ],
        [4.8, 3.8, 3, 2.6],
      ),
      disc(reach, -66, 2.1),
    ),
  ),
  paired(
    ribbon(
      [
        [0, -74.5],
        [reach * 0.5, -73.4],
        [reach * 0.95, -76.5],
        [reach * 0.92, -81.4],
        [reach * 0.72, -80.6],
        [reach * 0.76, -78.6],
      ],
      [5, 3.8, 3.2, 2.6, 2.2, 2.4],
    ),
  ),
  paired(
    polygon([
      [0, -77],
      [reach * 0.5, -77.4],
      [reach * 0.94, -80.6],
      [reach, -74.6],
      [reach * 0.94, -69.4],
      [reach * 0.5, -71.8],
      [0, -71.6],
    ]),
  ),
]

const lobes = (radius: number): Shape =>
  fused(
    disc(0, -95.2, radius * 0.8),
    disc(-radius * 0.82, -93.6, radius * 0.62),
    disc(radius * 0.82, -93.6, radius * 0.62),
  )

/** Forges a sword of 100 high, point down on (0, 0). */
export const forgeSword = (random: Random): Sword => {
  const form = random.sub('blade')
  const half = form.between(3.7, 4.5)
  const blade = form.pick(blades(half))
  const reach = random.sub('guard').between(15, 18.5)
  const hilt = random.sub('hilt')
  const guard = fused(random.sub('guard').pick(quillons(reach)), oval(0, -74.4, 4.4, 3.9), 'M-3.4 -72L0 -66L3.4 -72Z')
  const [pommel, sunk] = hilt.pick<readonly [Shape, Shape]>([
    [disc(0, -95.4, 4.6), without(disc(0, -95.4, 2.9), disc(0, -95.4, 1.7))],
    [lobes(4.2), joined(disc(0, -95.2, 1.1), disc(-3.4, -93.6, 0.8), disc(3.4, -93.6, 0.8))],
    [
      polygon([
        [-2, -91.4],
        [-4.4, -94.6],
        [-2.2, -99.6],
        [2.2, -99.6],
        [4.4, -94.6],
        [2, -91.4],
      ]),
      'M-4.4 -94.6L4.4 -94.6L4.4 -94.1L-4.4 -94.1Z',
    ],
    [without(disc(0, -95.2, 4.8), disc(0, -95.4, 2.2)), 'M0 0Z'],
  ])
  return {
    blade,
    fuller: turned([
      [0.15, -22],
      [0.75, -40],
      [1.05, -60],
      [1.05, -66.5],
    ]),
    guard,
    chasing: `M${-reach * 0.8} -74.9L-5.6 -74.6M${reach * 0.8} -74.9L5.6 -74.6`,
    grip: turned([
      [1.9, -92, 'edge'],
      [2.7, -86],
      [2.5, -81],
      [2.1, -77, 'edge'],
    ]),
    pommel,
    sunk,
    turns: hilt.whole(6, 9),
  }
}

const wrapped = (turns: number): string =>
  Array.from({ length: turns }, (_, turn) => {
    const y = -90.6 + (turn * 13.6) / turns
    return `M-3.4 ${y + 1.3}Q0 ${y + 1.4} 3.4 ${y - 1}`
  }).join('')

export const drawSword = (pen: Pen, sword: Sword): void => {
  pen.as('blade', () => {
    pen.fill('body', sword.blade)
    pen.fill('light', within(sword.blade, 'M0 -74L-9 -74L-9 0L0 0Z'))
    pen.fill('shade', within(side(sword.blade, 1.1, 0), 'M0 -74L9 -74L9 -8L0 -8Z'))
    pen.gap(sword.fuller)
  })
  pen.as('handle', () => {
    lay(pen, 'body', sword.grip, sword.blade)
    pen.fill('shade', within(sword.grip, 'M0.6 -93L5 -93L5 -76L0.6 -76Z'))
    etch(pen, sword.grip, 0.75, wrapped(sword.turns))
    lay(pen, gilt(pen), sword.guard, fused(sword.blade, sword.grip), 1)
    pen.fill('shade', side(sword.guard, 0.5, 1.3))
    pen.fill('light', within(side(sword.guard, -0.4, -0.8), 'M-30 -90L1 -90L1 -60L-30 -60Z'))
    etch(pen, sword.guard, 0.7, sword.chasing)
    pen.line(0.8, disc(0, -74.2, 2.2))
    lay(pen, gilt(pen), sword.pommel, sword.grip, 0.9)
    pen.fill('shade', side(sword.pommel, 1.1, 1.1))
    pen.gap(sword.sunk)
  })
}
