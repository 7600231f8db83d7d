// The genres a book may have, their subgenres, and which of them covers can be generated for.

export interface Genre {
  readonly slug: string
  readonly name: string
  readonly subgenres: readonly string[]
  /** Whether a missing subgenre is detected from title and summary. */
  readonly detectsSubgenre: boolean
  readonly supported: boolean
}

const crimeSubgenres = [
  'cozy',
  'domestic',
  'psychological',
  'legal',
  'political',
  'procedural',
  'dark-academia',
  'rural',
  'true-crime',
  'techno',
  'espionage',
]

const withDetection = (slug: string, name: string, subgenres: readonly string[]): Genre => ({
  slug,
  name,
  subgenres,
  detectsSubgenre: true,
  supported: true,
})

const withoutDetection = (slug: string, name: string, subgenres: readonly string[] = []): Genre => ({
  slug,
  name,
  subgenres,
  detectsSubgenre: false,
  supported: true,
})

export const genres: readonly Genre[] = [
  withoutDetection('business-economics', 'Business & Economics', ['business']),
  withoutDetection('religion-spirituality', 'Religion & Spirituality', ['religion']),
  withoutDetection('non-fiction', 'Non-Fiction'),
  withDetection('fantasy', 'Fantasy', [
    'romantasy',
    'epic-fantasy',
    'dystopian',
    'dark-fantasy',
    'cozy-fantasy',
    'grimdark',
    'litrpg',
    'dark-academia',
    'myth-folklore',
    'contemporary-urban',
    'grounded-low',
  ]),
  withDetection('romance', 'Romance', [
    'contemporary',
    'romantasy',
    'new-adult',
    'dark-romance',
    'sports',
    'romantic-suspense',
    'erotic',
    'paranormal-monster',
    'historical-romance',
    'small-town',
    'clean-sweet',
    'romcom',
  ]),
  withDetection('thriller', 'Thriller', crimeSubgenres),
  withDetection('mystery', 'Mystery', crimeSubgenres),
  withDetection('science-fiction', 'Science Fiction', ['space-opera', 'dystopian', 'hard-sf', 'litrpg', 'cyberpunk']),
  withDetection('horror', 'Horror', [
    'gothic',
    'cosmic',
    'supernatural',
    'slasher',
    'psychological',
    'folk',
    'body',
    'dark-fantasy',
  ]),
  withoutDetection('historical-fiction', 'Historical Fiction', ['historical-fiction']),
  withoutDetection('health-fitness', 'Health & Fitness', ['health-fitness']),
  withDetection('contemporary-fiction', 'Contemporary Fiction', [
    'book-club',
    'womens-fiction',
    'family-saga',
    'humorous',
  ]),
  withoutDetection('young-adult', 'Young Adult'),
  withDetection('childrens', "Children's", ['picture-book', 'early-reader', 'chapter-book', 'middle-grade', 'other']),
  withoutDetection('self-help', 'Self-Help & Personal Development', ['self-help']),
  withDetection('biography-memoir', 'Biography & Memoir', ['literary', 'historical', 'inspirational', 'cultural']),
  { slug: 'poetry', name: 'Poetry', subgenres: [], detectsSubgenre: false, supported: false },
  withDetection('planner-journal', 'Planner & Journal', [
    'productivity',
    'wellness',
    'budget',
    'fitness',
    'minimalist',
    'feminine',
    'faith',
    'goal-setting',
  ]),
  withoutDetection('other', 'Other'),
]

const genresByValue = new Map(genres.flatMap((genre) => [[genre.slug, genre] as const, [genre.name, genre] as const]))

/** Finds a genre by slug or canonical value; case matters. */
export const findGenre = (value: string): Genre | undefined => genresByValue.get(value)

/** A planner has no author unless one is given. */
export const isPlanner = (genre: Genre | undefined): boolean => genre?.slug === 'planner-journal'

/** `dark-academia` as people read it: `Dark Academia`. */
export const subgenreLabel = (value: string): string =>
  specialLabels.get(value) ?? value.split('-').map(capital).join(' ')

const specialLabels = new Map([
  ['litrpg', 'LitRPG'],
  ['hard-sf', 'Hard SF'],
  ['romcom', 'Rom-Com'],
  ['clean-sweet', 'Clean & Sweet'],
  ['paranormal-monster', 'Paranormal & Monster'],
  ['myth-folklore', 'Myth & Folklore'],
  ['contemporary-urban', 'Contemporary & Urban'],
  ['grounded-low', 'Grounded & Low'],
  ['womens-fiction', "Women's Fiction"],
  ['health-fitness', 'Health & Fitness'],
])

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
