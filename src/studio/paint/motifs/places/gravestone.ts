// Old gravestones leaning in long grass.
import type { Motif } from '../motif.ts'
import { type Cutout, cutOut } from '../people/cutout.ts'
import { outline, ribbon, stroke } from '../people/outline.ts'

const tablet = (cut: Cutout, x: number, h: number, turn: number): void => {
  const place = { x, y: 2.6, turn, size: h / 100 }
  cut.lay(
    'body',
    outline('-28,0! -28,66! -25,68 -24,74! -18,76 -15,88 0,100 15,88 18,76 24,74! 25,68 28,66! 28,0!', place),
  )
  cut.tint('light', outline('-30,-6! -30,76! -14,90 0,102 -6,90 -20,72 -21,-6!', place))
  cut.tint('shade', outline('30,-6! 30,76! 15,90 2,100 10,86 21,70 21,-6!', place))
  cut.crease(outline('-18,64! -14,70 -8,82 0,90 8,82 14,70 18,64! 18,14! -18,14!', place), 0.5)
  for (const [y, half] of [
    [56, 12],
    [48, 9],
    [40, 13],
    [32, 7],
  ] as const)
    cut.crease(stroke(`${-half},${y} ${half},${y}`, place), 0.8)
  cut.crease(stroke('0,84 0,66', place), 0.9)
  cut.crease(stroke('-6,78 6,78', place), 0.9)
  cut.crease(stroke('12,98 10,90 14,84 11,76', place), 0.5)
}

const cross = (cut: Cutout, x: number, h: number, turn: number): void => {
  const place = { x, y: 2.6, turn, size: h / 100 }
  cut.lay('body', outline('-8,0! -8,52! -26,53! -27,69! -8,68! -9,96! 9,96! 8,68! 27,69! 26,53! 8,52! 8,0!', place))
  cut.tint('light', outline('-9,-6! -28,50! -28,70! -10,98! -4,98! -5,64 -4,-6!', place))
  cut.lay('body', outline('0,80 12,76 19,61 12,46 0,41 -12,46 -19,61 -12,76', place), 0)
  cut.crease(outline('0,74 9,70 13,61 9,51 0,47 -9,51 -13,61 -9,70', place), 0.7)
}

export const gravestone: Motif = {
  id: 'gravestone',
  kind: 'place',
  rests: 'ground',
  width: 1.16,
  draw: (pen, random) =>
    cutOut(pen, (cut) => {
      const side = random.chance(0.5) ? 1 : -1
      cut.as('cross', () => cross(cut, side * 31, random.between(70, 78), side * random.between(5, 10)))
      tablet(cut, side * -8, 95, -side * random.between(2, 5))
      cut.lay(
        'shade',
        outline(
          `${side * -46},1! ${side * -47},24! ${side * -40},33! ${side * -33},30! ${side * -30},20! ${side * -31},1!`,
        ),
      )
      cut.crease(stroke(`${side * -43},20 ${side * -34},21`), 0.7)
      cut.lay('shade', outline('-55,0! -44,5 -30,3 -12,6.4 10,4 30,6 44,3.4 55,0!'), 0.5)
      const grass = random.sub('grass')
      for (let blade = 0; blade < 46; blade++) {
        const x = grass.between(-51, 51)
        const tall = grass.between(5, 13)
        const lean = grass.between(-4, 5)
        cut.lay(
          'shade',
          ribbon(`${x},1,0.7 ${x + lean * 0.3},${tall * 0.6},0.5 ${x + lean},${tall},0.1`),
          blade % 3 === 0 ? 0.25 : 0,
        )
      }
      if (random.chance(0.5)) {
        const x = side * 14
        for (const [dx, y] of [
          [-3, 17],
          [2, 20],
          [6, 15],
        ] as const) {
          cut.lay('shade', ribbon(`${x},2,0.5 ${x + dx * 0.6},${y * 0.6},0.4 ${x + dx},${y},0.4`), 0.2)
          cut.lay(
            'light',
            outline(
              `${x + dx - 2},${y} ${x + dx - 1.4},${y + 2.6} ${x + dx + 1.4},${y + 2.6} ${x + dx + 2},${y} ${x + dx},${y - 1.6}`,
            ),
            0.4,
          )
          cut.crease(stroke(`${x + dx - 0.8},${y + 1.4} ${x + dx},${y + 0.2} ${x + dx + 0.9},${y + 1.4}`), 0.4)
        }
      }
    }),
}
