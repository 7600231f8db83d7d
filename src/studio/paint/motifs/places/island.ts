// A small island: palms in the trade wind, a hill behind them, surf on the sand.

import type { Point } from '../../point.ts'
import type { Random } from '../../random.ts'
import type { Motif } from '../motif.ts'
import { type Cutout, cutOut } from '../people/cutout.ts'
import { outline, ribbon, stroke } from '../people/outline.ts'
import { disc, polygon } from './masonry.ts'

/** A frond that rises, bows over and droops; leaflets hang from its lower edge. */
const palmFrond = (x: number, y: number, angle: number, reach: number): string => {
  const along = (t: number): Point => [
    x + Math.cos(angle) * reach * t * (1.1 - 0.1 * t),
    y + Math.sin(angle) * reach * 0.8 * t + reach * (0.3 * t - 0.72 * t * t),
  ]
  const leaflets = 7
  const upper: Point[] = []
  const lower: Point[] = []
  for (let leaflet = 0; leaflet <= leaflets; leaflet++) {
    const t = leaflet / leaflets
    const [atX, atY] = along(t)
    upper.push([atX, atY + 0.7 * (1 - t)])
    if (leaflet === 0 || leaflet === leaflets) continue
    const [tipX, tipY] = along(Math.min(1, t + 0.13))
    lower.unshift([tipX, tipY - reach * 0.22 * Math.sin(t * 2.6)], [atX, atY - 0.9])
  }
  return polygon(...upper, ...lower)
}

const palm = (cut: Cutout, foot: number, base: number, h: number, lean: number, random: Random): void => {
  const x = foot + lean
  const y = base + h
  const trunk = `${foot},${base},1.7 ${foot + lean * 0.2},${base + h * 0.36},1.3 ${foot + lean * 0.58},${base + h * 0.74},1.1 ${x},${y},1`
  cut.lay('body', ribbon(trunk))
  for (let ring = 1; ring < 8; ring++) {
    const share = ring / 9
    const at = foot + lean * share ** 1.5
    cut.crease(stroke(`${at - 2},${base + h * share} ${at + 2},${base + h * share + 0.6}`), 0.35)
  }
  const fronds = 9
  for (let frond = 0; frond < fronds; frond++) {
    const share = frond / (fronds - 1)
    const angle = Math.PI * (1.06 - share * 1.12) + random.between(-0.08, 0.08)
    cut.lay(frond % 3 === 1 ? 'light' : 'shade', palmFrond(x, y, angle, random.between(19, 24)), 0.3)
  }
  for (const [dx, dy] of [
    [-1.4, -1.6],
    [1.4, -2],
    [0, -2.8],
  ] as const)
    cut.lay('body', disc(x + dx, y + dy, 1.4), 0.25)
}

export const island: Motif = {
  id: 'island',
  kind: 'place',
  rests: 'water',
  width: 1.9,
  draw: (pen, random) =>
    cutOut(pen, (cut) => {
      const side = random.chance(0.5) ? 1 : -1
      const place = { flip: side < 0 }
      const palms = random.sub('palms')
      cut.lay('shade', outline('-62,6! -50,15 -40,30 -30,44! -22,50 -14,47! -6,38 4,34! 14,24 26,16 40,6!', place))
      cut.tint('body', outline('-62,6! -50,15 -40,30 -30,44! -22,50 -26,36 -32,24 -34,6!', place))
      cut.crease(stroke('-14,46 -16,34 -10,22', place), 0.5)
      palm(cut, side * 22, 8, palms.between(74, 80), side * 16, palms)
      palm(cut, side * 30, 8, palms.between(50, 58), side * 26, palms)
      if (palms.chance(0.7)) palm(cut, side * -8, 8, palms.between(56, 62), side * -18, palms)
      const bushes = random.sub('bushes')
      for (let x = -48; x < 54; x += 7) {
        const r = bushes.between(3.6, 6.4)
        cut.lay(
          bushes.chance(0.4) ? 'body' : 'shade',
          outline(`${x - r},6! ${x - r},${6 + r * 0.8} ${x},${6 + r * 1.6} ${x + r},${6 + r * 0.7} ${x + r},6!`),
          0.4,
        )
      }
      cut.lay('light', outline('-84,2! -66,5 -44,8.4 -14,9.6 20,9 48,8 70,4.6 86,2! 60,0.6 20,0 -30,0.2 -64,0.8'), 0.6)
      cut.crease(stroke('-62,3.6 -30,5.4 0,4.2'), 0.4)
      cut.crease(stroke('10,3.4 34,5 56,3.6'), 0.4)
      cut.lay('body', ribbon('-94,1.2,0.3 -84,1.8,0.6 -74,1,0.5 -62,1.6,0.2'), 0.3)
      cut.lay('body', ribbon('60,1.2,0.2 72,1.8,0.6 84,1,0.5 94,1.6,0.2'), 0.3)
    }),
}
