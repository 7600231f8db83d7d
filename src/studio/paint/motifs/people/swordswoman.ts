// A swordswoman, blade raised, cloak and braid thrown back by the wind.
import type { Motif } from '../motif.ts'
import { arm, hand, leg, profile, shoe } from './anatomy.ts'
import { cutOut } from './cutout.ts'
import { outline, ribbon, stroke } from './outline.ts'

export const swordswoman: Motif = {
  id: 'swordswoman',
  kind: 'person',
  rests: 'ground',
  width: 0.76,
  draw: (pen) =>
    cutOut(
      pen,
      (cut) => {
        cut.lay(
          'shade',
          outline(
            '4,68 -4,68 -10,60 -18,50 -29,42 -40,39.4! -33,35.4 -36,28! -26,30.4 -23,22.6! -15,29 -8,34 0,44 6,56',
          ),
        )
        cut.crease(stroke('-4,62 -14,48 -28,38'))
        cut.crease(stroke('-2,56 -11,42 -21,30'))
        cut.lay('light', arm([-3.4, 64], [-12.6, 57], [-15.6, 47], 0.78))
        cut.join('light', hand('open', { x: -15.4, y: 47.4, turn: 196, size: 0.72 }))
        cut.lay('shade', leg([-2, 40], [-10, 24], [-18.6, 6.6], { calf: 1, stout: 0.84 }))
        cut.join('shade', shoe({ x: -18.6, y: 4.6, size: 0.86, turn: 14 }))
        cut.crease(stroke('-13.4,19.6 -8,22.4'), 0.6)
        cut.lay('shade', leg([4, 40], [14.6, 26.6], [13.4, 5.4], { calf: 1, stout: 0.84 }))
        cut.join('shade', shoe({ x: 13.6, y: 3.5, size: 0.9 }))
        cut.crease(stroke('11.4,22.6 17.4,22.4'), 0.6)
        cut.lay('light', ribbon('3.6,75,2 2.8,68,2.4'))
        cut.join('light', profile('woman', { x: 4, y: 72.4, size: 0.82, turn: -4 }))
        cut.lay(
          'body',
          outline(
            '0,69.6 -4,68 -6,64 -4.4,58 -3,53 -5,46 -9.6,38 -15,33! -9,32.6 -5,29! 0,33 5.6,30.6! 11,34 15.6,32.6! 12.4,40 8,47 6,53 7.4,59 8.6,64 7.4,68 4.6,69.8',
          ),
        )
        cut.tint('light', outline('6,70 9,64 6,53 16,32 10,32 5,44 3.6,53 5,62'))
        cut.tint('shade', outline('-3,69 -6,63 -3,53 -15,33 -6,31 -1,44 -0.6,54 -2,62'))
        cut.crease(stroke('-3.2,53 1.4,51.6 6.2,53.2'), 1)
        cut.crease(stroke('-4.4,63 1.4,60.6 7.6,63.4'), 0.5)
        cut.crease(stroke('1.6,49 0.6,40 1,33'), 0.5)
        cut.lay('light', outline('24.1,74! 26.3,72.8! 37.4,95.6 38.6,99.8! 35.2,97!'))
        cut.crease(stroke('25.6,74.6 35.6,94.6'), 0.35)
        cut.lay('shade', ribbon('20.6,75.4,0.75 25.2,72.6,0.9 30,70.6,0.75'), 0.4)
        cut.lay('shade', ribbon('25.2,72.6,0.85 21.6,66,0.85 21.2,65.2,1.3'), 0.4)
        cut.lay('light', arm([6, 65.4], [16.4, 60.4], [22, 67.6], 0.82))
        cut.crease(stroke('19.6,66.4 22.6,64.4'), 0.5)
        cut.join('light', hand('fist', { x: 21.6, y: 67, turn: 30, size: 0.8 }))
        cut.lay('body', outline('2,69.8 7,69.6 10.4,66.4 10,62.4! 6.4,61.8 3,64'), 0.6)
        cut.lay(
          'shade',
          outline(
            '8,81 5,83.6 0.6,83.6 -3,80.8 -7.6,79.6 -13,81.6 -20,81 -26.6,77! -20,76.4 -22,72.4! -14.4,73.4 -8.4,73.4 -3,73.6 -0.4,76 1.4,78.6 4.6,79.6',
          ),
        )
        cut.crease(stroke('5,82.4 -1,79.4 -8,77 -17,77.6'), 0.5)
        cut.crease(stroke('-1.6,76 -8,75 -14,75.4'), 0.5)
      },
      { x: 1 },
    ),
}
