// The shield: a heater or kite shield with a bossed rim and a device.
import type { Shape } from '../../pen.ts'
import type { Point } from '../../point.ts'
import type { Motif } from '../motif.ts'
import { disc, fused, gilt, hundredths, lay, outline, paired, side, within, without } from './forms.ts'

const forms = [
  'M-36 -98C-22 -94 -12 -95 0 -99C12 -95 22 -94 36 -98C39 -60 36 -24 0 0C-36 -24 -39 -60 -36 -98Z',
  'M-37 -94C-24 -94 -11 -97 0 -100C11 -97 24 -94 37 -94C40 -56 28 -20 0 0C-28 -20 -40 -56 -37 -94Z',
  'M-35 -90C-27 -88 -19 -91 -15 -98C-7 -93 -5 -93 0 -99C5 -93 7 -93 15 -98C19 -91 27 -88 35 -90C32 -80 37 -70 37 -58C37 -28 20 -12 0 0C-20 -12 -37 -28 -37 -58C-37 -70 -32 -80 -35 -90Z',
] as const

const inset = (form: string): Shape => without(form, outline(form, 11))

const chevron = 'M-40 -30L0 -62L40 -30L40 -44L0 -76L-40 -44Z'
const bend = 'M-44 -92L-30 -100L44 -22L30 -14Z'
const cross = 'M-5.4 -104L5.4 -104L5.4 -66L42 -66L42 -55L5.4 -55L5.4 4L-5.4 4L-5.4 -55L-42 -55L-42 -66L-5.4 -66Z'

/** A fleur-de-lis around (0, 0), 20 high. */
const lily = fused(
  'M0 -11C5 -6 5 -1 1.6 5L-1.6 5C-5 -1 -5 -6 0 -11Z',
  paired('M1.6 5C2.4 -1 5 -5 9 -4C12.4 -3 12 2 9 2.6C9 0 6.4 -0.6 5 1.4C4.2 2.8 3.6 4 3.4 5Z'),
  'M-4.4 4.4L4.4 4.4L4.4 6.6L-4.4 6.6Z',
  paired('M0 6L1.8 6C3.4 8.4 2.4 10.6 0 12Z'),
)

export const shield: Motif = {
  id: 'shield',
  kind: 'object',
  rests: 'held',
  width: 0.8,
  draw: hundredths((pen, random) => {
    const form = random.sub('form').pick(forms)
    const field = inset(form)
    const device = random.sub('device').pick<Shape>([chevron, bend, cross])
    const charge = within(field, device)
    const groove = fused(outline(field, 1.8), outline(charge, 1.4))
    pen.fill(gilt(pen), pen.hasLines ? form : without(form, groove))
    if (!pen.hasLines) return
    pen.fill('light', side(form, -1.6, -1.4))
    pen.fill('shade', side(form, 2.2, 1.6))
    lay(pen, 'body', field, form, 0.8)
    pen.fill('shade', within(field, 'M0 -110L50 -110L50 10L0 10Z'))
    lay(pen, 'light', charge, field, 1)
    pen.fill('body', within(charge, 'M0 -110L50 -110L50 10L0 10Z'))
    if (device === cross) {
      for (const [x, y] of [
        [-18, -79],
        [18, -79],
        [-16, -38],
        [16, -38],
      ] as const) {
        pen.placed({ x, y, size: 0.92 }, () => lay(pen, gilt(pen), lily, disc(0, 0, 14), 1))
      }
    } else {
      const places: readonly Point[] =
        device === chevron
          ? [
              [0, -33],
              [-19, -76],
              [19, -76],
            ]
          : [
              [17, -74],
              [-15, -40],
            ]
      for (const [x, y] of places) pen.placed({ x, y, size: 1.2 }, () => lay(pen, gilt(pen), lily, disc(0, 0, 12), 1))
    }
  }),
}
