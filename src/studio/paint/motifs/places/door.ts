// A heavy door, a hand's breadth open, with light behind it.
import type { Motif } from '../motif.ts'
import { cutOut } from '../people/cutout.ts'
import { outline, ribbon, stroke } from '../people/outline.ts'
import { arch, box, courses, disc, polygon, rule } from './masonry.ts'

export const door: Motif = {
  id: 'door',
  kind: 'place',
  rests: 'ground',
  width: 0.64,
  draw: (pen, random) =>
    cutOut(pen, (cut) => {
      const pointed = random.chance(0.5)
      const ajar = random.between(8, 13)
      cut.lay('body', arch(0, 3, 60, pointed ? 96.6 : 96, pointed))
      courses(cut, random.sub('stones'), { x: -30, y: 6, w: 60, h: 84 }, 26)
      cut.crease(arch(0, 3, 51, 90, pointed), 0.6)
      cut.lay('accent', arch(0, 6, 42, 83, pointed), 0.8)
      cut.tint('shade', box(-22, 0, 43 - ajar, 100))
      cut.tint('body', box(-22, 0, 19, 100))
      cut.crease(rule([21 - ajar, 0], [21 - ajar, 90]), 0.9)
      const boards = 4
      const width = (41 - ajar) / boards
      for (let board = 1; board < boards; board++)
        cut.crease(rule([-20.4 + board * width, 0], [-20.4 + board * width, 90]), 0.45)
      for (const y of [20, 52]) {
        cut.lay('light', ribbon(`-20,${y},1.3 -8,${y - 0.6},1.1 ${8 - ajar * 0.4},${y - 1.4},0.8`), 0.3)
        cut.lay('light', ribbon(`${-2},${y},0.4 ${2},${y + 4},0.5 ${5},${y + 3},0.3`), 0.2)
        cut.lay('light', ribbon(`${-2},${y - 1},0.4 ${2},${y - 5.4},0.5 ${5},${y - 4.6},0.3`), 0.2)
      }
      cut.lay('light', disc(16.4 - ajar, 38, 1.7), 0.4)
      cut.crease(stroke(`${15.4 - ajar},31 ${17.4 - ajar},31`), 0.8)
      if (random.chance(0.6)) {
        cut.lay('light', outline(`-7,62! -7,68 -3,72.6 1,68 1,62!`), 0.4)
        for (const x of [-5, -3, -1]) cut.crease(rule([x, 61], [x, 72]), 0.5)
      }
      cut.lay('light', polygon([-32, 0], [32, 0], [29, 3.4], [-29, 3.4]), 0.4)
      cut.lay('light', polygon([-29, 3.4], [29, 3.4], [26, 6], [-26, 6]), 0.4)
    }),
}
