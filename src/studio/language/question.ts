// A question to a language model: what it is to do, the texts it is about, and the only shape in which it may answer.
import type { z } from 'zod'
import type { Tokens } from './failure.ts'
import type { LanguageTask } from './language.ts'

export interface Question<Answer> {
  readonly task: LanguageTask
  readonly instructions: string
  readonly texts: Readonly<Record<string, string | readonly string[] | null | undefined>>
  readonly answer: z.ZodType<Answer>
  /** How long the answer may be, where it is longer than a few sentences. */
  readonly mostTokens?: number
}

export interface Spoken<Answer> {
  readonly answer: Answer
  readonly tokens: Tokens
}

/** Puts a question to the model once; throws a LanguageFailure. */
export type Speak = <Answer>(question: Question<Answer>, signal: AbortSignal) => Promise<Spoken<Answer>>

/** Asks with all the patience that the task allows; null where there is no answer. */
export type Ask = <Answer>(question: Question<Answer>, signal?: AbortSignal) => Promise<Answer | null>
