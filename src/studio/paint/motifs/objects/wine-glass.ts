// The wine glass: thin walls, a pool of wine tipped a little, a long stem.
import type { Motif } from '../motif.ts'
import { hoop, type Station, turned } from './bends.ts'
import { etch, hundredths, outline, oval, within, without } from './forms.ts'

const bowls: readonly [readonly Station[], readonly Station[]] = [
  [
    [17.5, -100, 'edge'],
    [21, -88],
    [23, -74],
    [20, -60],
    [10, -50],
    [2, -46, 'edge'],
  ],
  [
    [20, -100, 'edge'],
    [21.6, -86],
    [21, -72],
    [17, -60],
    [9, -52],
    [2, -48, 'edge'],
  ],
]

export const wineGlass: Motif = {
  id: 'wine-glass',
  kind: 'object',
  rests: 'ground',
  width: 0.5,
  draw: hundredths((pen, random) => {
    const form = random.sub('bowl').pick(bowls)
    const brim = form[0]?.[0] ?? 18
    const bowl = turned(form)
    const stem: readonly Station[] = [
      [2.6, -49, 'edge'],
      [1.7, -44],
      [1.3, -28],
      [1.5, -12],
      [4, -6],
      [18, -2.6, 'edge'],
      [19, -1.4],
      [17, 0, 'edge'],
    ]
    const tilt = random.sub('tilt').between(-2.6, 2.6)
    const level = random.sub('level').between(-80, -74)
    const inside = without(bowl, outline(bowl, 3.6))
    const wine = within(inside, `M-40 ${level - tilt * 1.6}L40 ${level + tilt * 1.6}L40 -30L-40 -30Z`)
    pen.fill('body', outline(bowl, 1.5))
    pen.fill('body', without(oval(0, -100 + 2.6, brim, 2.6), oval(0, -100 + 2.6, brim - 1.4, 1.5)))
    pen.fill('accent', wine)
    if (pen.hasLines) {
      pen.fill('shade', within(wine, turned(form, 0.36, 1)))
      pen.fill('light', within(wine, turned(form, -0.78, -0.62)))
    }
    const surface = oval(0, level + 0.4, 21, 2.6, Math.atan(tilt / 24))
    etch(pen, wine, 1, surface)
    const foot = turned(stem)
    pen.fill('body', foot)
    pen.fill('light', turned(stem, -0.8, -0.4))
    pen.fill('shade', turned(stem, 0.4, 1))
    etch(pen, foot, 0.9, `${hoop(3, -46.6, 0.6)}${hoop(15, -3.4, 1)}`)
    pen.stroke('light', 1.1, `M${-brim * 0.74} -94C${-brim * 0.92} -88 ${-brim * 0.96} -86 ${-brim * 0.95} -83`)
  }),
}
