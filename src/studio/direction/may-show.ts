// Whether a family may show a thing that a book names: it can draw it well, and the thing suits its air. On a cover of horror or of war what
// is homely would be a joke.
import type { Family } from '../families/family.ts'
import type { Motif } from '../motifs/motif.ts'
import { isHomely } from '../motifs/suits.ts'

export const mayShow = (family: Family, motif: Motif): boolean =>
  family.shows(motif) && (!isHomely(motif) || family.moods.includes('uplifting'))
