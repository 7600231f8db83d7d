// Two lovers, foreheads together, her arms about his neck, her skirt blown away from them.
import type { Motif } from '../motif.ts'
import { arm, hand, profile, shoe, trouser } from './anatomy.ts'
import { cutOut } from './cutout.ts'
import { outline, stroke } from './outline.ts'

export const coupleEmbrace: Motif = {
  id: 'couple-embrace',
  kind: 'person',
  rests: 'ground',
  width: 0.58,
  draw: (pen) =>
    cutOut(
      pen,
      (cut) => {
        cut.lay('light', arm([7, 77], [0, 69], [-9, 66], 1))
        cut.as('suit', () => {
          cut.lay('shade', trouser([13, 47], [16.6, 27], [19.4, 5.4]))
        })
        cut.as('shoes', () => {
          cut.join('shade', shoe({ x: 18.6, y: 3.9, flip: true }))
        })
        cut.as('suit', () => {
          cut.lay('shade', trouser([10.6, 47], [8.8, 27], [10.4, 5.4]))
        })
        cut.as('shoes', () => {
          cut.join('shade', shoe({ x: 9.8, y: 3.9, flip: true }))
        })
        cut.lay('light', profile('man', { x: 8.2, y: 85.2, flip: true, turn: -15 }))
        cut.as('his hair', () => {
          cut.lay(
            'shade',
            outline('3.6,98 7.4,100 12,98.8 15.2,95.6 16,90.6 14.2,87 12.4,86.8 11.6,90 10,92.4 7.4,93.6 5.2,95.4'),
          )
        })
        cut.as('suit', () => {
          cut.lay(
            'body',
            outline(
              '9.6,85.4 13.6,84.6 17.6,81 19,74 18.4,66 16.4,59 17,51 17.6,45! 11.6,43.6 6,44.6! 5.6,54 4.4,62 3,70 3.4,77 5.6,81',
            ),
          )
          cut.tint('shade', outline('14,86 20,80 19.4,66 17,58 18,44 13.4,44 13.6,58 15,70 14.4,80'))
          cut.crease(stroke('8,58 6.4,50 7,45'), 0.5)
        })
        cut.lay('light', profile('woman', { x: -5.4, y: 80.6, size: 0.95, turn: -13 }))
        cut.as('dress', () => {
          cut.lay(
            'body',
            outline(
              '-2.6,62! -1.6,54 -1,44 0,30 1.6,14 2.8,2.6! -3,1.6 -10,2.6 -16,0.8! -24,3.6 -35.6,3! -30,9 -23.6,20 -17.6,34 -13.4,48 -11.4,56 -10.4,62!',
            ),
          )
          cut.tint('light', outline('-10,62 -13,48 -20,28 -36,3 -28,5 -19,20 -12,38 -8,56'))
          cut.tint('shade', outline('-2,62 0,48 4,2 -3,1 -3,20 -4,44'))
          cut.crease(stroke('-8,58 -11,42 -17,22 -25,6'))
          cut.crease(stroke('-6,58 -7,40 -10,20 -12,4'))
          cut.crease(stroke('-4,58 -3.8,40 -3.4,20 -3,4'))
        })
        cut.lay(
          'light',
          outline('-7.6,80 -10.6,78.6 -12.4,74 -11.8,68 -10.4,62! -6,61 -2.6,62! -0.4,67 0.2,72 -1.4,77 -4,80'),
          0,
        )
        cut.as('dress', () => {
          cut.lay('body', outline('-12.3,72.4! -11.6,67 -10.6,61.4! -6,60.4 -2.4,61.6! -0.4,67 0,72.4! -6,71'))
          cut.crease(stroke('-8.6,71 -8,66 -8,61'), 0.5)
        })
        cut.as('suit', () => {
          cut.lay('body', arm([15.6, 77], [6, 65], [-8.4, 66.6], 1.2))
          cut.crease(stroke('8.6,69.4 6.6,67.4 4,67.6'), 0.5)
        })
        cut.lay('light', hand('relaxed', { x: -7.6, y: 66.4, turn: -84, size: 0.86 }))
        cut.lay('light', arm([-7.4, 76.4], [3.6, 78.2], [11.6, 83.8], 0.84))
        cut.join('light', hand('relaxed', { x: 11.4, y: 83.6, turn: 24, size: 0.74, flip: true }))
        cut.as('hair', () => {
          cut.lay(
            'shade',
            outline(
              '-4.2,93.6 -8.6,94.8 -13,92 -15,87 -15.4,81 -18,75 -23.6,70.6 -29,69.6! -25,67 -21,67! -24,63.4! -17.4,65.4 -12.4,71 -9.4,78 -8.4,84 -8.2,87.6 -6,90',
            ),
          )
          cut.crease(stroke('-7,92.4 -11.4,88 -12.4,80 -16,72 -22,68'), 0.5)
          cut.crease(stroke('-10.6,92.6 -13.6,86 -14.6,79 -19,72'), 0.5)
        })
      },
      { x: 6.6 },
    ),
}
