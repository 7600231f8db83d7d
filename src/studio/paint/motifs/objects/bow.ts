// The bow: a recurve with an arrow on the string.
import type { Motif } from '../motif.ts'
import { ribbon } from './bends.ts'
import { etch, fused, gilt, hundredths, joined, lay, side, slab, within } from './forms.ts'

const fletching = 'M-24 -50L-17 -50L-12 -50L-19 -55.6L-30 -55.6Z'

export const bow: Motif = {
  id: 'bow',
  kind: 'object',
  rests: 'held',
  width: 0.64,
  draw: hundredths((pen, random) => {
    const form = random.sub('limb')
    const belly = form.between(14, 18)
    const curl = form.between(4, 7)
    const drawn = form.between(-30, -18)
    const upper = ribbon(
      [
        [belly, -50],
        [belly - 0.6, -60],
        [belly - 5, -74],
        [-9, -88],
        [-14, -94],
        [-14 + curl, -99.4],
      ],
      [5.6, 5.6, 5.4, 4.4, 3.2, 1.8],
    )
    const lower = ribbon(
      [
        [belly, -50],
        [belly - 0.6, -40],
        [belly - 5, -26],
        [-9, -12],
        [-14, -6],
        [-14 + curl, -0.6],
      ],
      [5.6, 5.6, 5.4, 4.4, 3.2, 1.8],
    )
    pen.stroke('light', 1, `M-13.6 -93.4L${drawn} -50L-13.6 -6.6`)
    const limbs = fused(upper, lower)
    pen.fill('body', limbs)
    pen.fill('shade', side(limbs, 1.5, 0.4))
    pen.fill('light', within(side(limbs, -0.9, -0.3), 'M-20 -100L40 -100L40 -52L-20 -52Z'))
    etch(
      pen,
      limbs,
      0.8,
      `M${belly - 3.4} -71L${belly - 0.4} -69.4M${belly - 4.6} -73.4L${belly - 2} -71.4M${belly - 3.4} -29L${belly - 0.4} -30.6M${belly - 4.6} -26.6L${belly - 2} -28.6`,
    )
    etch(pen, limbs, 0.8, 'M-16 -92L-11.4 -94.6M-14 -89.6L-9.6 -92.2M-16 -8L-11.4 -5.4M-14 -10.4L-9.6 -7.8')

    const shaft = slab(drawn, -50.9, belly + 9 - drawn, 1.8, 0.6)
    lay(pen, 'body', shaft, limbs, 1)
    const head = `M${belly + 7} -50L${belly + 5.4} -54L${belly + 16} -50L${belly + 5.4} -46Z`
    lay(pen, 'light', head, shaft, 0.8)
    pen.fill('shade', `M${belly + 7} -50L${belly + 16} -50L${belly + 5.4} -46Z`)
    pen.placed({ x: drawn + 30 }, () => {
      const vanes = joined(fletching, 'M-24 -50L-12 -50L-19 -44.4L-30 -44.4Z')
      pen.fill(gilt(pen), vanes)
      etch(pen, vanes, 0.7, 'M-26 -56L-21 -50L-26 -44M-22 -56L-17 -50L-22 -44')
      pen.line(0.8, 'M-30 -50L-12 -50')
    })

    const grip = ribbon(
      [
        [belly, -58],
        [belly + 0.8, -50],
        [belly, -42],
      ],
      [5.6, 6.4, 5.6],
    )
    lay(pen, 'shade', grip, fused(limbs, shaft), 1)
    const cords = Array.from(
      { length: 6 },
      (_, at) => `M${belly - 5} ${-55.6 + at * 2.4}L${belly + 6} ${-56.8 + at * 2.4}`,
    )
    etch(pen, grip, 0.75, cords.join(''))
  }),
}
