// A climber on a rock face, one arm stretched for the next hold.
import type { Motif } from '../motif.ts'
import { arm, backOfHead, hand, leg, shoe } from './anatomy.ts'
import { cutOut } from './cutout.ts'
import { outline, ribbon, stroke } from './outline.ts'

export const climber: Motif = {
  id: 'climber',
  kind: 'person',
  rests: 'ground',
  width: 0.62,
  draw: (pen) => {
    cutOut(pen, (cut) => {
      cut.lay(
        'shade',
        outline(
          '31,100! 15,99! 10.6,94! 12.4,88! 8.6,84! 10,76! 6.8,70! 9,62! 5.6,56! 8,48! 7.6,41! 0.4,39.6! -0.6,35! -4,29! -10.6,27! -11,20! -17,14! -20,6! -28,3! -31,0! 31,0!',
        ),
      )
      cut.tint('body', outline('31,90! 24,84! 26,74! 19,66! 21,54! 14,46! 16,34! 8,26! 6,14! -4,8! -8,0! 31,0!'))
      cut.crease(stroke('22,90 25,80 21,74! 24,64'), 0.6)
      cut.crease(stroke('14,60 18,50 14,42'), 0.6)
      cut.crease(stroke('10,34 14,24 22,20'), 0.6)
      cut.crease(stroke('-2,14 6,10 12,12'), 0.6)
    })
    cutOut(
      pen,
      (cut) => {
        cut.lay('light', arm([7, 76], [13, 85], [15.6, 97], 0.96))
        cut.join('light', hand('open', { x: 15.4, y: 96, turn: 16, size: 0.86 }))
        cut.lay('shade', leg([4.6, 50], [14, 41], [7.6, 25.6], { stout: 0.98, calf: -1 }))
        cut.join('shade', shoe({ x: 7.6, y: 24.4, size: 0.84, turn: -6 }))
        cut.lay('shade', leg([-3, 48], [-6.4, 28], [-10, 9], { stout: 0.98, calf: -1 }))
        cut.join('shade', shoe({ x: -9.6, y: 7, size: 0.84, turn: -12 }))
        cut.lay('light', backOfHead({ x: 1, y: 83.4, size: 0.9, turn: 14 }))
        cut.lay('shade', outline('-1.6,95.2 3.6,96.6 7.6,93.8 8.4,89.4 6.6,86.6 2,85.6 -2.6,86.6 -4,91'))
        cut.lay(
          'body',
          outline(
            '-1.6,83 -6.4,80.4 -8.6,75 -7.4,66 -6.6,58 -7.6,49.6! 0,46.8 8,49.6! 8.6,58 8.6,67 10.6,75 9,80.4 5,83',
          ),
        )
        cut.tint('light', outline('-4,83 -9,76 -8,49 -4,48 -4.4,64 -4,76'))
        cut.crease(stroke('-6.8,56 0.6,54 8.4,56'), 1)
        cut.lay('light', ribbon('-7.4,53,0.9 -9,50,1 -7.4,47.4,0.8'), 0.4)
        cut.lay('shade', ribbon('1,52,0.45 2.6,40,0.4 -2,24,0.4 2,8,0.4 -3,-6,0.4'), 0.4)
        cut.lay('light', arm([-6.4, 77], [-7.4, 64.4], [4.6, 60.6], 0.98))
        cut.join('light', hand('fist', { x: 4, y: 60.8, turn: 100, size: 0.84 }))
        cut.tint('body', outline('-10,80 -3,80 -3,70 -11,70'))
      },
      { x: -3.4, y: 25, size: 0.7 },
    )
  },
}
