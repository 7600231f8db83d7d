// What is known of the subgenres of each genre that has them detected. Thrillers and mysteries share one list.
import biographyMemoir from './data/biography-memoir.json' with { type: 'json' }
import childrens from './data/childrens.json' with { type: 'json' }
import contemporaryFiction from './data/contemporary-fiction.json' with { type: 'json' }
import crime from './data/crime.json' with { type: 'json' }
import fantasy from './data/fantasy.json' with { type: 'json' }
import horror from './data/horror.json' with { type: 'json' }
import plannerJournal from './data/planner-journal.json' with { type: 'json' }
import romance from './data/romance.json' with { type: 'json' }
import scienceFiction from './data/science-fiction.json' with { type: 'json' }
import type { GenreProfile } from './subgenre-scorer.ts'

export const genreProfiles: ReadonlyMap<string, GenreProfile> = new Map<string, GenreProfile>([
  ['biography-memoir', biographyMemoir],
  ['childrens', childrens],
  ['contemporary-fiction', contemporaryFiction],
  ['fantasy', fantasy],
  ['horror', horror],
  ['mystery', crime],
  ['planner-journal', plannerJournal],
  ['romance', romance],
  ['science-fiction', scienceFiction],
  ['thriller', crime],
])
