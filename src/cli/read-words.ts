// What the trained reader makes of words, with no server and nothing painted: for people who wonder, and for measuring.
import { findGenre } from '../catalog/genres.ts'
import { openSenses } from '../compose/crafts.ts'
import type { Concept } from '../contract/concept.ts'
import type { EditReading } from '../contract/edit.ts'
import { motifOf } from '../studio/concept/motif-of.ts'
import { detectSubgenreBy } from '../studio/senses/detection/detect-by-meaning.ts'
import type { Senses } from '../studio/senses/senses.ts'
import type { Arguments } from './arguments.ts'
import type { StudioPlace } from './command.ts'
import { UsageError } from './usage-error.ts'

/** Slots that are empty are left out: what is printed is what was said. */
const told = ({ edits, keep, unread, nothing }: EditReading): object => ({
  edits: edits.map((edit) => Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== null))),
  keep,
  unread,
  nothing,
})

/** With the name of the drawing for each subject; null where nobody has drawn it. */
const withMotifs = (concept: Concept): object => ({
  ...concept,
  subjects: concept.subjects.map(({ noun, confidence, literal }) => ({
    noun,
    motif: motifOf(noun),
    confidence,
    literal,
  })),
})

const conceptOf = async (given: Arguments, senses: Senses): Promise<object> => {
  const name = given.option('genre') ?? 'other'
  const genre = findGenre(name)
  if (!genre) throw new UsageError(`--genre "${name}" is not known; use a slug such as science-fiction`)
  const title = given.required('title')
  const subtitle = given.option('subtitle') ?? null
  const summary = given.option('summary') ?? null
  const told = given.option('subgenre')
  given.end()
  if (told !== undefined && !genre.subgenres.includes(told)) {
    throw new UsageError(`--subgenre must be one of ${genre.subgenres.join(', ')} for ${genre.name}`)
  }
  // As a cover would be painted: the same way to a subgenre that nobody has told.
  const subgenre =
    told ?? (await detectSubgenreBy(senses.embed, { title, subtitle, summary: summary ?? undefined, genre }))
  return withMotifs(await senses.readConcept({ title, subtitle, genre: genre.slug, subgenre, summary }))
}

export const readWords = async ({ config }: StudioPlace, given: Arguments): Promise<object> => {
  const senses = openSenses(config)
  try {
    const message = given.option('edit')
    if (message === undefined) return await conceptOf(given, senses)
    given.end()
    return told(await senses.readEdits(message))
  } finally {
    await senses.close()
  }
}
