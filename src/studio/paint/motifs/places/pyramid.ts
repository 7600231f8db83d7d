// Pyramids in the sand, palms and a doorway for scale.

import type { Random } from '../../random.ts'
import type { Motif } from '../motif.ts'
import { type Cutout, cutOut } from '../people/cutout.ts'
import { outline, ribbon, stroke } from '../people/outline.ts'
import { polygon, rule } from './masonry.ts'

const face = (cut: Cutout, x: number, half: number, h: number, random: Random): void => {
  const edge = x + half * 0.36
  cut.lay('light', polygon([x - half, 0], [x + half, 0], [x, h]))
  const courses = Math.round(h / 7)
  for (let course = 1; course < courses; course++) {
    const share = course / courses
    const y = h * share
    const left = x - half * (1 - share)
    const right = edge + (x - edge) * share
    cut.crease(rule([left, y], [right, y]), 0.35)
    for (let joint = 0; joint < 4; joint++) {
      const at = left + (right - left) * random.between(0.1, 0.9)
      cut.crease(rule([at, y], [at, y + h / courses]), 0.3)
    }
  }
  cut.lay('shade', polygon([edge, 0], [x + half, 0], [x, h]), 0.45)
  for (let course = 1; course < courses; course += 2) {
    const share = course / courses
    cut.crease(rule([edge + (x - edge) * share, h * share], [x + half * (1 - share), h * share]), 0.3)
  }
}

const palm = (cut: Cutout, x: number, h: number, random: Random): void => {
  const lean = random.between(-4, 4)
  cut.lay('body', ribbon(`${x},0,1 ${x + lean * 0.3},${h * 0.5},0.8 ${x + lean},${h},0.6`))
  for (let frond = 0; frond < 7; frond++) {
    const angle = Math.PI * (0.02 + (frond / 6) * 0.96)
    const reach = 9 + random.between(-1, 1.4)
    const tipX = x + lean + Math.cos(angle) * reach
    const tipY = h + Math.sin(angle) * reach * 0.56 - 3.4
    cut.lay(
      'body',
      ribbon(`${x + lean},${h},0.4 ${(x + lean + tipX) / 2},${(h + tipY) / 2 + 2.6},1.1 ${tipX},${tipY},0.1`),
      0.3,
    )
  }
}

export const pyramid: Motif = {
  id: 'pyramid',
  kind: 'place',
  rests: 'ground',
  width: 1.9,
  draw: (pen, random) =>
    cutOut(pen, (cut) => {
      const side = random.chance(0.5) ? 1 : -1
      face(cut, side * 52, 38, random.between(50, 58), random.sub('far'))
      face(cut, side * -64, 24, random.between(28, 36), random.sub('small'))
      face(cut, side * -8, 66, 100, random.sub('great'))
      const doorX = side * -8 - 22
      cut.lay('accent', polygon([doorX - 2.6, 3], [doorX + 2.6, 3], [doorX + 2, 11], [doorX - 2, 11]), 0.5)
      cut.lay('shade', outline('-95,0! -80,4.6 -62,3 -44,6.4 -22,2.6 0,4.4 24,2 46,5.6 70,3 84,4.6 95,0!'), 0.5)
      cut.crease(stroke('-60,1.6 -44,3.6 -26,1.4'), 0.4)
      for (const x of [side * 72, side * 80, side * -84]) palm(cut, x, random.between(18, 26), random)
    }),
}
