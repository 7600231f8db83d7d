// Whoever reads the words of callers: processes of their own in the service, because a text can be written that takes long to read, and
// nobody else is to wait for it.
import type { Brief } from '../brief/brief.ts'
import type { DrawingOrder, JudgedDrawing } from '../drawings/judge-drawing.ts'
import type { BookWords } from '../senses/detection/detect-subgenre.ts'
import type { Texts } from '../senses/moderation/moderate-text.ts'
import type { Verdict } from '../senses/moderation/verdict.ts'
import { lengthOf, longestWhole } from './portions.ts'
import type { BriefOrder, ReaderAnswer, ReaderTask, ReaderTaskName, Vectors } from './reader-task.ts'

/** Whose words they are: readers take the words of one after those of another. */
export interface Whose {
  readonly accountId: string
  /** Whether a job asks, which is counted elsewhere: it waits however many wait. */
  readonly isJob?: boolean
}

export interface Reader {
  /** Whether texts may be printed and painted. All of each is judged, however long it is. */
  judge(whose: Whose, texts: Texts): Promise<Verdict>
  /** What of a book is compared by meaning to find its subgenre; nothing where its words alone tell. */
  bookTexts(whose: Whose, book: BookWords, signal?: AbortSignal): Promise<readonly string[]>
  /** The subgenre, with the vectors of those texts or without. */
  subgenre(whose: Whose, book: BookWords, vectors: Vectors): Promise<string | null>
  brief(whose: Whose, order: BriefOrder, signal?: AbortSignal): Promise<Brief>
  /** Whether what a language model has drawn can be shown. */
  drawing(whose: Whose, order: DrawingOrder, signal?: AbortSignal): Promise<JudgedDrawing>
}

type Perform = (whose: Whose, task: ReaderTask, signal?: AbortSignal) => Promise<ReaderAnswer>

type AnswerOf<Name extends ReaderTaskName> = Extract<ReaderAnswer, { kind: Name }>

/** The answer, known to be of the kind that was asked. */
const isOf = <Name extends ReaderTaskName>(kind: Name, answer: ReaderAnswer): answer is AnswerOf<Name> =>
  answer.kind === kind

const mixedUp = (kind: ReaderTaskName, answer: ReaderAnswer): Error =>
  new Error(`expected an answer of ${kind} but received one of ${answer.kind}`)

export const readerBy = (perform: Perform): Reader => {
  const judgeOne = async (whose: Whose, texts: Texts): Promise<Verdict> => {
    const answer = await perform(whose, { kind: 'judge', input: texts })
    if (!isOf('judge', answer)) throw mixedUp('judge', answer)
    return answer.output
  }

  const portionsOf = async (whose: Whose, texts: Texts): Promise<readonly Texts[]> => {
    if (lengthOf(texts) <= longestWhole) return [texts]
    const answer = await perform(whose, { kind: 'portions', input: texts })
    if (!isOf('portions', answer)) throw mixedUp('portions', answer)
    return answer.output
  }

  return {
    judge: async (whose, texts) => {
      for (const portion of await portionsOf(whose, texts)) {
        const verdict = await judgeOne(whose, portion)
        if (!verdict.allowed) return verdict
      }
      return { allowed: true }
    },
    bookTexts: async (whose, book, signal) => {
      const answer = await perform(whose, { kind: 'bookTexts', input: book }, signal)
      if (!isOf('bookTexts', answer)) throw mixedUp('bookTexts', answer)
      return answer.output
    },
    subgenre: async (whose, book, vectors) => {
      const answer = await perform(whose, { kind: 'subgenre', input: { book, vectors } })
      if (!isOf('subgenre', answer)) throw mixedUp('subgenre', answer)
      return answer.output
    },
    brief: async (whose, order, signal) => {
      const answer = await perform(whose, { kind: 'brief', input: order }, signal)
      if (!isOf('brief', answer)) throw mixedUp('brief', answer)
      return answer.output
    },
    drawing: async (whose, order, signal) => {
      const answer = await perform(whose, { kind: 'drawing', input: order }, signal)
      if (!isOf('drawing', answer)) throw mixedUp('drawing', answer)
      return answer.output
    },
  }
}
