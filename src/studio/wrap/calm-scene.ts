// The same scene without its figures: nothing that acts, no sun or moon, no type. What lies beside a cover, and behind the text of its back.
import type { CoverDocument } from '../document.ts'
import { allMotifs } from '../motifs/find-motif.ts'
import type { Motif } from '../motifs/motif.ts'
import { cast } from '../paint/characters/cast.ts'
import { withoutPlaces } from '../press/lacking.ts'

/** Things of the sky that a picture has once. */
const onlyOnce = ['moon', 'sun', 'birds', 'lightning']

/** Trees and flowers are of the place itself, and stay. */
const acting = (): readonly Motif[] => allMotifs().filter(({ kind }) => kind !== 'plant')

const figures = (): readonly string[] => [...acting().map(({ id }) => id), ...cast.map(({ id }) => id), ...onlyOnce]

export const withoutFigures = (cover: CoverDocument): CoverDocument => {
  const document = withoutPlaces(cover)
  const { direction } = document
  const { adjustments } = direction
  return {
    ...document,
    direction: {
      ...direction,
      companions: [],
      adjustments: {
        ...adjustments,
        without: [...new Set([...adjustments.without, ...figures(), direction.hero])],
        extras: [],
        border: null,
        hero: { ...adjustments.hero, colour: null },
        manner: adjustments.manner === 'simplified' ? null : adjustments.manner,
      },
    },
  }
}
