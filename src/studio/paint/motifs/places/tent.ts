// A tent lit from within, its flap thrown back, guy ropes taut.

import type { Random } from '../../random.ts'
import type { Motif } from '../motif.ts'
import { type Cutout, cutOut } from '../people/cutout.ts'
import { outline, ribbon, stroke } from '../people/outline.ts'
import { disc } from './masonry.ts'

const peg = (cut: Cutout, x: number, fromX: number, fromY: number): void => {
  cut.lay('shade', ribbon(`${fromX},${fromY},0.35 ${x},1.6,0.3`), 0)
  cut.lay('shade', ribbon(`${x - 0.6},0,0.6 ${x + 0.4},4,0.7`), 0)
}

const ridgeTent = (cut: Cutout): void => {
  peg(cut, -74, -28, 94)
  peg(cut, 76, 44, 78)
  cut.lay('shade', outline('-28,94! 8,90 44,80! 50,54 58,26 66,3! 30,4 0,4!'))
  cut.tint('body', outline('-28,94! 8,90 44,80! 46,70 10,78 -22,84!'))
  cut.crease(stroke('-10,90 8,50 20,5'), 0.5)
  cut.crease(stroke('16,88 32,48 44,4'), 0.5)
  cut.lay('light', outline('-28,96! -36,68 -48,34 -62,2! -30,2 6,2! -4,34 -18,68'), 0.6)
  cut.tint('body', outline('-28,96! -18,68 -4,34 6,2! -6,2! -16,40'))
  cut.lay('accent', outline('-29,78! -34,50 -41,2! -13,2! -21,46'), 0.6)
  cut.lay('light', outline('-29,78! -23,50 -12,2! -4,4 -8,24 -16,50 -24,70'), 0.5)
  cut.crease(stroke('-25,66 -17,40 -10,8'), 0.5)
  cut.lay('light', outline('-29,78! -35,50 -42,2! -49,4 -44,28 -38,54'), 0.5)
  cut.lay('shade', ribbon('-28,90,0.7 -28,99.4,0.6'), 0)
}

const bellTent = (cut: Cutout): void => {
  for (const [x, from] of [
    [-70, -46],
    [-60, -44],
    [60, 44],
    [72, 46],
  ] as const)
    peg(cut, x, from, 34)
  cut.lay('light', outline('0,94! -16,72 -32,52 -47,36! -47,2! 47,2! 47,36! 32,52 16,72'))
  cut.tint('shade', outline('0,94! 16,72 32,52 47,36! 47,2! 26,2! 24,36! 12,66'))
  cut.tint('body', outline('0,94! 12,66 24,36! 26,2! 4,2! 3,40'))
  cut.crease(stroke('-47,35 -24,33 0,32.4 24,33 47,35'), 0.6)
  for (const x of [-30, -15, 15, 30]) cut.crease(stroke(`0,93 ${x * 0.5},64 ${x},35 ${x * 1.04},3`), 0.45)
  cut.lay('accent', outline('0,66! -6,40 -9,2! 13,2! 7,40'), 0.6)
  cut.lay('light', outline('0,66! -7,38 -10,2! -18,3 -15,20 -10,24! -12,34 -5,54'), 0.5)
  cut.lay('light', outline('0,66! 8,38 14,2! 22,3 18,20 13,25! 14,34 6,54'), 0.5)
  cut.lay('shade', outline('-7,86! 0,97.6! 7,86! 0,84'), 0.5)
  cut.lay('shade', ribbon('0,95,0.6 0,100,0.3'), 0)
}

export const tent: Motif = {
  id: 'tent',
  kind: 'place',
  rests: 'ground',
  width: 1.56,
  draw: (pen, random: Random) =>
    cutOut(pen, (cut) => {
      if (random.chance(0.5)) ridgeTent(cut)
      else bellTent(cut)
      const grass = random.sub('grass')
      for (let tuft = 0; tuft < 9; tuft++) {
        const x = grass.between(-70, 70)
        for (const lean of [-2, 0, 2.2])
          cut.lay('shade', ribbon(`${x},0,0.5 ${x + lean},${grass.between(3, 7)},0.1`), 0)
      }
      cut.lay('shade', disc(-58, 2, 2.6), 0.3)
      cut.lay('shade', outline('-78,0! -60,2 -30,2.8 0,2.2 30,3 60,2 78,0!'), 0.2)
    }),
}
