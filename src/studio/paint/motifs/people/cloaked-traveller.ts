// A traveller in a hooded cloak, mid-stride against the wind, with a staff and perhaps a lantern.
import type { Motif } from '../motif.ts'
import { arm, hand, leg, shoe } from './anatomy.ts'
import { cutOut } from './cutout.ts'
import { outline, ribbon, stroke } from './outline.ts'

export const cloakedTraveller: Motif = {
  id: 'cloaked-traveller',
  kind: 'person',
  rests: 'ground',
  width: 0.66,
  draw: (pen, random) =>
    cutOut(pen, (cut) => {
      const withLantern = random.chance(0.7)
      cut.lay('shade', ribbon('23.5,0,0.7 21.8,40,0.8 20.6,80,0.9 21,92,1 24,97,0.9 27.5,95,0.7 27.5,91.5,0.5'))
      if (withLantern) {
        cut.lay('shade', outline('27.5,91.5! 29.4,88.5! 25.6,88.5!'))
        cut.lay('accent', outline('25.8,88.5! 29.2,88.5! 29.8,81.5! 25.2,81.5!'), 0.4)
        cut.lay('shade', outline('24.9,81.5! 30.1,81.5! 29.4,80! 25.6,80!'), 0.4)
      }
      cut.lay('shade', leg([-1, 46], [-3.5, 27], [-14, 9], { calf: 1 }))
      cut.join('shade', shoe({ x: -14.4, y: 8, turn: 42 }))
      cut.lay('shade', leg([3, 46], [9, 27], [9, 5], { calf: 1 }))
      cut.join('shade', shoe({ x: 9, y: 3.8, turn: -3 }))
      cut.lay(
        'body',
        outline(
          '4,86 9,82.5 12.5,76 13.6,66 12.4,54 11.4,42 12.6,30 11.6,21! 6.5,25 2.4,20.5 -2.6,24 -8,17.5! -12.4,22 -19,14.5! -21.4,19.5 -29.5,17! -28.5,24 -22,36 -16.5,50 -12.6,64 -10.2,75 -6,82',
        ),
      )
      cut.tint('light', outline('-6,83 -10,70 -14,58 -22,38 -30,22 -27,20 -18,36 -11,54 -7,68 -3.5,80'))
      cut.tint('shade', outline('13,80 14,60 11,40 13,22 6,22 7.6,40 8.6,58 9,74'))
      cut.crease(stroke('-3,78 -7,60 -14,38 -20,22'))
      cut.crease(stroke('1.5,76 -1,56 -5,36 -7,22'))
      cut.crease(stroke('5.5,72 5,54 3.4,38 3,26'))
      cut.lay('body', arm([8.6, 76], [14.6, 66.4], [20.4, 70], 1.25))
      cut.crease(stroke('9.6,71 12.6,68.4 15.6,68.6'))
      cut.lay('light', hand('fist', { x: 20, y: 69.6, turn: 62, size: 0.8 }))
      cut.lay(
        'body',
        outline(
          '3.4,97.4 7.6,96 10.2,92 10.6,88 9.2,84.4 7.6,80.6 2,78.4 -4.6,79 -8.6,80 -5.6,84 -5.4,88.6 -9.6,92.4 -5,96.2 -0.6,98',
        ),
      )
      cut.tint('shade', outline('11.4,95 8,94 6.4,90 6.4,86 7.8,81 12,82'))
      cut.tint('light', outline('-10,92 -6,96.4 0,98.4 4.6,97.4 0,96 -4,93.6 -7,90.6'))
      cut.crease(stroke('7.2,95 5.8,90.6 6,86 7.6,81.4'))
      cut.crease(stroke('-4.8,85 -2,82 2.4,81'))
    }),
}
