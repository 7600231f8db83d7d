// The telephone: a bakelite desk set with a dial and a coiled cord.
import { tau } from '../../curves.ts'
import type { Point } from '../../point.ts'
import type { Motif } from '../motif.ts'
import { through } from './bends.ts'
import { disc, etch, fused, gilt, hundredths, joined, lay, outline, oval, side, within } from './forms.ts'

export const telephone: Motif = {
  id: 'telephone',
  kind: 'object',
  rests: 'ground',
  width: 1.24,
  draw: hundredths((pen, random) => {
    const sway = random.sub('cord').between(-3, 3)
    const coil = through(
      Array.from({ length: 23 }, (_, at): Point => {
        const share = at / 22
        const [x, y] = [44 + Math.sin(share * Math.PI) * 14 + sway * share, -70 + share * 64]
        return [x + (at % 2 === 0 ? 3 : -3), y + (at % 2 === 0 ? 0.8 : -0.8)]
      }),
    )
    pen.stroke('shade', 1.8, coil)
    const body =
      'M-17 -70L17 -70C23 -70 26 -66 28 -60C32 -46 42 -28 50 -10C52 -4 50 0 45 0L-45 0C-50 0 -52 -4 -50 -10C-42 -28 -32 -46 -28 -60C-26 -66 -23 -70 -17 -70Z'
    lay(pen, 'body', body, outline(coil, 1.8), 1.2)
    pen.fill('shade', within(body, 'M20 -72C24 -50 30 -30 34 2L60 2L60 -72Z'))
    pen.fill('light', within(body, 'M-24 -64C-27 -50 -36 -32 -43 -12L-38.6 -12C-32 -30 -24 -48 -20 -64Z'))
    etch(pen, body, 1, 'M-51 -6Q0 -1 51 -6')
    const cradle = joined(
      'M-24 -68L-27 -80L-20 -80L-17 -72L-9 -72L-6 -80L-3 -80L-3 -68Z',
      'M24 -68L27 -80L20 -80L17 -72L9 -72L6 -80L3 -80L3 -68Z',
    )
    pen.fill('body', cradle)
    const receiver =
      'M-54 -66C-56 -72 -55 -79 -50 -84C-38 -96 -18 -100 0 -100C18 -100 38 -96 50 -84C55 -79 56 -72 54 -66C52 -62 34 -62 32 -66C31 -72 30 -78 24 -81C14 -85 -14 -85 -24 -81C-30 -78 -31 -72 -32 -66C-34 -62 -52 -62 -54 -66Z'
    lay(pen, 'body', receiver, fused(cradle, body, outline(coil, 1.8)), 1.2)
    pen.fill('light', within(receiver, 'M-47 -82C-36 -92 -18 -96 2 -96.4C-14 -93.4 -32 -89 -43 -79Z'))
    pen.fill(
      'shade',
      within(
        receiver,
        'M60 -70L30 -70C31 -64 52 -58 56 -66ZM-30 -70L-60 -70L-58 -60L-30 -60ZM24 -81C34 -84 46 -80 54 -66L30 -66C31 -74 29 -78 24 -81Z',
      ),
    )
    etch(pen, receiver, 1.1, 'M-56 -71.6Q-43 -68 -30 -71.6M56 -71.6Q43 -68 30 -71.6')
    const dial = oval(0, -36, 24.6, 22.6)
    lay(pen, gilt(pen), dial, body, 1.4)
    pen.fill('shade', side(dial, 2, 2))
    const wheel = oval(0, -36, 20.6, 18.8)
    lay(pen, 'light', wheel, dial, 0.9)
    const isDigits = random.sub('dial').chance(0.5)
    for (let at = 0; at < 10; at++) {
      const angle = -1.9 + (at / 10) * tau * 0.86 - 1
      const [x, y] = [Math.cos(angle) * 14.8, -36 + Math.sin(angle) * 13.4]
      pen.gap(disc(x, y, 3))
      if (isDigits) pen.fill('light', disc(x, y, 1.3))
    }
    const centre = oval(0, -36, 8.4, 7.8)
    lay(pen, gilt(pen), centre, wheel, 0.9)
    pen.line(0.8, oval(0, -36, 5, 4.6))
    pen.stroke('shade', 2, 'M14 -25.4L19.4 -21.4')
  }),
}
