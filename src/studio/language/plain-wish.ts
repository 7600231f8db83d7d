// Asks for an edit in the words of the edit grammar, which then reads it as it reads everybody's: there is one list of what can be wished.
import { z } from 'zod'
import { readWish } from '../senses/editing/read-wish.ts'
import type { Wish } from '../senses/editing/wish.ts'
import type { Language } from './language.ts'
import { paintable } from './paintable.ts'
import { instructionsOf } from './prompts.ts'
import type { Ask, Question } from './question.ts'

const mostChanges = 8
const longestChange = 160

const answer = z.object({ changes: z.array(z.string()).max(mostChanges) })

type Answer = z.infer<typeof answer>

const bare = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()

/** New words on a cover are the caller's own, letter by letter: a model may not write titles. */
const isCallers = (read: Wish, wish: string): boolean => read.kind !== 'text' || bare(wish).includes(bare(read.text))

/** Whether the grammar knows what this asks for. */
const isUnderstood = (change: string, wish: string): boolean => {
  const wishes = readWish(change)
  return wishes.length > 0 && wishes.every((read) => read.kind !== 'impossible' && isCallers(read, wish))
}

export const plainWishBy =
  (ask: Ask): Language['plainWish'] =>
  async ({ wish, shown }, signal) => {
    const question: Question<Answer> = {
      task: 'edit',
      instructions: instructionsOf('edit', { motifs: paintable.join(', '), most: String(mostChanges) }),
      texts: { wish, shown },
      answer,
    }
    const said = await ask(question, signal)
    const changes = said?.changes.map((change) => change.replace(/[\s.;]+$/, '')) ?? []
    const understood = changes.filter((change) => change.length <= longestChange && isUnderstood(change, wish))
    return understood.length === 0 ? null : `${understood.join('. ')}.`
  }
