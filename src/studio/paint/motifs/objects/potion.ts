// The potion: a stoppered flask with a label and something alive in it.
import { tau } from '../../curves.ts'
import type { Point } from '../../point.ts'
import type { Motif } from '../motif.ts'
import { ribbon, type Station, turned } from './bends.ts'
import {
  disc,
  etch,
  fused,
  gilt,
  hundredths,
  joined,
  lay,
  outline,
  oval,
  polygon,
  slab,
  within,
  without,
} from './forms.ts'

const flasks: readonly [readonly Station[], readonly Station[], readonly Station[]] = [
  [
    [8.4, -84, 'edge'],
    [9.4, -82],
    [7, -79, 'edge'],
    [6.6, -68],
    [9, -60],
    [24, -46],
    [31, -28],
    [26, -9],
    [15, 0, 'edge'],
  ],
  [
    [8.4, -84, 'edge'],
    [9.4, -82],
    [7, -79, 'edge'],
    [6.6, -60],
    [8, -54],
    [20, -30],
    [31, -8],
    [30, -2],
    [27, 0, 'edge'],
  ],
  [
    [8.4, -84, 'edge'],
    [9.4, -82],
    [7, -79, 'edge'],
    [6.6, -70],
    [12, -64],
    [25, -58],
    [27, -48],
    [25, -30],
    [27, -10],
    [25, -2],
    [21, 0, 'edge'],
  ],
]

export const potion: Motif = {
  id: 'potion',
  kind: 'object',
  rests: 'ground',
  width: 0.68,
  draw: hundredths((pen, random) => {
    const form = random.sub('flask').pick(flasks)
    const flask = turned(form)
    const brew = random.sub('brew')
    const cork = 'M-5.6 -82L-7 -96C-4 -98.6 4 -98.6 7 -96L5.6 -82Z'
    pen.fill('body', cork)
    pen.fill('shade', within(cork, 'M1.4 -100L10 -100L10 -80L1.4 -80Z'))
    etch(pen, cork, 0.8, 'M-4 -92L-3 -91.6M-1 -87L0 -86.8M2.6 -92.6L3.4 -92')
    lay(pen, 'light', flask, cork, 1)
    const inside = without(flask, outline(flask, 6))
    const level = brew.between(-48, -40)
    const liquor = within(
      inside,
      `M-40 ${level}Q-16 ${level - 4} 0 ${level}Q16 ${level + 4} 40 ${level - 1}L40 4L-40 4Z`,
    )
    pen.fill('body', within(flask, turned(form, 0.62, 1)))
    lay(pen, 'accent', liquor, flask, 1)
    pen.fill('shade', within(liquor, 'M10 -60C18 -40 18 -16 6 0L40 0L40 -60Z'))
    const bubbles = Array.from({ length: 7 }, () =>
      disc(brew.between(-15, 15), brew.between(level + 7, -6), brew.between(0.9, 2.3)),
    )
    etch(pen, liquor, 0.9, joined(...bubbles))
    const label = random.sub('label').pick(['skull', 'star', 'none'])
    if (label !== 'none') {
      const paper = 'M-13 -31Q0 -28 13 -31L12.4 -11Q0 -8 -12.4 -11Z'
      lay(pen, 'light', paper, flask, 1)
      pen.line(0.7, 'M-11 -29Q0 -26.4 11 -29L10.5 -12.8Q0 -10.2 -10.5 -12.8Z')
      if (label === 'skull') {
        pen.gap(
          without(
            fused(oval(0, -20.6, 4.8, 4.4), slab(-2.6, -18, 5.2, 4.4, 1)),
            disc(-1.9, -20.4, 1.3),
            disc(1.9, -20.4, 1.3),
            'M0 -18.6L0.9 -17L-0.9 -17Z',
          ),
        )
      } else {
        pen.gap(
          polygon(
            Array.from(
              { length: 10 },
              (_, at): Point => [
                Math.sin((at / 10) * tau) * (at % 2 ? 2.4 : 6),
                -19.4 - Math.cos((at / 10) * tau) * (at % 2 ? 2.4 : 6),
              ],
            ),
          ),
        )
      }
    }
    const collar = turned([
      [8, -80.4, 'edge'],
      [8.4, -78],
      [8, -75, 'edge'],
    ])
    lay(pen, gilt(pen), collar, flask, 0.9)
    etch(pen, collar, 0.7, 'M-9 -78.6Q0 -77 9 -78.6M-9 -76.6Q0 -75 9 -76.6')
    const tag = ribbon(
      [
        [6, -77],
        [12, -72],
        [13, -65],
        [16, -60],
      ],
      [1.4, 1.4, 1.4, 1.4],
    )
    pen.fill(gilt(pen), tag)
    etch(pen, without(flask, liquor), 0.9, 'M-9 -70L-9.4 -62C-10 -58 -14 -56 -17 -52M-3 -72L-3.2 -62')
  }),
}
