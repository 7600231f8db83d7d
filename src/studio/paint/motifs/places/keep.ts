// Towers of castles and fortified places: round, with battlements, cones or broken crowns.
import type { Random } from '../../random.ts'
import type { Cutout } from '../people/cutout.ts'
import { outline, ribbon } from '../people/outline.ts'
import { battlement, box, courses, pane, polygon } from './masonry.ts'

export interface Tower {
  /** Middle. */
  readonly x: number
  readonly foot: number
  readonly w: number
  readonly h: number
  readonly crown: 'battlement' | 'cone'
  readonly roof?: number
  readonly flies?: boolean
}

const pennant = (cut: Cutout, x: number, y: number, random: Random): void => {
  cut.lay('shade', ribbon(`${x},${y},0.3 ${x},${y + 5},0.25`), 0)
  const drop = random.between(-0.6, 0.8)
  cut.lay(
    'accent',
    outline(`${x},${y + 5}! ${x + 2.6},${y + 4.8} ${x + 5.4},${y + 3.6 + drop}! ${x + 2.6},${y + 3.2} ${x},${y + 3}!`),
    0.2,
  )
}

/** Draws a round tower, lit from the left. */
export const tower = (
  cut: Cutout,
  { x, foot, w, h, crown, roof = w * 1.7, flies = false }: Tower,
  random: Random,
): void => {
  const left = x - w / 2
  const flare = w * 0.14
  cut.as('house walls', () => {
    cut.lay('body', polygon([left - w * 0.05, foot], [left + w * 1.05, foot], [left + w, foot + h], [left, foot + h]))
    cut.tint('light', box(left - w, foot, w * 1.26, h))
    cut.tint('shade', box(left + w * 0.66, foot, w, h))
    courses(cut, random.sub('stones'), { x: left, y: foot, w: w * 0.8, h }, Math.round(h / 7))
  })
  const slits = Math.max(1, Math.round(h / 22))
  for (let slit = 0; slit < slits; slit++) {
    const y = foot + h * (0.84 - slit * 0.27)
    const aside = w * random.between(-0.14, 0.2)
    if (y > foot + 4)
      pane(cut, 'arched', { x: x + aside, y: y - 3.4, w: Math.min(1.9, w * 0.2), h: 4.2 }, random.chance(0.6))
  }
  const top = foot + h
  cut.as('house walls', () => {
    cut.lay(
      'body',
      polygon(
        [left, top - 1.6],
        [left + w, top - 1.6],
        [left + w + flare, top + 0.6],
        [left + w + flare, top + 1.6],
        [left - flare, top + 1.6],
        [left - flare, top + 0.6],
      ),
      0.5,
    )
    cut.tint('shade', box(left + w * 0.66, top - 2, w, 5))
  })
  if (crown === 'battlement') {
    cut.lay('body', battlement(left - flare, top + 1.4, w + flare * 2, w > 9 ? 4 : 3, Math.max(2.6, w * 0.26)), 0)
    cut.tint('shade', box(left + w * 0.66, top, w, 8))
    return
  }
  const eaves = top + 1.4
  const lean = random.between(-0.03, 0.03) * w
  cut.as('roof', () => {
    cut.lay(
      'shade',
      outline(
        `${left - flare * 1.7},${eaves}! ${x - w * 0.3},${eaves + roof * 0.3} ${x + lean},${eaves + roof}! ${x + w * 0.3},${eaves + roof * 0.3} ${left + w + flare * 1.7},${eaves}! ${x},${eaves - 0.9}`,
      ),
      0.5,
    )
    cut.tint('body', polygon([left - w, eaves - 2], [x - w * 0.1, eaves - 2], [x + lean, eaves + roof]))
    cut.crease(ribbon(`${x + w * 0.1},${eaves + 0.4},0.15 ${x + lean},${eaves + roof * 0.9},0.1`), 0.3)
  })
  if (flies && random.chance(0.6)) pennant(cut, x + lean, eaves + roof - 0.6, random)
  else cut.lay('shade', ribbon(`${x + lean},${eaves + roof - 1},0.35 ${x + lean},${eaves + roof + 2.4},0.12`), 0)
}
