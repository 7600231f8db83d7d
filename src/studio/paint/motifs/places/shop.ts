// A corner shop with awning, sign and flats above.
import type { Motif } from '../motif.ts'
import { cutOut } from '../people/cutout.ts'
import { outline, ribbon, stroke } from '../people/outline.ts'
import { box, chimney, disc, pane, polygon, rule } from './masonry.ts'

export const shop: Motif = {
  id: 'shop',
  kind: 'place',
  rests: 'ground',
  width: 0.86,
  draw: (pen, random) =>
    cutOut(pen, (cut) => {
      const lit = random.sub('windows')
      const doorLeft = random.chance(0.5)
      const doorX = doorLeft ? -20 : 18
      const showX = doorLeft ? -10 : -32
      chimney(cut, 14, 84, 7, 14)
      cut.lay('body', box(-36, 0, 66, 82))
      cut.tint('light', box(-36, 44, 16, 40))
      cut.lay('shade', polygon([30, 0], [39, 0], [39, 80], [30, 82]), 0.4)
      cut.as('roof', () => {
        cut.lay('shade', polygon([-39, 81], [-33, 92], [27, 92], [41, 79], [33, 81]), 0.5)
        cut.crease(rule([-37, 86.4], [34, 86.4]), 0.35)
      })
      cut.lay('light', box(-38, 78.6, 70, 3), 0.4)
      for (const x of [-24, -3, 18]) {
        pane(cut, 'square', { x, y: 55, w: 9, h: 15 }, lit.chance(0.6))
        cut.lay('light', box(x - 6, 52.6, 12, 2), 0.4)
        for (const step of [-4, -1.4, 1.4, 4]) cut.lay('shade', disc(x + step, 54.8, 1.7), 0.25)
      }
      cut.lay('accent', box(showX, 8, 32, 24), 0.7)
      for (const step of [10.6, 21.3]) cut.crease(rule([showX + step, 8], [showX + step, 32]), 0.6)
      const wares = random.sub('wares')
      for (let x = showX + 3; x < showX + 30; x += 5.2) {
        const h = wares.between(4, 10)
        cut.lay(
          'shade',
          wares.chance(0.5)
            ? box(x - 1.6, 8, 3.2, h)
            : outline(`${x - 2},8! ${x - 2},${8 + h * 0.5} ${x},${8 + h} ${x + 2},${8 + h * 0.5} ${x + 2},8!`),
          0.25,
        )
      }
      cut.lay('light', box(showX - 1.4, 0, 34.8, 8), 0.5)
      cut.crease(rule([showX + 2, 2], [showX + 30, 2], [showX + 30, 6], [showX + 2, 6], [showX + 2, 2]), 0.4)
      cut.lay('shade', box(doorX - 5.6, 0, 11.2, 33), 0.6)
      cut.lay('accent', box(doorX - 3.6, 12, 7.2, 17), 0.4)
      cut.lay('light', disc(doorX + 3.8, 9, 0.8), 0.3)
      cut.lay('shade', box(-37, 42.6, 68, 7.6), 0.5)
      cut.lay('light', box(-30, 44.4, 54, 4), 0.4)
      cut.crease(stroke('-20,46.2 -8,46.6 4,46 14,46.4'), 0.8)
      const stripes = 11
      const step = 68 / stripes
      for (let stripe = 0; stripe < stripes; stripe++) {
        const x = -37 + stripe * step
        const spread = (share: number): number => -40 + share * 74
        const left = spread(stripe / stripes)
        const right = spread((stripe + 1) / stripes)
        cut.lay(
          stripe % 2 === 0 ? 'light' : 'shade',
          outline(`${x},43! ${x + step},43! ${right},34! ${(left + right) / 2},31.6 ${left},34!`),
          0.25,
        )
      }
      cut.lay('shade', ribbon('30,60,0.5 40.4,60,0.5'), 0)
      cut.lay('light', disc(37.4, 54, 4.6), 0.4)
      cut.crease(disc(37.4, 54, 3), 0.5)
      cut.lay('shade', box(-42, 0, 84, 1.6), 0.3)
    }),
}
