// A thatched cottage with a climbing rose and smoke from the chimney.
import type { Motif } from '../motif.ts'
import { cutOut } from '../people/cutout.ts'
import { outline, stroke } from '../people/outline.ts'
import { arch, box, chimney, disc, pane, rule } from './masonry.ts'

export const cottage: Motif = {
  id: 'cottage',
  kind: 'place',
  rests: 'ground',
  width: 1.3,
  draw: (pen, random) =>
    cutOut(pen, (cut) => {
      const side = random.chance(0.5) ? 1 : -1
      const doorX = side * random.between(2, 8)
      if (random.chance(0.8))
        cut.lay(
          'light',
          outline(
            `${side * 30},86 ${side * 33},90 ${side * 31},94 ${side * 36},98.6 ${side * 43},99.6! ${side * 38},96 ${side * 39},92 ${side * 34.6},88 ${side * 33.4},84.6`,
          ),
        )
      chimney(cut, side * 31 - 4, 54, 9, 28)
      cut.lay('body', box(-46, 0, 92, 40))
      cut.tint('light', box(-46, 2, 30, 38))
      cut.tint('shade', box(-46, 32, 92, 8))
      const windows = [-34, 34, doorX - side * 19].map((x) => ({ x, y: 13, w: 10, h: 12 }))
      for (const window of windows) {
        pane(cut, 'square', window, random.chance(0.8))
        cut.lay('light', box(window.x - 6.4, 11.4, 12.8, 1.6), 0.4)
        for (const step of [-4.4, -1.4, 1.6, 4.6])
          cut.lay('shade', disc(window.x + step, 12 + random.between(0, 1), 1.7), 0.3)
      }
      cut.as('house door', () => {
        cut.lay('accent', arch(doorX, 1, 10, 23), 0.6)
        cut.crease(rule([doorX, 2], [doorX, 24]), 0.5)
        cut.crease(disc(doorX + 2.4, 12, 0.4), 0.5)
      })
      cut.as('roof', () => {
        cut.lay(
          'shade',
          outline(
            `-53,36! -49,33.6 -42,37! -30,36 ${-22 - side},38 -14,36.4 ${doorX - 9},35 ${doorX},39.6 ${doorX + 9},35 14,36.6 26,36 42,37! 49,33.6 53,36! 46,47 38,60 32,69! 24,70.6 8,68 -8,70 -24,67.6 -33,70! -39,59 -47,46`,
          ),
        )
        cut.tint('body', outline('-53,36! -46,47 -38,60 -32,70! -14,69 -20,56 -28,42 -34,34!'))
        cut.crease(stroke('-33,65 -24,62.4 -8,65 8,63 24,65.4 33,64'), 0.6)
        for (let straw = 0; straw < 16; straw++) {
          const x = random.between(-42, 42)
          const y = random.between(41, 58)
          cut.crease(stroke(`${x},${y} ${x + x * 0.02},${y - 4}`), 0.4)
        }
      })
      for (const x of [-19, 19].slice(0, random.whole(1, 2))) {
        cut.lay('body', box(x - 6, 44, 12, 10))
        pane(cut, 'square', { x, y: 45, w: 7, h: 7.6 }, random.chance(0.7))
        cut.lay(
          'shade',
          outline(`${x - 10},50! ${x - 6},57 ${x},60 ${x + 6},57 ${x + 10},50! ${x + 6},53 ${x},54.6 ${x - 6},53`),
          0.5,
        )
      }
      const rose = random.sub('rose')
      for (let leaf = 0; leaf < 22; leaf++) {
        const share = leaf / 22
        const x = doorX - side * (8 + rose.between(-2, 2)) + (share > 0.62 ? side * (share - 0.62) * 40 : 0)
        const y = share < 0.62 ? 2 + share * 40 : 27 + rose.between(-1.4, 2.4)
        cut.lay(rose.chance(0.3) ? 'light' : 'shade', disc(x, y, rose.between(1, 1.9)), 0.25)
      }
      const garden = random.sub('garden')
      for (let bush = 0; bush < 15; bush++) {
        const x = -52 + bush * 7.4 + garden.between(-2, 2)
        if (Math.abs(x - doorX) > 7)
          cut.lay(bush % 3 === 1 ? 'body' : 'shade', arch(x, 0, garden.between(6, 10), garden.between(4, 7)), 0.4)
      }
      cut.lay('shade', outline('-64,0! -54,2.6 -30,3.4 0,2 30,3.4 54,2.6 64,0!'), 0)
    }),
}
