// A man in a long coat with its collar up, weight on one leg, hand in pocket, looking aside.
import type { Motif } from '../motif.ts'
import { hand, profile, shoe, trouser } from './anatomy.ts'
import { cutOut } from './cutout.ts'
import { outline, ribbon, stroke } from './outline.ts'

export const manInCoat: Motif = {
  id: 'man-in-coat',
  kind: 'person',
  rests: 'ground',
  width: 0.46,
  draw: (pen, random) =>
    cutOut(pen, (cut) => {
      cut.as('trousers', () => {
        cut.lay('shade', trouser([4, 44], [7.4, 26], [11.4, 5.2], 0.9))
      })
      cut.as('shoes', () => {
        cut.join('shade', shoe({ x: 12, y: 3.9 }))
      })
      cut.as('trousers', () => {
        cut.lay('shade', trouser([-3, 44], [-3.8, 25], [-4.6, 5.2], 0.94))
      })
      cut.as('shoes', () => {
        cut.join('shade', shoe({ x: -4.8, y: 3.9, size: 0.86, flip: true }))
      })
      cut.lay('light', ribbon('0.2,90,2.8 -0.2,82,3.2'))
      cut.join('light', profile('man', { x: 0.4, y: 86.4, size: 0.97, flip: true, turn: -3 }))
      cut.as('his hair', () => {
        cut.lay(
          'shade',
          outline(
            '-4.6,96 -5.2,98 -2.4,100.2 2.6,99.8 6,97 6.6,92.4 5.2,88.8 3.6,86.6 2,87.8 1.6,91 0.4,92.4 -1.4,93.6 -2.2,95.6',
          ),
        )
        cut.crease(stroke('-3.4,98 1,97 4,92'), 0.5)
      })
      cut.as('coat', () => {
        cut.lay(
          'body',
          outline(
            '-3,84.6 -7.4,82.2 -10.8,79.6 -11.6,74 -10,65 -8,58.6 -9,48 -10.6,36 -11.8,23! -8,20.6 -4,20 -0.8,22! -0.2,19.6! 5,17.6 11,18.6 16,17 22.6,22.6! 18.6,30 13.2,42 9.4,52 8.8,59 10.8,66 12,73 11,79.4 7.6,82.2 4,84.8',
          ),
        )
        cut.tint('shade', outline('12,82 12,70 8.6,58 13,42 23,22 10,16 8,34 6,50 6.4,66 7,80'))
        cut.tint('light', outline('-7,83 -12,78 -11,64 -8.4,56 -12,23 -9,21 -7.6,42 -6.4,58 -7.6,68 -7.4,76'))
        cut.crease(stroke('0.6,79 0.2,66 0,50 -0.4,23'))
        cut.crease(stroke('-7.4,58.6 0,57 8,58.8'), 0.5)
        cut.crease(stroke('4.4,50 5,36 7,22'), 0.5)
        cut.crease(stroke('-5,50 -6,36 -7,23'), 0.5)
        cut.lay('body', ribbon('-8.6,77.4,2.9 -13.4,68.6,2.7 -17,60,2.4 -13.4,54.4,2.2 -9.4,50.6,2.1'))
        cut.crease(stroke('-19.4,61 -16.6,59.4 -14.8,61'), 0.5)
        cut.tint('light', outline('-11.6,80 -20.6,60 -16.6,56 -16.4,61 -12.4,69 -9,78'))
      })
      cut.lay('light', hand('relaxed', { x: 15.6, y: 49.4, turn: 176, size: 0.9 }))
      cut.as('coat', () => {
        cut.lay('body', ribbon('9,77.4,3 13,67.6,2.7 15.8,58.6,2.4 15.6,49,2'))
        cut.tint('shade', outline('11.4,80 17,66 19.4,48 15.8,47 16,60 12.4,72'))
        cut.crease(stroke('13.2,52.6 18,52.2'), 0.5)
        cut.lay('body', outline('-4.4,83 -4.2,86 -3.4,87.4! -0.6,85.8 2.6,86.6 4.2,88.6! 5,85.4 5,82.6 0.4,80.6'))
        cut.tint('shade', outline('2,80 3.4,88 6,91 8,82'))
      })
      if (random.chance(0.5)) cut.lay('light', ribbon('6,83,1.2 10,79,1.4 14,80,1.5 19.5,76.6,1.1'))
    }),
}
