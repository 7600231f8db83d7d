// A big wheel with its cabins, lit for the evening.
import type { Motif } from '../motif.ts'
import { cutOut } from '../people/cutout.ts'
import { outline, ribbon } from '../people/outline.ts'
import { box, disc, polygon } from './masonry.ts'

const ring = (x: number, y: number, r: number, thick: number): string => {
  const inner = r - thick
  return `${disc(x, y, r)}M${x - inner} ${-y}A${inner} ${inner} 0 1 0 ${x + inner} ${-y}A${inner} ${inner} 0 1 0 ${x - inner} ${-y}Z`
}

export const ferrisWheel: Motif = {
  id: 'ferris-wheel',
  kind: 'place',
  rests: 'ground',
  width: 0.86,
  draw: (pen, random) =>
    cutOut(pen, (cut) => {
      const hub = 55
      const radius = 39
      const cabins = random.whole(12, 14)
      const turn = random.next()
      const at = (index: number, r: number): readonly [number, number] => {
        const angle = ((index + turn) / cabins) * Math.PI * 2
        return [Math.cos(angle) * r, hub + Math.sin(angle) * r]
      }
      for (const foot of [-17, 25]) cut.lay('shade', ribbon(`${foot},0,1.1 ${foot * 0.06 + 2},${hub},0.9`), 0)
      for (let cabin = 0; cabin < cabins; cabin++) {
        const [x, y] = at(cabin, radius)
        const [crossX, crossY] = at(cabin + 0.5, radius * 0.62)
        const [nextX, nextY] = at(cabin + 1, radius)
        cut.lay('body', ribbon(`0,${hub},0.35 ${x},${y},0.35`), 0)
        cut.lay('body', ribbon(`${x},${y},0.25 ${crossX},${crossY},0.25`), 0)
        cut.lay('body', ribbon(`${nextX},${nextY},0.25 ${crossX},${crossY},0.25`), 0)
      }
      cut.lay('body', ring(0, hub, radius + 0.7, 1.5), 0)
      cut.lay('body', ring(0, hub, radius - 3.2, 0.8), 0)
      cut.lay('body', ring(0, hub, radius * 0.62, 0.7), 0)
      for (let cabin = 0; cabin < cabins; cabin++) {
        const [bulbX, bulbY] = at(cabin + 0.5, radius)
        cut.lay('accent', disc(bulbX, bulbY, 0.9), 0.2)
        const [x, y] = at(cabin, radius + 0.4)
        cut.lay(
          cabin % 2 === 0 ? 'light' : 'shade',
          outline(
            `${x - 3.2},${y - 2.4}! ${x - 3},${y - 5.6} ${x},${y - 6.6} ${x + 3},${y - 5.6} ${x + 3.2},${y - 2.4}!`,
          ),
          0.4,
        )
        cut.lay('accent', box(x - 2.8, y - 2.6, 5.6, 2.2), 0.3)
        cut.lay(
          'body',
          outline(
            `${x - 3.6},${y - 0.6}! ${x - 2},${y + 1.4} ${x},${y + 2} ${x + 2},${y + 1.4} ${x + 3.6},${y - 0.6}!`,
          ),
          0.3,
        )
      }
      for (const foot of [-23, 19]) {
        cut.lay('body', ribbon(`${foot},0,1.5 ${foot * 0.5 - 1},${hub * 0.5},1.3 -0.6,${hub},1.1`), 0.4)
      }
      cut.lay('body', ribbon('-12.4,24,0.9 10,24,0.9'), 0)
      cut.lay('accent', disc(0, hub, 3.6), 0.5)
      cut.crease(disc(0, hub, 1.8), 0.6)
      cut.lay('shade', polygon([-34, 0], [34, 0], [31, 4.4], [-31, 4.4]), 0.4)
      cut.lay('light', box(-6, 4.4, 12, 8), 0.4)
      cut.lay('accent', box(-3.6, 6, 7.2, 4.4), 0.3)
      cut.lay('shade', polygon([-8, 12], [8, 12], [4, 16], [-4, 16]), 0.4)
    }),
}
