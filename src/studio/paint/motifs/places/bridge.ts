// A bridge: a suspension bridge with its towers, or stone arches over a river.

import type { Random } from '../../random.ts'
import type { Motif } from '../motif.ts'
import { type Cutout, cutOut } from '../people/cutout.ts'
import { outline, ribbon, stroke } from '../people/outline.ts'
import { arch, box, courses, disc, pierced, polygon } from './masonry.ts'

const suspension = (cut: Cutout): void => {
  const towers = [-62, 58] as const
  const deck = 30
  const cable = (x: number): number => {
    const [left, right] = towers
    if (x < left) return deck + 3 + 61 * ((x + 120) / (left + 120)) ** 1.5
    if (x > right) return deck + 3 + 61 * ((120 - x) / (120 - right)) ** 1.5
    const share = (x - (left + right) / 2) / ((right - left) / 2)
    return deck + 6 + 58 * share * share
  }
  for (let x = -116; x <= 116; x += 5.8)
    cut.lay('shade', ribbon(`${x},${deck},0.25 ${x},${cable(x).toFixed(2)},0.25`), 0)
  const points: string[] = []
  for (let x = -120; x <= 120; x += 6) points.push(`${x},${cable(x).toFixed(2)},0.7`)
  cut.lay('body', ribbon(points.join(' ')), 0.3)
  for (const x of towers) {
    for (const leg of [-6.4, 2.6]) {
      cut.lay('body', polygon([x + leg - 0.6, 0], [x + leg + 4.6, 0], [x + leg + 4, 98], [x + leg, 98]))
      cut.tint('shade', box(x + leg + 2.4, 0, 4, 100))
    }
    for (const y of [94, 76, 58, 42]) cut.lay('body', box(x - 7, y, 14.4, 3.4), 0.4)
    cut.lay('accent', disc(x, 99, 1), 0.3)
    cut.lay('shade', polygon([x - 12, 0], [x + 12, 0], [x + 9, 8], [x - 9, 8]))
  }
  cut.lay('body', box(-124, deck - 3, 248, 3.4), 0.5)
  cut.lay('shade', box(-124, deck - 5.4, 248, 1.4), 0.3)
  for (let x = -122; x < 122; x += 6) cut.lay('shade', ribbon(`${x},${deck - 4.8},0.4 ${x + 3},${deck - 2.6},0.4`), 0)
  for (let x = -104; x <= 104; x += 26) {
    cut.lay('shade', ribbon(`${x},${deck},0.3 ${x},${deck + 7},0.25`), 0)
    cut.lay('accent', disc(x, deck + 7.6, 0.9), 0.2)
  }
}

const stone = (cut: Cutout, random: Random): void => {
  const spans = random.pick([3, 4, 5] as const)
  const width = 236 / spans
  const crown = (x: number): number => 74 - 16 * (x / 120) ** 2
  const roadway = [-120, -80, -40, 0, 40, 80, 120].map((x) => `${x},${crown(x).toFixed(2)}`).join(' ')
  const voids: string[] = []
  for (let span = 0; span < spans; span++) {
    const middle = -118 + (span + 0.5) * width
    voids.push(arch(middle, -4, width - 13, crown(middle) - 6))
  }
  const wall = outline(`-124,0! -124,${crown(124).toFixed(2)}! ${roadway} 124,${crown(124).toFixed(2)}! 124,0!`)
  cut.lay('body', pierced(wall, voids))
  cut.tint('light', box(-124, 0, 248, 10))
  courses(cut, random.sub('stones'), { x: -120, y: 8, w: 236, h: 64 }, 60)
  for (let span = 0; span < spans; span++) {
    const middle = -118 + (span + 0.5) * width
    const rise = crown(middle) - 10
    cut.crease(arch(middle, -4, width - 6, rise + 7.6), 0.6)
  }
  for (let pier = 0; pier <= spans; pier++) {
    const x = -118 + pier * width
    cut.lay('light', polygon([x - 7, 0], [x + 7, 0], [x + 5, 30], [x, 36], [x - 5, 30]))
    cut.tint('shade', box(x + 1, 0, 9, 40))
  }
  cut.lay(
    'light',
    ribbon([-124, -80, -40, 0, 40, 80, 124].map((x) => `${x},${(crown(x) + 1).toFixed(2)},1.6`).join(' ')),
    0.5,
  )
  cut.crease(stroke('-120,60 0,75 120,60'), 0.3)
  for (const x of [-84, -28, 28, 84]) {
    const y = crown(x)
    cut.lay('shade', ribbon(`${x},${y},0.6 ${x},${y + 20},0.5`), 0)
    cut.lay('accent', polygon([x - 1.6, y + 20], [x + 1.6, y + 20], [x + 2.2, y + 24.6], [x - 2.2, y + 24.6]), 0.3)
    cut.lay('shade', polygon([x - 2.8, y + 24.4], [x + 2.8, y + 24.4], [x, y + 27]), 0.3)
  }
}

export const bridge: Motif = {
  id: 'bridge',
  kind: 'place',
  rests: 'water',
  width: 2.48,
  draw: (pen, random) => cutOut(pen, (cut) => (random.chance(0.5) ? suspension(cut) : stone(cut, random.sub('stone')))),
}
