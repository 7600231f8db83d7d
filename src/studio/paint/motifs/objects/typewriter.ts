// The typewriter: an upright office machine with a sheet in its carriage.
import type { Motif } from '../motif.ts'
import { etch, gilt, hundredths, lay, oval, side, slab, within } from './forms.ts'

const keyRow = (half: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => (at / (count - 1) - 0.5) * 2 * half)

export const typewriter: Motif = {
  id: 'typewriter',
  kind: 'object',
  rests: 'ground',
  width: 1.12,
  draw: hundredths((pen, random) => {
    const written = random.sub('sheet')
    const sheet = `M-27 -60L-29 -97C-14 -100 12 -96 ${28 + written.between(-2, 2)} -100L27 -60Z`
    pen.fill('light', sheet)
    pen.fill('body', within(sheet, 'M16 -102L40 -102L40 -50L20 -50Z'))
    const rows = Array.from({ length: 4 }, (_, at) => {
      const y = -91 + at * 5.4
      return at === 3 ? `M-20 ${y}L${written.between(-10, 4)} ${y}` : `M-20 ${y}L${written.between(8, 20)} ${y - 0.6}`
    })
    etch(pen, sheet, 1, rows.join(''))

    const platen = slab(-46, -70, 92, 12, 3)
    lay(pen, 'shade', platen, sheet, 1)
    pen.fill('body', slab(-44, -69, 88, 4.4, 2))
    for (const x of [-51, 46]) {
      const knob = slab(x, -71.4, 5, 14.8, 1.6)
      lay(pen, 'body', knob, platen, 0.9)
      etch(pen, knob, 0.7, `M${x} -67L${x + 5} -67M${x} -64L${x + 5} -64M${x} -61L${x + 5} -61`)
    }
    pen.stroke('body', 1.8, 'M-42 -70C-48 -76 -52 -78 -56 -79')
    pen.line(0.9, 'M-44 -63L44 -63')

    const body =
      'M-40 -60L40 -60C43 -52 44 -46 44 -38C48 -30 53 -18 55 -6C55 -2 53 0 50 0L-50 0C-53 0 -55 -2 -55 -6C-53 -18 -48 -30 -44 -38C-44 -46 -43 -52 -40 -60Z'
    lay(pen, 'body', body, platen, 1.2)
    pen.fill('shade', within(body, 'M26 -62L60 -62L60 2L34 2Z'))
    pen.fill('light', within(side(body, -1.8, -1), 'M-60 -60L-20 -60L-20 0L-60 0Z'))
    const basket = 'M-24 -57C-20 -46 20 -46 24 -57L29 -44C20 -35 -20 -35 -29 -44Z'
    pen.fill('shade', basket)
    pen.gap(basket)
    const bars = Array.from({ length: 15 }, (_, at) => {
      const share = at / 14 - 0.5
      return `M${share * 50} ${-42 + Math.abs(share) * -6}L${share * 20} ${-51 + Math.abs(share) * -3}`
    })
    pen.stroke('light', 1, bars.join(''))
    for (const x of [-33, 33]) {
      const spool = oval(x, -53, 8, 3.6)
      lay(pen, gilt(pen), spool, body, 0.9)
      pen.line(0.8, oval(x, -53, 3.4, 1.5))
    }
    const plate = 'M-16 -33.6L16 -33.6L16 -29.4L-16 -29.4Z'
    lay(pen, gilt(pen), plate, body, 0.8)
    pen.line(0.7, 'M-11 -31.5L11 -31.5')
    const well = 'M-41 -27L41 -27L48 -5L-48 -5Z'
    pen.fill('shade', well)
    pen.gap(well)
    for (const [y, half, count, size] of [
      [-23, 36, 10, 3],
      [-16.6, 38.4, 10, 3.2],
      [-10.2, 37, 9, 3.4],
    ] as const) {
      for (const x of keyRow(half, count)) {
        pen.fill('light', oval(x, y, size, size * 0.84))
        pen.line(0.6, oval(x, y, size * 0.62, size * 0.5))
      }
    }
    lay(pen, 'light', slab(-26, -5.4, 52, 3.4, 1.6), body, 0.9)
  }),
}
