// A woman in a summer dress, weight on one leg, a hand to her hat, hair and skirt in the wind.
import type { Motif } from '../motif.ts'
import { arm, hand, leg, profile, shoe } from './anatomy.ts'
import { cutOut } from './cutout.ts'
import { outline, ribbon, stroke } from './outline.ts'

export const womanStanding: Motif = {
  id: 'woman-standing',
  kind: 'person',
  rests: 'ground',
  width: 0.42,
  draw: (pen, random) =>
    cutOut(
      pen,
      (cut) => {
        const withHat = random.chance(0.6)
        cut.lay('light', leg([-1.6, 48], [-5.4, 28.6], [-5.6, 9.4], { calf: 1, stout: 0.88 }))
        cut.as('shoes', () => {
          cut.join('shade', shoe({ x: -5.4, y: 6.6, size: 0.78, flip: true, turn: -34 }))
        })
        cut.lay('light', leg([4, 48], [4.4, 28], [2.4, 6.6], { calf: 1, stout: 0.88 }))
        cut.as('shoes', () => {
          cut.join('shade', shoe({ x: 2.2, y: 3.2, size: 0.84, flip: true }))
        })
        cut.lay('light', arm([-7.6, 77], [-15, 84.6], [-6.6, 92.6], 0.84))
        cut.join('light', ribbon('0.2,86,2.4 0.4,79,2.8'))
        cut.join('light', profile('woman', { x: 0, y: 84.6, size: 0.94, flip: true, turn: -2 }))
        cut.as('hair', () => {
          cut.lay(
            'shade',
            outline(
              '-4,94 -2.6,97.4 2,98.4 6,95.8 8,91.4 11.4,87.6 16.4,85.6 22.4,86.6! 19.4,83.6 23.6,81.4! 17.6,79.6 18.6,75.8! 12.6,77.6 7,80 3.4,84.2 1.4,86.8 0.6,90.2 -1.6,92.4',
            ),
          )
          cut.crease(stroke('0.6,96 4.4,91 9,86 17,83.4'), 0.5)
          cut.crease(stroke('2.4,92.4 4.6,86.6 9.4,82 14.6,79.4'), 0.5)
        })
        cut.lay('light', outline('-2,82.6 -6,80.8 -9,78.6 -8.4,74 -7,69 7,69 8.2,74 9,78.6 6,81 2.4,82.6'))
        cut.crease(stroke('0.2,78 0.2,72'), 0.5)
        cut.as('dress', () => {
          cut.lay(
            'body',
            outline(
              '-7.9,75.6! -4.6,74 -0.2,71.4! 4.4,74 8.3,75.6! 6.6,69.6 5.2,64.6 6.4,60.6 9.6,54 13,46 18,38.6 25.4,33.6! 21,33.4 17.6,29! 13.6,31 9.6,27.6! 4.4,30.6 -1,29 -6.8,32! -7.6,40 -8,50 -6.8,58 -4.6,64.4 -6,70',
            ),
          )
          cut.tint('light', outline('-8,76 -5,64 -8.4,50 -7,31 -3.6,30 -5,46 -4.2,58 -2.4,66 -5,75'))
          cut.tint('shade', outline('8.4,76 5.6,64.4 10,54 26,33 17,28 10,44 5.6,56 3,64 5,74'))
          cut.crease(stroke('-4.7,64.6 0.4,63.6 5.2,64.6'))
          cut.crease(stroke('3.4,60 7.6,48 15.6,34'))
          cut.crease(stroke('1,60 2.4,46 7,32'))
          cut.crease(stroke('-2,60 -3,46 -2.4,34'))
        })
        cut.lay('light', arm([8, 77.4], [12.4, 66], [11.4, 54.6], 0.84))
        cut.join('light', hand('relaxed', { x: 11.4, y: 54.6, turn: 188, size: 0.82 }))
        if (withHat) {
          cut.as('hat', () => {
            cut.lay(
              'light',
              outline(
                '-14,93 -8.6,95.2 -4.4,95.4 -3.4,98.6 0.6,100.2 4.6,98.4 5.8,94.4 9,93 12.6,90.4 12,89 5,90.8 -4,92.6 -12,92',
              ),
            )
            cut.tint('body', outline('-4.6,95.6 0.6,95.8 5.8,94.2 6.2,92.2 0,93.6 -5,94'))
          })
        }
        cut.lay('light', hand('relaxed', { x: -7.4, y: 92, turn: 52, size: 0.76 }))
      },
      { x: -4 },
    ),
}
