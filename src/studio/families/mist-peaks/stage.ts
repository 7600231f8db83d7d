// Where things stand in each composition: the disc, the hero, the ranges and the crag.
import { lerp } from '../../paint/curves.ts'
import type { Scene } from '../family.ts'
import type { Range, Shelf } from './ranges.ts'

export interface Disc {
  readonly x: number
  readonly y: number
  readonly radius: number
}

export interface Stage {
  readonly isPale: boolean
  readonly isNight: boolean
  readonly titleIsLow: boolean
  readonly disc: Disc
  readonly hero: { readonly x: number; readonly y: number; readonly height: number; readonly flip: boolean }
  /** On which range the hero stands, or the crag, or behind all but the farthest as a giant. */
  readonly stand: 'range' | 'crag' | 'giant'
  readonly ranges: readonly Range[]
  readonly crag: { readonly side: 'left' | 'right'; readonly x: number; readonly y: number } | null
  /** Of the far place on its peak; null where the hero needs the sky for itself. */
  readonly far: { readonly x: number; readonly height: number } | null
}

const heroHeight = ({ hero }: Scene, high: number, wide: number): number => Math.min(high, wide / hero.width)

/** The ranges between two heights; the one nearest to `shelfAt` may carry a shelf. */
const rangesBetween = (scene: Scene, from: number, to: number, count: number, height: number): Range[] =>
  Array.from({ length: count }, (_, at) => {
    const depth = at / (count - 1)
    const trees = depth > 0.6 ? lerp(70, 190, (depth - 0.6) / 0.4) : 0
    return {
      id: `${at}`,
      base: scene.h * lerp(from, to, depth ** 1.1),
      height: height * lerp(1, 0.62, depth),
      depth: 0.1 + depth * 0.9,
      trees,
    }
  })

const shelved = (ranges: Range[], at: number, shelf: Shelf): Range[] =>
  ranges.map((range, index) => (index === at ? { ...range, shelf } : range))

export const stageOf = (scene: Scene): Stage => {
  const { w, h, layout, random, setting, hero } = scene
  const short = Math.min(w, h)
  const side = random.sub('side').chance(0.5) ? 1 : -1
  const at = (share: number): number => w / 2 + side * w * share
  const byDay = setting.time === 'day' || setting.time === 'dawn'
  const isNight = setting.time === 'night'
  const isPale = byDay || (setting.time === null && random.sub('hour').chance(0.22))
  const flip = side > 0
  const shared = { isPale, isNight, crag: null, far: null }
  if (layout === 'crag') {
    const height = heroHeight(scene, h * 0.27, w * 0.52)
    const y = h * 0.815
    const reach = Math.max(0.16, (height * hero.width * 0.5) / w)
    return {
      ...shared,
      titleIsLow: false,
      disc: { x: at(-0.16), y: h * 0.53, radius: short * 0.235 },
      hero: { x: at(0.5 - reach - 0.05), y: y + 4, height, flip: side < 0 },
      stand: 'crag',
      ranges: rangesBetween(scene, 0.62, 0.95, 5, 330),
      crag: { side: side > 0 ? 'right' : 'left', x: at(0.5 - reach * 2 - 0.09), y },
      far: { x: at(-0.2), height: short * 0.2 },
    }
  }
  if (layout === 'giant') {
    const height = heroHeight(scene, h * 0.48, w * 0.86)
    return {
      ...shared,
      titleIsLow: true,
      disc: { x: at(0.04), y: h * 0.29, radius: short * 0.34 },
      hero: { x: w / 2, y: h * 0.575, height, flip },
      stand: 'giant',
      ranges: rangesBetween(scene, 0.5, 0.82, 5, 250),
      crag: { side: side > 0 ? 'right' : 'left', x: at(0.26), y: h * 0.6 },
      far: null,
    }
  }
  const isHigh = layout === 'ascent'
  const height = heroHeight(scene, h * (isHigh ? 0.24 : 0.25), w * 0.6)
  const x = at(isHigh ? 0.06 : 0.03)
  const y = h * (isHigh ? 0.42 : 0.655)
  const flies = hero.rests === 'air'
  const footing = flies ? 12 : Math.min(w * 0.26, Math.max(50, height * hero.width * 0.36))
  const shelfY = flies ? y + h * 0.03 : y
  const ranges = rangesBetween(scene, isHigh ? 0.45 : 0.63, isHigh ? 0.78 : 0.96, 5, 300)
  return {
    ...shared,
    titleIsLow: isHigh,
    disc: { x: at(-0.02), y: y - height * (flies ? 0.58 : 0.42), radius: short * (isHigh ? 0.31 : 0.295) },
    hero: { x, y: hero.rests === 'held' ? y + height * 0.1 : y, height, flip },
    stand: 'range',
    ranges: shelved(ranges, 2, { x, y: shelfY, reach: footing, foot: w * 0.5 }),
  }
}
