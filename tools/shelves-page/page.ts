// The page of shelves as text: what sells on each, in words, and which templates serve it in the order in which they are chosen.
import { z } from 'zod'
import { type Genre, genres, subgenreLabel } from '../../src/catalog/genres.ts'
import { bucketMatch, suitsShelf } from '../../src/studio/direction/shelf.ts'
import { factsOfFamily, isRetired } from '../../src/studio/families/facts.ts'
import type { Family } from '../../src/studio/families/family.ts'
import { families } from '../../src/studio/families/index.ts'
import records from './shelves.json' with { type: 'json' }

const recordSchema = z.strictObject({
  shown: z.string(),
  crop: z.string(),
  palette: z.string(),
  type: z.string(),
  mood: z.string(),
})

/** By `genre/subgenre`; `*` where a genre has none. */
export const shelfRecords: Readonly<Record<string, z.infer<typeof recordSchema>>> = z
  .record(z.string(), recordSchema)
  .parse(records)

export const paintedGenres: readonly Genre[] = genres.filter(({ supported }) => supported)

export const shelvesOf = ({ slug, subgenres }: Genre): readonly { key: string; subgenre: string | null }[] =>
  subgenres.length === 0
    ? [{ key: `${slug}/*`, subgenre: null }]
    : subgenres.map((subgenre) => ({ key: `${slug}/${subgenre}`, subgenre }))

/** What was made for the subgenre before what serves the whole genre, the better made first. */
export const templatesFor = (genre: string, subgenre: string | null): readonly Family[] => {
  const isOwn = (family: Family): number => (bucketMatch(family, genre, subgenre) === 'subgenre' ? 1 : 0)
  return families
    .filter((family) => suitsShelf(family, genre, subgenre) && !isRetired(family))
    .toSorted(
      (one, other) =>
        isOwn(other) - isOwn(one) ||
        factsOfFamily(other).craft - factsOfFamily(one).craft ||
        (one.id < other.id ? -1 : 1),
    )
}

const shelfLines = (genre: Genre, { key, subgenre }: { key: string; subgenre: string | null }): readonly string[] => {
  const record = shelfRecords[key]
  if (record === undefined) throw new Error(`nothing is written of the shelf ${key}`)
  return [
    ...(subgenre === null ? [] : [`### ${subgenreLabel(subgenre)}`, '']),
    `- Shown: ${record.shown}.`,
    `- Crop: ${record.crop}.`,
    `- Palette: ${record.palette}.`,
    `- Type: ${record.type}.`,
    `- Mood: ${record.mood}.`,
    `- Templates: ${templatesFor(genre.slug, subgenre)
      .map(({ id }) => `\`${id}\``)
      .join(', ')}.`,
    '',
  ]
}

const genreLines = (genre: Genre): readonly string[] => [
  `## ${genre.name}`,
  '',
  `![Covers of ${genre.name}](pictures/shelves/${genre.slug}.jpg)`,
  '',
  ...shelvesOf(genre).flatMap((shelf) => shelfLines(genre, shelf)),
]

export const shelvesPage = (): string =>
  [
    '# Shelves',
    '',
    'What covers look like that sell on each shelf, in words, and which templates serve it. `npm run shelves:page` makes this page and its',
    'pictures: the words are in `tools/shelves-page/shelves.json`, the books on the pictures are invented and in `books.json` beside it, and the',
    'templates come from what is known of them (`src/studio/families/facts.json`), in the order in which they are chosen when nothing else',
    'decides. A book whose concept a template of a neighbouring shelf shows better may get that one.',
    '',
    ...paintedGenres.flatMap(genreLines),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n')
