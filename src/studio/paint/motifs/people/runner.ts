// A runner in full stride.
import type { Motif } from '../motif.ts'
import { arm, hand, leg, profile, shoe } from './anatomy.ts'
import { cutOut } from './cutout.ts'
import { outline, ribbon, stroke } from './outline.ts'

export const runner: Motif = {
  id: 'runner',
  kind: 'person',
  rests: 'ground',
  width: 0.76,
  draw: (pen, random) =>
    cutOut(
      pen,
      (cut) => {
        const ponytail = random.chance(0.5)
        cut.lay('light', arm([6.4, 77], [-4.6, 68], [-14.6, 75.4], 0.94))
        cut.join('light', hand('fist', { x: -14, y: 74.8, turn: -52, size: 0.86 }))
        cut.lay('light', leg([0, 50], [-9, 31], [-29, 28.6], { calf: 1, stout: 0.96 }))
        cut.as('shoes', () => {
          cut.join('shade', shoe({ x: -29.4, y: 28.4, turn: 78 }))
          cut.crease(stroke('-27,25.6 -27.4,31.6'), 0.5)
        })
        cut.lay('light', leg([3, 50], [20, 40], [18.6, 18.6], { calf: 1, stout: 0.96 }))
        cut.as('shoes', () => {
          cut.join('shade', shoe({ x: 18.6, y: 16.8, turn: -14 }))
        })
        cut.lay('light', ribbon('10.4,88,2.6 8.6,80,3.2'))
        cut.join('light', profile(ponytail ? 'woman' : 'man', { x: 11.4, y: 85.6, size: 0.95, turn: 7 }))
        if (ponytail) {
          cut.as('hair', () => {
            cut.lay('shade', outline('5,95.6 0,97.6 -6,95.6 -12.6,96.6! -9.6,93.4 -13,90.4! -5.6,90.6 0,91 5,92.6'))
            cut.lay(
              'shade',
              outline('16.6,95.4 13.4,98.8 8.6,99.4 5,96 4,91.4 6,87.6 8.4,87.6 9.6,90.6 12,92.4 14.6,93.6'),
            )
            cut.crease(stroke('13.6,97 8.6,95.4 5,93.4'), 0.5)
          })
        } else
          cut.as('his hair', () =>
            cut.lay(
              'shade',
              outline('17.6,95 14.4,99 9.4,99.8 5.2,97.4 3.8,92 5.6,88 8.4,88 9.6,91.4 12.4,93.2 15,93.6'),
            ),
          )
        cut.as('shorts', () => {
          cut.lay(
            'shade',
            outline('-6,58 4,60 9.6,57 14.6,50 18.6,44.4! 14,39! 8.4,38.4! 3,44 -1.6,44.6 -4.4,37! -10.6,39! -8,48'),
          )
          cut.tint('body', outline('14,50 19,44 14,38 11,40 12,46'))
          cut.crease(stroke('3.4,44 6,49'), 0.5)
        })
        cut.as('jumper', () => {
          cut.lay('body', outline('4.6,83 1,80 -1,72 -3.6,64 -6.6,57! 1,54.4 9.4,57! 11,65 13,73 13,79.4 10,82.8'))
          cut.tint('light', outline('13,84 14,74 10,56 6,55.6 8.6,66 9.6,76'))
          cut.tint('shade', outline('2,82 -2,72 -7,57 -3,56 1,66 3,76'))
          cut.crease(stroke('4.6,73 2,66 1,58'), 0.5)
        })
        cut.lay('light', arm([6, 77.6], [9, 64.6], [21.6, 67.6], 0.98))
        cut.join('light', hand('fist', { x: 21, y: 67.2, turn: 68, size: 0.9 }))
        cut.tint('body', outline('2,80 10,80 10,72 4,72'))
      },
      { x: 2, y: -14.6, size: 1.145 },
    ),
}
