// A small child in a coat, seen from behind, looking up, a toy bear hanging from one hand.
import type { Motif } from '../motif.ts'
import { hand, leg, profile } from './anatomy.ts'
import { type Cutout, cutOut } from './cutout.ts'
import { outline, ribbon, stroke } from './outline.ts'

const bear = (cut: Cutout): void => {
  cut.lay('light', ribbon('-20,22,2.4 -23.6,14,2'))
  cut.lay('light', ribbon('-16.6,22,2.4 -14.6,13.4,2'))
  cut.lay('light', ribbon('-21.6,30,1.8 -26,25,1.7'))
  cut.lay('light', outline('-18.4,33 -22,30 -22.6,24 -18.6,20.4 -14.6,24 -14.8,30'), 0.4)
  cut.lay('light', outline('-19,43.4 -22.6,41.6 -23.8,37.4 -22,33 -18,31.4 -14.6,33.6 -14,38.4 -16,42.6'), 0.4)
  cut.lay('light', outline('-23.4,43.6 -25.4,42.4 -24.8,40 -22.8,40.6 -21.8,42.6'), 0.3)
  cut.lay('light', outline('-14,43.6 -12.4,42 -13,39.8 -15,40.6 -15.6,42.6'), 0.3)
}

const draw =
  (holdsBear: boolean): Motif['draw'] =>
  (pen, random) =>
    cutOut(
      pen,
      (cut) => {
        const isGirl = random.chance(0.5)
        cut.lay('light', leg([-4.4, 34], [-5, 22], [-5.6, 9], { stout: 0.92 }))
        cut.as('shoes', () => {
          cut.lay('shade', outline('-8.6,17! -2.4,17! -2.2,8 -1.8,0.4! -9.6,0! -11,2.4 -9,6'))
        })
        cut.lay('light', leg([4.6, 34], [5.6, 22], [7.4, 9], { stout: 0.92 }))
        cut.as('shoes', () => {
          cut.lay('shade', outline('3,17! 9.6,17.4! 9.8,8 13.4,4 14.6,1.4 13.4,0! 4.4,0.4! 4.2,8'))
        })
        if (holdsBear) cut.as('toy', () => bear(cut))
        cut.lay('light', hand('fist', { x: -15.8, y: 49, turn: 196, size: 1.1 }))
        cut.lay('light', ribbon('0,80,3 -0.6,74,3.6'))
        cut.join('light', profile('child', { x: 0, y: 79.4, size: 1.36, turn: -9 }))
        if (isGirl) {
          cut.as('hair', () => {
            cut.lay(
              'shade',
              outline('3.6,97.4 -1,99.6 -7,98 -10.8,93 -11,87 -9,82.6 -5,80.6 -1.4,82 -0.6,86 1.4,90.4 3.4,93.4'),
            )
            cut.lay('shade', outline('-9.4,86 -13.4,86.6 -17.6,83 -19.6,77.6! -15,79 -12.6,76! -9.4,79 -7.8,83'))
            cut.crease(stroke('1.6,96.6 -4,93.6 -8.4,85.4'), 0.6)
          })
        } else {
          cut.as('hair', () => {
            cut.lay(
              'shade',
              outline(
                '6,96.6 1.4,100 -4.4,99.4 -9.4,96.4 -11.4,90.6 -10.4,85.4! -8.4,87 -7,83.4! -4.4,85.6 -2.4,84! -1.4,88 1,90.6 2.6,93.6! 3.6,91.8 5,94.6',
              ),
            )
            cut.crease(stroke('2.6,97 -3,95 -7.6,88'), 0.6)
          })
        }
        cut.as('coat', () => {
          cut.lay('body', ribbon('-7,70.6,3.6 -12.6,61,3.5 -15.6,50.6,3.2'))
          cut.crease(stroke('-19,52.6 -12.8,51.4'), 0.6)
          cut.lay(
            'body',
            outline(
              '-3,77 -7.4,75 -10,71 -10.6,62 -12,50 -14.6,36 -15.6,31.4! -8,29.6 1,30.4 8,29.4 14.4,31.8! 13.4,40 11.4,52 10,62 9.6,71 7,75 3,77',
            ),
          )
          cut.tint('light', outline('-7,76 -11,70 -16,31 -11,30 -8.6,46 -6.4,62'))
          cut.tint('shade', outline('7,76 10,70 15,31 8,29 7,46 6,62 4,74'))
          cut.crease(stroke('-0.4,70 -0.6,50 0,31'))
          cut.crease(stroke('-10,47 -0.6,45.6 10.6,47.4'), 0.5)
          cut.lay('body', ribbon('7.4,70.6,3.7 11.4,60,3.6 12.4,49.6,3.2'))
          cut.tint('shade', outline('11,74 16,60 16,47 12.6,48 12,60'))
        })
        cut.lay('light', hand('relaxed', { x: 12.4, y: 48.8, turn: 178, size: 0.92 }))
        cut.as('scarf', () => {
          cut.lay('light', outline('-5.6,77.4 -0.4,79.8 4.6,78.4 6.6,75.6 3,73.6 -2,73 -6.4,74.6'))
          cut.lay('light', ribbon('-4.6,75,1.6 -8.4,71.6,1.9 -9.2,65,2.2 -8.2,59,2'))
        })
      },
      { x: 6.2 },
    )

const alone: Motif = { id: 'child-alone', kind: 'person', rests: 'ground', width: 0.44, draw: draw(false) }

export const child: Motif = { ...alone, id: 'child', draw: draw(true), lacking: { bear: alone, 'teddy-bear': alone } }
