// Whether a family may show a thing that a book names: it can draw it well, has a place for it, and the thing suits its air. On a cover of
// horror or of war what is homely would be a joke.
import { factsOfFamily } from '../families/facts.ts'
import type { Family } from '../families/family.ts'
import type { Motif } from '../motifs/motif.ts'
import { isHomely } from '../motifs/suits.ts'
import { tellsByOutline } from '../motifs/tells-by-outline.ts'
import { settledLayouts } from './settled-layouts.ts'

export const mayShow = (family: Family, motif: Motif): boolean =>
  family.shows(motif) &&
  settledLayouts(family, motif).length > 0 &&
  (!isHomely(motif) || family.moods.includes('uplifting')) &&
  (!factsOfFamily(family).outline || tellsByOutline(motif))
