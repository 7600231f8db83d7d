// The briefcase: a leather satchel with a deep flap, straps and a lock.
import type { Motif } from '../motif.ts'
import { ribbon } from './bends.ts'
import { disc, etch, fused, gilt, hundredths, joined, lay, outline, side, slab, within, without } from './forms.ts'

export const briefcase: Motif = {
  id: 'briefcase',
  kind: 'object',
  rests: 'ground',
  width: 1.24,
  draw: hundredths((pen, random) => {
    const hasStraps = random.sub('straps').chance(0.6)
    const body =
      'M-56 -72L56 -72C57 -50 60 -26 60 -8C60 -3 57 0 52 0L-52 0C-57 0 -60 -3 -60 -8C-60 -26 -57 -50 -56 -72Z'
    const handle = ribbon(
      [
        [-17, -76],
        [-17, -88],
        [-10, -95],
        [0, -97],
        [10, -95],
        [17, -88],
        [17, -76],
      ],
      [4.4, 4.6, 5.4, 6.2, 5.4, 4.6, 4.4],
    )
    pen.fill('shade', handle)
    pen.fill('body', within(handle, side(handle, -1.6, -2)))
    etch(pen, handle, 0.8, 'M-10 -100L-8 -90M10 -100L8 -90')
    const flap =
      'M-58 -72C-58 -78 -55 -81 -50 -81L50 -81C55 -81 58 -78 58 -72L58 -40C58 -33 54 -29 46 -28C16 -24 -16 -24 -46 -28C-54 -29 -58 -33 -58 -40Z'
    const lock = 'M-8 -37L8 -37L8 -24C8 -19 4 -16 0 -16C-4 -16 -8 -19 -8 -24Z'
    const seamLine = outline('M-58 -40C-58 -33 -54 -29 -46 -28C-16 -24 16 -24 46 -28C54 -29 58 -33 58 -40', 1.8)
    if (!pen.hasLines) return pen.fill('body', without(fused(body, flap), seamLine, lock))
    lay(pen, 'body', body, handle, 1)
    pen.fill('shade', within(body, 'M-64 -16L64 -8L64 4L-64 4Z'))
    etch(pen, body, 0.9, 'M-56.6 -30C-56 -20 -56.6 -8 -55 -4L55 -4C56.6 -8 56 -20 56.6 -30')
    lay(pen, 'body', flap, fused(body, handle), 1.4)
    pen.fill('light', within(side(flap, -1, -2), 'M-70 -90L50 -90L50 -40L-70 -40Z'))
    pen.fill('shade', within(flap, 'M34 -84L60 -84L60 -20L38 -20Z'))
    pen.line(
      0.8,
      'M-53.6 -76L-53.6 -40C-53.6 -36 -51 -33 -46 -32.4C-16 -28.4 16 -28.4 46 -32.4C51 -33 53.6 -36 53.6 -40L53.6 -76',
    )
    for (const x of [-17, 17]) lay(pen, gilt(pen), slab(x - 4.4, -80.6, 8.8, 5, 1.2), fused(flap, handle), 0.8)
    if (hasStraps) {
      for (const x of [-33, 33]) {
        const strap = `M${x - 5} -78L${x + 5} -78L${x + 5} -17C${x + 5} -12 ${x - 5} -12 ${x - 5} -17Z`
        lay(pen, 'light', strap, fused(flap, body), 1)
        pen.fill('body', within(strap, slab(x + 1.6, -80, 6, 70)))
        pen.gap(joined(disc(x, -58, 0.9), disc(x, -52, 0.9), disc(x, -46, 0.9)))
        const buckle = without(slab(x - 7.4, -38, 14.8, 13.4, 2), slab(x - 4.2, -35, 8.4, 7.4, 1))
        lay(pen, gilt(pen), buckle, fused(strap, flap, body), 0.9)
        pen.line(1, `M${x} -26L${x} -34.6`)
      }
    }
    lay(pen, gilt(pen), lock, fused(flap, body), 1.1)
    pen.fill('shade', side(lock, 1.4, 1.4))
    pen.gap(fused(disc(0, -28.6, 2), 'M-0.9 -28L0.9 -28L1.5 -21.6L-1.5 -21.6Z'))
  }),
}
