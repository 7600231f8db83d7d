// What only edits ask for from a chemist's shelf: a stoppered bottle with a skull on its label.
import type { Motif } from '../motif.ts'
import { disc, hundredths, side, slab, without } from '../objects/forms.ts'

export const poisonBottle: Motif = {
  id: 'poison-bottle',
  kind: 'object',
  rests: 'ground',
  width: 0.56,
  draw: hundredths((pen) => {
    const glass =
      'M-9 -82L9 -82L9 -70C10 -64 27 -60 27 -48L27 -5C27 -2 25 0 22 0L-22 0C-25 0 -27 -2 -27 -5L-27 -48C-27 -60 -10 -64 -9 -70Z'
    pen.fill('body', glass)
    pen.fill('shade', side(glass, 7, 0))
    pen.fill('accent', 'M-8 -84L-7 -98C-7 -100 7 -100 7 -98L8 -84Z')
    pen.fill('body', slab(-12, -85, 24, 7, 2))
    const label = slab(-21, -46, 42, 38, 2)
    pen.fill('light', label)
    pen.line(0.9, label)
    const skull =
      'M0 -42C11 -42 14 -35 13.5 -29C13 -25 10 -24 8 -22L8 -15L-8 -15L-8 -22C-10 -24 -13 -25 -13.5 -29C-14 -35 -11 -42 0 -42Z'
    const holes = [
      disc(-5.4, -29, 3.6),
      disc(5.4, -29, 3.6),
      'M0 -26L2.4 -21.5L-2.4 -21.5Z',
      'M-3.2 -19L-2 -19L-2 -14.5L-3.2 -14.5Z',
      'M2 -19L3.2 -19L3.2 -14.5L2 -14.5Z',
    ]
    pen.fill('shade', without(skull, ...holes))
    pen.fill('light', 'M-22 -52C-21 -57 -12 -60 -9 -62L-8 -60C-12 -57 -18 -55 -19 -51Z')
  }),
}
