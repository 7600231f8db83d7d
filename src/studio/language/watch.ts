// What is told of the conversation with the model, to those who count and to those who log. Never a word of what was said.
import type { LanguageFailure, LanguageFailureKind, Tokens } from './failure.ts'
import type { LanguageTask } from './language.ts'

export interface Asked {
  readonly task: LanguageTask
  /** `spared`: the model is down and was not asked. */
  readonly outcome: 'answered' | 'spared' | LanguageFailureKind
  readonly seconds: number
  readonly tokens: Tokens
  /** In the currency of the configured prices; 0 without them. */
  readonly cost: number
}

export interface LanguageWatch {
  readonly now: () => number
  /** Aborts everything that is under way. */
  readonly stop: AbortSignal
  readonly onAsked: (asked: Asked) => void
  /** Told once when the model goes silent, and of every answer that could not be used. */
  readonly onTrouble: (failure: LanguageFailure, task: LanguageTask) => void
  readonly onRecovery: () => void
}
