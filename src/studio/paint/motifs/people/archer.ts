// An archer at full draw.
import type { Motif } from '../motif.ts'
import { arm, hand, leg, profile, shoe } from './anatomy.ts'
import { type Cutout, cutOut } from './cutout.ts'
import { outline, ribbon, stroke } from './outline.ts'

const quiver = (cut: Cutout): void => {
  for (const [x, y] of [
    [-16.6, 93.4],
    [-13.4, 95],
    [-18.6, 89.6],
  ] as const) {
    cut.lay('light', ribbon(`${x + 9},${y - 18},0.35 ${x + 1.4},${y - 3},0.35`), 0)
    cut.lay(
      'light',
      outline(
        `${x + 2.6},${y - 5.4}! ${x + 2.4},${y - 1.6} ${x},${y + 1.4}! ${x - 1.4},${y - 0.4}! ${x - 0.4},${y - 3.6}`,
      ),
      0.3,
    )
  }
  cut.lay('shade', outline('-14.6,86! -8.6,89! 3.4,63 -1.4,60.4!'))
  cut.crease(stroke('-13,83 -7.4,86'), 0.5)
}

const bow = (cut: Cutout): void => {
  cut.lay('shade', ribbon('20.4,99.6,0.4 26,93.6,0.85 30.4,86,1 31.4,80,1.1 30.4,74,1 26.4,66.4,0.85 20.6,60.4,0.4'))
  cut.lay('light', ribbon('20.4,99.4,0.22 11,90.4,0.22 3,82.4,0.22'), 0)
  cut.lay('light', ribbon('3,82.4,0.22 11,72,0.22 20.6,60.6,0.22'), 0)
}

export const archer: Motif = {
  id: 'archer',
  kind: 'person',
  rests: 'ground',
  width: 0.6,
  draw: (pen, random) =>
    cutOut(
      pen,
      (cut) => {
        const hooded = random.chance(0.5)
        bow(cut)
        quiver(cut)
        cut.lay('shade', leg([-3, 47], [-8.6, 27], [-15.4, 6.4], { calf: 1, stout: 0.96 }))
        cut.join('shade', shoe({ x: -15.4, y: 4, size: 0.96 }))
        cut.crease(stroke('-12.6,20 -5.4,22'), 0.6)
        cut.lay('shade', leg([4, 47], [10.6, 28], [13.4, 6], { calf: 1, stout: 0.96 }))
        cut.join('shade', shoe({ x: 13.6, y: 3.9 }))
        cut.crease(stroke('7,21.6 15,21'), 0.6)
        cut.lay('body', arm([5, 78], [17, 79.6], [28, 80.4], 0.98))
        cut.crease(stroke('20.6,77 20.8,83'), 0.5)
        cut.lay('light', hand('fist', { x: 28, y: 80.2, turn: 88, size: 0.92 }))
        cut.lay('light', ribbon('1.2,90,2.6 0.2,81,3.2'))
        cut.join('light', profile(hooded ? 'man' : 'woman', { x: 1.6, y: 85.6, size: 0.95 }))
        cut.lay(
          'body',
          outline(
            '-2,83 -6.6,81.4 -8.4,76 -6.6,68 -5,62 -6.6,54 -10.6,45 -13.6,40.4! -7.6,40 -3,37! 3,40.6 9.4,39.6! 8.6,48 6.4,57 5.6,63 7.6,70 8.4,77 6,82 2.6,83.6',
          ),
        )
        cut.tint('light', outline('3,84 9,79 7,68 6,60 10,39 6,39 3.6,52 3,62 4.6,72'))
        cut.tint('shade', outline('-3,84 -9,78 -5.6,62 -14,40 -8,39 -3.4,50 -2.4,62 -4,74'))
        cut.crease(stroke('-5,61.6 0.4,60.4 5.8,62.4'), 1)
        cut.crease(stroke('-4,80 1,71 5.4,64'), 0.9)
        cut.crease(stroke('1,57 0,42'), 0.5)
        cut.lay('body', arm([-4.4, 78.6], [-16.4, 81], [-1.4, 83.2], 1))
        cut.tint('shade', outline('-6,77 -20,80 -18,83 -8,82'))
        cut.lay('light', hand('fist', { x: -1.8, y: 83.2, turn: 88, size: 0.88 }))
        cut.lay('shade', ribbon('-1,83.4,0.3 18,81.8,0.3 36.4,80.6,0.3'), 0.35)
        cut.lay('light', outline('35,82! 40,80.4! 34.8,79.2!'), 0.3)
        if (hooded) {
          cut.lay(
            'shade',
            outline(
              '6.4,95.6 3.4,99 -2,99.6 -6.6,96.4 -9.4,92 -14.6,88.6! -9.4,87 -7.6,83 -3.6,81.4 0.4,83.4 -0.4,87.4 1.6,91.4 4.6,93.4',
            ),
          )
          cut.crease(stroke('4,97.4 -1,93.6 -3,88 -2.4,83'), 0.5)
        } else {
          cut.lay(
            'shade',
            outline(
              '6.2,95 3,98.6 -2,99 -5.6,96 -9,95 -14.6,96.6 -21,94! -17,92.6 -19.6,89.4! -13.4,90.4 -8.4,89.4 -4.6,87 -2,87.4 -0.4,90.4 2.4,92.4 4.4,93.4',
            ),
          )
          cut.crease(stroke('3.4,96.4 -2,94.4 -8,92.6 -16,92.4'), 0.5)
        }
      },
      { x: -8 },
    ),
}
