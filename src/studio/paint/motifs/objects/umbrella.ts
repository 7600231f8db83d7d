// The umbrella: open, tilted into the wind, eight ribs under taut cloth.
import type { Shape } from '../../pen.ts'
import type { Point } from '../../point.ts'
import type { Motif } from '../motif.ts'
import { ribbon, turned } from './bends.ts'
import { disc, etch, fused, gilt, hundredths, lay, outline, slab, within } from './forms.ts'

const rim: readonly Point[] = [
  [-58, -42],
  [-37, -37],
  [-12, -34],
  [14, -34],
  [38, -37],
  [58, -42],
]

/** The scalloped hem, from the right tip back to the left. */
const hem = rim
  .toReversed()
  .slice(1)
  .map(([x, y], at) => {
    const [fromX, fromY] = rim.at(-1 - at) ?? [x, y]
    return `Q${(fromX + x) / 2} ${Math.min(fromY, y) - 7} ${x} ${y}`
  })
  .join('')

export const umbrella: Motif = {
  id: 'umbrella',
  kind: 'object',
  rests: 'held',
  width: 1.18,
  draw: hundredths((pen, random) => {
    const tilt = random.sub('tilt').between(-0.2, 0.08)
    const isHooked = random.sub('handle').chance(0.75)
    pen.placed({ turn: tilt, x: -tilt * 50 }, () => {
      const shaft = isHooked
        ? ribbon(
            [
              [0, -90],
              [0, -40],
              [0, -10],
              [1.4, -3.6],
              [7, -1.6],
              [11.6, -5],
              [12, -9],
            ],
            [1.6, 1.6, 2, 2.6, 3, 3, 2.6],
          )
        : fused(
            slab(-0.9, -90, 1.8, 84),
            turned([
              [1.6, -18, 'edge'],
              [2.6, -14],
              [2.2, -6],
              [3.4, -2],
              [0.4, 0, 'edge'],
            ]),
          )
      pen.fill('shade', shaft)
      const canopy = `M-58 -42C-54 -72 -30 -93 0 -94C30 -93 54 -72 58 -42${hem}Z`
      const inside = 'M-56 -42C-30 -52 30 -52 56 -42C30 -36 -30 -36 -56 -42Z'
      pen.fill('shade', within(inside, 'M-60 -60L60 -60L60 -38L-60 -38Z'))
      if (pen.hasLines) pen.gap(within(inside, outline(canopy, 2)))
      lay(pen, 'body', canopy, fused(shaft, inside), 1.2)
      const panels = rim.slice(1).map(([x, y], at): Shape => {
        const [fromX, fromY] = rim[at] ?? [x, y]
        return `M0 -94C${fromX * 0.6} -90 ${fromX * 0.95} -66 ${fromX} ${fromY}L${x} ${y}C${x * 0.95} -66 ${x * 0.6} -90 0 -94Z`
      })
      for (const [at, tone] of [
        [0, 'light'],
        [1, 'body'],
        [2, random.sub('cloth').chance(0.5) ? 'accent' : 'light'],
        [3, 'body'],
        [4, 'shade'],
      ] as const) {
        const panel = panels[at]
        if (panel) pen.fill(tone === 'accent' ? gilt(pen) : tone, within(canopy, panel))
      }
      etch(
        pen,
        canopy,
        1.1,
        rim
          .slice(1, -1)
          .map(([x, y]) => `M0 -94C${x * 0.6} -90 ${x * 0.95} -66 ${x} ${y}`)
          .join(''),
      )
      for (const [x, y] of rim) pen.fill('body', disc(x, y + 0.6, 1.2))
      const finial = turned([
        [0.6, -100, 'edge'],
        [1.2, -95],
        [3.2, -93],
        [3.6, -91.4, 'edge'],
      ])
      lay(pen, gilt(pen), finial, canopy, 0.9)
      if (isHooked) etch(pen, shaft, 0.8, 'M-3 -14L3 -15M-3 -12L3 -13')
    })
  }),
}
