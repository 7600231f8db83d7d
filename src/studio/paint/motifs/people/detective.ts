// A detective in hat and trench coat, collar up, lighting his way with a match.
import type { Motif } from '../motif.ts'
import { arm, hand, profile, shoe, trouser } from './anatomy.ts'
import { cutOut } from './cutout.ts'
import { outline, ribbon, stroke } from './outline.ts'

export const detective: Motif = {
  id: 'detective',
  kind: 'person',
  rests: 'ground',
  width: 0.44,
  draw: (pen) =>
    cutOut(pen, (cut) => {
      cut.as('trousers', () => {
        cut.lay('shade', trouser([4, 42], [6.6, 25], [10.4, 5.2], 0.96))
      })
      cut.as('shoes', () => {
        cut.join('shade', shoe({ x: 11, y: 3.9 }))
      })
      cut.as('trousers', () => {
        cut.lay('shade', trouser([-2.4, 42], [-3.4, 25], [-6.4, 5.2], 0.96))
      })
      cut.as('shoes', () => {
        cut.join('shade', shoe({ x: -6, y: 3.9 }))
      })
      cut.lay('light', profile('man', { x: 1.6, y: 81.6, size: 0.95, turn: 5 }))
      cut.as('coat', () => {
        cut.lay(
          'body',
          outline(
            '-1,82 -6.4,80.6 -10,77.4 -11,70 -9,62 -7,57 -8.6,46 -11.6,34 -15.6,22.6! -10,20.6 -6,17.6! 0,20 5,18 11.6,20.6! 11,32 9,44 8,52 7.6,57 9.4,64 10.4,71 9.6,77.4 6.4,80.6 3,82',
          ),
        )
        cut.tint('light', outline('5,82 11,76 8,57 12,20 8,19 6,38 5.4,57 7,70'))
        cut.tint('shade', outline('-5,82 -12,76 -10,64 -7.4,57 -16,22 -8,19 -4.6,38 -4,57 -6,70'))
        cut.crease(stroke('2.6,78 3.6,66 2.6,57 3.4,40 2.8,20'))
        cut.crease(stroke('-2,52 -4,38 -6,21'), 0.5)
        cut.lay('body', outline('-7.4,58.6! 0,57.2! 8,58.6! 8,55.6! 0,54! -7.6,55.6!'), 0.5)
        cut.lay('body', ribbon('2,56,0.9 0.6,50,1 -0.4,46.6,0.8'), 0.5)
        cut.lay('body', arm([-7.4, 75.4], [-11.6, 64], [-7, 53.4], 1.16))
        cut.tint('shade', outline('-10,78 -16,64 -9,52 -7,53 -11,64 -8,74'))
        cut.crease(stroke('-12.6,60 -8.6,59'), 0.5)
        cut.lay('body', arm([6, 75], [9.6, 65], [13.6, 74.6], 1.1))
        cut.crease(stroke('8.6,68.4 11,67.4'), 0.5)
      })
      cut.lay('light', hand('fist', { x: 13.2, y: 74, turn: 14, size: 0.88 }), 0.5)
      cut.lay('light', ribbon('13.8,79,0.3 14.6,82,0.3'), 0)
      cut.as('flame', () => {
        cut.lay('accent', outline('14.6,87.4! 13.4,84.6 13.6,82.4 15,81.6 16.4,82.6 16.2,84.8'), 0.3)
      })
      cut.as('coat', () => {
        cut.lay('body', outline('-6.6,80 -6,85.4 -4.6,87.6! -1.6,84.4 1.4,84 4,85! 7.4,81.4 4.6,78.4 -1,77.6'))
        cut.crease(stroke('0.6,83.6 2.4,79.6'), 0.5)
      })
      cut.as('hat', () => {
        cut.lay('shade', outline('-5.6,91.4! -5.8,95.4 -4.6,98.6 -1.4,99.8 2,98.6 5,99 7.2,96.6 8,91.4!'))
        cut.crease(stroke('-0.6,99.4 1.6,97.6 4.6,99'), 0.5)
        cut.lay(
          'shade',
          outline('-9.4,91.6 -5.8,90.9 0,91 6,90.2 10.4,88.6 12.8,88.2 11.6,90.2 8,92.1 2,93.3 -5,93.5'),
          0.5,
        )
      })
    }),
}
