// What only edits dress somebody in: a cape, seen from the front on both sides of whoever wears it.
import type { Motif } from '../motif.ts'
import { hundredths } from '../objects/forms.ts'

export const cape: Motif = {
  id: 'cape',
  kind: 'object',
  rests: 'held',
  width: 1.5,
  draw: hundredths((pen) => {
    pen.fill(
      'body',
      'M-22 -100C-40 -84 -58 -52 -75 -10C-66 -16 -58 -14 -50 -4C-40 -12 -30 -10 -22 0C-10 -8 10 -8 22 0C30 -10 40 -12 50 -4C58 -14 66 -16 75 -10C58 -52 40 -84 22 -100Z',
    )
    pen.fill('shade', 'M-24 -92C-40 -66 -50 -36 -50 -4C-47 -8 -44 -9 -40 -9.5C-40 -40 -34 -68 -24 -92Z')
    pen.fill('shade', 'M24 -92C40 -66 50 -36 50 -4C47 -8 44 -9 40 -9.5C40 -40 34 -68 24 -92Z')
    pen.fill('light', 'M-30 -88C-46 -62 -60 -36 -69 -14L-64 -14C-55 -38 -42 -66 -30 -88Z')
  }),
}
