// Asks for what an art director would say of a book: its mood, its kind of colours, and what the picture shows.
import { z } from 'zod'
import { moods } from '../../catalog/moods.ts'
import { colorPalettes } from '../../catalog/palettes.ts'
import type { Verdict } from '../senses/moderation/verdict.ts'
import type { Language } from './language.ts'
import { instructionsOf } from './prompts.ts'
import type { Ask, Question } from './question.ts'

const own = 'own'

const answer = z.object({
  mood: z.enum(moods),
  palette: z.enum([...colorPalettes, own]),
  scene: z.string(),
})

type Answer = z.infer<typeof answer>

const mostWords = 60

/** What the model wrote, as plain sentences of ours: one line, no signs of markup or quotation, cut between sentences or words. */
export const plainScene = (text: string): string | null => {
  const line = text
    .replaceAll(/[\p{C}\p{Z}\s]+/gu, ' ')
    .replaceAll(/[<>{}[\]`*_#|\\"“”„«»]/g, '')
    .trim()
  const words = line.split(' ').slice(0, mostWords + 1)
  const kept = words.slice(0, mostWords).join(' ')
  const whole = words.length <= mostWords ? kept : (/^.*[.!?](?=\s|$)/s.exec(kept)?.[0] ?? kept)
  if (!/\p{L}{3}/u.test(whole)) return null
  return /[.!?]$/.test(whole) ? whole : `${whole.replace(/[\s,;:–-]+$/, '')}.`
}

type Judge = (texts: Readonly<Record<string, string>>) => Promise<Verdict>

/** A summary may talk a model into a picture that nobody may ask for: what it wrote is judged like a caller's prompt. */
const allowedScene = async (judge: Judge, text: string): Promise<string | null> => {
  const scene = plainScene(text)
  if (scene === null) return null
  const { allowed } = await judge({ prompt: scene })
  return allowed ? scene : null
}

export const artNotesBy =
  (ask: Ask, judge: Judge): Language['artNotes'] =>
  async ({ title, subtitle, summary, prompt, genre, subgenre, audience }, signal) => {
    const question: Question<Answer> = {
      task: 'direction',
      instructions: instructionsOf('direction', {
        moods: moods.join(', '),
        palettes: colorPalettes.join(', '),
        most: String(mostWords),
      }),
      texts: { title, subtitle, summary, prompt, genre, subgenre, audience },
      answer,
    }
    const said = await ask(question, signal)
    if (said === null) return null
    const { mood, palette, scene } = said
    return { mood, palette: palette === own ? null : palette, scene: await allowedScene(judge, scene) }
  }
