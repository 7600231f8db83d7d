// A soldier of the world wars on the march, seen from behind, rifle slung.
import type { Motif } from '../motif.ts'
import { arm, hand, heel, leg, profile, sole } from './anatomy.ts'
import { cutOut } from './cutout.ts'
import { outline, ribbon, stroke } from './outline.ts'

export const soldier: Motif = {
  id: 'soldier',
  kind: 'person',
  rests: 'ground',
  width: 0.42,
  draw: (pen) =>
    cutOut(pen, (cut) => {
      cut.lay('shade', leg([5, 46], [9.6, 28], [11, 12], { stout: 1.02, calf: -1 }))
      cut.join('shade', sole({ x: 11.2, y: 10.6, turn: -8 }))
      cut.crease(stroke('5.6,19 12.4,20'), 0.5)
      cut.crease(stroke('6.2,15.6 12,16.4'), 0.5)
      cut.lay('shade', leg([-3.4, 46], [-5, 27], [-5.6, 5], { stout: 1.04, calf: 1 }))
      cut.join('shade', heel({ x: -5.7, y: 3.8, size: 1.1 }))
      cut.crease(stroke('-9,20 -2,19'), 0.5)
      cut.crease(stroke('-8.6,15 -2.6,14'), 0.5)
      cut.crease(stroke('-8,10.6 -3.4,10'), 0.5)
      cut.lay('body', arm([-10, 76], [-14.6, 64.6], [-14, 53], 1.14))
      cut.join('light', hand('fist', { x: -14, y: 53.4, turn: 182, size: 0.92 }))
      cut.lay('light', ribbon('-0.6,88,2.9 0,81,3.4'))
      cut.join('light', profile('man', { x: -0.6, y: 83.4, size: 0.95, flip: true, turn: -5 }))
      cut.lay(
        'body',
        outline(
          '-3.4,82 -8.4,80.6 -11.4,77 -11,70 -9,62 -8.6,57 -10.4,48 -11.4,41.4! -4,39 0.4,41! 5,38.6 12,41.4! 11,49 9,57 9.6,63 11.6,70 12,77 8.6,80.8 4,82.2',
        ),
      )
      cut.tint('shade', outline('8,82 13,76 9.6,58 13,41 7,39 6,57 7,72'))
      cut.tint('light', outline('-6,82 -12,77 -9,58 -12,41 -8.6,40 -6.4,57 -8,72'))
      cut.crease(stroke('-8.6,57.4 0,56 9,57.6'), 1)
      cut.crease(stroke('0.2,53 0.4,41'), 0.5)
      cut.lay('shade', outline('-6.4,77! 6.6,77! 7.4,70 6.8,62! -6.6,62! -7.2,70'))
      cut.crease(stroke('-7,72 0,70.6 7,72'), 0.6)
      cut.crease(stroke('-3,62 -3,70'), 0.5)
      cut.crease(stroke('3.4,62 3.4,70'), 0.5)
      cut.lay('light', ribbon('-8,78.4,2 0,80.2,2.2 8,78.4,2'))
      cut.crease(stroke('-4.4,76 -4.4,83'), 0.5)
      cut.crease(stroke('4.6,76 4.6,83'), 0.5)
      cut.lay(
        'shade',
        outline('-15.4,50.4! -12.2,46.6! -6,57 -0.4,65.4 8,80 18.6,98! 17.6,98.8! 6.4,81 -2.6,68 -6.4,64 -9.6,58'),
      )
      cut.crease(stroke('-3,66.6 -1.4,65.2'), 0.5)
      cut.crease(stroke('5.4,79 6.8,78.2'), 0.5)
      cut.lay('body', arm([10.4, 75.6], [16, 65], [10.4, 70.6], 1.08))
      cut.lay('light', hand('fist', { x: 11, y: 70, turn: -46, size: 0.84 }))
      cut.lay(
        'shade',
        outline(
          '-9.8,90.4 -7.4,91 -6.4,95 -3,98.6 1.4,99.2 5.4,97 7.4,93 7.6,89.6 9.4,88.2 8.4,87.4 3,88.4 -3,89.6 -9,89.4',
        ),
      )
      cut.crease(stroke('-7,91.2 0,91 7.4,89.4'), 0.5)
    }),
}
