// A manor: a long front with wings, gables, tall chimneys and many windows.

import type { Random } from '../../random.ts'
import type { Motif } from '../motif.ts'
import { type Cutout, cutOut } from '../people/cutout.ts'
import { outline, ribbon } from '../people/outline.ts'
import { arch, box, chimney, pane, polygon, rule } from './masonry.ts'

const wing = (cut: Cutout, x: number, w: number, eaves: number, peak: number, lit: Random, curved: boolean): void => {
  cut.lay('body', box(x, 0, w, eaves))
  cut.tint('light', box(x, 3, w * 0.24, eaves))
  cut.tint('shade', box(x + w * 0.8, 3, w, eaves))
  const middle = x + w / 2
  const gable = curved
    ? outline(
        `${x - 1},${eaves - 1}! ${x + 2},${eaves + 5} ${x + w * 0.24},${eaves + 6}! ${x + w * 0.28},${peak - 8} ${middle - 2},${peak - 4}! ${middle},${peak + 1} ${middle + 2},${peak - 4}! ${x + w * 0.72},${peak - 8} ${x + w * 0.76},${eaves + 6}! ${x + w - 2},${eaves + 5} ${x + w + 1},${eaves - 1}!`,
      )
    : polygon([x - 1.4, eaves - 1], [middle, peak], [x + w + 1.4, eaves - 1])
  cut.lay('light', gable, 0.5)
  cut.tint('shade', box(middle + w * 0.22, eaves - 2, w, peak))
  cut.lay('shade', ribbon(`${middle},${peak - 1},0.5 ${middle},${peak + 4},0.25`), 0)
  pane(cut, 'arched', { x: middle, y: eaves + 3, w: w * 0.2, h: 8.6 }, lit.chance(0.7))
  for (const y of [8, 29, 46].filter((sill) => sill + 14 < eaves + 3))
    for (const share of [0.26, 0.74])
      pane(cut, 'square', { x: x + w * share, y, w: w * 0.22, h: 12.6 }, lit.chance(0.5))
}

export const manor: Motif = {
  id: 'manor',
  kind: 'place',
  rests: 'ground',
  width: 1.86,
  draw: (pen, random) =>
    cutOut(pen, (cut) => {
      const lit = random.sub('windows')
      const curved = random.chance(0.5)
      const tall = random.between(58, 62)
      for (const x of [-60, -30, 14, 40, 66]) chimney(cut, x + random.between(-2, 2), 62, 6.4, random.between(20, 28))
      cut.lay('body', box(-78, 0, 158, 58))
      cut.as('roof', () => {
        cut.lay('shade', polygon([-82, 57], [-70, 77], [72, 77], [84, 57]), 0.5)
        cut.crease(rule([-78, 64], [80, 64]), 0.35)
        cut.crease(rule([-74, 70.6], [76, 70.6]), 0.35)
      })
      for (const x of [-48, -38, 25, 35, 45]) {
        for (const y of [8, 34]) pane(cut, 'square', { x, y, w: 5.4, h: 14 }, lit.chance(0.5))
      }
      for (const x of [-43, 30, 42]) {
        cut.lay('light', box(x - 4, 59, 8, 8), 0.5)
        cut.lay('shade', polygon([x - 5.4, 66.6], [x, 73], [x + 5.4, 66.6]), 0.4)
        pane(cut, 'square', { x, y: 60, w: 4.4, h: 5.6 }, lit.chance(0.5))
      }
      wing(cut, -86, 30, tall, tall + 24, lit, curved)
      wing(cut, 54, 32, tall - 6, tall + 20, lit, curved)
      wing(cut, -28, 40, tall + 4, tall + 32, lit, curved)
      cut.lay('shade', polygon([-21, 30], [-8, 40], [5, 30]), 0.5)
      for (const x of [-19, -13.6, -3.6, 1.8]) cut.lay('light', box(x - 0.2, 4, 2.2, 26), 0.4)
      cut.lay('accent', arch(-8, 4, 7.4, 20), 0.5)
      cut.crease(rule([-8, 4], [-8, 24]), 0.4)
      cut.lay('shade', polygon([-24, 0], [8, 0], [5, 4.4], [-21, 4.4]), 0.5)
      cut.crease(rule([-23, 2.2], [7, 2.2]), 0.4)
      const hedge = random.sub('hedge')
      let top = ''
      for (let x = -92; x <= 92; x += 6) top += ` ${x},${x > -27 && x < 11 ? 1.4 : hedge.between(3, 7.4).toFixed(2)}`
      cut.lay('shade', outline(`-93,0!${top} 93,0!`), 0.5)
    }),
}
