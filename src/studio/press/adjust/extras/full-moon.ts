// The full moon, which only edits ask for: the moon among the motifs is a crescent.

import { findMotif } from '../../../motifs/find-motif.ts'
import type { Motif } from '../../../motifs/motif.ts'
import { tau } from '../../../paint/curves.ts'
import { disc } from '../../../paint/shapes/pen-shapes.ts'

export const fullMoonId = 'full-moon'

const fullMoon: Motif = {
  id: fullMoonId,
  kind: 'sky',
  rests: 'air',
  width: 1,
  draw(pen, random) {
    pen.fill('body', disc(0, -0.5, 0.5))
    for (let crater = 0; crater < 16; crater++) {
      const [turn, far] = [random.next() * tau, Math.sqrt(random.next()) * 0.4]
      const size = Math.min(0.48 - far, random.between(0.02, 0.09))
      pen.fill('shade', disc(Math.cos(turn) * far, Math.sin(turn) * far - 0.5, size))
    }
  },
}

/** A thing that an edit may add. */
export const findAdded = (id: string): Motif | undefined => (id === fullMoonId ? fullMoon : findMotif(id))
