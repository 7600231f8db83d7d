// Two hands with their fingers laced.
import type { Motif } from '../motif.ts'
import { cutOut } from './cutout.ts'
import { outline, ribbon, stroke } from './outline.ts'

export const handsHolding: Motif = {
  id: 'hands-holding',
  kind: 'person',
  rests: 'held',
  width: 1.22,
  draw: (pen) =>
    cutOut(
      pen,
      (cut) => {
        cut.lay(
          'shade',
          outline('58,100! 44,82 33,66 25,54 18,46 8,38 -2,27 -5,17 -3,9 5,5 14,8.4 23,17 30,27 36,38 46,52 58,66!'),
        )
        cut.tint('body', outline('58,66 44,51 34,36 22,16 6,3 2,5 14,14 26,32 38,50 58,74'))
        cut.lay(
          'body',
          outline(
            '-58,100! -46,84 -35,69 -27,57 -20,50 -11,45.6 -2,40 6,32 11.6,22 11.6,14.6 6.4,11 -2,13 -11,18 -20,25.6 -29,33 -37,42 -46,53 -58,66!',
          ),
        )
        cut.tint('light', outline('-58,100 -46,84 -34,68 -20,50 -3,40 -12,42 -26,51 -40,67 -58,90'))
        cut.crease(stroke('-29,53 -22,44 -14,38'), 0.6)
        cut.crease(stroke('-27,34.6 -20,37 -14,33'), 0.6)
        const fingers = [
          [13.6, 33.4, -8, 38.6],
          [14.6, 26.6, -10.4, 31],
          [13.4, 20, -10, 23.6],
          [10.6, 14, -6.4, 17],
        ] as const
        for (const [fromX, fromY, toX, toY] of fingers) {
          const midX = (fromX + toX) / 2
          const midY = (fromY + toY) / 2 + 2.6
          cut.lay(
            'shade',
            ribbon(`${fromX},${fromY},3.3 ${midX + 4},${midY},3.2 ${midX - 3},${midY + 0.6},2.9 ${toX + 2},${toY},2.3`),
          )
          cut.crease(stroke(`${midX - 1},${midY + 3.6} ${midX},${midY - 2.4}`), 0.5)
        }
        cut.join('shade', outline('24,46 17,38.6 11,35.6 12,30.4 13.4,26.4 12.4,21 11,16 10,11 16,11 24,20 31,32'))
        cut.crease(stroke('18.6,33 14.4,31'), 0.5)
        cut.crease(stroke('19,27 15,24.6'), 0.5)
        cut.crease(stroke('17,20.6 13.6,18.4'), 0.5)
        cut.lay('shade', outline('32,56 24,54 16,52.4 8,50.6 2,47 0.6,44 3,42.4 9,44 16,45 22,44 28,46 36,52'))
        cut.crease(stroke('10.4,50.6 11.2,45.6'), 0.5)
        cut.join('shade', outline('24,56 36,64 42,58 36,44 27,40 22,42 24,48'))
        cut.lay(
          'body',
          outline('-33,52 -25,53.6 -17,54.4 -9,56 -1,55.6 3.4,53 3,50.4 -2,50 -9,49.4 -15,46.4 -22,43 -32,46'),
        )
        cut.crease(stroke('-6,56 -6.4,50.6'), 0.5)
        cut.join('body', outline('-24,53.8 -33,58 -38,52 -32,40 -22,40 -19,44 -22,49'))
      },
      { y: -5.4, size: 1.054 },
    ),
}
