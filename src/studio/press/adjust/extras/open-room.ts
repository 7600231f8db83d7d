// The sheet that added things share with type and hero, and what a place on it would hide.
import type { Box } from '../../../paint/easel.ts'
import type { Motif } from '../../../paint/motifs/motif.ts'
import type { Survey } from '../survey-art.ts'

export interface Room {
  readonly w: number
  readonly h: number
  /** Where type stands, and what was added already. */
  readonly taken: readonly Box[]
  readonly survey: Survey
}

export const flies = ({ kind, rests }: Motif): boolean => rests === 'air' || kind === 'sky'

export const heroShare = ({ x, y, w, h }: Box, survey: Survey): number => {
  let hits = 0
  for (let row = 0; row < 6; row++)
    for (let column = 0; column < 6; column++)
      if (survey.hasHero(x + (w * (column + 0.5)) / 6, y + (h * (row + 0.5)) / 6)) hits++
  return hits / 36
}

export const sharedArea = (one: Box, other: Box): number => {
  const w = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x)
  const h = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y)
  return w > 0 && h > 0 ? (w * h) / (one.w * one.h) : 0
}
