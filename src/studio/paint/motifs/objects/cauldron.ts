// The cauldron: iron, three feet, rings at its shoulders, and a brew that boils over.
import type { Motif } from '../motif.ts'
import { hoop, ribbon, type Station, turned } from './bends.ts'
import { disc, etch, fused, hundredths, joined, lay, oval, side, within, without } from './forms.ts'

const pot: readonly Station[] = [
  [34, -66, 'edge'],
  [32, -61, 'edge'],
  [42, -50],
  [45, -36],
  [38, -17],
  [22, -7],
  [0, -4.6, 'edge'],
]

export const cauldron: Motif = {
  id: 'cauldron',
  kind: 'object',
  rests: 'ground',
  width: 1.02,
  draw: hundredths((pen, random) => {
    const brew = random.sub('brew')
    const legs = joined('M-34 -22L-31 0L-25 0L-20 -12Z', 'M34 -22L31 0L25 0L20 -12Z', 'M-5 -10L-3 2L3 2L5 -10Z')
    pen.fill('shade', within(legs, 'M-50 -30L50 -30L50 0L-50 0Z'))
    const body = turned(pot)
    lay(pen, 'body', body, legs, 1.2)
    pen.fill('light', turned(pot, -0.8, -0.62))
    pen.fill('shade', turned(pot, 0.36, 1))
    etch(pen, body, 1.1, `${hoop(44, -44, 4)}${hoop(31.6, -61, 3)}`)
    const runes = [
      'M-3 5L-3 -5L3 -2L-3 1',
      'M0 5L0 -5M-3.4 -2L0 -5L3.4 -2',
      'M-3 -5L3 0L-3 5',
      'M-3 5L-3 -5L3 5L3 -5',
      'M-3.4 -5L3.4 5M3.4 -5L-3.4 5',
    ] as const
    const chosen = brew.shuffled(runes)
    for (const [at, x] of [-22, 0, 22].entries()) {
      pen.placed({ x, y: -27 + Math.abs(x) * -0.14 }, () => pen.line(1.3, chosen[at] ?? runes[0]))
    }
    for (const hand of [-1, 1]) {
      pen.placed({ x: hand * 42, y: -47 }, () => {
        const ring = without(disc(hand * 2, 3, 7), disc(hand * 2, 3, 4.4))
        lay(pen, 'body', ring, disc(-hand * 8, 0, 12), 1)
        lay(pen, 'shade', disc(0, -3, 2.6), ring, 0.8)
      })
    }
    const lip = oval(0, -66, 37, 7.4)
    lay(pen, 'body', lip, body, 1.2)
    pen.fill('light', within(side(lip, 0, 1.4), 'M-40 -70L6 -70L6 -50L-40 -50Z'))
    pen.gap(oval(0, -66.4, 33, 5.4))
    const froth = [
      [-22, -69, 8],
      [-9, -73, 9],
      [6, -70, 8],
      [20, -69.6, 8.4],
    ].map(([x, y, r]) => disc(x ?? 0, y ?? 0, (r ?? 8) * brew.between(0.85, 1.1)))
    const spill = ribbon(
      [
        [16, -66],
        [22, -60],
        [24, -52],
        [23, -44],
      ],
      [11, 8, 5.4, 6],
    )
    const surface = fused(oval(0, -66, 31, 4.6), ...froth, spill, disc(23, -44, 3))
    lay(pen, 'accent', surface, fused(lip, body), 1.1)
    etch(
      pen,
      surface,
      0.9,
      'M-24 -72A5 5 0 0 1 -17 -73M-12 -78A6 6 0 0 1 -4 -77.6M4 -75A5 5 0 0 1 11 -74M19 -75A5 5 0 0 1 25 -73M20 -60C22 -57 22.6 -54 22.6 -51',
    )
    for (let at = 0; at < 5; at++) {
      const [x, y, size] = [brew.between(-26, 26), brew.between(-97, -83), brew.between(1.4, 3.6)]
      pen.fill('accent', disc(x, y, size))
      if (size > 2.4) pen.gap(disc(x - size * 0.2, y - size * 0.2, size * 0.5))
    }
    const steam = ribbon(
      [
        [-14, -80],
        [-20, -87],
        [-12, -93],
        [-16, -100],
      ],
      [0.6, 2.2, 1.8, 0.3],
    )
    pen.fill('light', steam)
  }),
}
