// The teacup: a fine cup on its saucer, painted or gilded, with steam.
import type { Motif } from '../motif.ts'
import { hoop, ribbon, type Station, turned } from './bends.ts'
import { disc, etch, fused, hundredths, lay, oval, side, within } from './forms.ts'
import { drawSteam } from './steam.ts'

const sprigs = (x: number, y: number): string =>
  `M${x} ${y + 5}C${x - 1} ${y + 1} ${x + 1} ${y - 3} ${x} ${y - 7}M${x} ${y + 2}C${x - 4} ${y + 1} ${x - 5} ${y - 2} ${x - 5} ${y - 4}C${x - 2} ${y - 4} ${x} ${y - 1} ${x} ${y + 2}M${x} ${y - 1}C${x + 4} ${y - 2} ${x + 5} ${y - 5} ${x + 5} ${y - 7}C${x + 2} ${y - 7} ${x} ${y - 4} ${x} ${y - 1}`

const cups: readonly [readonly Station[], readonly Station[]] = [
  [
    [36, -56, 'edge'],
    [34.6, -44],
    [30, -30],
    [20, -19],
    [12, -15, 'edge'],
    [12.4, -11],
    [15, -8.6, 'edge'],
  ],
  [
    [38, -56, 'edge'],
    [32, -48],
    [29, -36],
    [25, -24],
    [13, -16, 'edge'],
    [11, -12],
    [15, -8.6, 'edge'],
  ],
]

export const teacup: Motif = {
  id: 'teacup',
  kind: 'object',
  rests: 'ground',
  width: 1.16,
  draw: hundredths((pen, random) => {
    const form = random.sub('cup').pick(cups)
    const brim = form[0]?.[0] ?? 36
    pen.placed({ x: -4 }, () => {
      const saucer = 'M-54 -11C-48 -4 -30 0 0 0C30 0 48 -4 54 -11Z'
      const plate = oval(0, -11, 54, 6.6)
      pen.as('saucer', () => {
        pen.fill('body', saucer)
        pen.fill('shade', within(saucer, 'M8 -14L60 -14L60 2L-14 2C4 0 10 -6 8 -14Z'))
        lay(pen, 'light', plate, saucer, 1)
        pen.line(0.9, oval(0, -11, 47, 5))
        pen.fill('body', oval(3, -10.4, 24, 3.2))
      })
      const loop = ribbon(
        [
          [31, -51],
          [44, -56],
          [52, -47],
          [47, -35],
          [35, -28],
          [27, -27],
        ],
        [4, 4.4, 4.6, 4.2, 3.8, 3],
      )
      pen.as('handle', () => {
        pen.fill('body', loop)
        pen.fill('shade', side(loop, 1.2, 1.3))
        pen.fill(
          'body',
          ribbon(
            [
              [46, -54],
              [49, -58],
              [53, -58.6],
            ],
            [3.4, 2.6, 1],
          ),
        )
      })
      const cup = turned(form)
      lay(pen, 'light', cup, fused(plate, loop), 1.4)
      pen.fill('body', turned(form, 0.3, 1))
      pen.fill('shade', turned(form, 0.72, 1))
      const band = within(cup, `M-60 -50Q0 -38 60 -50L60 -44Q0 -32 -60 -44Z`)
      if (random.sub('paint').chance(0.5)) {
        lay(pen, 'accent', band, cup, 0.8)
        etch(pen, band, 0.8, Array.from({ length: 9 }, (_, at) => `M${-36 + at * 8} -52L${-28 + at * 8} -34`).join(''))
      } else {
        etch(pen, cup, 1, sprigs(-16, -34))
        etch(pen, cup, 1, sprigs(4, -31))
        etch(pen, cup, 0.9, 'M-40 -49.6Q0 -37.6 40 -49.6')
        for (const [x, y] of [
          [-21, -30],
          [-11, -41.4],
          [9, -38.6],
          [-2, -27.6],
        ] as const)
          pen.gap(disc(x, y, 1.1))
      }
      etch(pen, cup, 1, hoop(13, -14.4, 1))
      const mouth = oval(0, -56, brim, 7.4)
      lay(pen, 'light', mouth, cup, 1)
      pen.gap(oval(0.4, -55.6, brim - 2.6, 5.6))
      const tea = oval(0.4, -54.6, brim - 4.6, 4.2)
      pen.as('tea', () => {
        pen.fill('accent', tea)
        if (pen.hasLines) pen.fill('light', 'M-24 -55.4Q-10 -58.6 4 -58.2Q-10 -56.6 -20 -53.6Z')
      })
      pen.as('steam', () => drawSteam(pen, random.sub('steam'), [0, -62], 38, 20))
    })
  }),
}
