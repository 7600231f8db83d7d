// A northern warrior with axe and round shield, fur on his shoulders, seen as he strides off to battle.
import type { Motif } from '../motif.ts'
import { arm, hand, leg, profile, shoe } from './anatomy.ts'
import { type Cutout, cutOut } from './cutout.ts'
import { outline, ribbon, stroke } from './outline.ts'

const axe = (cut: Cutout): void => {
  cut.lay('shade', ribbon('15,48,0.9 22.4,44,0.95 33,38.4,0.9'))
  cut.lay('light', outline('28.6,42.4! 31.4,43.6 33.6,48.6 37.6,50.6! 39.8,44 39,36.6 34.4,31! 33.4,35.6 31.4,38! '))
  cut.crease(stroke('37,49.4 37.8,43 35.6,34'), 0.5)
}

export const warrior: Motif = {
  id: 'warrior',
  kind: 'person',
  rests: 'ground',
  width: 0.8,
  draw: (pen) =>
    cutOut(pen, (cut) => {
      axe(cut)
      cut.lay('shade', leg([4.6, 46], [13, 28], [20, 7], { calf: 1, stout: 1.08 }))
      cut.join('shade', shoe({ x: 20.4, y: 5.4, size: 0.96, flip: true, turn: 22 }))
      cut.crease(stroke('12,23 19.6,20'), 0.6)
      cut.lay('shade', leg([-3, 46], [-12, 30], [-10.4, 6], { calf: 1, stout: 1.08 }))
      cut.join('shade', shoe({ x: -10.6, y: 3.9, flip: true }))
      cut.crease(stroke('-15,24 -7,23'), 0.6)
      cut.lay('light', arm([11, 76], [16.6, 63.6], [16.4, 51.4], 1.24))
      cut.join('light', hand('fist', { x: 16.4, y: 51, turn: 178, size: 1 }))
      cut.crease(stroke('13.6,54.6 19,54.4'), 0.6)
      cut.lay(
        'body',
        outline(
          '-9,78 -8.4,68 -7.4,60 -9.6,50 -11.6,42.6! -6.6,39.6! -2,42 2.6,38.6! 7,41 12.4,39! 11.4,48 8.6,60 10,69 11,78',
        ),
      )
      cut.tint('shade', outline('12,80 9,60 13,38 6,39 4.6,58 6,78'))
      cut.crease(stroke('-8,58.6 0,57 8.8,58.8'), 1.1)
      cut.crease(stroke('-1,54 -2,43'), 0.5)
      cut.crease(stroke('4,54 5,42'), 0.5)
      cut.lay('light', ribbon('-1.4,89,3.1 -0.6,82,3.8'))
      cut.join('light', profile('man', { x: -1.6, y: 86, size: 0.97, flip: true, turn: -6 }))
      cut.lay('shade', outline('-7.4,88.6! -5.4,89 -3.6,91 -2.4,88 -3.4,84.4 -6,81.4 -9,79.6! -9.6,83.4 -8.6,86.6'))
      cut.lay(
        'shade',
        outline(
          '-7,96.4 -4,99.4 0.6,99.8 4.6,97.4 6.4,93 10.6,89.6 16,89 20.6,90.6! 18.6,86.6 22,84! 15.6,82.6 9,82.6 4,84.4 0.6,87.6 -0.4,91.6 -3.6,94',
        ),
      )
      cut.crease(stroke('-3,97.4 2.6,93.6 8.6,87.4 16,86'), 0.5)
      cut.crease(stroke('1,90 5,86.6 10,84.8'), 0.5)
      cut.lay(
        'light',
        outline(
          '-2,85 -5.6,84.6! -7.4,83 -11,82.6! -12.4,79.4 -15.4,77! -14.6,74 -15.6,71! -12,71.4 -10.4,69! -8,71 -5.4,68.6! -3.4,70.6 -0.4,68! 2,70.4 5,68.4! 7,71 10,69.6! 11.6,72 15,71.4! 14.4,74.6 16,77.6! 12.6,79.6 11.4,82.6! 7.6,83 5,85!',
        ),
      )
      cut.crease(stroke('-9,79 -8,75'), 0.5)
      cut.crease(stroke('-4,80.6 -3.6,76'), 0.5)
      cut.crease(stroke('1.6,80 1.6,75.4'), 0.5)
      cut.crease(stroke('7,79.4 7.4,75'), 0.5)
      cut.lay('body', arm([-11, 74], [-17, 66], [-22, 60], 1.1))
      cut.lay(
        'body',
        outline(
          '-22.6,78.6 -16,76.4 -10.6,70.4 -8.6,61.6 -10.4,52.4 -15.6,46 -22.6,43.8 -29.8,46 -35,52.4 -36.6,61.4 -34.8,70.4 -29.6,76.6',
        ),
      )
      cut.tint('shade', outline('-14,78 -8,62 -14,45 -26,43 -16,50 -13.4,62 -17,74'))
      cut.crease(outline('-22.6,75.4 -15.4,71.4 -12,61.4 -15.4,51 -22.6,47 -29.8,51 -33.2,61.4 -29.8,71.4'), 0.6)
      cut.crease(stroke('-25.6,75 -25.6,48'), 0.5)
      cut.crease(stroke('-19.6,75 -19.6,48'), 0.5)
      cut.lay('light', outline('-22.6,65.4 -18.8,61.4 -22.6,57.4 -26.4,61.4'))
    }),
}
