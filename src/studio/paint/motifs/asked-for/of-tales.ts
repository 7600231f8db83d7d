// Beings of tales that only edits ask for: a mermaid on her rock, an angel, a fairy.
import type { Motif } from '../motif.ts'
import { gilt } from '../objects/forms.ts'
import { arm, hand, leg, pointedFoot, profile } from '../people/anatomy.ts'
import { cutOut } from '../people/cutout.ts'
import { outline, ribbon, stroke } from '../people/outline.ts'

export const mermaid: Motif = {
  id: 'mermaid',
  kind: 'person',
  rests: 'water',
  width: 0.92,
  draw: (pen) =>
    cutOut(
      pen,
      (cut) => {
        const scales = gilt(pen)
        cut.lay('shade', outline('-34,0! -36,8 -30,18 -22,22 -16,29 -4,31 8,28 12,20 20,14 22,6 26,0!'))
        cut.tint('body', outline('-36,10 -28,20 -16,30 -2,31 -8,24 -20,16 -28,6'))
        cut.crease(stroke('-20,20 -14,12 -16,4'), 0.7)
        cut.crease(stroke('4,24 8,14 6,6'), 0.7)
        cut.as('tail', () => {
          cut.lay(scales, outline('33,20 37,30 36,42 30,52! 40,48 44,40! 50,48 57,50! 56,40 48,30 42,24 38,17!'))
          cut.crease(stroke('37,22 38,34 34,46'), 0.6)
          cut.crease(stroke('39,22 46,34 53,45'), 0.6)
          cut.lay(scales, ribbon('-9,40,7 -4,32,8.6 6,30,8.4 16,26,7 24,19,5.6 31,16,4 37,20,2.8'))
          for (const [x, y] of [
            [-4, 36],
            [3, 32],
            [10, 30],
            [17, 26],
            [-1, 28],
            [7, 25],
            [14, 22],
            [22, 19],
          ] as const)
            cut.crease(stroke(`${x - 2.4},${y + 1.4} ${x - 0.4},${y - 1.6} ${x + 2.4},${y}`), 0.6)
        })
        cut.as('hair', () => {
          cut.lay(
            'shade',
            outline(
              '-2,94 -10,98 -18,94 -20,84 -23,74 -20,64 -25,54 -20,44 -23,36! -14,38 -12,44! -8,40 -6,50 -4,64 -4,80',
            ),
          )
          cut.crease(stroke('-14,90 -17,74 -14,58 -17,44'), 0.6)
          cut.crease(stroke('-10,86 -12,70 -9,56'), 0.6)
        })
        cut.lay('body', arm([-10, 66], [-19, 52], [-21, 36], 1))
        cut.join('body', hand('relaxed', { x: -21, y: 37, turn: 184, size: 0.9 }))
        cut.lay('body', ribbon('-5,80,2.6 -7,70,3'))
        cut.join('body', profile('woman', { x: -3.4, y: 77, size: 1.12, turn: 2 }))
        cut.lay('body', outline('-6,72 -12,69 -13.6,62 -12,54 -13,46 -15,38 -2,34 4,38 0,46 -1,54 2,61 1,68 -3,71'), 0)
        cut.as('tail', () => cut.lay(scales, outline('-16,42! -10,45 -2,44 3,42! 6,34 0,28 -10,30 -16,35')))
        cut.as('jewels', () => cut.lay(scales, outline('-3,65 2,64 4,60 1,57 -4,58 -6,62'), 0.5))
        cut.lay('body', arm([-5, 66.6], [6, 56], [15, 65], 0.94), 0.6)
        cut.join('body', hand('open', { x: 15, y: 64.6, turn: 24, size: 0.8 }))
        cut.as('hair', () => {
          cut.lay('shade', outline('4,87 1,92 -4,94 -10,92 -13,85 -13,77 -10,72 -7,76 -5,82 -2,86'))
          cut.crease(stroke('1,90 -6,88 -10,80'), 0.6)
        })
      },
      { x: -9, size: 1.02 },
    ),
}

export const angel: Motif = {
  id: 'angel',
  kind: 'person',
  rests: 'ground',
  width: 0.94,
  draw: (pen) =>
    cutOut(pen, (cut) => {
      cut.as('wings', () => {
        for (const flip of [true, false]) {
          for (const [tone, text] of [
            [
              'shade',
              '3,66 12,76 24,92 38,98 46,92! 46,78 43,62! 40,50 38,42! 33,50! 32,36! 26,46! 24,30! 19,42! 15,30! 10,46 4,56',
            ],
            ['body', '3,68 12,77 24,92 37,97 45,91! 42,76 38,68! 34,74! 32,60! 27,68! 24,54! 19,62! 15,50! 10,58 4,62'],
            ['light', '3,70 12,78 24,92 36,96.6 44,91! 38,82 32,82! 30,76! 24,78! 20,70! 15,70! 10,64 4,66'],
          ] as const) {
            cut.lay(tone, outline(text, { flip }), 0.5)
          }
          cut.crease(stroke('6,70 16,80 28,91 38,93', { flip }), 0.6)
        }
      })
      cut.as('dress', () => {
        cut.lay(
          'body',
          outline(
            '-6,74 -9,68 -8,58 -7,50 -11,30 -17,8 -20,1! -12,0 -6,2 0,0 6,2 12,0 20,1! 17,8 11,30 7,50 8,58 9,68 6,74 0,76',
          ),
        )
        cut.tint('shade', outline('4,76 10,68 7,50 12,28 21,0 8,1 5,26 3,50'))
        cut.tint('light', outline('-6,72 -9,66 -7,50 -12,28 -19,2 -13,2 -7,28 -4,50 -4,64'))
        cut.crease(stroke('-3,48 -6,28 -9,4'), 0.6)
        cut.crease(stroke('1,48 1,26 2,4'), 0.6)
        cut.crease(stroke('5,46 7,28 12,6'), 0.6)
        cut.crease(stroke('-7,51 0,49 7,51'), 0.7)
      })
      for (const flip of [true, false]) {
        cut.as('dress', () => cut.lay('body', outline('6,73 11,66 13,58 10,50 4,52 1.6,58 6,60 6,66', { flip }), 0.6))
      }
      cut.lay('light', outline('-2.6,58 -2,64 0,67.6 2,64 2.6,58 0,56'), 0.5)
      cut.crease(stroke('0,67 0,57'), 0.5)
      cut.lay('light', ribbon('0,84,2.2 0,75,2.4'))
      cut.as('hair', () =>
        cut.lay('shade', outline('0,94 6,92 7.4,86 6.6,79 8,74 4,72 0,74 -4,72 -8,74 -6.6,79 -7.4,86 -6,92')),
      )
      cut.as('face', () => cut.lay('light', outline('0,91 3.6,89 4.4,84.6 3,80.4 0,78 -3,80.4 -4.4,84.6 -3.6,89'), 0.5))
      cut.as('hair', () => cut.lay('shade', outline('0,94 5.4,92 6.4,86 4.2,88 0,90.6 -4.2,88 -6.4,86 -5.4,92'), 0.4))
      pen.stroke('accent', 1.5, 'M-7 -97.6C-7 -100 7 -100 7 -97.6C7 -95.2 -7 -95.2 -7 -97.6Z')
    }),
}

export const fairy: Motif = {
  id: 'fairy',
  kind: 'person',
  rests: 'air',
  width: 0.94,
  draw: (pen) =>
    cutOut(
      pen,
      (cut) => {
        cut.as('wings', () => {
          for (const [far, near] of [
            ['-2,66 -8,82 -20,96 -34,98 -40,88 -34,74 -18,66', '-3,64 -16,64 -30,58 -36,46 -30,38 -18,44 -8,56'],
            ['-1,66 0,82 -6,96 -16,102 -22,94 -18,80 -8,68', ''],
          ] as const) {
            cut.lay('light', outline(far), 0.6)
            if (near) cut.lay('light', outline(near), 0.6)
          }
          cut.crease(stroke('-4,68 -10,82 -16,96'), 0.5)
          cut.crease(stroke('-4,66 -2,80 -10,98'), 0.5)
        })
        cut.lay('light', leg([0, 44], [-8, 28], [-20, 18], { stout: 0.84, calf: 1 }))
        cut.join('light', pointedFoot({ x: -20, y: 18, size: 0.84, turn: 60 }))
        cut.lay('light', leg([2, 44], [6, 26], [-2, 10], { stout: 0.84, calf: 1 }))
        cut.join('light', pointedFoot({ x: -2, y: 10, size: 0.84, turn: 34 }))
        cut.lay('light', arm([3, 69], [-5, 60], [-12, 54], 0.78))
        cut.join('light', hand('open', { x: -12, y: 54, turn: 236, size: 0.72 }))
        cut.lay('light', ribbon('5,80,2 4,71,2.2'))
        cut.join('light', profile('woman', { x: 6, y: 77, size: 1, turn: -4 }))
        cut.as('dress', () => {
          cut.lay(
            'body',
            outline(
              '1,71! 4,69 8,71! 9,64 7,58 7,54 13,44 18,36! 12,38 10,33! 6,37 2,31! -2,36 -7,33! -8,38 -14,39! -6,48 -1,54 0,60 0,66',
            ),
          )
          cut.tint('shade', outline('6,56 12,44 18,35 10,33 2,31 6,44'))
          cut.crease(stroke('2,53 -3,44 -6,37'), 0.5)
          cut.crease(stroke('4,53 4,44 3,36'), 0.5)
          cut.crease(stroke('0,56 3.4,54.6 7,56'), 0.6)
        })
        cut.lay('light', arm([6, 70], [15, 64], [24, 72], 0.78))
        cut.join('light', hand('fist', { x: 23.6, y: 71.4, turn: 40, size: 0.76 }))
        pen.stroke('shade', 0.9, 'M24 -71L31 -85')
        pen.fill(
          'accent',
          'M32.4 -94L34 -89L39.2 -88.8L35 -85.6L36.6 -80.6L32.4 -83.6L28.2 -80.6L29.8 -85.6L25.6 -88.8L30.8 -89Z',
        )
        cut.as('hair', () => {
          cut.lay('shade', outline('10,88 7,91 2,90 -1,86 -1,81 1,78 4,81 5.4,84.6 8.6,86.6'))
          cut.lay('shade', outline('1,91 -1,95 -5,94 -5,90 -2,88'), 0.5)
          cut.crease(stroke('8,88.6 3,87 1,82'), 0.5)
        })
        cut.as('crown', () => cut.lay('accent', ribbon('0,88,0.5 4,90.4,0.7 8,89,0.5'), 0.3))
      },
      { x: 0, y: -1, size: 0.98 },
    ),
}
