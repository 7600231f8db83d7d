// A child on tiptoe, running after the wind with a balloon.
import type { Motif } from '../motif.ts'
import { arm, hand, leg, profile, shoe } from './anatomy.ts'
import { cutOut } from './cutout.ts'
import { outline, ribbon, stroke } from './outline.ts'

export const childWithBalloon: Motif = {
  id: 'child-with-balloon',
  kind: 'person',
  rests: 'ground',
  width: 0.5,
  draw: (pen) => {
    cutOut(pen, (cut) => {
      cut.lay('body', ribbon('6.8,50.4,0.22 8,58,0.2 12.4,66,0.2 14.4,75,0.2'))
      cut.lay(
        'accent',
        outline(
          '15.6,99.8 21.4,98.2 25,93 24.6,86.6 20.6,80.4 15,76.4 13.6,74! 15.4,73.2! 14.6,76.2 9.6,79.4 6.6,85 6.4,91.6 9.6,97.4',
        ),
      )
      cut.crease(stroke('9.8,92.6 9.2,89 10.4,85.4'), 0.9)
    })
    cutOut(
      pen,
      (cut) => {
        cut.lay('light', leg([-4, 33], [-13, 23], [-27, 22.6], { stout: 0.9, calf: 1 }))
        cut.join('shade', shoe({ x: -27, y: 22.6, size: 0.96, turn: 96 }))
        cut.lay('light', arm([1, 66], [-9.6, 61.6], [-17.6, 53.6], 0.96))
        cut.join('light', hand('open', { x: -17.2, y: 54, turn: 228, size: 0.86 }))
        cut.lay('light', leg([1, 34], [7.6, 20.6], [3.4, 6.4], { stout: 0.9, calf: 1 }))
        cut.join('shade', shoe({ x: 3.4, y: 4.6, size: 0.98, turn: 14 }))
        cut.lay('light', ribbon('3.6,76,2.8 2.6,69,3.4'))
        cut.join('light', profile('child', { x: 4.4, y: 74.4, size: 1.34, turn: -8 }))
        cut.lay(
          'shade',
          outline(
            '7.6,92 3,94.6 -3,93 -7,88 -9.6,84.6 -15,83.4 -21,85.6! -19,80.6 -24,78.6! -17.4,76 -18.6,72! -11,73.4 -5,76.4 0.4,79 3.2,82.6 5.4,86.4 7.2,88.6',
          ),
        )
        cut.crease(stroke('4,92 -2.4,86.4 -9,80.6 -18,78.4'), 0.7)
        cut.lay(
          'body',
          outline(
            '0.6,71.4 -3.4,68 -3.6,60 -5,53 -11,45.6 -19.4,38.6 -25.4,36.4! -18.6,33.4 -17.4,29! -9.6,31.6 -3.6,27.6! 3,29.6 10.4,29! 10.6,38 9.4,48 8.6,55 9,64 7.6,70.4 4.4,72.6',
          ),
        )
        cut.tint('light', outline('8,72 9.6,60 11,28 6,29 5.6,48 5,62'))
        cut.tint('shade', outline('-3,69 -4,54 -26,36 -17,29 -6,40 0,54 0,66'))
        cut.crease(stroke('-4.4,53.6 2,52 8.8,54.4'), 0.8)
        cut.crease(stroke('-1,50 -7,40 -13,33'), 0.7)
        cut.crease(stroke('4,50 2.6,40 0,31'), 0.7)
        cut.lay('light', arm([5.4, 66], [10.4, 74], [11.4, 83], 0.98))
        cut.join('light', hand('fist', { x: 11.4, y: 82, turn: 8, size: 0.96 }))
      },
      { size: 0.56, x: 0.5 },
    )
  },
}
