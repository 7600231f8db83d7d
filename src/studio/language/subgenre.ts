// Asks which of a genre's subgenres a book belongs to.
import { z } from 'zod'
import type { BookWords } from '../senses/detection/detect-subgenre.ts'
import type { Language } from './language.ts'
import { instructionsOf } from './prompts.ts'
import type { Ask, Question } from './question.ts'

const none = 'none'

const question = ({ genre, title, subtitle, summary }: BookWords): Question<{ subgenre: string }> => ({
  task: 'subgenre',
  instructions: instructionsOf('subgenre', { genre: genre.name, subgenres: genre.subgenres.join(', ') }),
  texts: { title, subtitle, summary },
  answer: z.object({ subgenre: z.enum([...genre.subgenres, none]) }),
})

export const subgenreBy =
  (ask: Ask): Language['subgenre'] =>
  async (book, signal) => {
    if (!book.genre.detectsSubgenre) return null
    const answer = await ask(question(book), signal)
    return answer && { subgenre: answer.subgenre === none ? null : answer.subgenre }
  }
