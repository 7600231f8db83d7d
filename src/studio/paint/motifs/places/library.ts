// Tall bookshelves under an arch, with a ladder and a lamp.

import type { Random } from '../../random.ts'
import type { Motif } from '../motif.ts'
import { type Cutout, cutOut } from '../people/cutout.ts'
import { outline, ribbon } from '../people/outline.ts'
import { arch, box, disc, pierced, polygon, rule } from './masonry.ts'

const shelf = (cut: Cutout, x: number, y: number, w: number, h: number, random: Random): void => {
  let at = x + 0.4
  while (at < x + w - 1.6) {
    const thick = random.between(1.4, 2.9)
    const tall = h * random.between(0.62, 0.94)
    if (random.chance(0.08)) {
      cut.lay('light', box(at, y, h * 0.5, 1.3), 0.25)
      cut.lay('body', box(at + 0.4, y + 1.3, h * 0.44, 1.4), 0.25)
      at += h * 0.56
      continue
    }
    const lean = random.chance(0.1) ? 1.6 : 0
    if (at + thick + lean > x + w) break
    cut.lay(
      random.pick(['body', 'light', 'shade', 'body']),
      polygon([at, y], [at + thick, y], [at + thick + lean, y + tall], [at + lean, y + tall]),
      0.25,
    )
    if (thick > 2) cut.crease(rule([at, y + tall * 0.78], [at + thick, y + tall * 0.78]), 0.3)
    at += thick + lean + 0.15
  }
}

export const library: Motif = {
  id: 'library',
  kind: 'place',
  rests: 'ground',
  width: 0.98,
  draw: (pen, random) =>
    cutOut(pen, (cut) => {
      const side = random.chance(0.5) ? 1 : -1
      const bays = [-41, -12.6, 15.8]
      cut.lay(
        'body',
        pierced(box(-46, 0, 92, 88), [box(-42, 5, 27, 80), box(-11, 5, 24.4, 80), box(17.4, 5, 24.6, 80)]),
      )
      for (const [bay, x] of bays.entries())
        for (let row = 0; row < 6; row++) {
          const y = 6 + row * 13
          if (bay === 1 && row < 3) continue
          shelf(cut, x, y, 25.2, 12, random.sub(`${bay} ${row}`))
          cut.lay('light', box(x - 1, y - 1.2, 27, 1.2), 0.2)
        }
      for (const x of [-46, -15, 13.4, 42]) cut.lay('light', box(x, 0, 4, 86), 0.4)
      cut.lay('light', outline('-49,85! 49,85! 47,89 44,90.6! -44,90.6! -47,89'), 0.5)
      cut.lay('body', outline('-16,90.6! -12,94 -4,95 0,99.8! 4,95 12,94 16,90.6!'), 0.4)
      cut.lay('light', box(-47, 0, 94, 4), 0.4)
      cut.lay('accent', arch(-0.2, 4, 22, 38), 0.6)
      cut.crease(rule([-0.2, 4], [-0.2, 42]), 0.6)
      for (const y of [14, 24, 34]) cut.crease(rule([-12, y], [12, y]), 0.5)
      const foot = side * 40
      const top = side * 29
      for (const aside of [-3.4, 3.4]) cut.lay('body', ribbon(`${foot + aside},0.6,0.8 ${top + aside},78,0.7`), 0.5)
      for (let rung = 1; rung < 10; rung++) {
        const share = rung / 10
        const x = foot + (top - foot) * share
        cut.lay('body', ribbon(`${x - 3.4},${share * 77},0.55 ${x + 3.4},${share * 77},0.55`), 0.3)
      }
      const lamp = -side * 29
      cut.lay('shade', ribbon(`${lamp},4,1.6 ${lamp},6,0.6 ${lamp},16,0.5`), 0.4)
      cut.lay('accent', outline(`${lamp - 5},16! ${lamp - 2.4},22! ${lamp + 2.4},22! ${lamp + 5},16!`), 0.5)
      cut.lay('shade', disc(lamp, 22.6, 0.8), 0.2)
    }),
}
