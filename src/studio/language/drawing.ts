// Asks for a drawing of a thing that nobody has drawn.
import { type ToldDrawing, toldDrawingSchema } from '../drawings/told-drawing.ts'
import type { Language } from './language.ts'
import { instructionsOf } from './prompts.ts'
import type { Ask, Question } from './question.ts'

/** A drawing of some twenty kilobytes. */
const mostTokens = 12_000

export const drawingBy =
  (ask: Ask, by: string): Language['drawing'] =>
  async (thing, signal) => {
    const question: Question<ToldDrawing> = {
      task: 'drawing',
      instructions: instructionsOf('drawing'),
      texts: { thing },
      answer: toldDrawingSchema,
      mostTokens,
    }
    const told = await ask(question, signal)
    return told && { told, by }
  }
