// An old town house of two storeys, gabled, with porch, dormer and chimneys.
import type { Motif } from '../motif.ts'
import { cutOut } from '../people/cutout.ts'
import { dwelling } from './dwelling.ts'
import { arch, box, chimney, pane, polygon, rule } from './masonry.ts'

export const house: Motif = {
  id: 'house',
  kind: 'place',
  rests: 'ground',
  width: 0.94,
  draw: (pen, random) =>
    cutOut(pen, (cut) => {
      const lit = random.sub('windows')
      const ridge = random.between(84, 88)
      const withTurret = random.chance(0.5)
      chimney(cut, 26, ridge - 8, 6, 19)
      chimney(cut, -4, ridge - 8, 5, random.between(13, 17))
      dwelling(cut, { x: -40, foot: 1, gable: 34, side: 40, eaves: 56, ridge })
      for (const y of [12, 36]) {
        for (const x of [-31.4, -14.6]) pane(cut, 'square', { x, y, w: 6.6, h: 11.6 }, lit.chance(0.6))
        for (const x of [3, 27]) pane(cut, 'square', { x, y, w: 5.6, h: 11.6 }, lit.chance(0.6))
      }
      pane(cut, 'square', { x: 15, y: 36, w: 5.6, h: 11.6 }, lit.chance(0.6))
      pane(cut, 'arched', { x: -23, y: 60, w: 5.4, h: 9.6 }, true)
      cut.lay('light', box(9.6, 60, 11, 10))
      cut.as('roof', () => {
        cut.lay('shade', polygon([7.6, 69], [15.1, 78.4], [22.6, 69]), 0.5)
      })
      pane(cut, 'arched', { x: 15.1, y: 61, w: 4.6, h: 7.6 }, lit.chance(0.8))
      if (withTurret) {
        cut.lay('body', box(28, 1, 15, 64))
        cut.tint('light', box(28, 3, 4.6, 62))
        cut.tint('shade', box(37, 3, 8, 62))
        cut.as('roof', () => {
          cut.lay('shade', polygon([26, 64.6], [35.5, 92], [45, 64.6]), 0.5)
          cut.tint('body', polygon([26, 64.6], [35.5, 92], [34, 64.6]))
        })
        cut.lay('shade', box(35.2, 90, 0.6, 6), 0)
        for (const y of [12, 34, 52]) pane(cut, 'arched', { x: 34.4, y, w: 4.6, h: 9.4 }, lit.chance(0.6))
      }
      cut.as('house door', () => {
        cut.lay('accent', box(11.4, 5, 7.4, 17), 0.6)
        cut.crease(rule([15.1, 5], [15.1, 17.6], [11, 17.6]), 0.4)
      })
      cut.lay('shade', polygon([5.6, 26], [9.6, 31.6], [21, 31.6], [25, 26]), 0.5)
      for (const x of [7, 22]) cut.lay('light', box(x, 4, 1.6, 22), 0.4)
      cut.lay('shade', polygon([4, 0], [27, 0], [25, 4], [6, 4]), 0.5)
      cut.crease(rule([4.6, 2], [26, 2]), 0.4)
      cut.as('house bushes', () => {
        for (const [x, r] of [
          [-38, 5],
          [-31, 3.6],
          [-8, 4],
          [42, 4.6],
          [35, 3.4],
        ] as const)
          cut.lay('shade', arch(x, 0, r * 2, r * 1.7), 0.5)
      })
      cut.lay('shade', polygon([-46, 0], [46, 0], [43, 2.4], [-43, 2.4]), 0)
    }),
}
