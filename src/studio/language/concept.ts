// Asks what the cover of a book should show, in the form that the trained reader answers in too.
import { type Concept, concept } from '../../contract/concept.ts'
import type { Language } from './language.ts'
import { paintable } from './paintable.ts'
import { instructionsOf } from './prompts.ts'
import type { Ask, Question } from './question.ts'

export const conceptBy =
  (ask: Ask): Language['concept'] =>
  async ({ title, subtitle, summary, prompt, genre, subgenre, audience }, signal) => {
    const question: Question<Concept> = {
      task: 'concept',
      instructions: instructionsOf('concept', { motifs: paintable() }),
      texts: { title, subtitle, summary, prompt, genre, subgenre, audience },
      answer: concept,
    }
    return ask(question, signal)
  }
