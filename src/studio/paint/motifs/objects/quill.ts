// The quill: a long feather cut to a nib, with splits in its vane, over a short stroke of ink or in its pot.
import type { Motif } from '../motif.ts'
import { ribbon, through } from './bends.ts'
import { etch, hundredths, joined, lay, side, within, without } from './forms.ts'

export const quill: Motif = {
  id: 'quill',
  kind: 'object',
  rests: 'held',
  width: 0.74,
  draw: hundredths((pen, random) => {
    const sway = random.sub('sway').between(-3, 3)
    const upper = through([
      [-14, -34],
      [-10, -52],
      [-4 + sway, -68],
      [8, -84],
      [22, -96],
      [33, -100],
      [35, -97],
      [31, -86],
    ])
    const vane = `${upper}${through([
      [31, -86],
      [30, -72],
      [22, -56],
      [10, -42],
      [-2, -32],
      [-14, -26],
      [-17, -27],
      [-14, -34],
    ]).replace('M', 'L')}Z`
    const notch = random.sub('splits')
    const splits = joined(
      `M${-6 + notch.between(-2, 2)} -62L2 -57L-1 -65Z`,
      `M${13 + notch.between(-2, 2)} -91L16 -83L20 -95Z`,
      `M31 ${-72 + notch.between(-3, 3)}L18 -70L30 -65Z`,
      'M13 -43L5 -47L18 -50Z',
    )
    const feather = without(vane, splits)
    const shaft = ribbon(
      [
        [-30, -6],
        [-20, -22],
        [-6, -44],
        [8, -66],
        [22, -85],
        [32, -97],
      ],
      [3, 3.2, 2.6, 2, 1.4, 0.6],
    )
    pen.fill('body', feather)
    pen.fill('light', within(feather, 'M-30 -6L-20 -22L-6 -44L8 -66L22 -85L34 -99L0 -110L-40 -60Z'))
    pen.fill('shade', within(side(feather, 3, 4), feather))
    const barbs = Array.from({ length: 13 }, (_, at) => {
      const share = at / 12
      const [x, y] = [-12 + 40 * share, -34 - 58 * share]
      const bow = 1 - share * 0.5
      return `M${x} ${y}Q${x + 1} ${y - 10 * bow} ${x - 1 + 6 * share} ${y - 19 * bow}M${x} ${y}Q${x + 10 * bow} ${y - 2} ${x + 20 * bow} ${y - 7 * bow}`
    })
    etch(pen, feather, 0.7, barbs.join(''))
    lay(pen, 'light', shaft, feather, 0.8)
    const nib = 'M-28.2 -9.6L-31.8 -6.6C-34 -4 -34.6 -2 -35.4 0C-32.6 -0.6 -30.4 -2 -28.4 -4.8Z'
    pen.fill('shade', nib)
    pen.line(0.6, 'M-34.8 -0.8L-31.2 -5')
    if (random.sub('ink').chance(0.6))
      pen.stroke('accent', 0.9, 'M-35 0C-24 -7 -16 5 -6 -1C2 -6 8 3 16 -1C22 -4 26 -1 30 -2')
  }),
}
