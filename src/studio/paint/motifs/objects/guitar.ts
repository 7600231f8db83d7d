// The guitar: an acoustic with rosette and pins, leaning a little.
import type { Motif } from '../motif.ts'
import {
  disc,
  etch,
  fused,
  gilt,
  hundredths,
  joined,
  lay,
  outline,
  oval,
  paired,
  pierced,
  side,
  within,
  without,
} from './forms.ts'

const half = 'M0 -52C9 -53.6 16 -50 17 -43.4C17.8 -38 13.6 -35 13.6 -30.6C13.6 -26 21 -24 21.4 -14C21.6 -4 12 0 0 0Z'

export const guitar: Motif = {
  id: 'guitar',
  kind: 'object',
  rests: 'held',
  width: 0.56,
  draw: hundredths((pen, random) => {
    const lean = random.sub('lean').between(0.04, 0.14)
    const hasCutaway = random.sub('form').chance(0.4)
    pen.placed({ turn: lean, x: -6, y: -2, size: 0.97 }, () => {
      const whole = paired(half)
      const body = hasCutaway ? without(whole, 'M5 -60L26 -60L26 -42C18 -38 8 -42 5 -52Z') : whole
      const pegs = joined(...[-95, -91, -87].flatMap((y) => [oval(-5.2, y, 1.8, 1.2), oval(5.2, y, 1.8, 1.2)]))
      pen.fill(gilt(pen), pegs)
      const head = 'M-2.4 -82.6L-4 -97.4C-2.4 -99 -1 -98 0 -100C1 -98 2.4 -99 4 -97.4L2.4 -82.6Z'
      lay(pen, 'shade', head, pegs, 0.6)
      for (const y of [-95, -91, -87]) pen.gap(joined(disc(-1.9, y, 0.6), disc(1.9, y, 0.6)))
      pen.fill('body', body)
      const top = without(body, outline(body, 3.4))
      lay(pen, 'light', top, body, 0.7)
      pen.fill('body', within(top, side(top, 5, 2)))
      const hole = disc(0, -34.6, 6.6)
      pen.line(0.8, disc(0, -34.6, 8.6))
      pierced(pen, 'shade', hole, disc(0, -34.6, 6))
      const guard = 'M6 -31C11 -31 13 -26 11.4 -20C7 -21 3.6 -24 3.4 -28.6Z'
      lay(pen, 'shade', guard, top, 0.8)
      const neck = 'M-2.4 -84L2.4 -84L3 -40L-3 -40Z'
      lay(pen, 'shade', neck, fused(body, head), 0.9)
      const frets = Array.from({ length: 12 }, (_, at) => {
        const y = -41.6 - 41 * (1 - 0.93 ** (at * 1.3)) * 1.3
        return `M-3.4 ${y}L3.4 ${y}`
      })
      etch(pen, neck, 0.55, frets.join(''))
      const bridge = 'M-9 -15.4L9 -15.4L8 -11.6L-8 -11.6Z'
      lay(pen, 'shade', bridge, top, 0.9)
      const strings = [-2, -1.2, -0.4, 0.4, 1.2, 2]
      pen.line(0.4, strings.map((x) => `M${x * 0.8} -83L${x * 1.2} -14`).join(''))
      for (const x of strings) pen.fill('light', disc(x * 1.7, -13.2, 0.6))
    })
  }),
}
