// Asks for the edits that a message wants, in the form that the trained reader answers in too.
import { type EditReading, editReading } from '../../contract/edit.ts'
import { editOperations } from '../../contract/edit-vocabulary.ts'
import { isIn } from '../edit/callers-words.ts'
import type { Language } from './language.ts'
import { paintable } from './paintable.ts'
import { instructionsOf } from './prompts.ts'
import type { Ask, Question } from './question.ts'

const operations = Object.entries(editOperations)
  .map(
    ([op, { values, isOpen }]) => `- ${op}: ${[...values, ...(isOpen ? ['or words of the message'] : [])].join(', ')}`,
  )
  .join('\n')

export const editsBy =
  (ask: Ask): Language['edits'] =>
  async ({ wish, shown }, signal) => {
    const question: Question<EditReading> = {
      task: 'edit',
      instructions: instructionsOf('edit', { motifs: paintable(), operations }),
      texts: { wish, shown },
      answer: editReading,
    }
    const said = await ask(question, signal)
    if (said === null) return null
    const unread = said.unread.filter((words) => isIn(wish, words))
    return { ...said, unread, nothing: said.edits.length > 0 ? null : (said.nothing ?? 'vague') }
  }
