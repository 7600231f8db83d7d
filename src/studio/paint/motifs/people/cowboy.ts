// A cowboy before the duel: legs apart, a hand over the holster, duster in the wind.
import type { Motif } from '../motif.ts'
import { arm, hand, leg, profile, shoe } from './anatomy.ts'
import { cutOut } from './cutout.ts'
import { outline, ribbon, stroke } from './outline.ts'

export const cowboy: Motif = {
  id: 'cowboy',
  kind: 'person',
  rests: 'ground',
  width: 0.62,
  draw: (pen) =>
    cutOut(
      pen,
      (cut) => {
        cut.lay(
          'shade',
          outline('6,74 11,66 14,52 20,38 30,27 37,24! 31,22.6 30.6,16.6! 23,19.6 16,15.6! 9,20 2,24 0,50'),
        )
        cut.crease(stroke('12,58 18,38 28,24'))
        cut.lay('body', leg([4.6, 47], [10.4, 27], [14.4, 6], { calf: 1, stout: 1.02 }))
        cut.join('shade', shoe({ x: 14.6, y: 3.9, size: 0.94 }))
        cut.crease(stroke('8.6,20.6 16.6,19'), 0.6)
        cut.lay('body', leg([-4, 47], [-8.6, 27], [-11, 6], { calf: -1, stout: 1.02 }))
        cut.join('shade', shoe({ x: -11, y: 3.9, size: 0.94, flip: true }))
        cut.crease(stroke('-13,20 -5.4,20.4'), 0.6)
        cut.lay('light', ribbon('-0.6,87,2.9 0,80,3.3'))
        cut.join('light', profile('man', { x: -0.4, y: 81.6, size: 0.95, flip: true, turn: -3 }))
        cut.lay('shade', outline('1.4,91 5.4,90 5.8,85 4.4,81.4 2.4,82.4 1.6,86'))
        cut.lay(
          'body',
          outline(
            '-3,80.8 -8.4,79.4 -10.6,75 -9.4,67 -7.4,60 -7.8,53 -8.6,47! 0,44.8 9,47! 8,53 7.6,60 9.6,67 10.8,75 8.6,79.4 3.4,80.8',
          ),
        )
        cut.tint('light', outline('-5,81 -11,75 -7.6,58 -8.6,47 -5,46 -4.6,60 -6.4,72'))
        cut.crease(stroke('0,77 0.2,66 0,58'), 0.5)
        cut.lay('shade', outline('-8.6,54.6! 0,51.6! 8.6,53.6! 9,50.6! 0,48.4! -9,51.4!'), 0.5)
        cut.lay('shade', outline('-9.6,52.4! -5.6,51.4! -5.6,44 -6.8,38.6! -9.4,38.8! -10.4,45'), 0.5)
        cut.lay('light', ribbon('-8.2,52.6,1 -8.6,55,1.1 -10.4,56.4,0.9'), 0.4)
        cut.lay(
          'shade',
          outline('4,80.6 9,79.6 12,75.6 12.4,66 13,54 16,40 20,28 23,21! 15.4,20 9.6,18! 7.6,34 6.4,50 7.2,62 6,72'),
        )
        cut.crease(stroke('10.6,66 10.8,48 14.6,28'))
        cut.lay('shade', arm([10, 75.6], [16.6, 65], [15.6, 54.4], 1.14))
        cut.crease(stroke('14,62 18.6,62.6'), 0.5)
        cut.lay('light', hand('relaxed', { x: 15.6, y: 54.6, turn: 190, size: 0.9 }))
        cut.lay('body', arm([-9.6, 75.6], [-17.4, 65.4], [-15.4, 55], 1.1))
        cut.crease(stroke('-19.6,63.6 -15,63.4'), 0.5)
        cut.lay('light', hand('open', { x: -15.4, y: 55.4, turn: 172, size: 0.84, flip: true }))
        cut.lay('light', outline('-5.4,82.4 -0.6,84.4 4.6,83 6.4,80.6 2.6,79 -0.6,75.4! -4,78.4 -6.4,80.4'))
        cut.crease(stroke('-3.6,81.4 0.6,80.4 4,81'), 0.5)
        cut.lay('shade', outline('-5.6,91! -5.8,96 -3.6,99.4 -0.6,98.6 2.4,99.8 4.8,97 5.6,91!'))
        cut.lay(
          'shade',
          outline(
            '-13.6,93.4! -10.6,90.4 -6,88.8 0,89.6 6,89 10.6,91 13,94.8! 9.6,93 5.8,92.8 0,93.2 -6,92.6 -10.4,92.2',
          ),
          0.5,
        )
      },
      { x: -8 },
    ),
}
