// A tall window with curtains drawn aside, a lit night lamp or flowers on the sill.
import type { Motif } from '../motif.ts'
import { type Cutout, cutOut } from '../people/cutout.ts'
import { outline, ribbon, stroke } from '../people/outline.ts'
import { arch, box, disc } from './masonry.ts'

const curtain = (cut: Cutout, flip: boolean): void => {
  cut.lay(
    'body',
    outline('-31,92! -8,92! -10,76 -15,60 -22,46 -24.4,42! -22,36 -18,20 -16,6! -22,4.6 -28,6 -33,5! -33,40 -32,70', {
      flip,
    }),
  )
  cut.tint(flip ? 'shade' : 'light', outline('-34,92! -27,92! -28,60 -28,42 -28,4! -35,4!', { flip }))
  cut.crease(stroke('-25,90 -25.4,66 -26.4,44', { flip }), 0.5)
  cut.crease(stroke('-19,90 -20,68 -25,45', { flip }), 0.5)
  cut.crease(stroke('-13,90 -16,68 -24,46', { flip }), 0.5)
  cut.crease(stroke('-25,40 -24,22 -22,7', { flip }), 0.5)
  cut.crease(stroke('-28,40 -28.6,22 -28,7', { flip }), 0.5)
  cut.lay('light', outline('-33,44.4! -28,45 -23.4,44! -23.4,40! -28,40.6 -33,40!', { flip }), 0.4)
}

export const windowMotif: Motif = {
  id: 'window',
  kind: 'place',
  rests: 'held',
  width: 0.76,
  draw: (pen, random) =>
    cutOut(pen, (cut) => {
      const arched = random.chance(0.5)
      const frame = arched ? arch(0, 6, 50, 88) : box(-25, 6, 50, 86)
      const glass = arched ? arch(0, 10, 44, 81) : box(-22, 10, 44, 79)
      cut.lay('shade', frame)
      cut.lay('accent', glass, 0.5)
      for (const x of [-7.4, 7.4]) cut.lay('shade', ribbon(`${x},8,0.8 ${x},${arched ? 84 : 90},0.8`), 0.2)
      for (const y of [28, 46, 64]) cut.lay('shade', ribbon(`-23,${y},0.7 23,${y},0.7`), 0.2)
      if (random.chance(0.5)) {
        cut.lay('body', outline('2,10! 1,17 3,19! 11,19! 13,17 12,10!'), 0.4)
        for (const [x, y] of [
          [3, 33],
          [8, 37],
          [12, 30],
          [6, 27],
        ] as const) {
          cut.lay('body', ribbon(`7,19,0.4 ${(x + 7) / 2},${y - 7},0.35 ${x},${y},0.3`), 0.2)
          cut.lay('light', disc(x, y, 2.2), 0.3)
          cut.crease(disc(x, y, 0.8), 0.4)
        }
      } else {
        cut.lay(
          'body',
          outline(
            '-3,12.6 0,16.4 5,17.4 8,20! 8.6,24! 10.4,21.4 12.4,21.6 14.2,24! 14.6,19.6 13.6,16 13,10! 18,10 20,13 18.6,16! 21.6,13.6 20,9.6! -4,9.6!',
          ),
          0.4,
        )
        cut.crease(stroke('3,10 5,14 9,14'), 0.4)
      }
      curtain(cut, false)
      curtain(cut, true)
      cut.lay('light', ribbon('-36,94.6,1.1 0,95.4,1.1 36,94.6,1.1'), 0.5)
      for (const x of [-36.4, 36.4]) cut.lay('light', disc(x, 94.8, 1.9), 0.3)
      cut.lay(
        'body',
        outline('-33,94! -20,94! 0,94! 20,94! 33,94! 33,88 24,84 16,88.6! 8,84.4 0,84 -8,84.4 -16,88.6! -24,84 -33,88'),
        0.5,
      )
      cut.crease(stroke('-12,92 -6,88 0,87.4 6,88 12,92'), 0.4)
      cut.lay('light', outline('-36,6! 36,6! 35,2.4 33,0! -33,0! -35,2.4'), 0.5)
    }),
}
