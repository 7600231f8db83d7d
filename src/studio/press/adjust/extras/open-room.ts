// The sheet that added things share with type and hero, and what a place on it would hide.

import type { Motif } from '../../../motifs/motif.ts'
import type { Box } from '../../../paint/easel.ts'
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

/** How far a box reaches over what is round within its frame, or over the edge of the sheet. */
export const outside = ({ x, y, w, h }: Box, room: Room): number => {
  const margin = Math.min(room.w, room.h) * 0.02
  const over = Math.max(0, margin - x, margin - y, x + w + margin - room.w, y + h + margin - room.h) / room.w
  const { within } = room.survey
  if (!within || within.w > room.w * 0.9) return over
  const corners = [x + w * 0.12, x + w * 0.88].flatMap((across) =>
    [y + h * 0.12, y + h * 0.92].map((down) => [across, down]),
  )
  const far = corners.map(([across = 0, down = 0]) =>
    Math.hypot((across - within.x) / within.w - 0.5, (down - within.y) / within.h - 0.5),
  )
  return over + Math.max(0, Math.max(...far) - 0.48)
}
