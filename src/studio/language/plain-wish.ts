// Asks for an edit in the words of the edit grammar, which then reads it as it reads everybody's: there is one list of what can be wished.
import { z } from 'zod'
import type { Language } from './language.ts'
import { paintable } from './paintable.ts'
import { instructionsOf } from './prompts.ts'
import type { Ask, Question } from './question.ts'
import type { TranslatedWish } from './understood-changes.ts'

const mostChanges = 8

const answer = z.object({ changes: z.array(z.string()).max(mostChanges) })

type Answer = z.infer<typeof answer>

export const plainWishBy =
  (ask: Ask, understand: (told: TranslatedWish) => Promise<readonly string[]>): Language['plainWish'] =>
  async ({ wish, shown }, signal) => {
    const question: Question<Answer> = {
      task: 'edit',
      instructions: instructionsOf('edit', { motifs: paintable.join(', '), most: String(mostChanges) }),
      texts: { wish, shown },
      answer,
    }
    const said = await ask(question, signal)
    const changes = said?.changes.map((change) => change.replace(/[\s.;]+$/, '')) ?? []
    const understood = await understand({ wish, changes })
    return understood.length === 0 ? null : `${understood.join('. ')}.`
  }
