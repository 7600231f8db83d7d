// One wheel of a clockwork, which only edits ask for: the gear among the motifs is two in mesh.

import type { Motif } from '../motif.ts'
import { drawGear } from '../sports-and-tools/gear.ts'

export const singleGear: Motif = {
  id: 'single-gear',
  kind: 'object',
  rests: 'held',
  width: 1,
  draw(pen, random) {
    drawGear(pen, { x: 0, y: -0.5, radius: 0.44, teeth: 14, spokes: 5, turn: random.between(0, 0.4) })
  },
}
