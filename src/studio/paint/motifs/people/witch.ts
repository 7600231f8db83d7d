// A witch in a pointed hat, a light kindled over her raised hand, broom in the other.
import type { Motif } from '../motif.ts'
import { arm, hand, profile, shoe } from './anatomy.ts'
import { type Cutout, cutOut } from './cutout.ts'
import { outline, ribbon, stroke } from './outline.ts'

const broom = (cut: Cutout): void => {
  cut.lay('shade', ribbon('-20,0.4,0.7 -18.4,30,0.75 -17,56,0.8'))
  cut.lay(
    'light',
    outline(
      '-18,56! -15.8,56! -14.4,60 -11.6,66 -10.4,74 -11.4,79.4! -13.4,76! -14.6,81! -16.4,77! -18.4,80.6! -19.4,75.6! -21.6,77! -21.6,69 -20,61',
    ),
  )
  cut.crease(stroke('-17,60 -17,74'), 0.5)
  cut.crease(stroke('-15.8,60 -13.6,72'), 0.5)
  cut.crease(stroke('-18.2,60 -19.4,71'), 0.5)
  cut.crease(stroke('-19.8,60.4 -14,60.4'), 0.7)
}

const hat = (cut: Cutout): void => {
  cut.lay(
    'body',
    outline('-2.6,87! -3,91 -4.6,95 -8.6,98 -13.6,98.6! -9.6,99.9 -3.6,99.4 2,96.4 5,91.6 7.6,85.6! 3,85.4'),
  )
  cut.tint('light', outline('-3,87 -3.6,92 -9,98 -14,98.6 -9,99.8 -3,98 -0.6,93 0,87'))
  cut.crease(stroke('-0.8,97 2,95.6'), 0.5)
  cut.lay(
    'body',
    outline(
      '-10.4,84.4! -6,86.4 -2.4,87.6 3.4,86.8 8,84.8 13.4,83.2 15.6,83.6! 13,85.6 9,86.8 7,88.4 3,89.6 -2.8,89.8 -5.6,88.4 -9.6,87.2 -12.4,85',
    ),
  )
  cut.crease(stroke('-3.2,90.8 1.4,91 6.4,89.2'), 0.5)
}

export const witch: Motif = {
  id: 'witch',
  kind: 'person',
  rests: 'ground',
  width: 0.66,
  draw: (pen) =>
    cutOut(pen, (cut) => {
      broom(cut)
      cut.lay(
        'shade',
        outline('-3,74 3,74 4,60 -4,44 -12,30 -22,18 -30.6,13! -24,11.4 -22,6.4! -14,9 -8,4 -2,8 6,20 8,60'),
      )
      cut.crease(stroke('-5,48 -14,26 -24,13'))
      cut.lay('shade', shoe({ x: 8.4, y: 3.5, size: 0.9 }))
      cut.lay('light', ribbon('1.6,79,2.2 0.8,73,2.6'))
      cut.join('light', profile('woman', { x: 1.8, y: 76.4, size: 0.86, turn: -2 }))
      cut.lay(
        'shade',
        outline(
          '4.6,88 0,88.6 -3.8,86.4 -5,81 -7.6,76.4 -12.4,73 -18.6,72.4! -14.4,69.6 -16,66! -9.6,66.6 -4,70 -0.6,74.6 0.4,79.4 1.6,82.6 4,85',
        ),
      )
      cut.crease(stroke('-1.4,84 -3.4,77 -8,71.6 -13,70'), 0.5)
      cut.lay(
        'body',
        outline(
          '-1.4,73.6 -5,71.6 -6.6,67 -5,60.6 -3.2,55 -5,48 -8.6,36 -13.6,20 -18.4,6 -20,2.6! -13,4.6 -9,1! -2,4 4,0.6! 10,3.6 16,1.6! 13.6,14 10.4,30 7.6,44 5.6,55 6.6,62 7.2,68 5.4,72 2.6,73.8',
        ),
      )
      cut.tint('light', outline('5,73 8,66 5.8,55 8,44 17,1 12,2 8,22 4.6,42 3.2,56 4,66'))
      cut.tint('shade', outline('-4,73 -7,66 -3.6,55 -20,2 -13,3 -7,24 -1.6,48 -1,56 -3,66'))
      cut.crease(stroke('-3.4,55.4 1,54.2 5.8,55.6'))
      cut.crease(stroke('0,51 -3.4,32 -8,10'))
      cut.crease(stroke('2,51 2.6,32 4,8'))
      cut.lay('body', outline('-5.4,71.6 -1.6,69 -4,62 -8,56 -10.6,52! -13,50! -17.6,50.4! -14.6,57 -10,64'))
      cut.lay('light', hand('fist', { x: -15, y: 52.4, turn: 214, size: 0.8 }))
      cut.lay(
        'body',
        outline('3,72.4 7,72 11.4,68.4 16.6,69.6 21,73.4! 24.6,70 27.6,63! 22.6,61.6 16.6,61.4 10,62.4 4.6,66'),
      )
      cut.tint('shade', outline('4,66 10,63 28,63 27,60 8,58'))
      cut.crease(stroke('20.6,72.4 20.4,66 24,63'), 0.5)
      cut.lay('light', arm([19, 69], [22, 71.6], [25, 76], 0.72))
      cut.join('light', hand('open', { x: 24.6, y: 75.4, turn: 14, size: 0.72 }))
      cut.lay('accent', outline('27,83.6 29.4,85.4 29.8,88.6 28,91.6 27.6,95.4! 25.4,92 23.6,89 24,85.6'))
      hat(cut)
    }),
}
