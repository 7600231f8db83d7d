// Asks whether texts that the word lists let pass break the content policy after all. It can only refuse more, never less.
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { reasons, type Verdict } from '../senses/moderation/verdict.ts'
import type { Language, ModeratedTexts } from './language.ts'
import { instructionsOf } from './prompts.ts'
import type { Ask, Question } from './question.ts'

const allowed = 'allowed'

/** Names of people are not the model's business. */
const keptHere: ReadonlySet<string> = new Set(['author', 'spineAuthor', 'planner_year'])

/** A wrap is rendered many times with the same words. */
const mostRemembered = 1000

type Sent = readonly (readonly [field: string, text: string])[]

const sentOf = (texts: ModeratedTexts): Sent =>
  Object.entries(texts).flatMap(([field, text]) => (text && !keptHere.has(field) ? [[field, text] as const] : []))

interface Answer {
  readonly verdict: (typeof reasons)[number] | typeof allowed
  readonly field: string
}

const question = (sent: Sent): Question<Answer> => ({
  task: 'moderation',
  instructions: instructionsOf('moderation', { reasons: reasons.join(', ') }),
  texts: Object.fromEntries(sent),
  answer: z.object({ verdict: z.enum([allowed, ...reasons]), field: z.enum(['none', ...sent.map(([name]) => name)]) }),
})

export const secondOpinionBy = (ask: Ask): Language['secondOpinion'] => {
  const remembered = new Map<string, Verdict>()

  const remember = (key: string, verdict: Verdict): void => {
    const [oldest] = remembered.keys()
    if (remembered.size >= mostRemembered && oldest !== undefined) remembered.delete(oldest)
    remembered.set(key, verdict)
  }

  return async (texts, signal) => {
    const sent = sentOf(texts)
    const [first] = sent
    if (first === undefined) return null
    const key = createHash('sha256').update(JSON.stringify(sent)).digest('base64')
    const known = remembered.get(key)
    if (known) return known
    const said = await ask(question(sent), signal)
    if (said === null) return null
    const field = said.field === 'none' ? first[0] : said.field
    const verdict: Verdict =
      said.verdict === allowed ? { allowed: true } : { allowed: false, field, reason: said.verdict }
    remember(key, verdict)
    return verdict
  }
}
