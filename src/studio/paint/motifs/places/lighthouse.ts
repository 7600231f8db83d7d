// A lighthouse on its rock, with the keeper's house in its lee.
import type { Motif } from '../motif.ts'
import { cutOut } from '../people/cutout.ts'
import { outline, ribbon, stroke } from '../people/outline.ts'
import { arch, box, chimney, pane, polygon, rule } from './masonry.ts'

export const lighthouse: Motif = {
  id: 'lighthouse',
  kind: 'place',
  rests: 'ground',
  width: 0.56,
  draw: (pen, random) =>
    cutOut(pen, (cut) => {
      const side = random.chance(0.5) ? 1 : -1
      const banded = random.chance(0.7)
      const foot = 12
      const top = 76
      const house = side > 0 ? 4 : -22
      chimney(cut, house + 11, 22, 3, 9)
      cut.lay('body', box(house, 10, 18, 11))
      cut.tint('shade', box(house + 13, 8, 8, 14))
      cut.lay('shade', polygon([house - 1.4, 20.6], [house + 3, 28], [house + 15, 28], [house + 19.4, 20.6]), 0.5)
      pane(cut, 'square', { x: house + (side > 0 ? 14 : 4), y: 13, w: 3, h: 4 })
      const half = (y: number): number => 8.4 - ((y - foot) / (top - foot)) * 3.6
      const shaft = polygon([-half(foot), foot], [half(foot), foot], [half(top), top], [-half(top), top])
      cut.lay('body', shaft)
      const bands = banded
        ? [
            [24, 37],
            [50, 63],
          ]
        : []
      for (const [from = 0, to = 0] of bands) cut.tint('light', box(-10, from, 20, to - from))
      cut.tint('shade', polygon([3.4, foot], [10, foot], [6, top], [1.8, top]))
      for (const [from = 0, to = 0] of bands) {
        cut.crease(rule([-9, from], [9, from]), 0.5)
        cut.crease(rule([-9, to], [9, to]), 0.5)
      }
      for (const y of [30, 45, 60])
        pane(cut, 'arched', { x: -1.4 + random.between(-0.8, 0.8), y, w: 1.9, h: 4 }, random.chance(0.7))
      cut.lay('light', arch(-1.4, foot + 2, 4.2, 7.4), 0.5)
      cut.lay('body', polygon([-4.8, 74], [4.8, 74], [7.6, 77.4], [-7.6, 77.4]))
      cut.lay('body', box(-8.2, 77.2, 16.4, 1.3), 0.4)
      for (const x of [-7.6, -5, -2.4, 0.2, 2.8, 5.4, 7.6]) cut.lay('shade', box(x - 0.25, 78.4, 0.5, 3.6), 0)
      cut.lay('shade', box(-8, 81.6, 16, 0.7), 0)
      cut.lay('accent', box(-4.2, 78.4, 8.4, 9.2), 0.4)
      for (const x of [-1.4, 1.4]) cut.crease(rule([x, 78], [x, 88]), 0.45)
      cut.crease(rule([-5, 83], [5, 83]), 0.35)
      cut.lay('shade', outline('-5.8,87.4! 5.8,87.4! 4,91 1.6,94 0,95.4! -1.6,94 -4,91'), 0.4)
      cut.tint('body', box(-7, 87, 6, 8))
      cut.lay('shade', ribbon('0,95,0.9 0,96.4,0.8 0,97,0.3 0,100,0.15'), 0)
      cut.lay(
        'shade',
        outline(
          '-28,0! -25,4.6! -20,5.4 -17,10.4! -10,11.4 -6,13.6! 0,12.4 8,14! 14,11.6 19,12.4! 21.6,6.6 26,5.4! 28,0!',
        ),
      )
      cut.tint('body', outline('-28,0! -17,10.4! -6,13.6! -4,7 -9,3 -8,0!'))
      cut.crease(stroke('4,12 8,7 6,2'), 0.5)
      cut.crease(stroke('15,10 17,5'), 0.5)
    }),
}
