// A dance: he turns her under their raised hands, her skirt swings out.
import type { Motif } from '../motif.ts'
import { arm, hand, pointedFoot, profile, shoe, trouser } from './anatomy.ts'
import { type Cutout, cutOut } from './cutout.ts'
import { outline, ribbon, stroke } from './outline.ts'

const man = (cut: Cutout): void => {
  cut.as('suit', () => {
    cut.lay('shade', trouser([-19, 42], [-25, 25], [-31.4, 9], 0.9))
  })
  cut.as('shoes', () => {
    cut.join('shade', shoe({ x: -32.2, y: 6.6, size: 0.86, turn: 30 }))
  })
  cut.as('suit', () => {
    cut.lay('shade', trouser([-16.6, 42], [-13, 25], [-14.6, 5], 0.9))
  })
  cut.as('shoes', () => {
    cut.join('shade', shoe({ x: -14.2, y: 3.5, size: 0.92 }))
  })
  cut.lay('light', ribbon('-17,80,2.6 -18,72,3'))
  cut.join('light', profile('man', { x: -16, y: 76, size: 0.92, turn: 6 }))
  cut.as('his hair', () => {
    cut.lay(
      'shade',
      outline('-10.6,86.8 -13,89 -17.6,89 -21,86 -22,81.6 -20.6,78 -18.6,77 -17.4,80 -16.4,82.6 -14,84 -12,84.8'),
    )
  })
  cut.as('suit', () => {
    cut.lay(
      'body',
      outline(
        '-18.6,74.6 -22.6,72.4 -25,68 -24.6,60 -22.6,53 -23.6,46 -27,38 -30.4,33! -24.4,35 -20.6,40 -15,41 -11.4,42! -11.8,50 -12.2,56 -10.6,63 -10.4,69 -12.6,73 -15.6,74.8',
      ),
    )
    cut.tint('shade', outline('-26,74 -25.4,60 -23,52 -31,33 -24,34 -19,46 -20,58 -20.6,70'))
    cut.crease(stroke('-13.4,72 -14.6,62 -13,52 -14,43'))
  })
}

const woman = (cut: Cutout): void => {
  cut.lay('light', arm([14.8, 66], [22.6, 60.6], [30, 65.6], 0.78))
  cut.join('light', hand('open', { x: 29.8, y: 65.4, turn: 62, size: 0.66, flip: true }))
  cut.lay('shade', pointedFoot({ x: 4, y: 8.4, size: 0.9, flip: true }), 0)
  cut.lay('light', ribbon('10.6,75,2.2 10.6,68,2.6'))
  cut.join('light', profile('woman', { x: 9.8, y: 73, size: 0.87, flip: true, turn: 10 }))
  cut.as('hair', () => {
    cut.lay(
      'shade',
      outline('8,85.4 12,85.6 15.6,83 17,79 18.6,77.2 18.6,74 15.8,72.8 14,74.6 12.6,74.4 11.8,77 11.4,79.8 9.4,82'),
    )
    cut.crease(stroke('10.6,84 14,80 14.6,75.6'), 0.5)
  })
  cut.as('dress', () => {
    cut.lay(
      'body',
      outline(
        '14.6,54.6! 17.6,48 23.4,38 32,26.6 41.4,19 46.6,17.4! 43,14.6 44,9.6! 36.6,12.4 30.6,4.6! 23.4,9 14,3.4! 6,7.4 -2.6,4 -7.4,5.4! -4,14 -0.4,28 3,42 5.6,50 7,55!',
      ),
    )
    cut.tint('light', outline('7,55 3,42 -8,4 -2,4 4,22 8.4,40 10.4,54'))
    cut.tint('shade', outline('14.6,54 24,37 47,17 44,9 35,16 24,28 15.4,42 12.4,53'))
    cut.crease(stroke('12.6,50 19,36 30,22 39,15'))
    cut.crease(stroke('11.4,50 14,34 20,20 28,9'))
    cut.crease(stroke('10,50 9.6,34 10.6,18 13,7'))
    cut.crease(stroke('8.4,50 6,34 2,14'))
  })
  cut.lay('light', outline('8.6,70.4 5.6,68.6 4.6,65.6 6,60.6 15,60.6 16.2,65 15.8,68 12.6,70.4'), 0)
  cut.as('dress', () => {
    cut.lay('body', outline('5.4,64.4! 8.4,62.6 11,63 16,64.6! 15,59 14.4,53.6! 10.6,52.4 7,54! 6.6,58'))
    cut.crease(stroke('10.8,62.8 10.6,58 10.6,53'), 0.5)
  })
}

export const coupleDancing: Motif = {
  id: 'couple-dancing',
  kind: 'person',
  rests: 'ground',
  width: 0.82,
  draw: (pen) =>
    cutOut(
      pen,
      (cut) => {
        woman(cut)
        man(cut)
        cut.lay('light', arm([6.6, 66.6], [-0.6, 76], [-0.6, 89], 0.76))
        cut.as('suit', () => cut.lay('body', arm([-14.6, 69.6], [-7.6, 78.4], [-2.4, 90], 1)))
        cut.lay('light', outline('-3.6,89 -4,93 -2.4,97 0,99.4 1.6,98 1.8,94 0.8,89'))
        cut.crease(stroke('-3,92 -0.6,94 -0.8,98'), 0.5)
        cut.as('suit', () => cut.lay('body', arm([-15, 68.6], [-8, 58.6], [4, 58.4], 1)))
        cut.lay('light', hand('relaxed', { x: 4, y: 58.4, turn: 84, size: 0.76 }))
      },
      { x: -5 },
    ),
}
