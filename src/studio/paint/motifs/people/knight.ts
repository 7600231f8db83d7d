// A knight in plate, a hand on the sword planted beside him, cape and plume in the wind.
import type { Motif } from '../motif.ts'
import { arm, hand, leg, shoe } from './anatomy.ts'
import { type Cutout, cutOut } from './cutout.ts'
import { outline, ribbon, stroke } from './outline.ts'

const legs = (cut: Cutout): void => {
  cut.lay('body', leg([5, 46], [9.6, 27], [12, 6], { calf: 1 }))
  cut.crease(stroke('6,20 14,20'), 0.5)
  cut.lay('body', shoe({ x: 12, y: 3.9, size: 0.86 }))
  cut.crease(stroke('14,4 15,1'), 0.5)
  cut.crease(stroke('17,3.4 17.8,0.8'), 0.5)
  cut.lay('light', outline('9.4,31.4 13.6,28.6 13.2,25 9.6,22.4 6.2,25.4 6,29'))
  cut.lay('body', leg([-4, 46], [-5.6, 27], [-6.4, 6], { calf: -1 }))
  cut.lay('body', shoe({ x: -6.6, y: 3.9, size: 0.74, flip: true }))
  cut.crease(stroke('-8.6,3.6 -9.2,1'), 0.5)
  cut.lay('light', outline('-5.8,31.4 -9.6,28.6 -9.4,25 -5.8,22.4 -2,25.4 -2,29'))
}

const harness = (cut: Cutout): void => {
  cut.lay('shade', outline('-7.6,63! 7.6,63! 10,55 11.4,46.4! 5.4,43.4! 0.6,46.4! -4.6,43! -10.4,46! -9.6,55'))
  cut.crease(stroke('-9.4,57.6 0,55.6 9.4,57.6'), 0.5)
  cut.crease(stroke('-10,52 0,50 10.4,52'), 0.5)
  cut.lay(
    'body',
    outline('-3.6,84 -8.8,81.6 -11,75 -9.4,67.6 -7.4,62.4! 0,60.6 7.4,62.4! 9.6,67.6 11,75 8.8,81.6 3.6,84'),
  )
  cut.tint('light', outline('-4,84 -10,81 -11.4,74 -8,63 -4.6,62 -6,70 -5,78'))
  cut.tint('shade', outline('4,84 12,80 11,68 7,61 3,62 5.4,70 5,80'))
  cut.crease(stroke('0,82 0.4,72 0,61'), 0.5)
}

const helm = (cut: Cutout): void => {
  cut.lay(
    'shade',
    outline('1.6,98.6 6,99.8 11,97.6 15,93 19.6,91.6 24.4,93! 22.4,88.4 24,85.4! 18.6,85.8 13,88 9,93 5,95.4'),
  )
  cut.crease(stroke('5,97.6 11,93.6 15,89.4 20,88.6'), 0.5)
  cut.lay('body', outline('-4.4,85.6 4.6,85 7,82.6 4,80.6 -4,80.8 -7,83'))
  cut.lay(
    'body',
    outline('-0.6,98.8 3.4,97.6 5.4,93.6 5.2,88.6 4,84.6 -1.6,83.6 -4.6,85.4 -5.2,88.4 -6,93.6 -3.8,97.4'),
  )
  cut.tint('shade', outline('3,99 7,92 5,84 1.6,84 2.6,92'))
  cut.lay('light', outline('-6.2,94! -0.6,93.6 3,91.4! 2,86.6 -2,83.6 -4.6,85 -8,89.6!'), 0.5)
  cut.crease(stroke('-6.8,91.6 -2,91 1,90.2'), 0.9)
  cut.crease(stroke('-5,88 -4.4,86.6'), 0.6)
  cut.crease(stroke('-2.8,87.8 -2.4,86'), 0.6)
}

export const knight: Motif = {
  id: 'knight',
  kind: 'person',
  rests: 'ground',
  width: 0.72,
  draw: (pen) =>
    cutOut(
      pen,
      (cut) => {
        cut.lay(
          'shade',
          outline(
            '-8,82.6 9,82.6 14.6,74 18.4,58 24,40 32,25 37.4,15.4! 31.4,17.4 27.4,10! 21,14.6 16,9! 11,26 8,44 0,60 -9,66',
          ),
        )
        cut.crease(stroke('13.6,62 19,42 28,20'))
        cut.crease(stroke('11,58 14,38 20,18'))
        legs(cut)
        harness(cut)
        cut.lay('light', outline('-25.8,53! -22.6,53! -22.2,20 -22.6,5 -23.4,0.4! -24.6,5 -25.6,20'))
        cut.crease(stroke('-24.2,51 -23.8,14'), 0.4)
        cut.lay('shade', ribbon('-31,53.4,0.8 -24.2,54,1 -17.4,53.4,0.8'), 0.5)
        cut.lay('shade', ribbon('-24.2,54,1 -24.4,63.4,1 -24.4,65,1.8 -24.4,65.4,1.6'), 0.4)
        cut.lay('body', arm([-11.4, 77], [-17.6, 66.6], [-23.4, 60], 1.12))
        cut.crease(stroke('-19.8,69 -15.4,64.6'), 0.5)
        cut.lay('light', hand('fist', { x: -22.6, y: 60.8, turn: 228, size: 0.98 }), 0.5)
        cut.lay('body', arm([11.4, 77], [17.6, 66.6], [9.6, 57.6], 1.12))
        cut.tint('shade', outline('14,80 22,66 10,55 9,58 16,66'))
        cut.crease(stroke('20,68.6 15,67'), 0.5)
        cut.lay('light', hand('fist', { x: 10.4, y: 58.6, turn: 222, size: 0.9 }), 0.5)
        cut.lay('light', outline('-7,83.4 -11.8,82.6 -15.4,78.6 -15.4,73.6! -11.4,72.4 -7.6,74.4! -6,79'))
        cut.crease(stroke('-14.8,76.6 -10.6,75.8 -7,78'), 0.5)
        cut.lay('body', outline('7,83.4 11.8,82.6 15.6,78.6 15.6,73.6! 11.4,72.4 7.6,74.4! 6,79'))
        cut.crease(stroke('15,76.6 10.6,75.8 7,78'), 0.5)
        helm(cut)
      },
      { x: -2.6 },
    ),
}
