// A rider at the gallop, cloak streaming.
import type { Motif } from '../motif.ts'
import { arm, hand, leg, profile, shoe } from './anatomy.ts'
import { type Cutout, cutOut } from './cutout.ts'
import { outline, ribbon, stroke } from './outline.ts'

const farLegs = (cut: Cutout): void => {
  cut.lay('shade', ribbon('-22,44,7 -30,36,4.6 -40,31,2.4 -45,22,1.8 -54,16,1.5'))
  cut.join('shade', outline('-52.4,17.4! -55,14.6! -60.4,12! -60,15.4 -55.4,18.4!'))
  cut.lay('shade', ribbon('24,44,6 34,40,3.8 45,37.6,2.3 53,32,1.7 59.6,25.4,1.5'))
  cut.join('shade', outline('58,25! 60.6,26.6! 65.4,23.6! 63.6,20.8!'))
}

const nearLegs = (cut: Cutout): void => {
  cut.join('body', ribbon('-24,46,8.4 -31,36,6 -35,28,3.4 -46,22.6,2.4 -49,14,1.8 -57.6,6.6,1.6'))
  cut.crease(stroke('-18,40 -21,46 -22,52'), 0.6)
  cut.join('shade', outline('-56,8.4! -58.6,5! -64.6,2! -64.4,5.6 -59.6,9.6!'))
  cut.join('body', ribbon('23,46,7.4 29,36,5 38,29,2.8 36,20,1.9 27.6,16,1.5'))
  cut.join('shade', outline('28.4,17.8! 28.8,14.4! 24,11! 22.4,14.4!'))
}

const horse = (cut: Cutout): void => {
  cut.lay(
    'shade',
    outline('-33,57 -39,60.6 -47,60.6 -55,56 -66,55.6! -59,52 -65,46! -56,47.6 -53,43! -46,48.6 -39,52 -33,50'),
  )
  cut.crease(stroke('-35,55 -46,55 -57,52'))
  farLegs(cut)
  cut.lay(
    'body',
    outline(
      '-33,56 -27,61.4 -18,61 -8,57.6 4,57.4 14,60 22,64.6 31,71.4 38,78.4 43,84.6 44,88.6! 46.6,85.6 50,83.4 55,77.6 61,70.6 64.6,66 64.4,62.6 61,60.6 57.4,62 53,66.6 47.6,69.4 43.6,67 39,60 35,52 31.6,44 25,38 14,36.6 0,35.4 -12,38 -22,40 -31,42 -36,48',
    ),
  )
  cut.tint('shade', outline('32,46 25,38 0,35 -20,39 -30,42 -16,44 4,41 22,43'))
  cut.tint('light', outline('-32,56 -26,61.6 -18,61 -8,57.6 -20,58 -28,56'))
  cut.crease(stroke('29,62 33,56 32,48'))
  cut.crease(stroke('46.6,75.6 48.6,71.4 47.6,69.4'), 0.6)
  cut.crease(stroke('51.4,77.4 52.8,76.6'), 0.9)
  cut.crease(stroke('61.4,66 62.4,64.6'), 0.7)
  nearLegs(cut)
  cut.lay(
    'shade',
    outline(
      '43,86.6 38.6,85.4 33,84.6! 34,81.4 27,81! 29,77 21,76.4! 24,72.4 16,70.6! 20,67 14,62! 22,62.4 31,69.4 38,76.4 42.4,82',
    ),
  )
  cut.crease(stroke('39.6,82 33,77 24,68'), 0.5)
}

export const rider: Motif = {
  id: 'rider',
  kind: 'person',
  rests: 'ground',
  width: 1.36,
  draw: (pen) =>
    cutOut(
      pen,
      (cut) => {
        horse(cut)
        cut.lay('shade', ribbon('61,67,0.5 46,70,0.45 28,71.4,0.45 20,72.6,0.45'), 0.4)
        cut.lay('shade', leg([0, 60], [12, 51], [7, 36.6], { stout: 0.78, calf: 1 }))
        cut.join('shade', shoe({ x: 7, y: 35.4, size: 0.76, turn: -8 }))
        cut.crease(stroke('8,46 14.6,45'), 0.6)
        cut.lay('light', ribbon('9.6,88,2.2 8,82,2.6'))
        cut.join('light', profile('man', { x: 10.6, y: 86, size: 0.82, turn: 14 }))
        cut.lay(
          'body',
          outline('7.6,86 3,85 0.6,80 -0.4,72 -3.6,64 -6.6,57.6! 0,55.6 6.4,58.4! 8,66 10.6,74 12.4,80 11,84.6'),
        )
        cut.tint('light', outline('12,86 13,78 6,58 2,57 6,70 8,80'))
        cut.crease(stroke('-4,63 2,61.6 7.4,63.4'), 0.8)
        cut.lay('body', arm([8, 80], [11.6, 70.4], [20, 73], 0.92))
        cut.lay('light', hand('fist', { x: 19.6, y: 72.6, turn: 76, size: 0.74 }), 0.5)
        cut.lay(
          'shade',
          outline(
            '11.6,84.4 8.4,87.4 4,88.4 -4,86.6 -14,87 -24,91 -35,92.6 -44,90! -37,87.4 -46,83! -36,82.4 -41,76.4! -30,77.6 -20,75.6 -11,74 -4,76 3,80 8,81.4',
          ),
        )
        cut.crease(stroke('5,85 -8,81.4 -22,83.6 -34,86.4'))
        cut.crease(stroke('1,82 -10,78.4 -22,79 -32,80.4'))
        cut.lay('shade', outline('16,96 13.6,99 9,100 4.6,98 3.4,93.4 5,88 8,85.6 10.4,87.4 10.4,91 12,94'))
        cut.crease(stroke('13,97 9.6,94.6 8.6,88.6'), 0.5)
      },
      { y: -3, size: 1.03 },
    ),
}
