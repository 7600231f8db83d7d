// What the server of the tests replies, in the shape of each protocol.
import type { LanguageTask } from '../../src/studio/language/language.ts'

export const protocols = ['openai', 'compatible', 'google'] as const

export type ProtocolName = (typeof protocols)[number]

/**
 * How a question is met. `busy`: 429 that asks to come back at once. `closed`: 429 that asks to come back in an hour. `broken`: 500.
 * `locked`: 401 that quotes the key. `hang`: no answer, ever. `prose`: words instead of JSON. `refused`: the provider's filter.
 * `nonsense`: success in no shape of the protocol.
 */
export type Manner = 'answer' | 'busy' | 'closed' | 'broken' | 'locked' | 'hang' | 'prose' | 'refused' | 'nonsense'

export type Answers = Partial<Record<LanguageTask, unknown>>

export const canaryKey = 'canary-language-key-0815'

interface Reply {
  /** null: none. */
  readonly status: number | null
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const json = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Reply => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

const error = (message: string) => ({ error: { message, type: 'error', code: 'error', status: 'ERROR' } })

interface Asked {
  readonly protocol: ProtocolName
  readonly task: LanguageTask
}

export const reply = ({ protocol, task }: Asked, manner: Manner, answers: Answers): Reply => {
  switch (manner) {
    case 'hang':
      return { status: null, headers: {}, body: '' }
    case 'busy':
      return json(429, error('slow down'), { 'retry-after': '0' })
    case 'closed':
      return json(429, error('quota exceeded'), { 'retry-after': '3600' })
    case 'broken':
      return json(500, error('something broke'))
    case 'locked':
      return json(401, error(`Incorrect API key provided: ${canaryKey}`))
    case 'nonsense':
      return json(200, { hello: 'world' })
    case 'refused':
      return json(200, refusals[protocol])
    case 'prose':
      return json(200, spoken[protocol]('Of course! Here is your answer: it depends.'))
    case 'answer':
      return json(200, spoken[protocol](JSON.stringify(answers[task])))
  }
}

/** Every answer costs as many tokens. */
const tokensPerAnswer = { input: 1000, output: 50 }

const { input: read_, output: written } = tokensPerAnswer

const response = (part: unknown) => ({
  id: 'resp_1',
  object: 'response',
  created_at: 1,
  model: 'test-model',
  output: [{ type: 'message', id: 'msg_1', role: 'assistant', status: 'completed', content: [part] }],
  usage: { input_tokens: read_, output_tokens: written },
})

const completion = (content: string | null, finish_reason: string) => ({
  id: 'chat_1',
  object: 'chat.completion',
  created: 1,
  model: 'test-model',
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason }],
  usage: { prompt_tokens: read_, completion_tokens: written, total_tokens: read_ + written },
})

const candidates = (parts: readonly unknown[], finishReason: string) => ({
  candidates: [{ content: { role: 'model', parts }, finishReason, index: 0 }],
  usageMetadata: { promptTokenCount: read_, candidatesTokenCount: written, totalTokenCount: read_ + written },
})

const spoken: Readonly<Record<ProtocolName, (words: string) => unknown>> = {
  openai: (words) => response({ type: 'output_text', text: words, annotations: [] }),
  compatible: (words) => completion(words, 'stop'),
  google: (words) => candidates([{ text: words }], 'STOP'),
}

const refusals: Readonly<Record<ProtocolName, unknown>> = {
  openai: response({ type: 'refusal', refusal: 'I cannot help with that.' }),
  compatible: completion(null, 'content_filter'),
  google: candidates([], 'SAFETY'),
}
