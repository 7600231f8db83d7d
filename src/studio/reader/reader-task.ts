// What a reading process is asked for, and what it answers. Each kind of reading is loaded with the first text that wants it: their word lists
// are large, and a process that takes requests needs others than one that works.
import type { Concept } from '../../contract/concept.ts'
import { trainedReader } from '../../reader/trained-reader.ts'
import type { BookFacts, Brief, Wishes } from '../brief/brief.ts'
import type { DrawingOrder, JudgedDrawing } from '../drawings/judge-drawing.ts'
import type { MadeDrawing } from '../drawings/made-drawing.ts'
import type { ArtNotes } from '../language/language.ts'
import type { BookWords } from '../senses/detection/detect-subgenre.ts'
import type { Texts, Verdict } from '../senses/moderation/moderate-text.ts'
import { portionsOf } from './portions.ts'

export type Vectors = readonly Float32Array[] | null

export interface BriefOrder {
  readonly facts: BookFacts
  readonly wishes: Wishes
  readonly notes: ArtNotes | null
  /** What the cover should show; null where nobody has said. */
  readonly concept: Concept | null
  /** What a language model has drawn for the book. */
  readonly drawings: readonly MadeDrawing[]
}

const trained = trainedReader()

const detection = () => import('../senses/detection/detect-by-meaning.ts')

const tasks = {
  judge: async (texts: Texts): Promise<Verdict> => {
    const { moderateText } = await import('../senses/moderation/moderate-text.ts')
    const { networkScore } = await import('../senses/moderation/undisguised.ts')
    return moderateText(texts, await networkScore(trained.verdict, texts))
  },
  portions: async (texts: Texts): Promise<readonly Texts[]> => portionsOf(texts),
  bookTexts: async (book: BookWords): Promise<readonly string[]> => (await detection()).textsToCompare(book),
  subgenre: async (read: { readonly book: BookWords; readonly vectors: Vectors }): Promise<string | null> =>
    (await detection()).detectSubgenreIn(read.book, read.vectors),
  brief: async ({ facts, wishes, notes, concept, drawings }: BriefOrder): Promise<Brief> => {
    const { makeBrief, withArtNotes } = await import('../brief/brief.ts')
    const named = wishes.prompt === null ? [] : await trained.named(wishes.prompt)
    const brief = makeBrief(facts, wishes, concept, drawings, named)
    return notes ? withArtNotes(brief, notes) : brief
  },
  drawing: async (order: DrawingOrder): Promise<JudgedDrawing> =>
    (await import('../drawings/judge-drawing.ts')).judgeDrawing(order),
}

type Tasks = typeof tasks
export type ReaderTaskName = keyof Tasks
type ReaderInput<Name extends ReaderTaskName> = Parameters<Tasks[Name]>[0]
type ReaderOutput<Name extends ReaderTaskName> = Awaited<ReturnType<Tasks[Name]>>

/** What is sent to the process, and what it answers. */
export type ReaderTask = {
  [Name in ReaderTaskName]: { readonly kind: Name; readonly input: ReaderInput<Name> }
}[ReaderTaskName]

export type ReaderAnswer = {
  [Name in ReaderTaskName]: { readonly kind: Name; readonly output: ReaderOutput<Name> }
}[ReaderTaskName]

export const performReading = async (task: ReaderTask): Promise<ReaderAnswer> => {
  switch (task.kind) {
    case 'judge':
      return { kind: task.kind, output: await tasks.judge(task.input) }
    case 'portions':
      return { kind: task.kind, output: await tasks.portions(task.input) }
    case 'bookTexts':
      return { kind: task.kind, output: await tasks.bookTexts(task.input) }
    case 'subgenre':
      return { kind: task.kind, output: await tasks.subgenre(task.input) }
    case 'brief':
      return { kind: task.kind, output: await tasks.brief(task.input) }
    case 'drawing':
      return { kind: task.kind, output: await tasks.drawing(task.input) }
  }
}
