// The cake: tiers with icing that runs over the edge, on a footed stand.
import type { Shape } from '../../pen.ts'
import type { Random } from '../../random.ts'
import type { Motif } from '../motif.ts'
import { hoop, type Station, turned } from './bends.ts'
import { disc, etch, fused, hundredths, lay, oval, side, slab, within } from './forms.ts'

const tier = (half: number, top: number, foot: number): Shape =>
  `M${-half} ${top}L${-half} ${foot}Q0 ${foot + half * 0.24} ${half} ${foot}L${half} ${top}Q0 ${top + half * 0.24} ${-half} ${top}Z`

/** Icing over the edge of a tier: drips of differing length. */
const icing = (random: Random, half: number, top: number, deep: number): string => {
  const count = Math.round(half / 4.4)
  const sag = (x: number): number => top + half * 0.12 * (1 - (x / half) ** 2)
  let data = `M${-half - 0.8} ${top}`
  let x = -half - 0.8
  for (let at = 0; at < count; at++) {
    const next = -half - 0.8 + ((at + 1) / count) * (half * 2 + 1.6)
    const drop = random.between(0.35, 1) * deep
    const middle = (x + next) / 2
    data += `L${x} ${sag(x) + 3}C${x + 0.4} ${sag(x) + drop + 3} ${middle - 0.6} ${sag(middle) + drop + 5} ${middle} ${sag(middle) + drop + 5}C${middle + 1.6} ${sag(middle) + drop + 5} ${next - 0.8} ${sag(next) + drop} ${next} ${sag(next) + 3}`
    x = next
  }
  return `${data}L${half + 0.8} ${top}Q0 ${top - half * 0.24} ${-half - 0.8} ${top}Z`
}

export const cake: Motif = {
  id: 'cake',
  kind: 'object',
  rests: 'ground',
  width: 0.94,
  draw: hundredths((pen, random) => {
    const stand: readonly Station[] = [
      [44, -22, 'edge'],
      [45, -20],
      [30, -16.4],
      [8, -13.4],
      [4.6, -9],
      [7, -5],
      [18, -2, 'edge'],
      [19, 0, 'edge'],
    ]
    const stem = turned(stand)
    pen.fill('body', stem)
    pen.fill('shade', turned(stand, 0.3, 1))
    etch(pen, stem, 1, `${hoop(42, -18.6, 2.2)}${hoop(8, -5.6, 0.8)}`)
    const plate = oval(0, -22, 45, 5.4)
    lay(pen, 'light', plate, stem, 1)
    const tiers = random.sub('tiers').chance(0.55)
      ? ([
          [36, -46, -23],
          [24, -67, -47],
        ] as const)
      : ([[38, -57, -23]] as const)
    let below: Shape = plate
    let top = -46
    for (const [at, [half, high, foot]] of tiers.entries()) {
      const crumb = tier(half, high, foot)
      lay(pen, 'body', crumb, below, 1.2)
      pen.fill('shade', within(crumb, `M${half * 0.35} -100L60 -100L60 0L${half * 0.35} 0Z`))
      const middle = (high + foot) / 2 + half * 0.1
      const filling = within(
        crumb,
        `M-60 ${middle + 1}Q0 ${middle + half * 0.24} 60 ${middle + 1}L60 ${middle + 5}Q0 ${middle + 4 + half * 0.24} -60 ${middle + 5}Z`,
      )
      lay(pen, 'light', filling, crumb, 0.7)
      const cream = icing(random.sub(`icing ${at}`), half, high, tiers.length === 1 ? 15 : 8.4)
      lay(pen, 'light', cream, crumb, 1.2)
      pen.fill('body', within(side(cream, 0, 1.5), `M-60 ${high}L60 ${high}L60 0L-60 0Z`))
      pen.line(0.9, `M${-half + 4} ${high + 1}Q0 ${high + half * 0.2} ${half - 4} ${high + 1}`)
      below = fused(crumb, cream)
      top = high - half * 0.1
    }
    const half = tiers.length === 1 ? 26 : 15
    const count = tiers.length === 1 ? 5 : 3
    const hasCandles = random.sub('candles').chance(0.55)
    for (let at = 0; at < count; at++) {
      const x = (at / (count - 1) - 0.5) * 2 * half
      const foot = top + 3.4 - Math.abs(x) * 0.03
      if (hasCandles) {
        pen.as('candles', () => {
          const stick = slab(x - 1.5, foot - 15, 3, 15, 0.8)
          lay(pen, at % 2 === 0 ? 'body' : 'shade', stick, below, 0.9)
          etch(pen, stick, 0.8, `M${x - 2} ${foot - 3}L${x + 2} ${foot - 6}M${x - 2} ${foot - 8}L${x + 2} ${foot - 11}`)
          pen.fill(
            'accent',
            `M${x + 0.3} ${foot - 26}C${x + 1} ${foot - 22.6} ${x + 2.8} ${foot - 21} ${x + 2.2} ${foot - 18.2}C${x + 1.6} ${foot - 16.2} ${x - 1.6} ${foot - 16.2} ${x - 2.2} ${foot - 18.2}C${x - 2.6} ${foot - 21} ${x - 0.3} ${foot - 22.6} ${x + 0.3} ${foot - 26}Z`,
          )
        })
      } else {
        const berry = disc(x, foot - 3.6, 4.4)
        lay(pen, 'accent', berry, below, 1)
        pen.stroke(
          'shade',
          0.9,
          `M${x} ${foot - 7.6}C${x + 0.4} ${foot - 12} ${x + 3} ${foot - 15} ${x + 6} ${foot - 16}`,
        )
        if (pen.hasLines) pen.fill('light', oval(x - 1.4, foot - 5, 1.2, 0.8))
      }
    }
  }),
}
