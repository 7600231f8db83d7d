// A castle grown over centuries on its crag: a keep, towers of several heights, curtain walls.
import type { Motif } from '../motif.ts'
import { cutOut } from '../people/cutout.ts'
import { outline, stroke } from '../people/outline.ts'
import { tower } from './keep.ts'
import { arch, battlement, box, courses, pane, polygon } from './masonry.ts'

export const castle: Motif = {
  id: 'castle',
  kind: 'place',
  rests: 'ground',
  width: 0.96,
  draw: (pen, random) =>
    cutOut(pen, (cut) => {
      const heights = random.sub('heights')
      const vary = (middle: number, by = 3): number => middle + heights.between(-by, by)
      const lean = random.sub('plan').chance(0.5) ? 1 : -1
      const at = (x: number): number => x * lean
      const cone = 'cone'
      tower(cut, { x: at(-4), foot: 34, w: 9.4, h: vary(35, 0.6), crown: cone, roof: 24 }, random.sub('a'))
      tower(cut, { x: at(9), foot: 32, w: 6.4, h: vary(24), crown: cone, roof: 15, flies: true }, random.sub('b'))
      tower(cut, { x: at(-17), foot: 28, w: 7, h: vary(22), crown: cone, roof: 14, flies: true }, random.sub('c'))
      const keepX = at(-1) - 9
      cut.as('house walls', () => {
        cut.lay('body', box(keepX, 26, 18, 24))
        cut.tint('shade', box(keepX + 12, 26, 8, 26))
        courses(cut, random.sub('keep'), { x: keepX, y: 28, w: 18, h: 20 }, 8)
      })
      cut.as('roof', () => {
        cut.lay('shade', polygon([keepX - 1, 50], [keepX + 4.4, 60.6], [keepX + 13.6, 60.6], [keepX + 19, 50]), 0.5)
        cut.tint('body', polygon([keepX - 1, 50], [keepX + 4.4, 61], [keepX + 9, 61], [keepX + 9, 50]))
      })
      for (const step of [3.4, 9, 14.6])
        pane(cut, 'pointed', { x: keepX + step, y: 39, w: 2.3, h: 6.4 }, random.chance(0.7))
      tower(cut, { x: at(17), foot: 18, w: 10.4, h: vary(25), crown: 'battlement' }, random.sub('d'))
      tower(
        cut,
        { x: at(17) + 1, foot: 46, w: 4.6, h: vary(9, 2), crown: cone, roof: 10, flies: true },
        random.sub('e'),
      )
      tower(
        cut,
        { x: at(-26), foot: 14, w: 8.6, h: vary(24), crown: random.pick(['cone', 'battlement']), roof: 13 },
        random.sub('f'),
      )
      cut.as('house walls', () => {
        cut.lay('body', box(-27, 12, 52, 15))
        cut.tint('shade', box(8, 8, 30, 20))
        courses(cut, random.sub('wall'), { x: -26, y: 14, w: 50, h: 12 }, 16)
        cut.lay('body', battlement(-27, 27, 52, 13, 3.2), 0)
      })
      tower(cut, { x: at(28), foot: 10, w: 7.6, h: vary(19, 2), crown: cone, roof: 12.6, flies: true }, random.sub('g'))
      tower(cut, { x: at(-9), foot: 10, w: 6.6, h: vary(22, 2), crown: cone, roof: 11 }, random.sub('h'))
      tower(cut, { x: at(3), foot: 10, w: 6.6, h: vary(22, 2), crown: cone, roof: 11 }, random.sub('i'))
      cut.as('house door', () => {
        cut.lay('accent', arch(at(-3), 12, 5, 9, true), 0.5)
        for (const bar of [-1.4, 0, 1.4]) cut.crease(box(at(-3) + bar, 12, 0.02, 9), 0.4)
      })
      cut.lay(
        'shade',
        outline(
          '-46,0! -42.6,5.6! -38,6.4 -35,12.4! -30.6,13.6 -27,16.4! -21,14.4 -14,15.6! -8,13 -5,12.4! 0,12.2 5,14.6! 12,13.4 18,17.4! 24,14 30,15.4! 34,10.6 38,9.4! 41,4.6 47,0!',
        ),
      )
      cut.tint('body', outline('-46,0! -35,12.4! -27,16.4! -20,9 -24,4 -20,0!'))
      cut.crease(stroke('-12,13 -9,8 -13,2'), 0.5)
      cut.crease(stroke('6,12 10,7 8,2'), 0.5)
      cut.crease(stroke('20,13 24,8 23,3'), 0.5)
      cut.crease(stroke('-30,11 -28,6'), 0.5)
    }),
}
