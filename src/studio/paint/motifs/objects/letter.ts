// The letter: a folded sheet half out of its envelope, or closed, under a wax seal.
import { tau } from '../../curves.ts'
import type { Pen, Shape } from '../../pen.ts'
import type { Point } from '../../point.ts'
import type { Motif } from '../motif.ts'
import { through } from './bends.ts'
import { disc, fused, hundredths, lay, outline, polygon, side, slab, within, without } from './forms.ts'

/** A silhouette keeps its folds and seal as open lines, or it would be a mere rectangle. */
const drawShadow = (pen: Pen, isOpen: boolean): void => {
  const back = 'M-58 -66L58 -66L58 0L-58 0Z'
  const whole = isOpen
    ? fused(back, 'M-58 -66L-6 -94C-2 -96 2 -96 6 -94L58 -66Z', 'M-46 -88L44 -91L46 -20L-46 -20Z')
    : back
  const folds = isOpen
    ? 'M-58 -66L-8 -33M58 -66L8 -33M-58 0L-9 -27M58 0L9 -27'
    : 'M-58 -66L-8 -30M58 -66L8 -30M-58 0L-9 -23M58 0L9 -23'
  const y = isOpen ? -30 : -29
  pen.fill('body', without(whole, outline(folds, 1.6), disc(0, y, 13.4)))
  pen.fill('accent', disc(0, y, 11.6))
}

export const letter: Motif = {
  id: 'letter',
  kind: 'object',
  rests: 'held',
  width: 1.34,
  draw: hundredths((pen, random) => {
    const isOpen = random.sub('flap').chance(0.5)
    const turn = random.sub('turn').between(-0.09, 0.07)
    pen.placed({ y: -4, turn }, () => {
      if (!pen.hasLines) return drawShadow(pen, isOpen)
      const back = 'M-58 -66L58 -66L58 0L-58 0Z'
      if (isOpen) {
        const flap = 'M-58 -66L-6 -94C-2 -96 2 -96 6 -94L58 -66Z'
        pen.fill('shade', fused(flap, back))
        const sheet = 'M-46 -88L44 -91L46 -20L-46 -20Z'
        lay(pen, 'light', sheet, fused(flap, back), 1)
        const lines = Array.from({ length: 5 }, (_, at) => {
          const y = -81 + at * 7
          const end = at === 4 ? 6 : 34 - (at % 2) * 5
          return `M-37 ${y}C-28 ${y - 2} -20 ${y + 1.4} -10 ${y - 0.6}C2 ${y - 2.6} 14 ${y + 1} ${end} ${y - 1.4}`
        })
        pen.line(0.9, lines.join(''))
      } else pen.fill('body', back)
      const front = fused('M-58 -66L2 -24L-58 0Z', 'M58 -66L2 -24L58 0Z', 'M-58 0L-6 -34C-2 -36.6 2 -36.6 6 -34L58 0Z')
      lay(pen, 'body', front, isOpen ? 'M-60 -100L60 -100L60 0L-60 0Z' : back, isOpen ? 1 : 0)
      const lower = 'M-58 0L-6 -34C-2 -36.6 2 -36.6 6 -34L58 0Z'
      pen.fill('light', within(front, 'M-58 -66L2 -24L-58 0Z'))
      pen.fill('shade', within(front, 'M58 -66L2 -24L58 0Z'))
      lay(pen, 'body', lower, front, 1)
      if (!isOpen) {
        const flap = 'M-58 -66L58 -66L7 -26C3 -23 -3 -23 -7 -26Z'
        lay(pen, 'light', flap, fused(front, back), 1.2)
        pen.fill('body', within(flap, 'M-60 -66L60 -66L60 -63.4L-60 -63.4Z'))
      }
      const wax = random.sub('wax')
      const y = isOpen ? -30 : -29
      const seal = through(
        Array.from({ length: 11 }, (_, at): Point => {
          const reach = wax.between(10.6, 13.4)
          return [Math.cos((at / 11) * tau) * reach, y + Math.sin((at / 11) * tau) * reach]
        }),
        true,
      )
      lay(pen, 'accent', seal, 'M-60 -100L60 -100L60 0L-60 0Z', 1.2)
      if (pen.hasLines) pen.fill('shade', side(seal, 1.6, 1.8))
      pen.line(0.9, disc(0, y, 7.6))
      const device = wax.pick<Shape>([
        `M0 ${y + 5}C-7 ${y} -5 ${y - 5} 0 ${y - 2}C5 ${y - 5} 7 ${y} 0 ${y + 5}Z`,
        polygon(
          Array.from(
            { length: 10 },
            (_, at): Point => [
              Math.sin((at / 10) * tau) * (at % 2 ? 2 : 5.4),
              y - Math.cos((at / 10) * tau) * (at % 2 ? 2 : 5.4),
            ],
          ),
        ),
        fused(disc(0, y - 2.6, 2), disc(-2.6, y + 1, 2), disc(2.6, y + 1, 2), slab(-0.6, y, 1.2, 5)),
      ])
      pen.gap(device)
    })
  }),
}
