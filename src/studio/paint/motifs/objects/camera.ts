// The camera: a folding-era rangefinder with leather, dials and a deep lens.
import { tau } from '../../curves.ts'
import type { Motif } from '../motif.ts'
import { disc, etch, fused, gilt, hundredths, lay, oval, pierced, side, slab, within, without } from './forms.ts'

export const camera: Motif = {
  id: 'camera',
  kind: 'object',
  rests: 'ground',
  width: 1.3,
  draw: hundredths((pen, random) => {
    const hasFlash = random.sub('flash').chance(0.45)
    const body =
      'M-58 -68C-58 -72 -56 -74 -52 -74L52 -74C56 -74 58 -72 58 -68L60 -8C60 -3 57 0 52 0L-52 0C-57 0 -60 -3 -60 -8Z'
    const prism = 'M-24 -73L-16 -90C-15 -93 -12 -94 -9 -94L9 -94C12 -94 15 -93 16 -90L24 -73Z'
    const dials = [slab(30, -82, 20, 10, 1.6), slab(-51, -80.6, 15, 8, 1.6), slab(41, -86, 7, 6, 1.6)]
    for (const dial of dials) pen.fill(gilt(pen), dial)
    etch(
      pen,
      fused(...dials),
      0.7,
      Array.from({ length: 9 }, (_, at) => `M${31 + at * 2.3} -81L${31 + at * 2.3} -74`).join(''),
    )
    etch(
      pen,
      fused(...dials),
      0.7,
      Array.from({ length: 7 }, (_, at) => `M${-50 + at * 2.3} -79L${-50 + at * 2.3} -74`).join(''),
    )
    if (hasFlash) {
      pen.fill('shade', slab(-49, -88, 4, 10))
      const bowl = disc(-47, -91, 9)
      lay(pen, 'light', bowl, slab(-49, -88, 4, 10), 0.8)
      pen.line(0.9, disc(-47, -91, 6))
      pen.fill(gilt(pen), disc(-47, -91, 3))
    }
    lay(pen, 'light', prism, fused(...dials), 0.6)
    pen.fill('body', within(prism, 'M6 -100L30 -100L30 -70L12 -70Z'))
    pen.line(0.9, 'M-8 -89L8 -89L8 -82L-8 -82Z')
    const lensRing = without(disc(0, -35, 32), disc(0, -35, 29))
    lay(pen, 'light', pen.hasLines ? body : without(body, lensRing, disc(0, -35, 12)), fused(prism, ...dials), 1.1)
    if (!pen.hasLines) return
    pen.fill('body', within(body, 'M-70 -80L70 -80L70 -71.6L-70 -71.6Z'))
    const leather = 'M-59 -58L59 -58L60.6 -12L-60.6 -12Z'
    lay(pen, 'body', within(body, leather), body, 1)
    pen.fill('shade', within(within(body, leather), 'M30 -60L64 -60L64 -10L26 -10Z'))
    const grain = random.sub('grain')
    etch(
      pen,
      without(within(body, leather), disc(0, -34, 37)),
      0.6,
      Array.from({ length: 60 }, () => {
        const [x, y] = [grain.between(-58, 58), grain.between(-56, -14)]
        return `M${x} ${y}l${grain.between(0.4, 1.6)} ${grain.between(-0.8, 0.8)}`
      }).join(''),
    )
    pen.line(1, slab(-50, -69, 13, 7, 1.4))
    pen.gap(slab(-48.6, -67.6, 10.2, 4.2, 0.8))
    pen.fill(gilt(pen), disc(44, -65, 2.6))
    pen.line(1, 'M-20 -65.6L20 -65.6')

    pen.as('lens', () => {
      const barrel = disc(0, -35, 34)
      lay(pen, 'body', barrel, body, 1.5)
      pen.fill('light', side(barrel, -2, -2))
      pen.fill('shade', side(barrel, 3, 3))
      const knurls = Array.from({ length: 48 }, (_, at) => {
        const angle = (at / 48) * tau
        return `M${Math.cos(angle) * 31} ${-35 + Math.sin(angle) * 31}L${Math.cos(angle) * 34} ${-35 + Math.sin(angle) * 34}`
      })
      pen.line(0.8, knurls.join(''))
      pen.line(1, disc(0, -35, 28.6))
      const bezel = disc(0, -35, 24)
      lay(pen, gilt(pen), bezel, barrel, 1)
      pierced(pen, 'shade', disc(0, -35, 20), without(disc(0, -35, 20), disc(0, -35, 18)))
      pen.fill('body', disc(0, -35, 14.6))
      pen.line(1, disc(0, -35, 14.6))
      pen.line(1, disc(0, -35, 8))
      pen.gap(disc(0, -35, 6.4))
      lay(
        pen,
        'light',
        'M-12 -39C-10.6 -44.6 -6 -48 -0.6 -48C-5 -45 -7.6 -41.6 -8.6 -37C-10.4 -36.6 -12.2 -37.4 -12 -39Z',
        disc(0, -35, 14.6),
        0.9,
      )
      if (pen.hasLines) pen.fill('light', oval(3, -32.4, 1.6, 1.1, -0.7))
    })
  }),
}
