// The key: an old key with a pierced bow, a collared shank and a bit cut for its wards.
import { tau } from '../../curves.ts'
import type { Shape } from '../../pen.ts'
import type { Motif } from '../motif.ts'
import { scroll, turned } from './bends.ts'
import { disc, etch, fused, gilt, hundredths, joined, lay, outline, oval, side, within, without } from './forms.ts'

const petals = (count: number, reach: number, radius: number): Shape[] =>
  Array.from({ length: count }, (_, at) => {
    const angle = -Math.PI / 2 + (at / count) * tau
    return disc(Math.cos(angle) * reach, -81 + Math.sin(angle) * reach, radius)
  })

interface Bow {
  readonly form: Shape
  readonly chasing: Shape
}

const trefoil = (): Bow => {
  const leaves = [disc(0, -89.4, 10), disc(-11, -74, 9.6), disc(11, -74, 9.6)]
  const holes = [disc(0, -90, 5.4), disc(-11.4, -73.8, 5), disc(11.4, -73.8, 5)]
  const rings = [disc(0, -90, 7.6), disc(-11.4, -73.8, 7.2), disc(11.4, -73.8, 7.2)]
  return { form: without(fused(...leaves, disc(0, -78.6, 6)), ...holes), chasing: joined(...rings) }
}

const quatrefoil = (): Bow => ({
  form: without(fused(...petals(4, 9.6, 9.2), disc(0, -81, 5)), ...petals(4, 10, 4.9)),
  chasing: joined(...petals(4, 10, 6.9)),
})

/** A ring with two scrolls and a spear in it, as filigree. */
const filigree = (): Bow => {
  const rim = without(oval(0, -81, 19.5, 18.6), oval(0, -81, 15, 14.2))
  const scrolls = joined(
    outline(scroll(-6.6, -79, 6.4, 1.35, 0.4, 1), 2.6),
    outline(scroll(6.6, -79, 6.4, 1.35, Math.PI - 0.4, -1), 2.6),
    outline('M0 -64L0 -96M-8 -88Q0 -84 0 -76M8 -88Q0 -84 0 -76', 2.6),
    'M0 -91L3.4 -86L0 -81L-3.4 -86Z',
  )
  const crest = fused(disc(0, -98, 3.2), disc(-20, -81, 2.8), disc(20, -81, 2.8))
  return { form: fused(rim, scrolls, crest), chasing: oval(0, -81, 17.2, 16.4) }
}

const heart = (): Bow => {
  const outer = 'M0 -62C-10 -68 -22 -76 -21 -88C-20 -98 -7 -101 0 -91C7 -101 20 -98 21 -88C22 -76 10 -68 0 -62Z'
  const inner =
    'M0 -69C-8 -74 -16.4 -79.6 -16 -87.4C-15.6 -94 -5.4 -95.6 0 -83.6C5.4 -95.6 15.6 -94 16 -87.4C16.4 -79.6 8 -74 0 -69Z'
  const middle =
    'M0 -65.4C-9 -71 -19 -77.6 -18.5 -87.8C-18 -96 -6.4 -98.4 0 -87.6C6.4 -98.4 18 -96 18.5 -87.8C19 -77.6 9 -71 0 -65.4Z'
  return {
    form: fused(
      without(outer, inner),
      outline(scroll(-7.4, -86, 4.4, 1.2, 2, 1), 2.2),
      outline(scroll(7.4, -86, 4.4, 1.2, 1.14, -1), 2.2),
      outline('M0 -64L0 -84', 2.2),
    ),
    chasing: middle,
  }
}

const bits = [
  'M2 -24L19 -24L19 -18.6L13.6 -18.6L13.6 -15.4L19 -15.4L19 -4L14.6 -4L14.6 -8.6L10.4 -8.6L10.4 -4L2 -4Z',
  'M2 -25L18 -25C20 -20 20 -18 18 -14.6L12.6 -14.6L12.6 -11.6L18 -11.6L18 -4L13.4 -4L13.4 -7.4L9 -7.4L9 -4L2 -4Z',
  'M2 -24L20 -26L20 -20L16 -20L16 -17L20 -17L20 -11L16 -11L16 -8L20 -8L20 -3L2 -5Z',
] as const

export const key: Motif = {
  id: 'key',
  kind: 'object',
  rests: 'held',
  width: 0.46,
  draw: hundredths((pen, random) => {
    const bow = random.sub('bow').pick([trefoil, quatrefoil, filigree, heart])()
    const bit = random.sub('bit').pick(bits)
    const shank = turned([
      [2.6, -66, 'edge'],
      [2.9, -50],
      [2.5, -30],
      [2.5, 0, 'edge'],
    ])
    pen.fill('body', shank)
    pen.fill('light', within(shank, 'M-4 -66L-1 -66L-1 0L-4 0Z'))
    pen.fill('shade', within(shank, 'M1 -66L4 -66L4 0L1 0Z'))
    const slot = 'M5.6 -20.4L8.6 -20.4L8.6 -17L11 -17L11 -13.8L8 -13.8L8 -11L5.6 -11Z'
    const teeth = without(bit, slot)
    lay(pen, 'body', teeth, shank, 0)
    pen.fill('shade', side(teeth, 1, 1.2))
    etch(pen, fused(teeth, shank), 0.9, 'M2.6 -26L2.6 -2')
    const knop = turned([
      [0, -3.4, 'edge'],
      [3.9, -2.2],
      [3, 0, 'edge'],
    ])
    lay(pen, 'body', knop, shank, 0.8)
    for (const [y, half] of [
      [-59, 5.4],
      [-54.4, 3.9],
      [-30, 4.2],
    ] as const) {
      const collar = turned([
        [half - 1.2, y - 2, 'edge'],
        [half, y],
        [half - 1.2, y + 2, 'edge'],
      ])
      lay(pen, gilt(pen), collar, shank, 0.9)
      pen.fill('shade', within(collar, `M1 ${y - 4}L9 ${y - 4}L9 ${y + 4}L1 ${y + 4}Z`))
    }
    lay(pen, 'body', bow.form, shank, 0.8)
    pen.fill('light', side(bow.form, -0.9, -0.9))
    pen.fill('shade', side(bow.form, 1.1, 1.1))
    etch(pen, bow.form, 0.8, bow.chasing)
    const neck = turned([
      [2.4, -67.4, 'edge'],
      [4.6, -64.6],
      [2.6, -61.6, 'edge'],
    ])
    lay(pen, gilt(pen), neck, fused(bow.form, shank), 0.9)
  }),
}
