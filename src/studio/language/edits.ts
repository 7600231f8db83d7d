// Asks for the edits that a message wants, in the form that the trained reader answers in too.
import { type Edit, type EditReading, editReading } from '../../contract/edit.ts'
import { editOperations } from '../../contract/edit-vocabulary.ts'
import type { Language } from './language.ts'
import { paintable } from './paintable.ts'
import { instructionsOf } from './prompts.ts'
import type { Ask, Question } from './question.ts'

const bare = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()

/** New words on a cover are the caller's own, letter by letter: a model may not write titles. */
const isCallers = ({ op, value }: Edit, wish: string): boolean =>
  op !== 'setText' || value === null || bare(wish).includes(bare(value))

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
    const edits = said.edits.filter((edit) => isCallers(edit, wish))
    return { ...said, edits, nothing: edits.length > 0 ? null : (said.nothing ?? 'vague') }
  }
