// A temple: the colonnade of the south or the tiered roofs of the east.

import type { Random } from '../../random.ts'
import type { Motif } from '../motif.ts'
import { type Cutout, cutOut } from '../people/cutout.ts'
import { outline, ribbon, stroke } from '../people/outline.ts'
import { arch, box, pane, polygon, rule } from './masonry.ts'

const steps = (cut: Cutout, half: number): void => {
  for (let step = 0; step < 3; step++) {
    cut.lay(step === 1 ? 'light' : 'body', box(-half + step * 2.6, step * 3.4, (half - step * 2.6) * 2, 3.9), 0.4)
    cut.tint('shade', box(half * 0.55, 0, half, 14))
  }
}

const colonnade = (cut: Cutout, random: Random): void => {
  const columns = random.pick([4, 6] as const)
  steps(cut, 56)
  cut.lay('shade', box(-25, 10, 48, 52))
  cut.lay('accent', box(-9, 10, 16, 42), 0.5)
  for (let at = 0; at < columns; at++) {
    const x = -43 + (at * 84) / (columns - 1)
    cut.lay('light', polygon([x - 4.6, 13], [x + 4.6, 13], [x + 3.7, 57], [x - 3.7, 57]))
    cut.tint('body', box(x - 0.6, 10, 9, 50))
    cut.tint('shade', box(x + 2, 10, 9, 50))
    for (const flute of [-2, 0, 2]) cut.crease(rule([x + flute, 15], [x + flute * 0.8, 56]), 0.4)
    cut.lay('light', box(x - 5.6, 10, 11.2, 3), 0.4)
    cut.lay('light', polygon([x - 3.6, 56.6], [x + 3.6, 56.6], [x + 6, 60.4], [x - 6, 60.4]), 0.4)
  }
  cut.lay('body', box(-51, 60, 102, 8), 0.5)
  cut.tint('shade', box(20, 60, 40, 8))
  for (let x = -47; x < 48; x += 9.4)
    for (const glyph of [0, 1.6, 3.2]) cut.crease(rule([x + glyph, 62], [x + glyph, 66.4]), 0.45)
  cut.lay('body', polygon([-55, 67.6], [55, 67.6], [54, 71.4], [0, 95], [-54, 71.4]), 0.5)
  cut.lay('light', polygon([-42, 71.6], [42, 71.6], [0, 89.6]), 0.6)
  cut.tint('shade', polygon([6, 71], [44, 71], [0, 90]))
  cut.lay('shade', outline('-2.4,93.4! -3.6,97 0,100! 3.6,97 2.4,93.4!'), 0.3)
  for (const x of [-54, 54])
    cut.lay('shade', outline(`${x - 2.4},71! ${x - 2},75 ${x},77.6! ${x + 2},75 ${x + 2.4},71!`), 0.3)
}

const pagoda = (cut: Cutout, random: Random): void => {
  const tiers = random.whole(3, 5)
  const lit = random.sub('windows')
  steps(cut, 46)
  const storey = 78 / tiers
  for (let tier = 0; tier < tiers; tier++) {
    const foot = 9 + tier * storey
    const half = 27 * (1 - tier * (0.62 / tiers))
    const eaves = foot + storey * 0.56
    const reach = half + 13 - tier
    cut.lay('body', box(-half, foot - storey * 0.08, half * 2, storey * 0.78), 0.5)
    cut.tint('light', box(-half, foot, half * 0.4, storey))
    cut.tint('shade', box(half * 0.5, foot, half, storey))
    const bays = tier < tiers - 2 ? [-0.62, 0, 0.62] : [-0.36, 0.36]
    for (const share of bays)
      if (tier === 0 && share === 0) cut.lay('accent', arch(0, foot, 9, storey * 0.5), 0.5)
      else
        pane(
          cut,
          'square',
          { x: half * share, y: foot + storey * 0.12, w: half * 0.28, h: storey * 0.3 },
          lit.chance(0.7),
        )
    const rise = storey * 0.4
    cut.lay(
      'shade',
      outline(
        `${-reach - 2.6},${eaves + 5}! ${-reach},${eaves + 1} ${-half * 0.7},${eaves + 0.2} 0,${eaves - 0.4} ${half * 0.7},${eaves + 0.2} ${reach},${eaves + 1} ${reach + 2.6},${eaves + 5}! ${half * 0.96},${eaves + rise * 0.62} ${half * 0.8},${eaves + rise}! ${-half * 0.8},${eaves + rise}! ${-half * 0.96},${eaves + rise * 0.62}`,
      ),
      0.6,
    )
    cut.tint(
      'body',
      polygon(
        [-reach - 3, eaves - 2],
        [-half * 0.3, eaves - 2],
        [-half * 0.4, eaves + rise + 2],
        [-reach - 3, eaves + rise + 2],
      ),
    )
    for (const share of [-0.5, 0, 0.5])
      cut.crease(stroke(`${half * share * 0.8},${eaves + rise} ${half * share * 1.2},${eaves + 1.4}`), 0.4)
  }
  const top = 9 + tiers * storey - storey * 0.06
  cut.lay('shade', polygon([-9, top - 1.4], [9, top - 1.4], [0, top + 3.4]), 0.4)
  cut.lay('shade', ribbon(`0,${top},0.9 0,${top + 5},0.7 0,100,0.2`), 0)
  for (const lift of [4, 6, 8]) cut.lay('shade', ribbon(`-1.9,${top + lift},0.45 1.9,${top + lift},0.45`), 0)
}

export const temple: Motif = {
  id: 'temple',
  kind: 'place',
  rests: 'ground',
  width: 1.14,
  draw: (pen, random) => cutOut(pen, (cut) => (random.chance(0.5) ? colonnade : pagoda)(cut, random.sub('building'))),
}
