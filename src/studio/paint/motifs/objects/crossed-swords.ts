// Two swords of one smith, crossed with the points up.
import type { Motif } from '../motif.ts'
import { hundredths, outline, swung, within } from './forms.ts'
import { drawSword, forgeSword } from './sword-smithing.ts'

const lean = 0.62

export const crossedSwords: Motif = {
  id: 'crossed-swords',
  kind: 'object',
  rests: 'held',
  width: 1.04,
  draw: hundredths((pen, random) => {
    const sword = forgeSword(random)
    const place = { y: -99, size: 1.21 }
    pen.placed({ ...place, x: 25, turn: Math.PI + lean }, () => drawSword(pen, sword))
    pen.placed({ ...place, x: -25, turn: Math.PI - lean }, () => {
      const other = swung(sword.blade, lean * 2, [(-50 / 1.21) * Math.cos(lean), (50 / 1.21) * Math.sin(-lean)])
      if (pen.hasLines) pen.gap(within(other, outline(sword.blade, 2.6)))
      drawSword(pen, sword)
    })
  }),
}
