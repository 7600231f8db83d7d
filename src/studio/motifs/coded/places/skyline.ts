// A city against the sky, of one period: glass towers, deco setbacks, old roofs and domes, or a city to come.

import type { Random } from '../../../paint/random.ts'
import type { CodedMotif } from '../coded-motif.ts'
import { type Cutout, cutOut } from '../people/cutout.ts'
import { box } from './masonry.ts'
import { periods } from './skyscraper.ts'

const half = 130

/** Cities rise towards their middle, or rather towards somewhere beside it. */
const rowOf = (
  cut: Cutout,
  random: Random,
  row: { readonly rear: boolean; readonly tall: number; readonly draw: typeof periods.modern },
): void => {
  const summit = random.between(-50, 50)
  const order: number[] = []
  for (let x = -half; x < half - 5; ) {
    order.push(x)
    x += random.between(8, 17)
  }
  const plots = order.map((x, at) => {
    const w = (order[at + 1] ?? half) - x + 0.4
    const near = Math.exp(-(((x - summit) / 62) ** 2))
    return { x, w, h: row.tall * (0.34 + 0.5 * near + random.between(-0.12, 0.16)), rear: row.rear }
  })
  for (const plot of random.shuffled(plots)) row.draw(cut, plot, random.sub(`plot ${plot.x}`))
}

export const skyline: CodedMotif = {
  id: 'skyline',
  width: 2.6,
  draw: (pen, random) =>
    cutOut(pen, (cut) => {
      const draw = periods[random.sub('period').pick(['modern', 'modern', 'deco', 'oldTown', 'future'] as const)]
      rowOf(cut, random.sub('rear'), { rear: true, tall: 100, draw })
      rowOf(cut, random.sub('front'), { rear: false, tall: 80, draw })
      cut.lay('shade', box(-half, 0, half * 2, 2.4), 0.3)
    }),
}
