// Words that may be directions: "lower the title" moves it, "brighten it up" moves nothing.
import type { Placed } from '../../lexicon/mark.ts'
import { rolesOf } from '../../sentence/clause.ts'

const isMovable = (placed: Placed | undefined): boolean =>
  placed?.mark.is === 'motif' ||
  (placed?.mark.is === 'target' && (placed.mark.target === 'hero' || rolesOf(placed.mark.target).length > 0))

export const withDirections = (marks: readonly Placed[]): readonly Placed[] =>
  marks.flatMap((placed, at): Placed[] => {
    const { mark, said } = placed
    const [, way] = /^(lower|raise)(?: the)?$/.exec(said) ?? []
    const next = marks[at + 1]
    if (way && isMovable(next) && !marks.slice(at + 1).some((other) => other.mark.is === 'tracking'))
      return [{ ...placed, mark: { is: 'place', place: way === 'lower' ? 'bottom' : 'top' } }]
    const isParticle = mark.is === 'place' && (said === 'up' || said === 'down')
    const isOfTone = marks.slice(0, at).some((other) => other.mark.is === 'tone' || other.mark.is === 'feeling')
    return isParticle && isOfTone ? [] : [placed]
  })
