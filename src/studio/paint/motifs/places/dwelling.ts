// The block of a house in slight three-quarter view: a gabled end to the left, the long side with its roof running off to the right.
import type { Cutout } from '../people/cutout.ts'
import { box, polygon, rule } from './masonry.ts'

export interface Dwelling {
  /** Left edge of the gabled end. */
  readonly x: number
  readonly foot: number
  /** Width of the gabled end and of the long side. */
  readonly gable: number
  readonly side: number
  readonly eaves: number
  readonly ridge: number
  readonly overhang?: number
}

/** Walls and roof; openings are for the caller to cut. */
export const dwelling = (cut: Cutout, { x, foot, gable, side, eaves, ridge, overhang = 1.4 }: Dwelling): void => {
  const corner = x + gable
  const peak = x + gable / 2
  const far = corner + side
  cut.as('house walls', () => {
    cut.lay('body', box(corner - 1, foot, side + 1, eaves - foot))
    cut.tint('shade', box(corner, eaves - 1.6, side, 1.6))
    cut.lay('light', polygon([x, foot], [corner, foot], [corner, eaves], [peak, ridge - 0.6], [x, eaves]), 0.5)
  })
  const slope = (ridge - eaves) / (gable / 2)
  const drop = overhang * slope
  const roof = polygon(
    [peak - 1.4, ridge + 1],
    [far - gable * 0.1, ridge + 1],
    [far + overhang, eaves - drop * 0.5],
    [corner + overhang - 2, eaves - drop * 0.5],
  )
  cut.as('roof', () => {
    cut.lay('shade', roof, 0.5)
    const courses = 4
    for (let course = 1; course < courses; course++) {
      const share = course / courses
      const y = ridge + 1 - share * (ridge + 1 - eaves + drop)
      cut.crease(rule([peak + share * (gable / 2) + 2, y], [far + 2, y]), 0.35)
    }
  })
  cut.as('roof', () => {
    cut.lay(
      'shade',
      polygon(
        [peak, ridge + 1.6],
        [corner + overhang, eaves - drop * 0.6],
        [corner + overhang - 1.3, eaves - drop * 0.6 - 0.6],
        [peak, ridge - 0.9],
        [x - overhang + 1.3, eaves - drop * 0.6 - 0.6],
        [x - overhang, eaves - drop * 0.6],
      ),
      0.4,
    )
  })
}
