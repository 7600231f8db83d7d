// An old wizard with beard, wide hat and a staff that holds a light, leaning into his step.
import type { Motif } from '../motif.ts'
import { hand, profile, shoe } from './anatomy.ts'
import { type Cutout, cutOut } from './cutout.ts'
import { outline, ribbon, stroke } from './outline.ts'

const staff = (cut: Cutout): void => {
  cut.lay('shade', ribbon('-19.6,0.4,0.75 -20.6,30,0.85 -20,58,0.95 -21.4,80,1 -20.4,86,1.1'))
  cut.lay('shade', ribbon('-20.6,84,1.2 -24.4,88,1 -25,93,0.8 -22.4,97.4,0.5 -19.6,97.6,0.3'), 0)
  cut.lay('shade', ribbon('-20.6,84,1.2 -17,87.6,0.9 -15.8,91.6,0.7 -16.8,94.4,0.3'), 0)
  cut.lay('accent', outline('-20.4,95.6! -18,91.4! -20.4,87.4! -22.8,91.4!'), 0.4)
}

const hat = (cut: Cutout): void => {
  cut.lay('body', outline('-5.6,86.6! -3.4,91.6 0,96 4.6,98 8,97.4 11.6,99.8! 11,95 8.6,92.6 7.6,89 6.4,85!'))
  cut.tint('shade', outline('12,100 8,92 7,85 3,86 4,93 8,97'))
  cut.crease(stroke('1,95.6 4.6,94.4'), 0.5)
  cut.lay('body', outline('-14.6,83.6 -9,86.6 -3,88 4,87 9,84.6 13.4,83.4! 10,81.8 4.6,82.8 -2,84.4 -9,84'))
}

export const wizard: Motif = {
  id: 'wizard',
  kind: 'person',
  rests: 'ground',
  width: 0.56,
  draw: (pen) =>
    cutOut(pen, (cut) => {
      staff(cut)
      cut.lay('shade', shoe({ x: -7.4, y: 3.6, size: 0.92, flip: true }))
      cut.lay('light', profile('man', { x: -0.6, y: 75, size: 0.9, flip: true, turn: -8 }))
      cut.lay(
        'body',
        outline(
          '-3,76.6 2,77.6 7,75.6 10,70 11,60 11.6,48 13.6,34 17.4,18 22,6 25.6,2! 18,3.6 12,0.6! 6,3 -1,0.4! -6,3 -11,1.6! -10,14 -9,30 -8.4,46 -8.6,58 -7.4,68',
        ),
      )
      cut.tint('light', outline('-4,77 -9,60 -9,30 -12,1 -7,1 -5.4,24 -5,48 -4,66'))
      cut.tint('shade', outline('5,77 11,70 12,46 26,2 16,2 9,24 6.6,48 6,68'))
      cut.crease(stroke('5.4,56 6.4,34 12,8'))
      cut.crease(stroke('2,52 1.4,32 3,8'))
      cut.crease(stroke('-3.6,48 -4,28 -5,8'))
      cut.crease(stroke('-8.4,54.6 0,52.4 11,54.4'), 0.9)
      cut.lay(
        'light',
        outline(
          '-7.6,79.4! -5,80 -2,82 0,83.4 2,84.6! 4,81 4,77.6 2,73.6 0.6,67 -2.4,60 -6,55.4! -6.6,59 -9.4,56.6! -9,62 -11,66 -10.6,71 -9,75.4',
        ),
      )
      cut.crease(stroke('-7,77 -7.6,69 -6.6,60'), 0.5)
      cut.crease(stroke('-3.6,78 -3.6,70 -4.4,62'), 0.5)
      cut.lay('light', outline('1.6,86.4! 5,86 7.4,82 8.4,76 9.6,71! 7,72.4 6,70! 3.6,74 1.6,78'), 0.5)
      cut.lay(
        'body',
        outline(
          '5,75.4 1.6,71 -4,66.6 -10.6,64.6 -16.4,65.4! -16.6,60.4 -15,54 -11.6,47! -8.4,51.6 -3,55.6 3,58 8.6,61.4 10,69',
        ),
      )
      cut.tint('shade', outline('11,70 9,60 -3,55 -12,46 -14,52 -8,58 0,62 6,68'))
      cut.crease(stroke('-14.8,64.8 -12.6,58 -11.8,50'), 0.5)
      cut.crease(stroke('4,66 -2,62 -8,60.6'), 0.5)
      cut.lay('light', hand('fist', { x: -16, y: 62.6, turn: -82, size: 0.9 }))
      hat(cut)
    }),
}
