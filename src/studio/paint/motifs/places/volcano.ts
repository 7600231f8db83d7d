// A volcano in eruption: lava on its flanks, a column of ash.
import type { Motif } from '../motif.ts'
import { cutOut } from '../people/cutout.ts'
import { outline, ribbon, stroke } from '../people/outline.ts'

/** The column of ash, lobe by lobe. */
const plume =
  '-7,58! -10,62 -6.4,66! -14,66.4 -17.4,71.6 -13,76! -21.6,75.4 -26.4,81.6 -22,86.6! -28,89.6 -25,96.2 -17,95.6! -14,99.8 -5,100 -2,96.6! 3,100 12,99.6 14,94.6! 22.6,97 31,92 28,85.6! 37,84.6 39.4,77 31.6,73! 27,69.6 20.4,71.4! 22.6,66.4 17.4,62.6 12,65.4! 13.4,60.4 8,58!'

const billows = [
  '-13,76 -8,75 -6,71',
  '-22,86.6 -15,88 -10,84.6',
  '-2,96.6 -3,91 -8,89',
  '14,94.6 12,89 6,88.4',
  '28,85.6 22,87 18,83',
  '20.4,71.4 18,76 20.6,80',
  '12,65.4 10,70 12.4,74.6',
  '-2,82 3,84.6 8,81.6',
] as const

export const volcano: Motif = {
  id: 'volcano',
  kind: 'place',
  rests: 'ground',
  width: 1.76,
  draw: (pen, random) =>
    cutOut(pen, (cut) => {
      const place = { flip: random.chance(0.5) }
      cut.lay('shade', outline(plume, place))
      cut.tint('body', outline('-30,100! -26,82 -16,70 -8,58! -2,58! -6,70 -12,78 -14,88 -4,92 4,100!', place))
      for (const billow of billows) cut.crease(stroke(billow, place), 0.6)
      const bombs = random.sub('bombs')
      for (let bomb = 0; bomb < 8; bomb++) {
        const angle = bombs.between(0.35, 2.8)
        const reach = bombs.between(16, 30)
        const x = Math.cos(angle) * reach * 1.2
        const y = 60 + Math.sin(angle) * reach * 0.6
        cut.lay('accent', ribbon(`${x * 0.8},${y - 3},0.15 ${x},${y},0.9`), 0.2)
      }
      cut.lay('accent', outline('-9,58! -10,66 -7,76! -4,70 -1,82! 2,72 5,78! 8,68 9,58!'), 0.5)
      cut.lay(
        'body',
        outline(
          '-88,0! -70,7 -52,17 -36,31 -23,46 -15,60! -11,62.6! -7,60.4! -2,62.8! 4,60! 9,63! 14,60.6! 20,49 31,34 45,20 64,8 88,0!',
        ),
      )
      cut.tint('light', outline('-88,0! -70,7 -52,17 -36,31 -23,46 -15,60! -11,62! -14,48 -22,34 -28,16 -46,0!'))
      cut.tint('shade', outline('88,0! 64,8 45,20 31,34 20,49 14,61! 8,62! 10,44 20,26 26,12 40,0!'))
      cut.lay(
        'accent',
        outline('-7,61! -2,62.6! 4,60.4! 3,52 -1,44 2,36 -4,27 -8,18 -5,8! -11,16 -10,26 -5,34 -8,44 -6,53'),
        0.5,
      )
      cut.lay('accent', outline('6,61! 10,62.4! 12,54 17,46 15,38 21,28! 11,36 12,45 8,52'), 0.5)
      cut.lay('accent', outline('-10,61.6! -13,54 -18,46 -17,39 -21,31! -13,38 -13,46 -8,54'), 0.5)
      cut.lay('shade', outline('-88,0! -74,4 -58,3 -40,7 -22,3 -2,6.4 20,3.4 40,6.4 60,3 76,3.6 88,0!'), 0.5)
    }),
}
