// The high heel: a court shoe in profile, toe to the left.
import { tau } from '../../curves.ts'
import type { Motif } from '../motif.ts'
import { disc, etch, fused, gilt, hundredths, lay, oval, side, slab, within } from './forms.ts'

export const highHeel: Motif = {
  id: 'high-heel',
  kind: 'object',
  rests: 'ground',
  width: 1.12,
  draw: hundredths((pen, random) => {
    const isStiletto = random.sub('heel').chance(0.65)
    const heel = isStiletto
      ? 'M28 -46C38 -36 42 -18 43 0L47.6 0C48 -20 52 -40 55 -62Z'
      : 'M24 -46C32 -34 34 -16 32 0L49 0C51 -18 53 -42 55 -64Z'
    const lining =
      'M-22 -33C-12 -34 2 -44 14 -58C26 -74 38 -90 52 -94L54 -92C36 -76 18 -46 4 -34C-8 -24 -22 -24 -22 -33Z'
    const shoe =
      'M-54 -6C-52 -16 -40 -25 -22 -33C-22 -24 -8 -24 4 -34C18 -46 34 -78 54 -93C58 -84 58 -70 55 -56C46 -58 36 -52 26 -38C14 -20 2 -6 -14 -3C-30 0 -48 0 -54 -6Z'
    const sole =
      'M-54 -6C-48 0 -30 -0.6 -14 -3C2 -6 14 -20 26 -38C32 -46 38 -52 46 -55L44 -51C36 -44 30 -36 24 -28C14 -12 2 -1 -16 0L-44 0C-52 0 -55 -3 -54 -6Z'
    pen.fill('shade', heel)
    pen.fill('body', within(heel, side(heel, -2.4, 0)))
    lay(pen, 'shade', sole, heel, 0.8)
    pen.fill('light', lining)
    lay(pen, 'body', shoe, fused(heel, sole, lining), 1.2)
    pen.fill('light', within(shoe, 'M-47 -12C-40 -19 -30 -23 -22 -27C-26 -20 -36 -13 -47 -12Z'))
    pen.fill('light', within(side(shoe, 1.4, -0.6), 'M40 -96L62 -96L62 -50L40 -50Z'))
    pen.fill('shade', within(shoe, 'M-54 -4C-34 -2 -14 -6 0 -18C16 -34 28 -58 46 -64L56 -56L40 -50L0 4L-54 4Z'))
    etch(pen, shoe, 0.9, 'M-25 -31.6C-23 -21 -7 -20.6 6.6 -31.6C20 -44 34 -72 50 -87')
    const trim = random.sub('trim').pick(['bow', 'brooch', 'plain'])
    if (trim === 'bow') {
      const knot = fused(
        'M-24 -32C-34 -42 -40 -38 -38 -31C-37 -25 -31 -25 -24 -29Z',
        'M-22 -32C-18 -44 -10 -44 -9 -37C-8 -31 -15 -28 -22 -29Z',
      )
      lay(pen, gilt(pen), knot, shoe, 1)
      etch(pen, knot, 0.8, 'M-25 -31C-30 -34 -33 -34 -35 -32M-21 -31C-17 -36 -14 -37 -12 -36')
      lay(pen, gilt(pen), disc(-23, -30.6, 2.8), knot, 0.8)
    }
    if (trim === 'brooch') {
      const setting = fused(
        ...Array.from({ length: 8 }, (_, at) =>
          disc(-23 + Math.cos((at / 8) * tau) * 4.4, -29 + Math.sin((at / 8) * tau) * 4, 2.2),
        ),
        disc(-23, -29, 4),
      )
      lay(pen, gilt(pen), setting, fused(shoe, lining), 1)
      lay(pen, 'light', oval(-23, -29, 2.8, 2.5), setting, 0.8)
    }
    if (isStiletto) lay(pen, gilt(pen), slab(41.4, -3, 6, 3, 0.4), heel, 0.6)
  }),
}
