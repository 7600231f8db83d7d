// Two people walking away hand in hand, turned to each other.
import type { Motif } from '../motif.ts'
import { arm, hand, heel, leg, profile, sole, trouser } from './anatomy.ts'
import { type Cutout, cutOut } from './cutout.ts'
import { outline, ribbon, stroke } from './outline.ts'

const woman = (cut: Cutout): void => {
  cut.lay('light', leg([-16, 40], [-18, 25], [-19.4, 10], { stout: 0.82, calf: 1 }))
  cut.join('shade', sole({ x: -19.5, y: 9.6, size: 0.8, turn: 8 }))
  cut.lay('light', leg([-10.4, 42], [-10.4, 25], [-9.6, 5.6], { stout: 0.82, calf: -1 }))
  cut.join('shade', heel({ x: -9.5, y: 3.8, size: 0.86 }))
  cut.lay('light', arm([-19.4, 70.6], [-25.6, 61], [-27.4, 50.6], 0.8))
  cut.join('light', hand('relaxed', { x: -27.2, y: 50.6, turn: 190, size: 0.8, flip: true }))
  cut.lay('light', ribbon('-12.6,80,2.3 -13,73,2.8'))
  cut.join('light', profile('woman', { x: -12.2, y: 77.6, size: 0.92, turn: 10 }))
  cut.as('dress', () => {
    cut.lay(
      'body',
      outline(
        '-15,75.4 -19.6,73 -21.4,70 -19.8,65 -17.8,58.4 -19.4,52 -22.4,42 -26.6,30 -29.6,24.4! -25,25.4 -21,22! -16.6,25 -11,22.4! -8.6,25 -4.6,23.6! -5.2,34 -7,46 -8.8,54 -9.2,59 -7,66 -5.4,70.4 -7.4,73 -11.4,75.4',
      ),
    )
    cut.tint('light', outline('-20,74 -22,70 -18.4,58 -30,24 -26,24 -20,40 -15.6,56 -17,66'))
    cut.crease(stroke('-17.6,58.8 -13.4,57.8 -9.2,59.2'))
    cut.crease(stroke('-15.4,55 -18.4,42 -23,28'))
    cut.crease(stroke('-12.6,55 -13,42 -14,27'))
  })
  cut.as('hair', () => {
    cut.lay(
      'shade',
      outline(
        '-8.4,88 -10,90.6 -14,90.4 -17.4,87.8 -18.8,83 -19,77 -21.6,71 -24,66 -25,61.6! -21.4,64 -20,60.6! -17,65 -15.4,62! -13.4,68 -12.6,74 -13,79 -11.6,83 -10,85.4',
      ),
    )
    cut.crease(stroke('-12,88.6 -15.6,83 -16,75 -19,67'), 0.5)
    cut.crease(stroke('-14.4,78 -14.8,71 -16,66'), 0.5)
  })
}

const man = (cut: Cutout): void => {
  cut.as('suit', () => {
    cut.lay('shade', trouser([17, 46], [19.4, 27], [20.4, 12], 0.98))
  })
  cut.as('shoes', () => {
    cut.join('shade', sole({ x: 20.5, y: 11, turn: -6 }))
  })
  cut.as('suit', () => {
    cut.lay('shade', trouser([11, 47], [9.4, 27], [9.2, 5], 0.98))
  })
  cut.as('shoes', () => {
    cut.join('shade', heel({ x: 9.2, y: 3.8, size: 1.05 }))
  })
  cut.as('suit', () => cut.lay('body', arm([23.2, 76.4], [27.4, 65], [26.6, 54.4], 1.12)))
  cut.join('light', hand('relaxed', { x: 26.6, y: 54.6, turn: 184, size: 0.92 }))
  cut.lay('light', ribbon('13.8,90,2.8 14,81,3.2'))
  cut.join('light', profile('man', { x: 13.4, y: 86.2, size: 0.98, flip: true, turn: -6 }))
  cut.as('his hair', () => {
    cut.lay('shade', outline('8,97.4 11,100 16,99.6 19.4,96 20,91 18,87.6 16.2,87.4 15.6,90.6 14,92.6 11,94 9.6,96'))
  })
  cut.as('suit', () => {
    cut.lay(
      'body',
      outline(
        '10,83.6 6,82.4 3.4,79 3.4,73 5.4,64 5.8,57 5,49 4.4,43.6! 13.8,42.4! 14.2,44 23.6,43.8! 22.8,51 21.8,58 23,66 25.4,74 25.2,79 21.4,82.2 17.6,83.8 14,84.6',
      ),
    )
    cut.tint('shade', outline('26,82 25.6,72 22,58 24,43 18,43 18,58 20,72 20,82'))
    cut.crease(stroke('13.8,80 13.9,62 14,43'))
    cut.crease(stroke('10,83.4 14,81 18,83.6'))
  })
}

export const coupleWalking: Motif = {
  id: 'couple-walking',
  kind: 'person',
  rests: 'ground',
  width: 0.62,
  draw: (pen) =>
    cutOut(pen, (cut) => {
      woman(cut)
      man(cut)
      cut.lay('light', arm([-8, 70.4], [-3.4, 60.6], [-0.6, 50.4], 0.8))
      cut.as('suit', () => cut.lay('body', arm([5.8, 77], [2.2, 65], [0.6, 52.6], 1.12)))
      cut.lay('light', outline('-2,51.6 -2.6,48 -1.4,44.6 0.8,44 2.4,46.6 2.4,50.4 1.6,53'))
      cut.crease(stroke('-1.6,50 0.4,48.4 1.8,46'), 0.5)
    }),
}
