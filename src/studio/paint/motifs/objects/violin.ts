// The violin: scroll, pegs, f-holes and its bow laid across or beside it.
import type { Pen, Shape } from '../../pen.ts'
import type { Motif } from '../motif.ts'
import { ribbon } from './bends.ts'
import {
  disc,
  flipped,
  fused,
  hundredths,
  joined,
  lay,
  outline,
  oval,
  paired,
  side,
  slab,
  swung,
  within,
  without,
} from './forms.ts'

const half =
  'M0 -60C7 -61.6 13 -58.6 15 -53C16.6 -48 14.6 -45 15 -42L12 -41C10 -36 10 -31 12.4 -27L16 -25.6C16.6 -23 19.6 -20 19.4 -14C19 -4 10 0 0 0Z'
const fHole = 'M6.2 -36.6C5 -38 6.6 -39.6 7.6 -38.2C8.8 -36 6.4 -30 7.4 -26C8 -24.2 9.8 -24.8 9.2 -26.2'

/** Where the bow runs, seen from the frame of the leaning violin. */
const bowBand = (bow: { x: number; y: number; turn: number }, lean: number): Shape => {
  const [dx, dy] = [(bow.x + 6) / 0.985, (bow.y + 1.4) / 0.985]
  const [cos, sin] = [Math.cos(-lean), Math.sin(-lean)]
  return swung(slab(-0.8, -47, 5.6, 94), bow.turn - lean, [dx * cos - dy * sin, dx * sin + dy * cos])
}

const drawBow = (pen: Pen): void => {
  const wood = ribbon(
    [
      [1.6, -46],
      [0.2, -44],
      [0.8, -20],
      [0.4, 10],
      [1, 34],
      [1.2, 46],
    ],
    [1.2, 1.8, 1.7, 1.8, 2.1, 2.2],
  )
  const hair = ribbon(
    [
      [2.8, -43],
      [4.2, 0],
      [3.8, 37],
    ],
    [1, 1, 1],
  )
  const frog = 'M0.4 34L5.4 35.4L5.2 41.4L0.4 42.6Z'
  pen.fill('body', fused(wood, 'M-0.6 -45.4L3.8 -44L1.6 -41L-0.2 -41Z'))
  pen.fill('light', hair)
  pen.fill('shade', frog)
  pen.gap(disc(3, 38.6, 0.8))
}

export const violin: Motif = {
  id: 'violin',
  kind: 'object',
  rests: 'held',
  width: 0.8,
  draw: hundredths((pen, random) => {
    const lean = random.sub('lean').between(0.06, 0.16)
    const isCrossed = random.sub('bow').chance(0.5)
    const bow = isCrossed ? { x: 1, y: -38, turn: 1.02 } : { x: 22, y: -47, turn: 0.02 }
    pen.placed(bow, () => drawBow(pen))
    pen.placed({ turn: lean, x: -6, y: -1.4, size: 0.985 }, () => {
      const body = paired(half)
      const neck = 'M-2.6 -60L-1.9 -88L1.9 -88L2.6 -60Z'
      const pegs = joined(
        ...[-90.6, -86.6].flatMap((y) => [
          ribbon(
            [
              [0, y],
              [-7, y - 1],
            ],
            [1.4, 1.4],
          ),
          oval(-8, y - 1.2, 1.9, 1.4),
          ribbon(
            [
              [0, y + 1.8],
              [7, y + 0.8],
            ],
            [1.4, 1.4],
          ),
          oval(8, y + 0.6, 1.9, 1.4),
        ]),
      )
      if (pen.hasLines && isCrossed) pen.gap(within(bowBand(bow, lean), fused(outline(body, 2.6), outline(neck, 2.6))))
      pen.fill('shade', pegs)
      const head = 'M-2.2 -83L-2.6 -94C-3.4 -98 -0.6 -101 2 -100C4.6 -99 4.4 -95 2 -95.4L2.2 -83Z'
      pen.fill('body', body)
      pen.fill('light', within(body, 'M-20 -62L-3 -62C-8 -40 -8 -20 -2 2L-20 2Z'))
      pen.fill('shade', side(body, 2.8, 1.6))
      pen.line(0.6, without(body, outline(body, 3.6)))
      pen.line(1.1, fHole)
      pen.line(1.1, flipped(fHole))
      lay(pen, 'body', neck, body, 0.9)
      lay(pen, 'body', head, pegs, 0.9)
      pen.line(0.8, 'M1.4 -97.6A1.3 1.3 0 1 1 0 -96.2')
      const board = 'M-2.1 -87L2.1 -87L3.3 -39L-3.3 -39Z'
      lay(pen, 'shade', board, fused(body, neck, head), 0.9)
      const tail = 'M-1.6 -3.4L-3.2 -17.6C-3 -19.6 3 -19.6 3.2 -17.6L1.6 -3.4Z'
      lay(pen, 'shade', tail, body, 0.9)
      const bridge = 'M-5.6 -27.4L-4.6 -31.4Q0 -33 4.6 -31.4L5.6 -27.4L3 -28.4L-3 -28.4Z'
      lay(pen, 'light', bridge, body, 0.9)
      pen.line(0.5, 'M-1.5 -88L-2.4 -31M-0.5 -88L-0.8 -31M0.5 -88L0.8 -31M1.5 -88L2.4 -31')
      pen.stroke('light', 0.45, 'M-2.4 -31L-1.8 -19M-0.8 -31L-0.6 -19M0.8 -31L0.6 -19M2.4 -31L1.8 -19')
      const rest = 'M-14 -7C-11 -11 -5 -9 -4 -5C-4 -2 -6 -0.6 -9 -1.4C-12 -2.4 -14 -4.6 -14 -7Z'
      lay(pen, 'shade', rest, body, 0.9)
    })
  }),
}
