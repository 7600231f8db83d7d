// An iron gate between stone pillars, one leaf ajar.

import type { Random } from '../../random.ts'
import type { Motif } from '../motif.ts'
import { type Cutout, cutOut } from '../people/cutout.ts'
import { outline, ribbon } from '../people/outline.ts'
import { lampHead, scroll, spearBar } from './ironwork.ts'
import { box, courses, disc } from './masonry.ts'

const pillar = (cut: Cutout, x: number, random: Random, lamp: boolean): void => {
  cut.lay('body', box(x - 7, 0, 14, 66))
  cut.tint('light', box(x - 7, 0, 4, 70))
  cut.tint('shade', box(x + 2.6, 0, 6, 70))
  courses(cut, random, { x: x - 7, y: 8, w: 12, h: 56 }, 12)
  cut.lay('body', box(x - 8.6, 0, 17.2, 6), 0.4)
  cut.lay('light', box(x - 9, 65, 18, 3.4), 0.4)
  cut.lay('body', box(x - 7.6, 68, 15.2, 3), 0.4)
  if (lamp) lampHead(cut, x, 71, 12)
  else {
    cut.lay('body', outline(`${x - 3},71! ${x - 2},74 ${x + 2},74 ${x + 3},71!`), 0.3)
    cut.lay('light', disc(x, 79, 5.4), 0.4)
  }
}

const leaf = (cut: Cutout, hinge: number, reach: number): void => {
  const bars = 6
  const height = (share: number): number => 66 + 20 * share * share
  for (let bar = 0; bar <= bars; bar++) {
    const share = bar / bars
    spearBar(cut, hinge + reach * share, 3, height(share))
  }
  const rail = (y: number, lift: number): void =>
    cut.lay(
      'body',
      ribbon(`${hinge},${y},0.8 ${hinge + reach * 0.5},${y + lift * 0.25},0.8 ${hinge + reach},${y + lift},0.8`),
      0,
    )
  rail(5, 0)
  rail(34, 0)
  rail(40, 0)
  rail(58, 20)
  for (let bar = 0; bar < bars; bar++) {
    const x = hinge + (reach * (bar + 0.5)) / bars
    cut.lay('body', disc(x, 37, 1.5), 0)
  }
  scroll(cut, hinge + reach * 0.12, 10, reach * 0.4)
  scroll(cut, hinge + reach * 0.92, 10, reach * -0.4)
  scroll(cut, hinge + reach * 0.12, 47, reach * 0.3)
  scroll(cut, hinge + reach * 0.92, 50, reach * -0.36)
}

export const gate: Motif = {
  id: 'gate',
  kind: 'place',
  rests: 'ground',
  width: 1.1,
  draw: (pen, random) =>
    cutOut(pen, (cut) => {
      const side = random.chance(0.5) ? 1 : -1
      const lamps = random.chance(0.6)
      leaf(cut, side * -34, side * 33)
      leaf(cut, side * 34, side * -22)
      cut.lay('body', ribbon('-36,66,0.8 -28,84,0.9 -14,92,0.9 0,94.4,1 14,92,0.9 28,84,0.9 36,66,0.8'), 0)
      scroll(cut, 0, 92, 8)
      scroll(cut, 0, 92, -8)
      spearBar(cut, 0, 90, 100, 0.8)
      pillar(cut, -42, random.sub('left'), lamps)
      pillar(cut, 42, random.sub('right'), lamps)
      cut.lay('shade', outline('-55,0! -46,3.4 -36,1.6! -20,1 20,1 36,1.6! 46,3.2 55,0!'), 0.3)
    }),
}
