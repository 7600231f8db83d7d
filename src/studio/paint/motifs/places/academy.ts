// A seat of learning: collegiate towers and traceried windows, or a dome over a portico.

import type { Random } from '../../random.ts'
import type { Motif } from '../motif.ts'
import { type Cutout, cutOut } from '../people/cutout.ts'
import { outline, ribbon } from '../people/outline.ts'
import { tower } from './keep.ts'
import { arch, battlement, box, courses, disc, pane, polygon, rule } from './masonry.ts'

const range = (cut: Cutout, x: number, w: number, h: number, lit: Random): void => {
  cut.lay('body', box(x, 0, w, h))
  courses(cut, lit.sub(`stones ${x}`), { x, y: 4, w, h: h - 8 }, Math.round(w / 5))
  cut.lay('shade', polygon([x - 1, h - 0.4], [x + 3, h + 13], [x + w - 3, h + 13], [x + w + 1, h - 0.4]), 0.5)
  cut.lay('light', battlement(x - 1, h - 2, w + 2, Math.round(w / 5), 3.4), 0.4)
  const bays = Math.round(w / 11)
  for (let bay = 0; bay < bays; bay++) {
    const middle = x + ((bay + 0.5) * w) / bays
    pane(cut, 'pointed', { x: middle, y: h * 0.5, w: 5, h: h * 0.36 }, lit.chance(0.6))
    pane(cut, 'square', { x: middle, y: 6, w: 5, h: h * 0.26 }, lit.chance(0.6))
    cut.lay(
      'light',
      polygon(
        [middle + w / bays / 2 - 1.4, 0],
        [middle + w / bays / 2 + 1.4, 0],
        [middle + w / bays / 2 + 0.8, h * 0.84],
        [middle + w / bays / 2 - 0.8, h * 0.84],
      ),
      0.4,
    )
  }
}

const collegiate = (cut: Cutout, random: Random): void => {
  const lit = random.sub('windows')
  range(cut, -76, 62, 44, lit)
  range(cut, 12, 66, 40, lit)
  tower(cut, { x: -74, foot: 0, w: 11, h: 56, crown: 'cone', roof: 22 }, random.sub('west'))
  tower(cut, { x: 76, foot: 0, w: 10, h: 46, crown: 'cone', roof: 18 }, random.sub('east'))
  cut.lay('light', box(-17, 0, 34, 74))
  cut.tint('body', box(-8, 0, 26, 76))
  cut.tint('shade', box(8, 0, 12, 76))
  cut.lay('accent', disc(0, 60, 6), 0.6)
  cut.crease(rule([0, 60], [0, 64.4]), 0.7)
  cut.crease(rule([0, 60], [3, 58.6]), 0.7)
  pane(cut, 'pointed', { x: 0, y: 30, w: 13, h: 22 }, true)
  cut.crease(rule([-3.2, 30], [-3.2, 50]), 0.4)
  cut.crease(rule([3.2, 30], [3.2, 50]), 0.4)
  cut.lay('accent', arch(0, 0, 14, 23, true), 0.6)
  cut.crease(rule([0, 0], [0, 22]), 0.5)
  cut.lay('light', battlement(-18, 73, 36, 6, 5), 0.4)
  for (const x of [-17, 17]) {
    cut.lay('body', box(x - 2.6, 0, 5.2, 80), 0.5)
    cut.lay('shade', polygon([x - 3.4, 79.6], [x, 94], [x + 3.4, 79.6]), 0.4)
  }
  cut.lay('shade', polygon([-6, 77], [0, 96], [6, 77]), 0.4)
  cut.lay('shade', ribbon('0,94,0.4 0,100,0.2'), 0)
}

const domed = (cut: Cutout, random: Random): void => {
  const lit = random.sub('windows')
  cut.lay('body', box(-78, 0, 156, 40))
  cut.tint('light', box(-78, 0, 30, 42))
  cut.tint('shade', box(46, 0, 40, 42))
  for (const x of [-70, -58, -46, -34, 34, 46, 58, 70]) {
    pane(cut, 'arched', { x, y: 21, w: 5.4, h: 13 }, lit.chance(0.6))
    pane(cut, 'square', { x, y: 5, w: 5.4, h: 10 }, lit.chance(0.6))
  }
  cut.lay('light', box(-81, 39, 162, 4), 0.5)
  cut.lay('body', box(-17, 43, 34, 20))
  for (const x of [-13, -6.5, 0, 6.5, 13]) pane(cut, 'arched', { x, y: 46, w: 3.4, h: 12 }, lit.chance(0.8))
  cut.lay('light', box(-19, 62, 38, 3), 0.4)
  cut.lay('shade', outline('-18,65! -17,74 -11,83 0,87.4 11,83 17,74 18,65!'), 0.5)
  cut.tint('body', outline('-18,65! -17,74 -11,83 0,87.4 -5,80 -7,65!'))
  for (const x of [-9, 0, 9]) cut.crease(outline(`${x},65! ${x * 0.8},76 ${x * 0.2},87!`), 0.4)
  cut.lay('body', box(-3.4, 86, 6.8, 6), 0.4)
  cut.lay('shade', outline('-4.4,91.6! 0,96 4.4,91.6!'), 0.3)
  cut.lay('shade', ribbon('0,95,0.4 0,100,0.2'), 0)
  cut.lay('shade', box(-25, 4, 50, 32), 0.5)
  cut.lay('accent', box(-5.6, 5, 11.2, 22), 0.5)
  for (const x of [-23, -14, -5.6, 5.6, 14, 23].filter((at) => Math.abs(at) > 6))
    cut.lay('light', box(x - 2, 5, 4, 31), 0.4)
  cut.lay('body', box(-28, 35, 56, 4.6), 0.4)
  cut.lay('light', polygon([-30, 39.4], [30, 39.4], [0, 53]), 0.6)
  cut.tint('shade', polygon([8, 39], [32, 39], [0, 54]))
  cut.lay('body', polygon([-34, 0], [34, 0], [27, 5.6], [-27, 5.6]), 0.4)
  cut.crease(rule([-32, 2], [32, 2]), 0.4)
  cut.crease(rule([-30, 4], [30, 4]), 0.4)
}

export const academy: Motif = {
  id: 'academy',
  kind: 'place',
  rests: 'ground',
  width: 1.7,
  draw: (pen, random) => cutOut(pen, (cut) => (random.chance(0.6) ? collegiate : domed)(cut, random.sub('building'))),
}
