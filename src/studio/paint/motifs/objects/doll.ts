// The doll: porcelain, in a lace frock, with a crack in the glaze if she is that sort of doll.
import type { Motif } from '../motif.ts'
import { ribbon } from './bends.ts'
import { disc, etch, fused, gilt, hundredths, joined, lay, oval, side, within } from './forms.ts'

export const doll: Motif = {
  id: 'doll',
  kind: 'object',
  rests: 'ground',
  width: 0.62,
  draw: hundredths((pen, random) => {
    const isCracked = random.sub('crack').chance(0.5)
    const hasBonnet = random.sub('bonnet').chance(0.5)
    const back = hasBonnet
      ? 'M0 -100C16 -100 24 -88 22 -74C21 -66 16 -60 10 -58L-10 -58C-16 -60 -21 -66 -22 -74C-24 -88 -16 -100 0 -100Z'
      : fused(
          'M0 -99C13 -99 18 -90 17.4 -78C17 -66 20 -60 18 -54L-18 -54C-20 -60 -17 -66 -17.4 -78C-18 -90 -13 -99 0 -99Z',
          disc(-17, -62, 5),
          disc(17, -62, 5),
          disc(-18.4, -54, 4.4),
          disc(18.4, -54, 4.4),
        )
    pen.fill(hasBonnet ? 'body' : 'shade', back)
    if (hasBonnet)
      etch(
        pen,
        back,
        0.9,
        Array.from({ length: 13 }, (_, at) => {
          const angle = Math.PI * (0.86 + (at / 12) * 1.28)
          return `M${Math.cos(angle) * 14} ${-77 + Math.sin(angle) * 15}L${Math.cos(angle) * 24} ${-77 + Math.sin(angle) * 25}`
        }).join(''),
      )
    const legs = joined(
      'M-10 -18L-9 -4L-14 -1.4C-15 0 -14 0.4 -12 0.4L-3.4 0.4L-3.4 -18Z',
      'M10 -18L9 -4L14 -1.4C15 0 14 0.4 12 0.4L3.4 0.4L3.4 -18Z',
    )
    pen.fill('light', legs)
    const shoes = within(legs, 'M-20 -5.4L20 -5.4L20 2L-20 2Z')
    lay(pen, 'shade', shoes, legs, 0.7)
    const arms = joined(
      ribbon(
        [
          [-9, -51],
          [-18, -42],
          [-23, -30],
        ],
        [6, 5, 3.4],
      ),
      ribbon(
        [
          [9, -51],
          [18, -42],
          [24, -31],
        ],
        [6, 5, 3.4],
      ),
      disc(-23.4, -28.4, 2.7),
      disc(24.4, -29.4, 2.7),
    )
    lay(pen, 'light', arms, back, 0.8)
    const sleeves = joined(oval(-11.6, -49, 6.4, 5.2, -0.7), oval(11.6, -49, 6.4, 5.2, 0.7))
    lay(pen, 'body', sleeves, fused(arms, back), 0.9)
    const frock =
      'M-8 -56C-4 -53 4 -53 8 -56L9.4 -38C18 -30 25 -22 28 -13C18 -9 10 -12 0 -10C-10 -12 -18 -9 -28 -13C-25 -22 -18 -30 -9.4 -38Z'
    lay(pen, 'body', frock, fused(arms, sleeves, back, legs), 1.1)
    pen.fill('shade', within(frock, 'M3 -56L30 -56L30 -8L10 -8C12 -22 6 -34 3 -40Z'))
    const apron = 'M-6.6 -37L6.6 -37C11 -28 13 -21 14 -15.6C6 -13 -6 -13 -14 -15.6C-13 -21 -11 -28 -6.6 -37Z'
    lay(pen, 'light', apron, frock, 0.9)
    etch(pen, apron, 0.8, 'M-11.6 -18.6Q0 -15.6 11.6 -18.6M-3 -35C-4 -29 -5.4 -25 -6 -21M3 -35C4 -29 5.4 -25 6 -21')
    etch(pen, frock, 0.9, 'M-14 -32C-17 -26 -20 -20 -21 -12M14 -32C17 -26 20 -20 21 -12')
    const hem = Array.from({ length: 9 }, (_, at) =>
      disc(-25.6 + at * 6.4, -11.6 + (Math.abs(at - 4) < 2 ? 0.6 : -0.4), 2.1),
    )
    lay(pen, 'light', fused(...hem), fused(frock, legs), 0.7)
    lay(pen, gilt(pen), 'M-9.8 -40L9.8 -40L9.6 -36.6L-9.6 -36.6Z', frock, 0.7)

    const face = 'M-13.4 -79C-14 -90 -8 -94 0 -94C8 -94 14 -90 13.4 -79C13 -69 7 -61 0 -60.4C-7 -61 -13 -69 -13.4 -79Z'
    lay(pen, 'light', 'M-3 -63L3 -63L4 -54L-4 -54Z', fused(frock, back), 0.7)
    lay(pen, 'light', face, back, 1.1)
    pen.fill('body', side(face, 2.2, 1.2))
    const fringe =
      'M-14 -76C-15 -92 -8 -96 0 -96C8 -96 15 -92 14 -76C12 -82 10 -86 6 -87C3 -84 -1 -84 -3 -87C-8 -86 -12 -82 -14 -76Z'
    lay(pen, 'shade', fringe, fused(face, back), 0.8)
    etch(pen, fringe, 0.7, 'M-6 -95C-9 -92 -11 -87 -12 -82M6 -95C9 -92 11 -87 12 -82M0 -95.6C0.6 -92 0.4 -89 0 -86')
    for (const x of [-5.4, 5.4]) {
      pen.gap(oval(x, -76, 2.3, 2.6))
      pen.fill('light', disc(x - 0.7, -76.8, 0.7))
      pen.line(0.7, `M${x - 3} -78.6Q${x} -81 ${x + 3} -78.6`)
    }
    pen.line(0.8, 'M-0.6 -71.6Q0.4 -71 1 -71.8')
    const lips = 'M-2.4 -67.4C-1.4 -69 -0.6 -68.6 0 -68C0.6 -68.6 1.4 -69 2.4 -67.4C1.4 -65.4 -1.4 -65.4 -2.4 -67.4Z'
    pen.line(0.8, lips)
    if (pen.hasLines) pen.fill('accent', lips)
    if (isCracked) etch(pen, face, 0.8, 'M10 -88L7 -84L9.6 -80.6L6.6 -77M9.6 -80.6L12 -79M6.6 -77L8.4 -72L6 -68')
    const collar = fused(...[-7, -2.4, 2.4, 7].map((x) => oval(x, -54.6 + Math.abs(x) * -0.14, 3.2, 2.4)))
    lay(pen, 'light', collar, fused(frock, sleeves), 0.8)
    const bowKnot = joined(
      'M0 -53C-5 -57 -7 -55 -6.4 -52C-6 -49.6 -3 -50 0 -52Z',
      'M0 -53C5 -57 7 -55 6.4 -52C6 -49.6 3 -50 0 -52Z',
      'M-0.8 -52L-3.4 -45L-0.6 -46.4L0 -50L0.6 -46.4L3.4 -45L0.8 -52Z',
    )
    lay(pen, gilt(pen), bowKnot, fused(frock, collar), 0.7)
  }),
}
