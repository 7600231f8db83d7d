// Where things stand in each composition: ground, house, figure, moon.

import { findMotif } from '../../motifs/find-motif.ts'
import type { Motif } from '../../motifs/motif.ts'
import { isBuilding, isModern } from '../../motifs/suits.ts'
import type { Box } from '../../paint/easel.ts'
import type { Scene } from '../family.ts'

export interface Composition {
  readonly house: Motif
  /** Who stands before the house. */
  readonly figure: Motif | null
  /** Middle of the foot of the house, and its height. */
  readonly x: number
  readonly ground: number
  readonly height: number
  readonly moon: { readonly x: number; readonly y: number; readonly radius: number }
  /** Below this nothing but sky belongs to the type. */
  readonly top: number
  readonly unit: number
}

/** Whether a motif can be the house; anything else stands before it. */
export const isDwelling = (motif: Motif): boolean => isBuilding(motif) && !isModern(motif)

const castOf = ({ hero, companions }: Scene): { house: Motif; figure: Motif | null } => {
  const others = [hero, ...companions]
  const manor = findMotif('manor') ?? hero
  const house = others.find(isDwelling) ?? manor
  const figure = isDwelling(hero) ? companions.find(({ kind }) => kind === 'person') : hero
  return { house, figure: figure ?? null }
}

export const compositionOf = (scene: Scene, zones: readonly Box[]): Composition => {
  const { w, h, layout, random } = scene
  const unit = Math.min(w, h * 0.625)
  const cast = castOf(scene)
  const side = random.sub('side').pick([-1, 1])
  const top = Math.max(h * 0.06, ...zones.filter(({ y }) => y < h * 0.4).map((zone) => zone.y + zone.h))
  // The house as wide as wanted, or as tall as the room under the type allows.
  const sized = (width: number, tallest: number): number => Math.min((unit * width) / cast.house.width, tallest)
  if (layout === 'gate') {
    const ground = h * 0.7
    const height = sized(0.52, (ground - top) * 0.74)
    return {
      ...cast,
      x: w / 2,
      ground,
      height,
      unit,
      top,
      moon: { x: w / 2 + side * unit * 0.24, y: ground - height, radius: unit * 0.13 },
    }
  }
  if (layout === 'mirror') {
    const ground = h * 0.645
    const height = sized(0.66, (ground - top) * 0.8)
    return {
      ...cast,
      x: w / 2 + side * unit * 0.04,
      ground,
      height,
      unit,
      top,
      moon: { x: w / 2 - side * unit * 0.3, y: ground - height * 0.9, radius: unit * 0.085 },
    }
  }
  if (layout === 'cliff') {
    const ground = h * 0.43
    const height = sized(0.54, h * 0.26)
    return {
      ...cast,
      x: w / 2 + side * unit * 0.16,
      ground,
      height,
      unit,
      top: h * 0.04,
      moon: { x: w / 2 - side * unit * 0.2, y: h * 0.17, radius: unit * 0.1 },
    }
  }
  const ground = h * 0.715
  const height = sized(0.64, (ground - top) * 0.8)
  return {
    ...cast,
    x: w / 2,
    ground,
    height,
    unit,
    top,
    moon: {
      x: w / 2 + side * unit * 0.05,
      y: Math.max(ground - height * 0.72, top + unit * 0.34),
      radius: unit * 0.31,
    },
  }
}
