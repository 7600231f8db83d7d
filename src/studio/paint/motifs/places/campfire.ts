// A campfire: crossed logs, licking flames, sparks.
import type { Motif } from '../motif.ts'
import { type Cutout, cutOut } from '../people/cutout.ts'
import { outline, ribbon } from '../people/outline.ts'
import { disc } from './masonry.ts'

const log = (cut: Cutout, from: readonly [number, number], to: readonly [number, number]): void => {
  cut.lay('shade', ribbon(`${from[0]},${from[1]},4.6 ${to[0]},${to[1]},4`), 0.6)
  cut.lay('light', disc(from[0], from[1], 4), 0.3)
  cut.crease(disc(from[0], from[1], 2.3), 0.4)
  cut.crease(disc(from[0], from[1], 0.8), 0.4)
}

export const campfire: Motif = {
  id: 'campfire',
  kind: 'place',
  rests: 'ground',
  width: 0.98,
  draw: (pen, random) =>
    cutOut(pen, (cut) => {
      const sway = random.between(-3, 3)
      const flip = random.chance(0.5)
      const place = { flip }
      cut.lay('shade', ribbon('-34,10,3.6 20,24,3'), 0.4)
      cut.lay('shade', ribbon('34,10,3.6 -18,26,3'), 0.4)
      cut.lay(
        'accent',
        outline(
          `-2,8! -18,12 -26,24 -24,38 -30,46! -18,44 -19,56 -14,66! -12,58 -6,66 -6,78 ${-12 + sway},94! ${2 + sway},84 8,72 7,60 12,52! 15,62 14,72! 22,60 24,46! 27,52 30,54! 30,40 27,24 18,12 6,8`,
          place,
        ),
      )
      cut.lay(
        'accent',
        outline(
          `-1,9 -14,16 -16,28 -10,40! -8,34 -3,44 -4,56 ${-6 + sway * 0.6},66! 4,54 5,42 10,36! 12,44! 17,32 16,20 8,11`,
          place,
        ),
        0.6,
      )
      cut.lay('accent', outline('0,10 -7,15 -7,24 -1,33 1,40! 6,32 8,22 5,14', place), 0.5)
      const sparks = random.sub('sparks')
      for (let spark = 0; spark < 9; spark++) {
        const x = sparks.between(-26, 26)
        const y = sparks.between(62, 98)
        if (Math.abs(x) + (96 - y) * 0.4 > 17) cut.lay('accent', disc(x, y, sparks.between(0.5, 1.1)), 0)
      }
      log(cut, [-40, 7], [12, 17])
      log(cut, [40, 6], [-10, 16])
      log(cut, [-13, 4.8], [18, 14])
      log(cut, [16, 5], [-22, 12])
      for (const [x, r] of [
        [-46, 3.2],
        [-30, 3.8],
        [-2, 3],
        [28, 3.6],
        [45, 3],
      ] as const)
        cut.lay(
          'body',
          outline(`${x - r},0! ${x - r},${r * 0.9} ${x - r * 0.2},${r * 1.5} ${x + r},${r} ${x + r},0!`),
          0.5,
        )
    }),
}
