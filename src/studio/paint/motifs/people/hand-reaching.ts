// A hand stretched upwards out of a torn sleeve.
import type { Motif } from '../motif.ts'
import { cutOut } from './cutout.ts'
import { outline, ribbon, stroke } from './outline.ts'

export const handReaching: Motif = {
  id: 'hand-reaching',
  kind: 'person',
  rests: 'ground',
  width: 0.52,
  draw: (pen) =>
    cutOut(pen, (cut) => {
      cut.lay('body', outline('-7.6,0! -7.2,12 -6,24 -5.2,33 -5.4,38 0,41 6.4,38 6.6,32 8.4,20 9.4,8 9.6,0!'))
      cut.tint('light', outline('-8,0 -6,24 -5,38 -2.6,38 -3,22 -4,0'))
      cut.tint('shade', outline('10,0 9,16 6,38 3,38 5,18 5,0'))
      cut.crease(stroke('0.4,36 1.4,24 1,12'), 0.6)
      cut.lay('body', ribbon('-7,51,3.1 -14.6,60.6,3 -20,68,2.5 -22.6,75.6,1.8'))
      cut.crease(stroke('-16.6,65.4 -13.6,66.6'), 0.5)
      cut.lay(
        'body',
        outline(
          '-5.4,36 -6.6,42 -10,48.6 -9.6,54 -8,60 -8.4,66 -3,69.4 3,69.4 9,65.6 12.6,60 11.8,52 9.6,45 6.6,38 6.4,35 0.4,33.6',
        ),
        0,
      )
      cut.tint('light', outline('-5,36 -10,48 -8.6,66 -5,68 -5,56 -3.4,46'))
      cut.tint('shade', outline('6,36 13,58 9,66 7,62 8,54 5,44'))
      cut.lay('body', ribbon('10.6,60,2.7 15,68.6,2.5 18.4,75,2.2 20.6,80.6,1.5'))
      cut.crease(stroke('14.6,72 18,70'), 0.5)
      cut.lay('body', ribbon('6,65,3 8.8,77,2.8 10.6,86,2.4 11.4,93,1.6'))
      cut.crease(stroke('7.4,79.6 11.4,78.6'), 0.5)
      cut.crease(stroke('9,87.6 12.4,87'), 0.5)
      cut.lay('body', ribbon('0.6,66.6,3.1 0.6,80,2.9 0,90,2.5 -1,98,1.6'))
      cut.crease(stroke('-1.8,81 3,81.2'), 0.5)
      cut.crease(stroke('-2,90.4 2,90.8'), 0.5)
      cut.lay('body', ribbon('-5.4,65,3 -8.4,76.6,2.8 -11,85,2.4 -14.4,91.4,1.6'))
      cut.crease(stroke('-10.6,77 -6.6,78.4'), 0.5)
      cut.crease(stroke('-12.6,84.6 -9.4,86.4'), 0.5)
      cut.tint('light', outline('-9,64 -16,92 -14,93 -8,80 -6,66'))
      cut.join('body', outline('-6.4,50 -7.6,60 -6,67 0.6,69 6,67 10.6,61.4 9,52 2,46'))
      cut.crease(stroke('-4,56 -4.4,62'), 0.5)
      cut.crease(stroke('0.6,57 0.6,63.6'), 0.5)
      cut.crease(stroke('4.6,56 5.6,62'), 0.5)
      cut.crease(stroke('-6.4,57.6 -5.4,52 -3.4,47.4'), 0.6)
      cut.lay(
        'shade',
        outline(
          '-13,0! -12.4,10 -9.6,18.4 -10.6,24! -6.4,21 -3,25.6! 0.6,20.6 5,26! 7.4,21.4 11.6,24.6! 11.6,16 13.6,8 14,0!',
        ),
      )
      cut.crease(stroke('-6,17 -7,8 -7.6,1'), 0.5)
      cut.crease(stroke('4,18 5,8 5,1'), 0.5)
    }),
}
