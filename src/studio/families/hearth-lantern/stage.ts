// Where moon, hills, hero and lanterns are in each composition.
import type { Scene } from '../family.ts'

export interface Spot {
  readonly x: number
  readonly y: number
  readonly height: number
}

export interface Stage {
  readonly titleIsLow: boolean
  readonly moon: { readonly x: number; readonly y: number; readonly radius: number }
  readonly horizon: number
  readonly ground: number
  readonly hero: Spot & { readonly flip: boolean }
  /** A cottage in the distance, where the hero is not a house itself. */
  readonly home: Spot | null
  readonly lanterns: readonly Spot[]
}

export const stageOf = ({ w, h, layout, hero, random }: Scene): Stage => {
  const short = Math.min(w, h)
  const side = random.sub('side').chance(0.5) ? 1 : -1
  const at = (share: number): number => w / 2 + side * w * share
  const titleIsLow = layout === 'moonrise'
  const isHouse = hero.kind === 'place'
  const ground = h * (titleIsLow ? 0.585 : 0.79)
  const isNear = layout === 'lane' && !isHouse
  const high = h * (titleIsLow ? 0.33 : isNear ? 0.34 : 0.32)
  const height = Math.min(high, (short * (isHouse ? 0.64 : 0.52)) / hero.width)
  const x = isNear ? at(0.12) : at(0.01)
  const foot = isNear ? ground + h * 0.055 : ground + h * 0.012
  const lantern = (share: number, drop: number, size: number): Spot => ({
    x: at(share),
    y: ground + h * drop,
    height: short * size,
  })
  return {
    titleIsLow,
    moon: titleIsLow
      ? { x: at(-0.03), y: h * 0.27, radius: short * 0.27 }
      : { x: at(layout === 'lane' ? -0.24 : 0.24), y: h * 0.455, radius: short * (layout === 'lane' ? 0.12 : 0.09) },
    horizon: h * (titleIsLow ? 0.5 : 0.63),
    ground,
    hero: { x, y: foot, height, flip: side > 0 },
    home: isHouse ? null : { x: at(-0.25), y: ground - h * 0.012, height: short * (isNear ? 0.26 : 0.2) },
    lanterns: isHouse
      ? [lantern(-0.29, 0.035, 0.11), lantern(0.3, 0.05, 0.13)]
      : [lantern(-0.1, 0.06, 0.14), lantern(0.36, 0.05, 0.1)],
  }
}
