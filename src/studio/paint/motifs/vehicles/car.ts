// A motor car: a vintage saloon or a modern coupe, by seed.
import type { Motif } from '../motif.ts'
import { drawCoupe } from './coupe.ts'
import { drawSaloon } from './saloon.ts'

export const car: Motif = {
  id: 'car',
  kind: 'vehicle',
  rests: 'ground',
  width: 2.5,
  draw(pen, random) {
    if (random.sub('make').chance(0.5)) drawSaloon(pen)
    else drawCoupe(pen)
  },
}
