// A figure in the lotus seat, seen from behind, hands on the knees.
import type { Motif } from '../motif.ts'
import { arm, backOfHead, hand } from './anatomy.ts'
import { cutOut } from './cutout.ts'
import { outline, ribbon, stroke } from './outline.ts'

export const meditatingFigure: Motif = {
  id: 'meditating-figure',
  kind: 'person',
  rests: 'ground',
  width: 0.96,
  draw: (pen, random) =>
    cutOut(
      pen,
      (cut) => {
        const bun = random.chance(0.6)
        cut.lay('body', ribbon('5,5.4,5.6 16,6.4,4.8 24,5,3.6'))
        cut.lay('body', ribbon('-5,5.4,5.6 -16,6.6,4.8 -24.6,5,3.6'))
        cut.lay('light', outline('14,2.6 19,3.6 23.4,2.4 24.6,0.6 18,0 12,0.2'))
        cut.lay('shade', outline('-26,0.2! -24,2.8 -12,4 0,3.4 12,4 22,2.4 25,0!'), 0.6)
        cut.as('skin', () => {
          cut.lay('light', arm([9, 34.6], [15.6, 22.4], [20.6, 11.4], 0.9))
          cut.join('light', hand('relaxed', { x: 20.4, y: 12, turn: 136, size: 0.76 }))
          cut.lay('light', arm([-9, 34.6], [-15.8, 22.8], [-21.4, 12], 0.9))
          cut.join('light', hand('relaxed', { x: -21.2, y: 12.4, turn: 224, size: 0.76, flip: true }))
          cut.lay('light', backOfHead({ x: 0.4, y: 42.4, size: 0.94, turn: 2 }))
        })
        cut.lay(
          'body',
          outline(
            '-2.6,41.6 -7.4,39.6 -11,37 -11.8,32.6 -9.4,27 -7.4,20 -8,12 -9.6,4.6 -7.4,1.6 0,0.8 8,1.6 10,5 8.2,12 7.4,20 9.4,27 11.8,32.6 11,37 7.4,39.6 3,41.6',
          ),
        )
        cut.tint('light', outline('-5,41 -12,36 -8,20 -10,4 -6,2 -4.6,18 -6.6,30'))
        cut.tint('shade', outline('5,41 12,36 8,20 10,4 5,1 4.6,18 6.6,30'))
        cut.crease(stroke('0.4,37 -0.4,28 0.2,16'), 0.5)
        cut.crease(stroke('-8,12.4 0,10.8 8.2,12.4'), 0.6)
        cut.crease(stroke('-6.4,34 -4,30.6 -4.4,27.4'), 0.5)
        cut.crease(stroke('6.6,34 4.4,30.6 4.8,27.4'), 0.5)
        cut.as('hair', () => {
          if (bun) {
            cut.lay('shade', outline('0.8,55.6 4.4,54.6 5.2,50.4 4,46.2 1.4,44.6 -1.6,45 -3.6,47.4 -4,51.4 -2.6,54.6'))
            cut.lay('shade', outline('1.2,58.6 3.6,57.4 3.8,54.8 1,53.4 -1.6,54.6 -1.8,57'))
            cut.crease(stroke('-2.4,48 0.2,51 0.6,53.6'), 0.4)
            cut.crease(stroke('3.6,48 1.8,51 1,53.6'), 0.4)
          } else {
            cut.lay(
              'shade',
              outline(
                '0.6,57 4.4,55.4 6,51 6.2,45 7,38 6,30 3.4,25.4! 1.6,27.6 -0.8,24.6! -3,28 -5.4,26.6! -6.6,33 -5.6,40 -5.2,46 -5,51.4 -3.2,55.6',
              ),
            )
            cut.crease(stroke('0.4,55 -0.6,46 0.6,36 -0.4,28'), 0.5)
            cut.crease(stroke('3,53 3.4,44 4,34'), 0.5)
          }
        })
      },
      { size: 1.7 },
    ),
}
