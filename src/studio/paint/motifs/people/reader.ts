// A reader lost in a book, seated on a pile of larger ones.
import type { Motif } from '../motif.ts'
import { arm, hand, leg, profile, shoe } from './anatomy.ts'
import { type Cutout, cutOut } from './cutout.ts'
import { outline, ribbon, stroke } from './outline.ts'

const pile = (cut: Cutout): void => {
  const volumes = [
    { left: -21, right: 11, foot: 0, top: 6.4, tone: 'body' },
    { left: -18.4, right: 12.6, foot: 6.4, top: 11.6, tone: 'shade' },
    { left: -20, right: 9.4, foot: 11.6, top: 17.6, tone: 'body' },
  ] as const
  for (const { left, right, foot, top, tone } of volumes) {
    const box = `${left + 1},${top}! ${right},${top}! ${right},${foot}! ${left + 1},${foot}! ${left},${(top + foot) / 2}`
    cut.lay(tone, outline(box), 0.5)
    cut.tint(
      'light',
      outline(
        `${left + 6},${top - 1}! ${right},${top - 1}! ${right},${foot + 1}! ${left + 6},${foot + 1}! ${left + 5},${(top + foot) / 2}`,
      ),
    )
    cut.crease(stroke(`${left + 7},${(top + foot) / 2 + 0.8} ${right},${(top + foot) / 2 + 0.8}`), 0.35)
    cut.crease(stroke(`${left + 7},${(top + foot) / 2 - 0.8} ${right},${(top + foot) / 2 - 0.8}`), 0.35)
  }
}

export const reader: Motif = {
  id: 'reader',
  kind: 'person',
  rests: 'ground',
  width: 0.76,
  draw: (pen, random) =>
    cutOut(
      pen,
      (cut) => {
        const hairUp = random.chance(0.5)
        pile(cut)
        cut.lay('light', leg([-4, 22], [14, 22], [13, 6], { stout: 0.9, calf: 1 }))
        cut.join('shade', shoe({ x: 13, y: 3.9, size: 0.9 }))
        cut.lay('light', leg([-3, 24], [15, 25.6], [21, 9.4], { stout: 0.9, calf: 1 }))
        cut.join('shade', shoe({ x: 21.4, y: 7.8, size: 0.9, turn: -2 }))
        cut.lay('light', ribbon('-3.4,61,2.4 -5,54,2.8'))
        cut.join('light', profile('woman', { x: -2, y: 57.6, size: 0.95, turn: 20 }))
        if (hairUp) {
          cut.lay('shade', outline('-5.6,70.6 -9.6,72 -12,69.4 -10.4,66.4 -6.4,66.4'))
          cut.lay(
            'shade',
            outline('5.6,67.6 3,70.6 -1.6,71.6 -6,69 -7.6,64.6 -6.6,60 -4,59.4 -1.6,61.6 -0.4,64.4 2.4,65.6'),
          )
        } else
          cut.lay(
            'shade',
            outline(
              '5.6,67.6 3,70.6 -1.6,71.6 -6,69 -8.4,64 -9.4,58 -12.4,52 -13,45 -11,39.6! -9,43 -7,40! -4.4,46 -2.6,53 -2.6,58.6 -1.6,61.6 -0.4,64.4 2.4,65.6',
            ),
          )
        cut.crease(stroke('3.4,69 -2.4,67.4 -5.4,61.6'), 0.5)
        cut.lay(
          'body',
          outline(
            '-5.6,56 -9.6,53 -11.6,46 -11.6,38 -10.4,31 -12,24 -13.6,17.6! -4,16.8 6,18.4 15,20.4 17.6,24.6 16.4,29 8,29.6 0.4,29.6 -1.4,34 0,42 0.6,49 -1.4,54',
          ),
        )
        cut.tint('shade', outline('-14,18 -11,30 -12,44 -8,54 -8.6,42 -7.6,32 -2,22 16,22 14,19'))
        cut.crease(stroke('-10.4,31.4 -5,29.6 -0.6,31'), 0.6)
        cut.crease(stroke('-2,27 4,24.6 12,25'), 0.5)
        if (hairUp) cut.crease(stroke('-4,52 -2,49'), 0.4)
        cut.lay('light', outline('5.6,39.6! 8,43.4 14.4,48.6! 15.4,47.6! 10,41.4 7,36.6!'))
        cut.lay('light', outline('6.6,36.4! 10,34.6 17.6,37.4! 18,38.6! 12,37.6 7.6,38.6!'), 0.4)
        cut.lay('shade', outline('5.6,38.4! 14.6,49.6! 15.4,48.8! 7,37.2! 18.6,38.4! 18.4,37.2! 6.6,35.4!'), 0.3)
        cut.lay('body', arm([-4.4, 50], [-2, 37.6], [7, 38.4], 1.02))
        cut.crease(stroke('-4.4,39.4 -0.6,39'), 0.5)
        cut.lay('light', hand('relaxed', { x: 6.4, y: 38, turn: 68, size: 0.76 }), 0.5)
      },
      { size: 1.385, x: -6.6 },
    ),
}
