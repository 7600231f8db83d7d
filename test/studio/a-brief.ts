// A brief for tests: a plain book, with what the test cares about.
import { type BookFacts, type Brief, makeBrief, type Wishes } from '../../src/studio/brief/brief.ts'

export const aBrief = (book: Partial<BookFacts> = {}, wishes: Partial<Wishes> = {}): Brief =>
  makeBrief(
    {
      title: 'The House by the Water',
      subtitle: null,
      author: 'Margaret Hale',
      genre: 'fantasy',
      subgenre: null,
      summary: 'A keeper lights the lamp.',
      audience: null,
      plannerYear: null,
      ...book,
    },
    { prompt: null, colorPalette: null, mood: null, ...wishes },
  )
