// Why a language model gave no answer. The words of a failure are our own: providers quote keys and texts in theirs.
import type { Prospects } from '../providers/answer.ts'

const languageFailures = ['refused', 'unavailable', 'unusable'] as const

/** It would not speak of these texts, could not be reached in time, or said something that is no answer. */
export type LanguageFailureKind = (typeof languageFailures)[number]

export interface Tokens {
  readonly input: number
  readonly output: number
}

export const noTokens: Tokens = { input: 0, output: 0 }

interface FailureDetails extends Prospects {
  /** An answer that cannot be used is paid for all the same. */
  readonly tokens: Tokens
}

export class LanguageFailure extends Error implements FailureDetails {
  readonly kind: LanguageFailureKind
  readonly mayPass: boolean
  readonly waitMs: number | null
  readonly tokens: Tokens

  constructor(kind: LanguageFailureKind, message: string, details: Partial<FailureDetails> = {}) {
    super(message)
    this.name = 'LanguageFailure'
    this.kind = kind
    this.mayPass = details.mayPass ?? false
    this.waitMs = details.waitMs ?? null
    this.tokens = details.tokens ?? noTokens
  }
}
