// What an operator decides about the language model.
import type { ProviderAccess } from '../providers/provider-access.ts'
import type { LanguageTask } from './language.ts'

export const languageProviders = ['openai', 'compatible', 'google'] as const

export type LanguageProvider = (typeof languageProviders)[number]

/** A model and the way to it. */
export interface ModelAccess extends ProviderAccess {
  readonly provider: LanguageProvider
  readonly model: string
}

/** Of a million tokens. */
export interface TokenPrices {
  readonly input: number
  readonly output: number
}

export interface LanguageConfig extends ModelAccess {
  /** Drawing is among them where the operator wants it. */
  readonly tasks: readonly LanguageTask[]
  /** How long a job may wait for one answer, retries included. */
  readonly jobPatienceMs: number
  /** How long it may wait for a drawing. */
  readonly drawingPatienceMs: number
  /** How long a request may: somebody waits for it, so that the model has one chance. */
  readonly requestPatienceMs: number
  /** Questions that the provider is asked at once. */
  readonly concurrency: number
  /** null: tokens are counted, money is not. */
  readonly prices: TokenPrices | null
}
