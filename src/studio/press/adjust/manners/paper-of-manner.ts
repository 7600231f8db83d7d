// Manners that lay the picture on a ground of their own: letters must stand out from it.
import type { Colour } from '../../../colour/colour.ts'
import type { Manner } from '../../../direction/adjustments.ts'

/** Paper that has yellowed. */
export const agedPaper = '#ecd9ae'

const papers: Partial<Readonly<Record<Manner, Colour>>> = {
  'aged-paper': agedPaper,
  chart: '#c9b184',
  chalk: '#2b3330',
}

export const paperOf = (manner: Manner | null): Colour | null => (manner === null ? null : (papers[manner] ?? null))
