// An empty park bench with scrolled iron ends, a book or a hat left behind on it.
import type { Motif } from '../motif.ts'
import { type Cutout, cutOut } from '../people/cutout.ts'
import { outline, ribbon, stroke } from '../people/outline.ts'
import { polygon } from './masonry.ts'

const end = (cut: Cutout, x: number): void => {
  cut.lay('body', ribbon(`${x - 3},0,2.2 ${x},20,1.8 ${x + 2},42,1.8 ${x + 7},70,1.7 ${x + 12},98,1.6`), 0.5)
  cut.lay('body', ribbon(`${x + 22},0,2.2 ${x + 19},18,1.7 ${x + 18},36,1.7 ${x + 19},40,1.6`), 0.5)
  cut.lay('body', ribbon(`${x + 2},38,1.7 ${x + 12},36,1.6 ${x + 21},38,1.7`), 0)
  cut.lay(
    'body',
    ribbon(`${x + 8},64,1.6 ${x + 16},63,1.6 ${x + 24},62,1.8 ${x + 27},57,1.7 ${x + 23},54,1.4 ${x + 21},57,1`),
    0.4,
  )
  cut.lay('body', ribbon(`${x + 20},40,1.3 ${x + 17},50,1.2 ${x + 20},61,1.3`), 0)
  cut.lay('body', ribbon(`${x},20,1 ${x + 8},26,1 ${x + 14},20,1 ${x + 19},20,1`), 0)
}

export const bench: Motif = {
  id: 'bench',
  kind: 'place',
  rests: 'ground',
  width: 1.8,
  draw: (pen, random) =>
    cutOut(pen, (cut) => {
      const left = random.pick(['book', 'hat', 'nothing'] as const)
      end(cut, 62)
      for (const [at, y] of [54, 68, 82, 95].entries()) {
        const shift = 2.4 * at
        cut.lay(
          at === 0 ? 'light' : 'body',
          polygon([-76 + shift, y - 4.6], [82 + shift, y - 4.6], [83.4 + shift, y + 4], [-74.6 + shift, y + 4]),
          0.5,
        )
        cut.tint('light', polygon([-76 + shift, y + 2], [84 + shift, y + 2], [84 + shift, y + 5], [-76 + shift, y + 5]))
        cut.crease(stroke(`${-60 + at * 9},${y} ${-20 + at * 6},${y - 0.6} ${10 + at * 8},${y}`), 0.4)
      }
      for (const [at, y] of [43, 38.6, 34.4].entries()) {
        const shift = at * 5
        cut.lay(
          at === 2 ? 'shade' : 'light',
          polygon([-80 + shift, y - 1.8], [80 + shift, y - 1.8], [78 + shift, y + 2.2], [-81 + shift, y + 2.2]),
          0.5,
        )
      }
      end(cut, -80)
      if (left === 'book') {
        cut.lay('shade', polygon([18, 44], [40, 44], [38, 47], [16, 47]), 0.5)
        cut.lay('light', outline('16,47! 22,49.6 27,47.6! 33,49.8 38,47! 36,53 31,54 27,51.6! 22,54 15,52.6'), 0.5)
        cut.crease(stroke('27,51.6 27,47.6'), 0.5)
      }
      if (left === 'hat') {
        cut.lay('body', outline('10,45 20,42.6 36,42.6 46,45 40,47.4 28,48 16,47.4'), 0.5)
        cut.lay('body', outline('17,47! 18,55 22,59 28,57.6 34,59 38,55 39,47! 28,48.6'), 0.4)
        cut.crease(stroke('17.4,50.6 28,51.8 38.6,50.6'), 0.9)
      }
      cut.lay('shade', outline('-92,0! -60,1.6 0,1 60,1.8 94,0!'), 0)
    }),
}
