// A hooded figure whose face is lost in shadow, a lantern held low.
import type { Motif } from '../motif.ts'
import { hand } from './anatomy.ts'
import { type Cutout, cutOut } from './cutout.ts'
import { outline, ribbon, stroke } from './outline.ts'

const lantern = (cut: Cutout): void => {
  cut.lay('shade', ribbon('-19.8,44,0.35 -22.4,41.4,0.4 -22.4,39,0.4'), 0)
  cut.lay('shade', ribbon('-19.8,44,0.35 -17.2,41.4,0.4 -17.2,39,0.4'), 0)
  cut.lay('shade', outline('-23.4,38.6! -19.8,41.2! -16.2,38.6!'), 0.4)
  cut.lay('accent', outline('-22.8,38.6! -16.8,38.6! -16.2,29.6! -23.4,29.6!'), 0.4)
  cut.crease(stroke('-19.8,38.6 -19.8,29.6'), 0.4)
  cut.lay('shade', outline('-24,29.6! -15.6,29.6! -16.6,27.6! -23,27.6!'), 0.4)
}

const draw =
  (mayCarry: boolean): Motif['draw'] =>
  (pen, random) =>
    cutOut(
      pen,
      (cut) => {
        const withLantern = random.chance(0.75) && mayCarry
        if (withLantern) cut.as('lantern', () => lantern(cut))
        cut.as('cape', () => {
          cut.lay(
            'body',
            outline(
              '-3,84 -9,80 -12,72 -11.6,60 -12.6,46 -15,30 -18.6,14 -22,3! -17,5 -14.4,0.6! -9,4 -5,0! 0,4 6,0.4! 10,4.4 14,0.6! 19,5 25,1.6! 27,6 33.4,5.6! 25.6,15 18,30 13.8,46 12.4,58 12.6,70 10,79 5,84',
            ),
          )
          cut.tint('light', outline('-6,84 -13,72 -13,46 -23,3 -17,4 -10.6,28 -8,50 -8,70'))
          cut.tint('shade', outline('6,84 13.4,72 14,46 34,5 14,1 10,26 7.6,48 8,70'))
          cut.crease(stroke('-1.4,58 -2.4,34 -4.6,6'))
          cut.crease(stroke('-5.6,54 -8,32 -12.6,6'))
          cut.crease(stroke('3.4,54 5.6,32 9,7'))
          cut.crease(stroke('8.6,52 12.4,30 20,8'))
        })
        if (withLantern) {
          cut.as('cape', () => {
            cut.lay(
              'body',
              outline('-10,79 -13.6,73 -16.6,62 -20,52.6! -22.4,49.4! -18,46.6 -13.6,47! -10.4,55 -7,64 -6,74'),
            )
            cut.tint('light', outline('-10,80 -23,49 -20,48 -13,62 -9,74'))
          })
          cut.lay('light', hand('fist', { x: -18.8, y: 49, turn: 188, size: 0.84 }))
        } else
          cut.as('cape', () =>
            cut.lay('body', outline('-10,79 -14,70 -15.6,60 -13,53.6 -6,51.6 1,53.4! 2,58.6! -4,59.6 -7,62 -6,74')),
          )
        cut.as('cape', () => {
          cut.lay('body', outline('9.6,79 14,70 15.4,61 12.4,55 5,53.4 -1.6,54.4! -2.4,61.6! 4,61.4 7.4,63.4 6.4,74'))
          cut.tint('shade', outline('10,80 16,66 13,54 -2,53 -2,56 6,58 11,62 10,72'))
          cut.crease(stroke('-1.4,60.6 0.4,57.6 -0.4,55'), 0.5)
          cut.lay(
            'body',
            outline(
              '-1,99.8 4,98.4 8.6,93.4 9.8,87 11.4,80.4 8,76.6 1.4,74.6 -5.6,76 -10.6,79.6 -9,86 -8.6,92 -5.4,97.6',
            ),
          )
          cut.tint('light', outline('-1,100 -6,97.4 -9.4,90 -11,79.6 -7.4,79 -6.4,88 -4,95'))
          cut.crease(stroke('-9,82 -4,78.4 2,77.6 8.6,80.4'), 0.5)
          pen.gap(outline('-2,96.2 2.4,94.4 5.2,89.6 5,84.4 1.6,80.8 -2.8,81 -5.8,85 -5.8,90.4 -4.4,94.4'))
        })
      },
      { x: -4.6 },
    )

const emptyHanded: Motif = {
  id: 'hooded-figure-alone',
  kind: 'person',
  rests: 'ground',
  width: 0.58,
  draw: draw(false),
}

export const hoodedFigure: Motif = {
  ...emptyHanded,
  id: 'hooded-figure',
  draw: draw(true),
  lacking: { lantern: emptyHanded },
}
