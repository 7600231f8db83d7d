// Who is seen in the lit window, and who stands on the lawn before it.
import { findMotif } from '../../motifs/find-motif.ts'
import type { Motif } from '../../motifs/motif.ts'

/** A thing stays in the house: as large as a person on the lawn it would be a monument. */
export const indoors = (hero: Motif): Motif => {
  if (hero.kind === 'object') return hero
  return findMotif(hero.id === 'woman-standing' ? 'man-in-coat' : 'woman-standing') ?? hero
}

export const outdoors = (hero: Motif): Motif => (hero.kind === 'object' ? (findMotif('man-in-coat') ?? hero) : hero)
