// The sword: point down, hilt up, as on a tomb.
import type { Motif } from '../motif.ts'
import { hundredths } from './forms.ts'
import { drawSword, forgeSword } from './sword-smithing.ts'

export const sword: Motif = {
  id: 'sword',
  kind: 'object',
  rests: 'held',
  width: 0.38,
  draw: hundredths((pen, random) => drawSword(pen, forgeSword(random))),
}
