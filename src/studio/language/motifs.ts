// Asks which of the things that can be painted stand for a book.
import { z } from 'zod'
import type { Language } from './language.ts'
import { paintable } from './paintable.ts'
import { instructionsOf } from './prompts.ts'
import type { Ask, Question } from './question.ts'

const mostMotifs = 6

const answer = z.object({
  motifs: z.array(z.object({ motif: z.enum(paintable), told: z.boolean() })).max(mostMotifs),
})

type Answer = z.infer<typeof answer>

/** How strongly a thing is meant that the texts tell of, and one that only stands for what they tell. */
const toldStrength = 1
const symbolStrength = 0.6
/** What each place further down the list takes away, so that its order holds. */
const fading = 0.05

export const motifsBy =
  (ask: Ask): Language['motifs'] =>
  async ({ title, subtitle, summary, prompt }, signal) => {
    const texts = { title, subtitle, summary, prompt }
    const question: Question<Answer> = {
      task: 'motifs',
      instructions: instructionsOf('motifs', { motifs: paintable.join(', '), most: String(mostMotifs) }),
      texts,
      answer,
    }
    const said = await ask(question, signal)
    if (said === null) return null
    const firstOnly = said.motifs.filter(({ motif }, at) => said.motifs.findIndex((one) => one.motif === motif) === at)
    return firstOnly.map(({ motif, told }, at) => ({
      motif,
      strength: Math.max(0, (told ? toldStrength : symbolStrength) - fading * at),
    }))
  }
