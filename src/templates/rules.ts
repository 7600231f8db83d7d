// Which templates answer a query.
import { fault } from '../catalog/fault.ts'
import type { Genre } from '../catalog/genres.ts'
import { knownGenre } from '../catalog/known-genre.ts'
import { bucketMatch } from '../studio/direction/shelf.ts'
import { factsOfFamily } from '../studio/families/facts.ts'
import type { Family } from '../studio/families/family.ts'
import { families } from '../studio/families/index.ts'

export interface TemplateQuery {
  readonly genre?: string | undefined
  readonly subgenre?: string | undefined
}

export interface FoundTemplate {
  readonly family: Family
  /** Null where no subgenre was asked for. */
  readonly subgenreMatch: boolean | null
}

/** The better made come first. */
const listed = families.toSorted((one, other) => factsOfFamily(other).craft - factsOfFamily(one).craft)

export const findTemplates = ({ genre, subgenre }: TemplateQuery): FoundTemplate[] => {
  if (genre === undefined) {
    if (subgenre !== undefined) throw fault('missing_genre_for_subgenre', { details: { field: 'subgenre' } })
    return listed.map((family) => ({ family, subgenreMatch: null }))
  }
  const asked = knownGenre(genre)
  if (subgenre === undefined) {
    return listed.filter((family) => servesGenre(family, asked)).map((family) => ({ family, subgenreMatch: null }))
  }
  refuseUnknownSubgenre(asked, subgenre)
  return listed.flatMap((family) => {
    const match = bucketMatch(family, asked.slug, subgenre)
    return match === null ? [] : [{ family, subgenreMatch: match === 'subgenre' }]
  })
}

const servesGenre = ({ genreBuckets }: Family, { name }: Genre): boolean =>
  genreBuckets.some((bucket) => bucket.startsWith(`${name}:`))

const refuseUnknownSubgenre = ({ name, subgenres }: Genre, subgenre: string): void => {
  if (subgenres.includes(subgenre)) return
  throw fault('invalid_subgenre', {
    message:
      subgenres.length > 0
        ? `subgenre must be one of ${subgenres.join(', ')} for ${name}.`
        : `${name} has no subgenres; leave subgenre out.`,
    details: { field: 'subgenre', allowed: subgenres },
  })
}
