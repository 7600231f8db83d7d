// Speaks with a language model by the model SDK, whose packages are loaded for no other reason.
import type { LanguageModel } from 'ai'
import { mayPassLater, saidBy, waitMsOf } from '../providers/answer.ts'
import { LanguageFailure, type Tokens } from './failure.ts'
import type { ModelAccess } from './language-config.ts'
import { quoted } from './prompts.ts'
import type { Speak } from './question.ts'

/** More than any answer in words needs; some models think on the same account. */
const mostTokens = 2000
const seed = 1
/** Longer than this and a retry is for another day. */
const longestWaitMs = 10_000

export const openModel = (access: ModelAccess, now: () => number): Speak => {
  // At once, so that the first question does not wait for it.
  const loading = load(access)
  // Whoever asks is told.
  loading.catch(() => {})
  return async (question, signal) => {
    const { sdk, model } = await loading
    try {
      const result = await sdk.generateText({
        model,
        instructions: question.instructions,
        prompt: quoted(question.texts),
        output: sdk.Output.object({ schema: question.answer, name: question.task }),
        temperature: 0,
        seed,
        maxOutputTokens: question.mostTokens ?? mostTokens,
        maxRetries: 0,
        abortSignal: signal,
        ...reasoningOf(access),
        // Nothing of a book stays with the provider longer than the answer takes.
        providerOptions: { openai: { store: false } },
      })
      const { finishReason, usage } = result
      if (result.text === '') throw silence(finishReason, tokensOf(usage))
      return { answer: result.output, tokens: tokensOf(usage) }
    } catch (error) {
      signal.throwIfAborted()
      throw failureOf(sdk, error, now())
    }
  }
}

type Sdk = typeof import('ai')

interface Loaded {
  readonly sdk: Sdk
  readonly model: LanguageModel
}

const load = async (access: ModelAccess): Promise<Loaded> => {
  const [sdk, model] = await Promise.all([import('ai'), modelOf(access)])
  // What a model does not support is left out by the SDK; it would tell the console at every question.
  globalThis.AI_SDK_LOG_WARNINGS = false
  return { sdk, model }
}

/** A provider that sends us elsewhere would have the key sent there too. */
const straight: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' })

const modelOf = async ({ provider, model, apiKey, baseUrl: baseURL }: ModelAccess): Promise<LanguageModel> => {
  const way = { baseURL, fetch: straight, ...(apiKey === null ? {} : { apiKey }) }
  switch (provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai')
      return createOpenAI(way)(model)
    }
    case 'google': {
      const { createGoogle } = await import('@ai-sdk/google')
      return createGoogle(way)(model)
    }
    case 'compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      return createOpenAICompatible({ ...way, name: provider, supportsStructuredOutputs: true })(model)
    }
  }
}

/** Lists and short sentences need no long thought. Self-hosted servers differ in whether they know the setting, as does OpenAI's o series. */
const reasoningOf = ({ provider, model }: ModelAccess): { readonly reasoning?: 'none' } =>
  provider === 'compatible' || /^o\d/.test(model) ? {} : { reasoning: 'none' }

interface Usage {
  readonly inputTokens: number | undefined
  readonly outputTokens: number | undefined
}

const tokensOf = (usage: Usage | undefined): Tokens => ({
  input: usage?.inputTokens ?? 0,
  output: usage?.outputTokens ?? 0,
})

/** No words, or none that make an answer: the provider's filter stepped in, or the model does not do as it is told. */
const silence = (finishReason: string | undefined, tokens: Tokens): LanguageFailure =>
  finishReason === 'content-filter'
    ? new LanguageFailure('refused', 'the model would not speak of these texts', { tokens })
    : new LanguageFailure('unusable', 'the model gave no answer of the right shape', { tokens })

const failureOf = (sdk: Sdk, error: unknown, now: number): LanguageFailure => {
  if (error instanceof LanguageFailure) return error
  if (sdk.NoObjectGeneratedError.isInstance(error)) return silence(error.finishReason, tokensOf(error.usage))
  if (!sdk.APICallError.isInstance(error)) return new LanguageFailure('unusable', 'the answer could not be read')
  const { statusCode, responseHeaders } = error
  // The provider answered well, but not as its protocol says.
  if (statusCode === 200) return new LanguageFailure('unusable', 'the answer is none of the protocol')
  if (statusCode === undefined) {
    return new LanguageFailure('unavailable', 'the provider cannot be reached', { mayPass: true })
  }
  const waitMs = waitMsOf(responseHeaders?.['retry-after'] ?? null, now)
  const mayPass = mayPassLater(statusCode) && (waitMs ?? 0) <= longestWaitMs
  return new LanguageFailure('unavailable', saidBy(statusCode), { mayPass, waitMs })
}
