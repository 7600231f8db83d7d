// A woman in a ball gown, seen from behind, looking back over her shoulder while she gathers her skirt.
import type { Motif } from '../motif.ts'
import { arm, hand, profile } from './anatomy.ts'
import { cutOut } from './cutout.ts'
import { outline, ribbon, stroke } from './outline.ts'

export const womanInGown: Motif = {
  id: 'woman-in-gown',
  kind: 'person',
  rests: 'ground',
  width: 0.62,
  draw: (pen, random) =>
    cutOut(
      pen,
      (cut) => {
        const hairDown = random.chance(0.4)
        cut.lay('light', ribbon('-0.6,86,2.6 -0.6,80,2.9'))
        cut.join('light', profile('woman', { x: 0.6, y: 85.6, size: 0.96, turn: 4 }))
        cut.lay('light', arm([-8, 78.6], [-12.6, 66.6], [-15.6, 55.6], 0.86))
        cut.join('light', hand('relaxed', { x: -15.4, y: 55.6, turn: 200, size: 0.84, flip: true }))
        cut.lay(
          'light',
          outline(
            '-2.6,83.6 -5.6,81.8 -9.4,80.6 -10.4,77 -8.4,72 -6.4,68 6.2,68 7.6,73 10,77.4 9.2,80.2 5.6,81.8 2.4,83.4',
          ),
          0,
        )
        cut.crease(stroke('-0.2,80 -0.6,75 -0.2,71'), 0.5)
        cut.as('dress', () => {
          cut.lay(
            'body',
            outline(
              '4.9,63.6! 8.8,57 11.6,46 15,32 19.6,16 24.6,3 26,0.6! 14,0 -2,0.4 -18,0 -33,0.2 -35.6,1.2! -28.6,5.2 -21.6,13 -15.8,26 -12,40 -9.6,52 -7.8,58 -4.9,64.6!',
            ),
          )
          cut.tint('light', outline('-5,64 -9,54 -12,40 -17,24 -25,9 -36,1 -24,3 -15,16 -9.4,32 -6.4,48 -4,60'))
          cut.tint('shade', outline('5,63 9.4,56 12,46 18,22 26,0 14,0 12,14 9,30 7.4,46 4,58'))
          cut.crease(stroke('-2,60 -5.6,44 -10,26 -19,6'))
          cut.crease(stroke('0.2,60 -1.4,42 -3.4,24 -7,6'))
          cut.crease(stroke('9.4,55 5.4,40 4,22 4.6,6'))
          cut.crease(stroke('10.4,54 9.8,40 11.8,22 16,6'))
          cut.lay(
            'body',
            outline(
              '-8.9,74.4! -4,72.4 0,71.4 4,72.4 8.6,74.4! 7,69 5.2,64.6 4.9,62.6! 0,60.6! -4.9,63.4! -5.4,65.4 -7.2,69.6',
            ),
          )
          cut.tint('shade', outline('8.8,75 3.4,72 3,66 3.4,61 6,62'))
          cut.crease(stroke('0,71.4 -0.4,66 0,61'), 0.5)
          cut.crease(stroke('-4.4,72.6 -3.6,67 -2.8,62.4'), 0.45)
          cut.crease(stroke('4.2,72.6 3.4,67 2.8,62'), 0.45)
        })
        cut.lay('light', arm([8, 78], [14.6, 67.4], [11.2, 57.6], 0.86))
        cut.join('light', hand('fist', { x: 11.4, y: 58.4, turn: 196, size: 0.8 }))
        cut.as('hair', () => {
          if (hairDown)
            cut.lay(
              'shade',
              outline(
                '3.6,98.4 0,100 -4.4,98.4 -6.4,94 -6,88 -7.6,82 -8.6,75 -6.6,69 -3,65.6! -3.4,69.6 -0.2,66.6! 0.6,72 2.8,79 2,86 2.2,90.6 4.6,94.6',
              ),
            )
          else {
            cut.lay('shade', outline('-6.6,97.4 -3.2,98.4 -3,94 -5,91.4 -8.6,91.6 -9.8,94.6'))
            cut.crease(stroke('-8.6,95.6 -7.6,93 -5,93.4'), 0.5)
            cut.lay(
              'shade',
              outline('5.2,96.4 2.6,99.2 -1.6,100 -5.2,97.6 -6,93 -4.8,89 -3,87.4 -1,88.4 0.6,91 2.4,93 3.2,95.2'),
            )
            cut.lay('shade', ribbon('-3.6,88.6,0.5 -4.8,85,0.55 -4,82,0.45 -5,79,0.15'), 0.3)
          }
          cut.crease(stroke('4.2,97 0,96 -3.4,92.4 -4.4,89.6'), 0.5)
          cut.crease(stroke('1.6,99 -2.6,97 -5,93'), 0.5)
        })
        cut.lay('light', ribbon('1.2,90.6,0.45 1.2,88.9,0.6'), 0.3)
      },
      { x: 5 },
    ),
}
