// A mother and her small child, hand in hand, looking at each other as they walk.
import type { Motif } from '../motif.ts'
import { arm, hand, leg, profile, shoe } from './anatomy.ts'
import { type Cutout, cutOut } from './cutout.ts'
import { outline, ribbon, stroke } from './outline.ts'

const mother = (cut: Cutout): void => {
  cut.lay('light', leg([-13.4, 36], [-19, 22], [-27, 9], { stout: 0.82, calf: 1 }))
  cut.join('shade', shoe({ x: -27, y: 7.4, size: 0.82, turn: 46 }))
  cut.lay('light', leg([-9, 36], [-6.4, 22], [-6.6, 5.6], { stout: 0.82, calf: 1 }))
  cut.join('shade', shoe({ x: -6.4, y: 3.4, size: 0.86 }))
  cut.lay('light', ribbon('-9.6,88,2.3 -11.6,80,2.8'))
  cut.join('light', profile('woman', { x: -8.4, y: 84.6, size: 0.96, turn: 22 }))
  cut.lay(
    'body',
    outline(
      '-13,83 -17.4,80.6 -19,75 -17.6,68 -16,62 -17.6,55 -22,45 -28.6,33 -35,25! -28.4,25.4 -25,20! -18,23.4 -12,19.6! -5.6,22.4 1.6,20! 0.4,34 -2.6,48 -5,57 -5.6,63 -4.6,70 -4.6,76 -7,80.6',
    ),
  )
  cut.tint('shade', outline('-15,83 -20,76 -16.4,62 -36,25 -26,20 -18,38 -12,54 -12,64 -14,74'))
  cut.tint('light', outline('-6,81 -4,74 -5.6,60 2,20 -4,21 -6.4,40 -9,58 -8,70'))
  cut.crease(stroke('-16,62 -10.6,60.4 -5.6,62.4'))
  cut.crease(stroke('-13,58 -18,42 -25,27'))
  cut.crease(stroke('-9.6,57 -11,40 -12.6,24'))
  cut.lay(
    'shade',
    outline(
      '-3,95.6 -6,98.8 -11,99 -15,96 -16.6,91 -19.6,86.4 -25,83 -31.6,83! -27.6,79.6 -30,76! -23,76.6 -17,79.4 -13.4,83.4 -11.6,87.4 -9.4,91 -6,93',
    ),
  )
  cut.crease(stroke('-6,97 -12,92.4 -17,85.4 -25,80.6'), 0.5)
}

const toddler = (cut: Cutout): void => {
  cut.lay('light', leg([14.4, 22], [11.6, 14], [8, 5.6], { stout: 0.6 }))
  cut.join('shade', shoe({ x: 8, y: 3.2, size: 0.6, flip: true, turn: -10 }))
  cut.lay('light', leg([18, 22], [20, 13], [22, 4.6], { stout: 0.6 }))
  cut.join('shade', shoe({ x: 22, y: 2.4, size: 0.6, flip: true, turn: 10 }))
  cut.lay('light', ribbon('17,43,1.7 17,39,2'))
  cut.join('light', profile('child', { x: 16.6, y: 42, size: 0.92, flip: true, turn: 14 }))
  cut.lay(
    'body',
    outline('15.4,40.6 12.4,38.6 11.8,33 11,26 9.4,17.6! 16,16.4 24.6,17.6! 23,26 22.4,33 21.8,38 19,40.6'),
  )
  cut.tint('light', outline('13,40 11,30 9,17 13,16 14,28'))
  cut.crease(stroke('17,34 16.6,26 17,17'), 0.5)
  cut.lay('shade', outline('16.4,54.6 21,54.8 25,51.6 26,46.6 23.6,43 20,43 18.6,46 18.6,49.6 17,52'))
  cut.lay('shade', outline('24,46.4 27.6,46.6 31,43.4! 30.6,39.4 27,38! 25,41'))
  cut.crease(stroke('19,53.4 22,50 23,46'), 0.5)
  cut.lay('body', arm([20.6, 36.6], [25, 30.6], [27, 24.6], 0.74))
  cut.join('light', hand('relaxed', { x: 26.8, y: 25, turn: 166, size: 0.6 }))
}

export const motherAndChild: Motif = {
  id: 'mother-and-child',
  kind: 'person',
  rests: 'ground',
  width: 0.7,
  draw: (pen) =>
    cutOut(
      pen,
      (cut) => {
        mother(cut)
        toddler(cut)
        cut.lay('body', arm([14.4, 36.6], [9.4, 41.4], [5.6, 47.6], 0.72))
        cut.lay('light', arm([-8.6, 77], [-3.4, 64.6], [3.6, 53.6], 0.86))
        cut.join('light', hand('fist', { x: 3.2, y: 54, turn: 152, size: 0.86 }))
        cut.tint('body', outline('-14,80 -4,80 -2,68 -8,66'))
      },
      { x: 2 },
    ),
}
