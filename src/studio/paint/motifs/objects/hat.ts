// The hat: a tilted top hat or a fedora with its band.
import type { Pen } from '../../pen.ts'
import type { Random } from '../../random.ts'
import type { Motif } from '../motif.ts'
import { ribbon } from './bends.ts'
import { etch, fused, gilt, hundredths, lay, oval, side, within } from './forms.ts'

const drawTopHat = (pen: Pen, random: Random): void => {
  const crown = 'M-33 -88C-30 -62 -29 -44 -31 -22L31 -22C29 -44 30 -62 35 -88Z'
  const brim =
    'M-62 -26C-54 -34 -42 -24 -30 -20C-12 -26 12 -26 31 -20C44 -24 56 -34 63 -28C60 -10 34 0 0 0C-34 0 -58 -8 -62 -26Z'
  pen.fill('shade', brim)
  const top = oval(1, -88, 34, 7)
  lay(pen, 'body', crown, brim, 1)
  pen.fill('light', within(crown, 'M-24 -92C-21 -62 -20 -44 -22 -20L-14 -20C-13 -44 -14 -62 -16 -92Z'))
  pen.fill('shade', within(crown, 'M14 -92C12 -62 12 -44 14 -20L40 -20L40 -92Z'))
  const band = 'M-30.6 -40Q0 -30 30.4 -40L31 -22Q0 -10 -31 -22Z'
  lay(pen, gilt(pen), band, crown, 1)
  pen.fill('shade', within(band, 'M14 -50L40 -50L40 0L14 0Z'))
  etch(pen, band, 0.9, 'M-32 -37Q0 -27 32 -37M-32 -26Q0 -14 32 -26')
  lay(pen, 'light', top, crown, 1.1)
  pen.fill('body', oval(2, -87.4, 29, 5))
  const front =
    'M-62 -26C-50 -20 -40 -18 -31 -22Q0 -8 31 -22C42 -18 52 -20 63 -28C60 -10 34 0 0 0C-34 0 -58 -8 -62 -26Z'
  lay(pen, 'body', front, fused(crown, band), 1.2)
  pen.fill('light', within(side(front, -0.6, -1.6), 'M-70 -40L0 -40L0 0L-70 0Z'))
  pen.fill('shade', side(front, 1.4, 2.4))
  etch(pen, front, 0.9, 'M-57 -20C-40 -8 -20 -5 0 -5C20 -5 42 -8 58 -21')
  if (random.sub('trim').chance(0.5)) {
    const plume = ribbon(
      [
        [24, -28],
        [36, -44],
        [42, -62],
        [52, -74],
        [62, -76],
      ],
      [2, 9, 12, 10, 1],
    )
    lay(pen, gilt(pen), plume, fused(crown, band), 1.1)
    etch(
      pen,
      plume,
      0.9,
      'M24 -28C32 -40 40 -54 44 -64C48 -70 54 -74 60 -76M34 -41L32 -47M38 -50L35 -57M42 -59L40 -66M38 -46L43 -46M43 -57L49 -58',
    )
  }
}

const drawFedora = (pen: Pen, random: Random): void => {
  const underBrim = 'M-70 -22C-58 -36 -20 -34 0 -32C26 -34 58 -40 70 -30C66 -14 40 -8 4 -6C-30 -4 -60 -8 -70 -22Z'
  pen.fill('shade', underBrim)
  const crown =
    'M-38 -28C-37 -52 -32 -78 -22 -86C-14 -92 -8 -86 2 -88C12 -92 20 -94 28 -86C36 -76 38 -52 42 -30C20 -16 -16 -14 -38 -28Z'
  lay(pen, 'body', crown, underBrim, 1.2)
  pen.fill('light', within(crown, 'M-38 -28C-37 -52 -32 -78 -22 -86C-16 -90 -13 -88 -10 -86C-22 -76 -24 -50 -24 -18Z'))
  pen.fill('shade', within(crown, 'M18 -92C26 -78 22 -50 24 -14L50 -14L50 -92Z'))
  etch(pen, crown, 1.2, 'M-14 -84C-8 -78 -4 -70 -6 -60M20 -88C14 -80 10 -74 12 -64')
  const band = 'M-37.6 -40C-16 -26 22 -27 40.4 -42L42 -28C20 -14 -16 -12 -38.4 -26Z'
  lay(pen, gilt(pen), band, crown, 1)
  pen.fill('shade', within(band, 'M20 -60L50 -60L50 0L22 0Z'))
  etch(pen, band, 0.8, 'M-38 -36C-16 -22 22 -23 41 -38')
  const bowKnot = 'M-33 -38L-22 -36L-24 -31L-21 -22L-33 -26Z'
  lay(pen, random.sub('trim').chance(0.5) ? gilt(pen) : 'shade', bowKnot, fused(band, crown), 0.9)
  pen.line(0.9, 'M-32 -32L-24 -31')
  const brim =
    'M-70 -22C-66 -26 -60 -28 -54 -28C-48 -18 -20 -12 2 -13C28 -14 50 -22 58 -33C63 -34 67 -33 70 -30C68 -10 36 0 2 0C-32 0 -62 -6 -70 -22Z'
  lay(pen, 'body', brim, fused(band, crown), 1.2)
  pen.fill('light', within(side(brim, -0.5, -1.7), 'M-80 -40L10 -40L10 0L-80 0Z'))
  pen.fill('shade', side(brim, 1.4, 2.6))
  etch(pen, brim, 0.8, 'M-65 -18C-44 -6 -20 -4 4 -4.4C32 -5 56 -12 66 -25')
}

export const hat: Motif = {
  id: 'hat',
  kind: 'object',
  rests: 'ground',
  width: 1.4,
  draw: hundredths((pen, random) => {
    const lean = random.sub('lean').between(-0.07, 0.04)
    if (random.sub('kind').chance(0.5)) pen.placed({ turn: lean, y: -2 }, () => drawTopHat(pen, random))
    else pen.placed({ turn: lean, y: -2 }, () => drawFedora(pen, random))
  }),
}
