// Who speaks in a field: a title names a book, a blurb tells of one, a prompt asks for a picture.

export type Voice = 'title' | 'telling' | 'asking'

const titles = ['title', 'subtitle', 'author', 'planner_year', 'spineTitle', 'spineAuthor', 'tagline']
const requests = [
  'prompt',
  'instructions',
  'customInstructions',
  'custom_instructions',
  'artDirection',
  'art_direction',
  'edit',
  'wish',
]

const voices = new Map<string, Voice>([
  ...titles.map((field): [string, Voice] => [field, 'title']),
  ...requests.map((field): [string, Voice] => [field, 'asking']),
])

/** Fields that are not known tell of the book, as `summary`, `blurb` and `authorBio` do. */
export const voiceOf = (field: string): Voice => voices.get(field) ?? 'telling'
