// A dancer in arabesque, on the point of one foot.
import type { Motif } from '../motif.ts'
import { arm, hand, leg, pointedFoot, profile } from './anatomy.ts'
import { cutOut } from './cutout.ts'
import { outline, ribbon, stroke } from './outline.ts'

export const dancer: Motif = {
  id: 'dancer',
  kind: 'person',
  rests: 'ground',
  width: 0.82,
  draw: (pen) =>
    cutOut(
      pen,
      (cut) => {
        cut.lay('light', arm([1, 74.4], [-10.4, 78], [-21.6, 81.4], 0.78))
        cut.join('light', hand('relaxed', { x: -21.4, y: 81.2, turn: -76, size: 0.8 }))
        cut.lay('light', leg([-3, 52], [-22, 58.6], [-41, 64], { stout: 0.82, calf: 1 }))
        cut.as('shoes', () => {
          cut.join('shade', pointedFoot({ x: -41, y: 64, size: 0.82, turn: 122, flip: false }))
        })
        cut.lay('light', leg([1.4, 50], [2.6, 30], [2, 10], { stout: 0.82, calf: 1 }))
        cut.as('shoes', () => {
          cut.join('shade', outline('0.4,11 0.2,7 1.2,3 2.6,0! 4,0.2! 4.2,4 3.8,8 3.6,11'))
        })
        cut.lay('light', ribbon('7.6,84,1.9 7,77,2.3'))
        cut.join('light', profile('woman', { x: 8.2, y: 81.6, size: 0.86, turn: -8 }))
        cut.as('hair', () => {
          cut.lay('shade', outline('11.4,92.4 8,94.6 3.6,93.6 1.2,89.6 2,85.6 4.6,84.6 6.4,87 8.6,89.4 10.6,90.6'))
          cut.lay('shade', outline('2.4,92.6 -0.6,94.4 -3.2,92.2 -2.6,88.8 0.6,87.8 2.6,89.6'))
        })
        cut.as('dress', () => {
          cut.lay(
            'body',
            outline(
              '-6,58! 2,60.6 7.6,58.4! 14,55 21.6,49 26,42.6! 20.6,43 18,39.6! 12,42 8,38.6! 2,42 -4,40! -10,45 -17,46.6! -18,52 -22.6,57.4! -14,59.4',
            ),
          )
          cut.tint('light', outline('-6,58 2,60 8,58 2,56 -4,54 -12,56'))
          cut.tint('shade', outline('26,43 18,39 8,38 -4,40 -17,46 -6,46 6,45 16,46'))
          cut.crease(stroke('4,57 10,50 16,43'), 0.5)
          cut.crease(stroke('1,57 3,50 5,43'), 0.5)
          cut.crease(stroke('-2,57 -5,51 -9,47'), 0.5)
        })
        cut.lay('light', outline('4.6,79 1.4,77 0.2,72 1,66 9,66 10.4,71 10.6,75 8.6,78.4'), 0)
        cut.as('dress', () => {
          cut.lay(
            'body',
            outline('0.4,73! 3.6,71.4 7,71.6 10.6,73.6! 10,67 8.4,61 7.8,57.6! 2.4,56.4 -3,58.6! -1,63 -0.2,68'),
          )
          cut.tint('light', outline('11,74 9,64 8,57 5,57 6.6,64 7.6,72'))
        })
        cut.lay('light', arm([8, 75.4], [16, 84.4], [25.4, 92.4], 0.78))
        cut.join('light', hand('relaxed', { x: 25, y: 92, turn: 56, size: 0.8, flip: true }))
      },
      { x: 8.4, size: 1.03 },
    ),
}
