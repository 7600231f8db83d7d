// The necklace: a string of pearls or links, and a pendant with a cut stone.
import { tau } from '../../curves.ts'
import type { Shape } from '../../pen.ts'
import type { Point } from '../../point.ts'
import type { Motif } from '../motif.ts'
import { disc, etch, fused, gilt, hundredths, joined, lay, oval, side, without } from './forms.ts'

/** The hang of the strand: `share` runs from one clasp (-1) over the middle (0) to the other (1). */
const hang = (share: number): Point => {
  const angle = share * 2.55
  const drawnIn = 0.16 * (1 + Math.cos(angle)) * Math.abs(Math.sin(angle))
  return [Math.sin(angle) * 39 * (1 - drawnIn), -62 + Math.cos(angle) * 36]
}

/** Beads laid along one half of the strand from the middle, each touching the last. */
const halfStrand = (sizeAt: (share: number) => number): { at: Point; size: number; turn: number }[] => {
  const beads: { at: Point; size: number; turn: number }[] = []
  let [lastX, lastY] = hang(0)
  let gap = sizeAt(0)
  for (let share = 0; share <= 1; share += 0.002) {
    const [x, y] = hang(share)
    const size = sizeAt(share)
    if (beads.length > 0 && Math.hypot(x - lastX, y - lastY) < gap + size) continue
    const [toX, toY] = hang(share + 0.01)
    beads.push({ at: [x, y], size, turn: Math.atan2(toY - y, toX - x) })
    ;[lastX, lastY, gap] = [x, y, size]
  }
  return beads
}

export const necklace: Motif = {
  id: 'necklace',
  kind: 'object',
  rests: 'held',
  width: 0.8,
  draw: hundredths((pen, random) => {
    const isPearls = random.sub('strand').chance(0.55)
    const half = halfStrand((share) => (isPearls ? 4 - share * 2 : 2.1))
    const beads = [
      ...half.toReversed().map(({ at, size, turn }) => ({ at: [-at[0], at[1]] as const, size, turn: -turn })),
      ...half.slice(1),
    ]
    for (const [index, { at, size, turn }] of beads.entries()) {
      const [x, y] = at
      const link =
        index % 2 === 0 ? without(oval(x, y, 3.4, 2.3, turn), oval(x, y, 1.9, 0.9, turn)) : oval(x, y, 3, 1, turn)
      const bead = isPearls ? disc(x, y, size * 0.96) : link
      pen.line(0.9, bead)
      pen.fill(isPearls ? 'light' : 'body', bead)
      if (!isPearls) continue
      pen.fill('body', side(bead, size * 0.5, size * 0.5))
      pen.gap(oval(x - size * 0.34, y - size * 0.36, size * 0.26, size * 0.2, -0.7))
    }
    const bail = without(disc(0, -24, 4), disc(0, -24, 1.8))
    pen.line(1.8, bail)
    pen.fill(gilt(pen), bail)
    const cut = random.sub('stone').pick<{ frame: Shape; stone: Shape; facets: string; lit: Shape }>([
      {
        frame: 'M0 -22C4 -17 11 -13 11 -8.4C11 -3 6 0 0 0C-6 0 -11 -3 -11 -8.4C-11 -13 -4 -17 0 -22Z',
        stone: 'M0 -17.6C3 -14 8 -11.6 8 -8C8 -4.6 4.4 -2.6 0 -2.6C-4.4 -2.6 -8 -4.6 -8 -8C-8 -11.6 -3 -14 0 -17.6Z',
        facets: 'M0 -17.6L-2.6 -9L0 -5.4L2.6 -9ZM-8 -8L-2.6 -9M8 -8L2.6 -9M0 -5.4L0 -2.6',
        lit: 'M0 -17.6L-2.6 -9L-8 -8C-8 -11.6 -3 -14 0 -17.6Z',
      },
      {
        frame: fused(
          disc(0, -10.6, 10.6),
          ...Array.from({ length: 10 }, (_, at) =>
            disc(Math.cos((at / 10) * tau) * 10, -10.6 + Math.sin((at / 10) * tau) * 10, 2),
          ),
        ),
        stone: disc(0, -10.6, 7),
        facets: 'M-4 -14.6L4 -14.6L4 -6.6L-4 -6.6ZM-4 -14.6L-6 -17M4 -14.6L6 -17M4 -6.6L6 -4M-4 -6.6L-6 -4',
        lit: 'M-4 -14.6L4 -14.6L-4 -6.6Z',
      },
      {
        frame: 'M0 -23L10 -11L0 1L-10 -11Z',
        stone: 'M0 -18L6 -11L0 -4L-6 -11Z',
        facets: 'M-6 -11L6 -11M-2.4 -11L0 -18L2.4 -11L0 -4Z',
        lit: 'M0 -18L-2.4 -11L-6 -11Z',
      },
    ])
    const under = joined(...half.slice(0, 4).flatMap(({ at: [x, y] }) => [disc(x, y, 4), disc(-x, y, 4)]))
    lay(pen, 'body', cut.frame, fused(bail, under), 1)
    pen.fill('shade', side(cut.frame, 1.2, 1.4))
    lay(pen, 'accent', cut.stone, cut.frame, 0.9)
    if (pen.hasLines) pen.fill('light', cut.lit)
    etch(pen, cut.stone, 0.8, cut.facets)
  }),
}
