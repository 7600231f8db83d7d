// An astronaut on foreign ground, weight on one leg, a hand raised to the visor.
import type { Motif } from '../motif.ts'
import { cutOut } from './cutout.ts'
import { outline, ribbon, stroke } from './outline.ts'

export const astronaut: Motif = {
  id: 'astronaut',
  kind: 'person',
  rests: 'ground',
  width: 0.54,
  draw: (pen) =>
    cutOut(pen, (cut) => {
      cut.lay('shade', outline('-13.6,82! -9,85! 10,85! 13.6,81! 13.4,54! 9.6,50.6! -9.6,50.6! -13.6,54!'))
      cut.lay('body', ribbon('5,44,7.4 9.6,30,6 13,12,5.4'))
      cut.crease(stroke('4.6,29 15.4,27'), 0.6)
      cut.crease(stroke('5.6,26.4 15.6,24.6'), 0.6)
      cut.lay('light', outline('8,12.6! 18.4,12.6! 19.4,6 23.4,3 23.6,0! 8.6,0! 8,6'))
      cut.crease(stroke('8.4,2.8 23.4,2.6'), 0.5)
      cut.lay('body', ribbon('-5,44,7.4 -6.6,30,6 -7.4,12,5.4'))
      cut.crease(stroke('-12.6,28.6 -1,28'), 0.6)
      cut.crease(stroke('-12.8,26 -1.4,25.4'), 0.6)
      cut.lay('light', outline('-12.8,12.6! -2.4,12.6! -2.2,6 -1.8,0! -14.4,0! -17,0.4 -16.6,3.6 -13,6'))
      cut.crease(stroke('-16.4,2.6 -2,2.8'), 0.5)
      cut.lay('body', ribbon('-11,74,5.2 -17.4,63,4.8 -19.4,50,4.2'))
      cut.crease(stroke('-22.4,62.6 -13.6,60.6'), 0.6)
      cut.lay('light', outline('-23.4,52! -15.6,51! -15,46 -16.6,41.6 -20,40.6 -23.4,43 -24,47'))
      cut.crease(stroke('-18.6,46 -18.2,42'), 0.5)
      cut.lay(
        'body',
        outline(
          '-6,83 -12.4,79.4 -13,70 -11,60 -10.4,50 -9.6,41.6! 0.6,38.6 11.4,41.6! 11.2,50 11.4,60 13,70 12.4,79.4 6,83',
        ),
      )
      cut.tint('light', outline('-7,83 -13,78 -10,41 -6,40.6 -6,58 -8,72'))
      cut.tint('shade', outline('7,83 13,78 12,41 6,40 7,58 8.6,72'))
      cut.crease(stroke('-10.4,52 0.6,49.8 11.4,52'), 0.8)
      cut.lay('light', outline('-5,70! 5.4,70! 5,59.6! -4.6,59.6!'))
      cut.crease(stroke('-2.6,67.4 3,67.4'), 0.6)
      cut.lay('accent', outline('-2.6,64.6! -0.2,64.6! -0.2,62! -2.6,62!'), 0.4)
      cut.lay('shade', ribbon('5,62,1 9,60,1 10.6,66,1 9,72,1'), 0.5)
      cut.lay(
        'body',
        outline('0,100 6,98.8 10.4,94.6 11.6,89 10,83.4 6.4,80.4 -5.6,80.4 -9.6,83.6 -11.4,89 -10.2,94.8 -6,98.8'),
      )
      cut.lay('accent', outline('-2.4,96.4 3,95.6 6.4,92 6.6,87.4 3.6,84 -3,83.4 -7.6,85.6 -9,89.6 -7.4,94'))
      cut.crease(stroke('-6,91.6 -4.6,94 -2,94.8'), 0.8)
      cut.lay('body', ribbon('11,74.6,5.2 20.6,76.4,4.7 16.4,88,4'))
      cut.tint('shade', outline('8,68 24,70 26,80 20,78 10,73'))
      cut.crease(stroke('18.4,71.4 22.4,80'), 0.6)
      cut.lay('light', outline('20.6,89! 13.4,86.4! 10,89.4 7.4,94 9,97 12.4,96.6 16,97.4 19.4,94.6'))
      cut.crease(stroke('10.6,94.6 13.4,91.6'), 0.5)
    }),
}
